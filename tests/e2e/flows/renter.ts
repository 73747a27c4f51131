import { expect, it } from 'vitest';
import { openAsVisitor, devices, fitsTheWindow, goTo, pathOf, type GetSite } from '../support/site.ts';

/** A contact request from a renter to a landlord. */
export interface ContactRequestSent {
  home: string;
  email: string;
}

const MATCHES = '/matches?location_type=college&location_id=204796&bedrooms=2&bathrooms=1&budget=1200';

/** Tests the student's flow: homepage, college, questionnaire, matches, a listing, contact request, congratulations. */
export function renterFlows(
  site: GetSite,
  onRequest: (request: ContactRequestSent) => Promise<void> = async () => {},
  on: readonly (typeof devices)[number][] = devices,
): void {
  it.each(on)('finds a listing and sends a contact request, on %s', async (device, viewport) => {
    const { page, context, complaints } = await openAsVisitor(site(), '/', { viewport });
    const email = `ana-on-${device.replace(' ', '-')}@student.example`;
    await expect.poll(() => page.title()).toBe('College student housing finder');
    await fitsTheWindow(page);

    await page.getByLabel('College or city').click();
    await page.keyboard.type('ohio st');
    await page
      .getByRole('option', { name: /Ohio State University/ })
      .first()
      .waitFor();
    // Shown once the results are those for the whole text.
    await page.getByText(/^\d+ places? found/).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.getByRole('option', { name: /Ohio State University/, selected: true }).waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/college/ohio-state-university-main-campus');
    await page.getByRole('heading', { level: 1, name: /Ohio State University/ }).waitFor();
    await fitsTheWindow(page);

    await page.getByRole('link', { name: 'Find my match' }).click();
    await page.getByRole('button', { name: 'Show Me My Matches →' }).waitFor();
    await expect.poll(() => page.title()).toBe('Housing Questionnaire');
    expect(await page.getByRole('radio', { name: '2 bedrooms' }).isChecked()).toBe(true);
    expect(await page.getByRole('checkbox', { name: 'No Pets' }).isChecked()).toBe(true);
    await fitsTheWindow(page);
    await page.getByText(/By continuing, you agree/).waitFor();
    await page.getByRole('button', { name: 'Show Me My Matches →' }).click();

    await page.waitForURL(/\/matches\?.*bedrooms=2&bathrooms=1&budget=1200/);
    await page.getByRole('heading', { level: 1, name: 'Your Matches' }).waitFor();
    const cards = page.getByRole('article');
    await cards.first().waitFor();
    await expect.poll(() => page.getByText(/^\d+ homes? fits? near Ohio State University/).count()).toBe(1);
    await fitsTheWindow(page);

    const home = (await cards.first().getByRole('heading').textContent()) ?? '';
    await cards.first().getByRole('heading').getByRole('link').click();
    await page.getByRole('heading', { level: 1, name: home }).waitFor();
    await fitsTheWindow(page);

    await page
      .getByRole('button', { name: /^Contact landlord/ })
      .first()
      .click();
    await page.waitForURL('**/your-info');
    await page.getByRole('button', { name: 'Continue →' }).click();
    await page.getByText('Enter your first name.').first().waitFor();
    await page.getByLabel('First name').fill('Ana');
    await page.getByLabel('Last name').fill('Díaz');
    await page.getByLabel('Phone').pressSequentially('6145550188');
    expect(await page.getByLabel('Phone').inputValue()).toBe('(614) 555-0188');
    await page.getByLabel('Email', { exact: true }).fill(email);
    await fitsTheWindow(page);
    await page.getByRole('button', { name: 'Continue →' }).click();
    await page.waitForURL('**/your-info/move-in');
    expect(await page.getByRole('checkbox', { name: 'No Pets' }).isChecked()).toBe(true);
    await page.getByLabel(/Message/).fill('Is there room for a desk?');
    await fitsTheWindow(page);
    await page.getByRole('button', { name: 'Send request' }).click();
    await page.waitForURL('**/congratulations');
    await page.getByRole('heading', { level: 1, name: /Congratulations/ }).waitFor();
    await fitsTheWindow(page);
    await onRequest({ home, email });
    await page.getByRole('button', { name: 'Email me new homes' }).click();
    await page.getByText(/confirm the alert for homes/).waitFor();

    await page.goBack();
    await page.getByRole('heading', { level: 1, name: home }).waitFor();
    // Queued events are sent on leaving a page; closing the browser at once could lose them.
    await goTo(site(), page, '/how-to-use');
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('decides with friends: one link, a name and a heart each, and a second link that deletes it', async () => {
    const { page, context, complaints } = await openAsVisitor(site(), MATCHES);
    const cards = page.getByRole('article');
    await cards.first().waitFor();
    for (const card of [0, 1]) await cards.nth(card).getByRole('button', { name: /^Save/ }).click();
    await page
      .getByRole('link', { name: /shortlist/i })
      .first()
      .click();
    await page.getByRole('link', { name: 'Compare side by side' }).click();
    await page.getByRole('heading', { level: 1, name: 'Compare homes' }).waitFor();
    await page.getByRole('rowheader', { name: 'Cost per person' }).waitFor();
    await page.goBack();
    await page.getByRole('button', { name: 'Decide with friends' }).click();
    await page.getByLabel('Your name').fill('Ana');
    await page.getByRole('button', { name: 'Join' }).click();
    await page.getByRole('button', { name: 'Ana', pressed: true }).waitFor();
    await page
      .getByRole('button', { name: /^0 hearts/ })
      .first()
      .click();
    await page.getByText('Liked by Ana').waitFor();
    const link = await page.getByRole('textbox', { name: 'Link for your friends' }).inputValue();
    const end = await page.getByRole('textbox', { name: 'Link that deletes this list' }).inputValue();
    await fitsTheWindow(page);

    // A tab of the same browser: the mocked client keeps its data in the browser.
    const friend = await context.newPage();
    await goTo(site(), friend, new URL(link).pathname + new URL(link).hash);
    await friend.getByText('Liked by Ana').waitFor();
    await friend.getByLabel('Someone else? Your name').fill('<b>Ben</b>');
    await friend.getByRole('button', { name: 'Join' }).click();
    await friend.getByRole('button', { name: /^1 heart\b/ }).click();
    await friend.getByText('Liked by Ana, <b>Ben</b>').waitFor();

    await goTo(site(), page, new URL(end).pathname + new URL(end).hash);
    await page.getByRole('button', { name: 'Delete the list' }).click();
    await page.getByText('The list is deleted for everyone.').waitFor();
    await friend.reload();
    await friend.getByText(/the list was deleted/).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  it("sends a contact request from the dialog on a partner's site, then several from a list with one form, and shares the list", async () => {
    const { page, context, complaints } = await openAsVisitor(site(), `${MATCHES}&site=csa`);
    const cards = page.getByRole('article');
    await cards.first().waitFor();
    const names = await cards.getByRole('heading').allTextContents();
    for (const card of [0, 1, 2]) await cards.nth(card).getByRole('button', { name: /^Save/ }).click();
    await page
      .getByRole('link', { name: /shortlist/i })
      .first()
      .click();
    await page.getByRole('heading', { level: 1, name: 'Your shortlist' }).waitFor();
    await page.getByRole('checkbox', { name: `Contact the landlord of ${names[1]}` }).uncheck();
    await page.getByRole('button', { name: 'Contact 2 landlords' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('First name').fill('Bea');
    await dialog.getByLabel('Last name').fill('Olsen');
    await dialog.getByLabel('Phone').fill('6145550189');
    await dialog.getByLabel('Email', { exact: true }).fill('bea-asks-two@student.example');
    await dialog.getByRole('button', { name: 'Send 2 requests' }).click();
    await page.waitForURL('**/congratulations*');
    const heading = page.getByRole('heading', { level: 1, name: 'Congratulations, 2 requests were sent' });
    await heading.waitFor();
    // The server stores none of it, and the browser still does.
    await page.reload();
    await site().ready(page);
    await heading.waitFor();
    await page.goBack();
    await page
      .getByText(/^Requested [A-Z][a-z]{2} \d+$/)
      .first()
      .waitFor();
    const ids = await page.evaluate(() => {
      const { shortlist } = JSON.parse(localStorage.getItem('renter:v1') ?? '{}') as { shortlist: { id: string }[] };
      return shortlist.map(({ id }) => id).join(',');
    });
    expect(complaints).toEqual([]);
    await context.close();

    const friend = await openAsVisitor(site(), `/shortlist?homes=${ids},999999`);
    await friend.page.getByRole('heading', { level: 1, name: 'A shortlist of 3 homes' }).waitFor();
    await friend.page.getByText('One home on this list is no longer available.').waitFor();
    await friend.page.getByRole('button', { name: 'Save all to mine' }).click();
    await friend.page.getByText('3 homes saved to your shortlist.').waitFor();
    await fitsTheWindow(friend.page);
    expect(friend.complaints).toEqual([]);
    await friend.context.close();
  });

  it('shows the closest matches when nothing fits, and the unmet criteria of each', async () => {
    const wish = 'location_type=college&location_id=204796&bedrooms=8&bathrooms=5&budget=300';
    const { page, context, complaints } = await openAsVisitor(site(), `/matches?${wish}`);
    await page.waitForURL('**/matches/none?**');
    const first = page.getByRole('article').first();
    await first.waitFor();
    expect(await first.textContent()).toMatch(/more than your budget|over|fewer|short/i);
    await fitsTheWindow(page);

    // Each suggestion relaxes one criterion and yields the number of listings it shows; one press undoes it.
    const change = page.getByRole('link', { name: /: \d+ homes?$/ }).first();
    const promised = Number(/(\d+) homes?$/.exec((await change.textContent()) ?? '')?.[1]);
    await change.click();
    await page.getByText(new RegExp(`^${promised} homes? fits? near Ohio State University`)).waitFor();
    await expect.poll(() => page.getByRole('article').count()).toBe(Math.min(20, promised));
    await page.getByRole('link', { name: /^Undo/ }).click();
    await page.getByRole('heading', { level: 1, name: 'No exact matches' }).waitFor();
    expect(new URL(page.url()).search).toContain('bedrooms=8');

    // After a request from a card the back button leads to the cards, not to a form that is done.
    await page
      .getByRole('article')
      .first()
      .getByRole('button', { name: /^Contact landlord/ })
      .click();
    await page.waitForURL('**/your-info');
    await page.getByLabel('First name').fill('Cleo');
    await page.getByLabel('Last name').fill('Ray');
    await page.getByLabel('Phone').fill('6145550187');
    await page.getByLabel('Email', { exact: true }).fill('cleo-asks-back@student.example');
    await page.getByRole('button', { name: 'Continue →' }).click();
    await page.getByRole('button', { name: 'Send request' }).click();
    await page.waitForURL('**/congratulations');
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'No exact matches' }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('redirects a screen without its data to the start [§2]', async () => {
    const { page, context } = await openAsVisitor(site(), '/how-to-use');
    for (const path of ['/questionnaire', '/matches', '/congratulations']) {
      await goTo(site(), page, path);
      await expect.poll(() => pathOf(page)).toBe('/');
    }
    await context.close();
  });
}
