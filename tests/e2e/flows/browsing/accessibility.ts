import { expect, it } from 'vitest';
import { DESK, goTo, openAsVisitor, pathOf, PHONE, type GetSite } from '../../support/site.ts';

const PLACE = 'location_type=college&location_id=204796';

/** Tests what helps people who use a keyboard, a screen reader or an unsteady hand. */
export function accessibilityFlows(site: GetSite): void {
  it('closes a dialog on a click beside it, but not when the press ends elsewhere (2.5.2)', async () => {
    const { page, context, complaints } = await openAsVisitor(site(), `/questionnaire?${PLACE}`, { viewport: DESK });
    await page.getByRole('radio', { name: 'On a specific date' }).check();
    await page.getByRole('button', { name: 'Calendar' }).click();
    const dialog = page.getByRole('dialog', { name: 'Choose a date' });
    await dialog.waitFor();
    await page.mouse.move(20, 20);
    await page.mouse.down();
    await dialog.getByRole('heading', { name: 'Choose a date' }).hover();
    await page.mouse.up();
    expect(await dialog.isVisible()).toBe(true);
    await page.mouse.click(20, 20);
    await dialog.waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('never hides the focused element below the bar of a phone (2.4.11), and names cards and a way to a person', async () => {
    const { page, context, complaints } = await openAsVisitor(site(), `/matches?${PLACE}`, { viewport: PHONE });
    const card = page.getByRole('article').first();
    const name = (await card.getByRole('heading').textContent()) ?? '';
    expect(await page.getByRole('article', { name }).count()).toBeGreaterThan(0);
    await card.getByRole('heading').getByRole('link').click();
    await page.getByRole('heading', { level: 1, name }).waitFor();
    const hidden: string[] = [];
    for (let stop = 0; stop < 40; stop++) {
      await page.keyboard.press('Tab');
      const below = await page.evaluate(() => {
        const element = document.activeElement;
        if (!element || element === document.body || element.closest('[class*="bar"]')) return null;
        const { left, top, width, height } = element.getBoundingClientRect();
        const shown = document.elementFromPoint(left + width / 2, top + Math.min(height, innerHeight) / 2);
        return shown?.closest('[class*="bar"]') ? element.outerHTML.slice(0, 120) : null;
      });
      if (below !== null) hidden.push(below);
    }
    expect(hidden).toEqual([]);
    const help = page.getByRole('contentinfo').getByRole('link', { name: 'Contact' });
    expect(await help.getAttribute('href')).toMatch(/\/contact$/);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('skips by keyboard to the filters, the homes and the map of the matches (2.4.1)', async () => {
    const { page, context, complaints } = await openAsVisitor(site(), `/matches?${PLACE}`, { viewport: DESK });
    await page.getByRole('article').first().waitFor();
    const focusedIn = (selector: string) =>
      page.evaluate((within) => document.activeElement?.closest(within) !== null, selector);
    const skip = async (name: string) => {
      const link = page.getByRole('link', { name, exact: true });
      await link.focus();
      await expect.poll(() => link.evaluate((shown) => shown.getBoundingClientRect().top)).toBeGreaterThan(0);
      await page.keyboard.press('Enter');
    };
    await skip('Skip to content');
    await page.keyboard.press('Tab');
    await skip('Skip the filters');
    await page.keyboard.press('Tab');
    expect(await focusedIn('#homes')).toBe(true);
    expect(await focusedIn('form')).toBe(false);
    await skip('Skip to the map');
    expect(await focusedIn('#map')).toBe(true);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('offers today in the calendar at 23:59 in a time zone where it is not yet tomorrow, and no day before', async () => {
    const { page, context } = await openAsVisitor(
      site(),
      `/questionnaire?${PLACE}`,
      { viewport: DESK, timezoneId: 'Pacific/Honolulu' },
      // 23:59 on June 14 in Honolulu is 09:59 on June 15 in UTC.
      (all) => all.clock.setFixedTime('2027-06-15T09:59:00Z'),
    );
    await page.getByRole('radio', { name: 'On a specific date' }).check();
    await page.getByRole('button', { name: 'Calendar' }).click();
    const dialog = page.getByRole('dialog', { name: 'Choose a date' });
    const today = dialog.getByRole('button', { name: /Monday, June 14, 2027/ });
    await today.waitFor();
    expect(await today.getAttribute('aria-label')).toMatch(/^Today/);
    expect(await today.isEnabled()).toBe(true);
    expect(await dialog.getByRole('button', { name: /Sunday, June 13, 2027/ }).isDisabled()).toBe(true);
    await context.close();
  });

  it('holds a pressed option for 150 ms [§9], and stores the screen and the type of the search (requirement 93)', async () => {
    const { page, context } = await openAsVisitor(site(), `/questionnaire?${PLACE}`, {
      reducedMotion: 'no-preference',
    });
    const option = page.locator('label', { has: page.getByRole('radio', { name: '2 bedrooms' }) });
    expect(await option.evaluate((label) => getComputedStyle(label).transitionDelay)).toContain('0.15s');
    const stored = () =>
      page.evaluate(() => {
        const { screenName, searchType } = JSON.parse(localStorage.getItem('renter:v1') ?? '{}') as {
          screenName?: string;
          searchType?: string;
        };
        return { screenName, searchType };
      });
    await expect.poll(stored).toEqual({ screenName: 'questionnaire', searchType: 'college' });
    await context.close();
  });
}

/** Tests that a visitor without details never sees a screen of them [§2]; the server renders both for everybody. */
export function detailsRedirectFlow(site: GetSite): void {
  it('redirects the screens of the details before they are painted for a visitor who has given none', async () => {
    const { page, context } = await openAsVisitor(site(), '/how-to-use', {}, (all) =>
      all.addInitScript(() => {
        const look = () => {
          if (document.body?.innerText.includes('Your ') && location.pathname.startsWith('/your-info'))
            sessionStorage.setItem('painted', document.body.innerText.slice(0, 80));
          requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }),
    );
    for (const path of ['/your-info', '/your-info/move-in']) {
      await goTo(site(), page, path);
      await expect.poll(() => pathOf(page)).toBe('/');
    }
    expect(await page.evaluate(() => sessionStorage.getItem('painted'))).toBeNull();
    await context.close();
  });

  it('mounts nothing and throws nothing on a page without its container (requirement 31)', async () => {
    const { page, context, complaints } = await openAsVisitor(site(), '/how-to-use');
    const [entry] = await page.evaluate(
      () => JSON.parse(document.getElementById('scripts')?.textContent ?? '[]') as string[],
    );
    await page.route('**/elsewhere', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<p>Elsewhere</p><script type="module" src="${entry}"></script>`,
      }),
    );
    const loaded = page.waitForResponse((response) => response.url().endsWith(entry ?? '?'));
    await page.goto(`${site().url}/elsewhere`);
    await loaded;
    await page.waitForLoadState('networkidle');
    expect(await page.locator('body').innerText()).toBe('Elsewhere');
    expect(complaints).toEqual([]);
    await context.close();
  });
}
