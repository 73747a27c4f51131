import type { BrowserContext } from 'playwright-core';
import { expect, it } from 'vitest';
import { openAsVisitor, DESK, fitsTheWindow, goTo, pathOf, type GetSite } from '../support/site.ts';

declare global {
  interface Window {
    /** For each place search response: the number of frames that began between its arrival and its display in the list. */
    framesUntilShown?: number[];
  }
}

/** Counts frames instead of milliseconds, so that a busy machine, which renders fewer frames, does not fail the test. */
const countFrames = (context: BrowserContext) =>
  context.addInitScript(() => {
    const counts: number[] = [];
    window.framesUntilShown = counts;
    const { fetch } = window;
    window.fetch = async (input, init) => {
      const response = await fetch(input, init);
      const list = document.querySelector('[role=listbox]');
      if (!list || !String(init?.body).includes('SearchPlaces')) return response;
      const text = await response.text();
      let frames = 0;
      let shown = false;
      const frame = () => {
        frames++;
        if (!shown) requestAnimationFrame(frame);
      };
      requestAnimationFrame(frame);
      new MutationObserver((_, observer) => {
        shown = true;
        counts.push(frames);
        observer.disconnect();
      }).observe(list, { childList: true, subtree: true, characterData: true, attributes: true });
      return new Response(text, response);
    };
  });

/** Registers the tests of the search box, used by keyboard alone. */
export function searchFlows(site: GetSite): void {
  it('shows results within a frame, works by keyboard, and lists recent choices', async () => {
    const { page, context, complaints } = await openAsVisitor(site(), '/', { viewport: DESK }, countFrames);
    const box = page.getByRole('combobox', { name: 'College or city' });
    const marked = page.getByRole('option', { selected: true });
    await page.getByLabel('College or city').focus();
    await box.waitFor();
    await page.keyboard.type('ohio st');
    await page.getByText(/^\d+ places? found/).waitFor();
    const frames = await page.evaluate(() => window.framesUntilShown ?? []);
    expect(frames.length).toBeGreaterThan(0);
    expect(Math.max(...frames)).toBeLessThanOrEqual(1);
    await fitsTheWindow(page);

    expect(await marked.count()).toBe(0);
    await page.keyboard.press('ArrowDown');
    await marked.waitFor();
    expect(await marked.textContent()).toMatch(/Ohio State University.*Columbus, OH.*\d+ homes/);
    expect(await box.getAttribute('aria-activedescendant')).toBe(await marked.getAttribute('id'));
    await page.keyboard.press('Escape');
    expect([await page.getByRole('option').count(), pathOf(page)]).toEqual([0, '/']);

    // With several results and none highlighted, Enter shows them all, as the button does.
    await page.keyboard.press('Backspace');
    await page.keyboard.type('t');
    await page.getByText(/^[2-9] places found/).waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/search?q=ohio+st');
    await goTo(site(), page, '/');
    await page.getByLabel('College or city').focus();
    await box.waitFor();

    // With a single result, Enter selects it, also where it is pressed before the result is there.
    await box.fill('ucla');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/college/university-of-california-los-angeles');

    // A choice on the results page is saved as a recent choice too.
    await goTo(site(), page, '/search?q=ohio');
    await page.getByRole('link', { name: /Ohio State University/ }).click();
    await page.waitForURL('**/college/ohio-state-university-main-campus');

    await goTo(site(), page, '/');
    await page.getByLabel('College or city').focus();
    const before = page.getByRole('option', { name: /University of California, Los Angeles/ });
    await before.waitFor();
    expect(await page.getByRole('option').first().textContent()).toContain('Ohio State University');
    await page.keyboard.press('ArrowUp');
    expect(await marked.textContent()).toBe('Clear recent searches');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Undo' }).click();
    await box.focus();
    await page.keyboard.press('ArrowDown');
    await before.waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
  it('finds zip codes, listings, misspelled cities and states while typing, and addresses on Enter', async () => {
    const { page, context, complaints } = await openAsVisitor(site(), '/', { viewport: DESK });
    const box = page.getByRole('combobox', { name: 'College or city' });
    const type = async (text: string) => {
      await page.getByLabel('College or city').focus();
      await box.fill(text);
    };
    await type('43210');
    await page.getByRole('option', { name: /43210.*Zip code in Columbus, OH/ }).waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/search?q=43210');
    await page.getByRole('heading', { level: 2, name: 'Near 43210, Columbus, OH' }).waitFor();
    // The nearest college is the first.
    expect(await page.getByRole('main').getByRole('listitem').first().textContent()).toContain('Ohio State University');
    await page.goto(`${site().url}/city/columbus-oh?zip=43210`);
    await page.waitForURL('**/search?q=43210');

    // A name that is clearly meant opens at once, though others begin with it.
    await goTo(site(), page, '/');
    await type('ohio');
    await page.getByRole('option', { name: /^All of Ohio/ }).waitFor();
    await page.getByText(/^\d places found/).waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/state/oh');

    await goTo(site(), page, '/');
    await type('Colombus');
    await page.getByRole('option', { name: /Columbus City in Ohio/ }).waitFor();

    await page.goto(`${site().url}/matches?location_type=college&location_id=204796`);
    const name = (await page.getByRole('article').first().getByRole('heading').textContent()) ?? '';
    await goTo(site(), page, '/');
    await type(name.slice(0, -1));
    await page
      .getByRole('option', { name: new RegExp(`${name}.*Home in`) })
      .first()
      .click();
    await page.waitForURL('**/home/**');

    await goTo(site(), page, '/');
    await type('1739 n high st columbus ohio');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 2, name: 'Near 1739 n high st, Columbus, OH' }).waitFor();
    await page.getByRole('link', { name: /Ohio State University/ }).click();
    await page.waitForURL('**/college/ohio-state-university-main-campus');
    expect(complaints).toEqual([]);
    await context.close();
  });
}
