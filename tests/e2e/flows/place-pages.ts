import { expect, it } from 'vitest';
import { DESK, fitsTheWindow, openAsVisitor, PHONE, type GetSite } from '../support/site.ts';

/** Tests the pages of places, and what leads to them: map, filters, featured homes, states, suggestions. */
export function placePageFlows(site: GetSite): void {
  it('shows the homes of a college on a map beside its heading on a desk, and no map on a phone', async () => {
    const desk = await openAsVisitor(site(), '/college/ohio-state-university-main-campus', { viewport: DESK });
    const map = desk.page.getByRole('region', { name: 'Map of homes around Ohio State University' });
    await map.locator('[data-ground="drawn"]').waitFor();
    const box = await map.boundingBox();
    expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThan(DESK.height);
    await map
      .getByRole('button', { name: /a month/ })
      .first()
      .waitFor();
    await fitsTheWindow(desk.page);
    // A map that lacks some of the homes says so.
    await desk.page.goto(`${site().url}/state/oh`);
    await desk.page.getByText(/^The first 20 of \d+ homes$/).waitFor();
    expect(desk.complaints).toEqual([]);
    await desk.context.close();

    const phone = await openAsVisitor(site(), '/college/ohio-state-university-main-campus', { viewport: PHONE });
    await phone.page.getByRole('article').first().waitFor();
    expect(await phone.page.getByRole('region', { name: /^Map of homes/ }).count()).toBe(0);
    await fitsTheWindow(phone.page);
    await phone.context.close();
  });

  it('says on the page of a city to which campus the minutes lead, and in its matches that they lead to the center', async () => {
    const { page, context, complaints } = await openAsVisitor(site(), '/city/columbus-oh');
    await page.getByRole('article').first().waitFor();
    for (const card of await page.getByRole('article').allTextContents())
      expect(card).toMatch(/About .*min.* to .*(?:University|College)/);
    await page.getByLabel('Bedrooms').selectOption('2 Bedrooms');
    await page.waitForURL('**/matches?**');
    await page.getByText('Minutes to the center of Columbus, OH are estimates').waitFor();
    expect(await page.getByRole('article').first().textContent()).toContain('to the center of Columbus, OH');
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('leads from the filters of a college to its matches', async () => {
    const { page, context, complaints } = await openAsVisitor(site(), '/college/ohio-state-university-main-campus');
    await page.getByLabel('Bedrooms').selectOption('2 Bedrooms');
    await page.waitForURL(/\/matches\?.*location_id=204796.*bedrooms=2/);
    await page.getByRole('article').first().waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('shows real featured homes on the homepage, and states by their number of homes', async () => {
    const { page, context, complaints } = await openAsVisitor(site(), '/', { viewport: DESK });
    await page.getByRole('heading', { name: 'New featured homes' }).waitFor();
    const cards = page.getByRole('article');
    await expect.poll(() => cards.count()).toBe(3);
    for (const card of await cards.allTextContents()) expect(card).toContain('Featured');
    await cards.first().getByRole('heading').getByRole('link').click();
    await page.waitForURL(/\/home\//);
    await page.goto(`${site().url}/search`);
    const states = await page
      .getByRole('navigation', { name: 'Or choose a state' })
      .getByRole('link')
      .allTextContents();
    const counts = states.map((state) => Number(/ ([\d,]+) homes?$/.exec(state)?.[1]?.replace(',', '') ?? 0));
    expect(counts.length).toBeGreaterThan(3);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('suggests places on the page of a college that does not exist', async () => {
    const { page, context } = await openAsVisitor(site(), '/college/ohio-stat-university');
    await page.getByRole('heading', { level: 1, name: 'College not found' }).waitFor();
    await page.getByRole('link', { name: /^Ohio State University/ }).click();
    await page.waitForURL('**/college/ohio-state-university-main-campus');
    await context.close();
  });
}
