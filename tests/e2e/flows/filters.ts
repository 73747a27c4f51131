import { expect, it } from 'vitest';
import { DESK, devices, fitsTheWindow, openAsVisitor, type GetSite } from '../support/site.ts';

const MATCHES = '/matches?location_type=college&location_id=204796';

/** Tests the filters of the matches: chosen in a dialog with their counts, removed as chips, kept in the address. */
export function filterFlows(site: GetSite, on: readonly (typeof devices)[number][] = devices): void {
  it.each(on)('filters by a dog, parking and cost, on %s', async (_, viewport) => {
    const { page, context, complaints } = await openAsVisitor(site(), MATCHES, { viewport });
    const dialog = page.getByRole('dialog', { name: 'Filters' });
    const chip = (name: RegExp) => dialog.getByRole('checkbox', { name });
    await page.getByRole('button', { name: 'Filters' }).click();
    await chip(/^Parking \d+$/).waitFor();
    await chip(/^Dog \d+$/).click();
    await chip(/^Parking \d+$/).click();
    await dialog.getByRole('radio', { name: 'Lowest cost per person' }).click();
    expect(await chip(/^Dog$/).isChecked()).toBe(true);
    const show = dialog.getByRole('button', { name: /^Show \d+ homes?$/ });
    await dialog.getByText(/homes? fits?, \d+ more might: .* said if dogs are OK\. \d+ more homes? .* shown/).waitFor();
    const count = Number((await show.textContent())?.match(/\d+/)?.[0]);
    await show.click();
    await page.waitForURL((url) => url.search.includes('pets=1&must=2&sort=cost'));
    const counts = page.getByText(/^\d+ homes? fits? near .*, \d+ more might: .*Lowest cost per person first/);
    const [fit, might] = (await counts.textContent())?.match(/\d+/g)?.map(Number) ?? [];
    await fitsTheWindow(page);
    const articles = await page.getByRole('article').allTextContents();
    const welcome = articles.filter((text) => text.includes('Dogs are welcome')).length;
    expect([fit, might, articles.length]).toEqual([welcome, count - welcome, count]);
    for (const text of articles) {
      expect(text).toMatch(/Dogs are welcome|Ask first: dogs|Pets: mentioned/);
      expect(text).toContain('Parking');
    }

    await page.getByRole('link', { name: 'Remove Parking' }).click();
    await page.waitForURL((url) => !url.search.includes('must='));
    expect(page.url()).toContain('pets=1');
    await page.getByRole('link', { name: /^Undo/ }).click();
    await page.waitForURL((url) => url.search.includes('must=2'));
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('keeps the focus in a filter changed by arrow keys, also where no home fits, and says so', async () => {
    const { page, context, complaints } = await openAsVisitor(site(), `${MATCHES}&bedrooms=1&budget=900`, {
      viewport: DESK,
    });
    const bedrooms = page.locator('select[name=bedrooms]');
    await bedrooms.focus();
    const form = await bedrooms.elementHandle();
    await page.keyboard.press('End');
    await page.waitForURL((url) => url.pathname === '/matches/none' && url.search.includes('bedrooms=11'));
    await page.getByRole('heading', { level: 1, name: 'No exact matches' }).waitFor();
    await expect
      .poll(() => page.getByRole('status').allTextContents())
      .toContain('0 homes fit. The closest ones are shown.');
    expect(await form?.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('Home');
    await page.waitForURL((url) => url.pathname === '/matches' && !url.search.includes('bedrooms'));
    await page.getByText(/homes fit near/).waitFor();
    expect(await form?.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it.each(on)('budgets for four friends by what each can pay, sorted by walk, on %s', async (_, viewport) => {
    const { page, context, complaints } = await openAsVisitor(site(), MATCHES, { viewport });
    const rent = page.getByLabel('Maximum monthly rent');
    // The rent is on screen on a phone, beside the filters.
    const box = await rent.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? Infinity)).toBeLessThanOrEqual(viewport.width);
    await page.getByRole('button', { name: 'Filters' }).click();
    const dialog = page.getByRole('dialog', { name: 'Filters' });
    await dialog.getByLabel('Bedrooms').selectOption('4 Bedrooms');
    await dialog.getByLabel('Per person, up to').fill('650');
    expect(await dialog.getByLabel('Whole home, up to').inputValue()).toBe('2600');
    await dialog.getByLabel('Available by').fill('2027-08-15');
    await dialog.getByRole('radio', { name: 'Shortest walk' }).click();
    await dialog.getByRole('button', { name: /^Show (the closest|\d+) homes?$/ }).click();
    await page.waitForURL(/bedrooms=4&budget=2600&available_by=2027-08-15&sort=walk/);
    await page.getByText(/^\d+ homes? fits? near .*Shortest walk first\./).waitFor();
    await expect.poll(() => page.getByLabel('Sort by').inputValue()).toBe('walk');
    await page.getByRole('link', { name: 'Remove Available by Aug 15' }).click();
    await page.waitForURL((url) => !url.search.includes('available_by'));
    await fitsTheWindow(page);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it.each(on)('searches for homes that take the pet of the questionnaire, on %s', async (_, viewport) => {
    const start = '/questionnaire?location_type=college&location_id=204796';
    const { page, context, complaints } = await openAsVisitor(site(), start, { viewport });
    await page.getByRole('checkbox', { name: 'Dog' }).click();
    await page.getByRole('checkbox', { name: 'Parking' }).click();
    await page.getByText(/match(es)? near|No home near/).waitFor();
    await page.getByRole('button', { name: 'Show Me My Matches →' }).click();
    await page.waitForURL((url) => url.search.includes('pets=1&features=2'));
    const articles = page.getByRole('article');
    await articles.first().waitFor();
    for (const text of await articles.allTextContents()) expect(text).not.toMatch(/No pets allowed|No dogs/);
    expect(complaints).toEqual([]);
    await context.close();
  });
}
