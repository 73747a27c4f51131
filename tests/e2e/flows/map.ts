import { expect, it } from 'vitest';
import { openAsVisitor, DESK, PHONE, type GetSite } from '../support/site.ts';

const MATCHES = '/matches?location_type=college&location_id=204796';

/** Tests listings on a map and the way to campus: by pointer and keyboard, on a desktop and on a phone. */
export function mapFlows(site: GetSite): void {
  it('keeps the map and the list in sync, and its pins work by keyboard', async () => {
    const { page, context, complaints } = await openAsVisitor(site(), MATCHES, { viewport: DESK });
    const cards = page.getByRole('article');
    const map = page.getByRole('region', { name: 'Map of homes around Ohio State University' });
    const pins = map.getByRole('group', { name: /^Homes on the map/ }).getByRole('button');
    await map.locator('[data-ground="drawn"]').waitFor();
    // Each listing is a price, or is counted in the label of a cluster.
    const labels = await pins.evaluateAll((buttons) => buttons.map((pin) => pin.getAttribute('aria-label') ?? ''));
    const counted = labels.reduce((sum, label) => sum + Number(/^(\d+) from/.exec(label)?.[1] ?? 1), 0);
    expect(counted).toBe(await cards.count());
    // Two neighbors that are not clusters.
    const names = labels.map((label) => / a month, (.+)$/.exec(label)?.[1]);
    const at = names.findIndex((name, index) => name !== undefined && names[index + 1] !== undefined);
    const second = names[at + 1] ?? '';

    await cards.filter({ hasText: second }).hover();
    await map
      .locator('button[class*="lit"]')
      .and(page.getByRole('button', { name: second }))
      .waitFor();

    // The pins are one tab stop; the arrow keys move among them in the order of the list.
    await pins.nth(at).focus();
    await page.keyboard.press('ArrowRight');
    await page.locator('li[data-lit]').filter({ hasText: second }).waitFor();
    await page.keyboard.press('Enter');
    const preview = map.getByRole('status');
    await preview.getByRole('link', { name: second }).waitFor();
    await preview.getByRole('button', { name: `Close ${second}` }).click();
    await expect.poll(() => preview.count()).toBe(0);
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toContain(second);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('offers a search around the place that the map was moved to, by pointer and by arrow keys', async () => {
    const { page, context, complaints } = await openAsVisitor(site(), MATCHES, { viewport: DESK });
    const map = page.getByRole('region', { name: 'Map of homes around Ohio State University' });
    await map.locator('[data-ground="drawn"]').waitFor();
    const offer = map.getByRole('link', { name: /^See homes near / });
    expect(await offer.count()).toBe(0);
    const box = await map.locator('.leaflet-container').boundingBox();
    if (!box) throw new Error('The map has no size.');
    // Below the buttons of the map.
    const [x, y] = [box.x + box.width - 80, box.y + 250];
    for (let drag = 0; drag < 6 && (await offer.count()) === 0; drag++) {
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(box.x + 100, y, { steps: 5 });
      await page.mouse.up();
    }
    await offer.waitFor();
    const place = /^See homes near (.+)$/.exec((await offer.textContent()) ?? '')?.[1] ?? '';
    await offer.click();
    await page.waitForURL((url) => url.searchParams.get('location_id') !== '204796');
    await page
      .getByText(new RegExp(`homes? (near|in|fits?).*${place}`))
      .first()
      .waitFor();

    await page.goBack();
    await page.locator('.leaflet-container').focus();
    await expect
      .poll(async () => {
        await page.keyboard.press('ArrowDown');
        return offer.count();
      })
      .toBe(1);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('replaces the list with the map on a phone, and the back button returns to the list', async () => {
    const { page, context, complaints } = await openAsVisitor(site(), MATCHES, { viewport: PHONE, hasTouch: true });
    const card = page.getByRole('article').first();
    await card.waitFor();
    expect(await page.locator('.leaflet-container').count()).toBe(0);
    await page.getByRole('button', { name: 'Map', exact: true }).click();
    await page.locator('[data-ground="drawn"]').waitFor();
    expect([await card.isVisible(), new URL(page.url()).hash]).toEqual([false, '#map']);
    // Another filter reuses the same map instance.
    const drawn = await page.locator('.leaflet-container').elementHandle();
    await page.getByLabel('Bedrooms').selectOption('2 Bedrooms');
    await page.waitForURL(/bedrooms=2.*#map$/);
    await page.getByText(/homes? fits? near/).waitFor({ state: 'attached' });
    expect(await drawn?.evaluate((element) => element.isConnected)).toBe(true);
    await page.goBack();
    await page.waitForURL((url) => url.hash === '#map' && !url.searchParams.has('bedrooms'));
    await page.goBack();
    await card.waitFor();
    await expect.poll(() => page.locator('.leaflet-container').isVisible()).toBe(false);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('shows the way from a listing to its college, with a time for each mode of travel', async () => {
    const { page, context, complaints } = await openAsVisitor(site(), MATCHES);
    const card = page.getByRole('article').first();
    const home = (await card.getByRole('heading').textContent()) ?? '';
    await card.getByRole('heading').getByRole('link').click();
    const shown =
      (await page
        .getByText(/^[\d.]+ miles, about \d+ min walk$/)
        .first()
        .textContent()) ?? '';
    const [miles, minutes] = shown.match(/[\d.]+/g) ?? [];
    await page.getByRole('link', { name: /^Directions .*to Ohio State University/ }).click();
    await page.getByRole('heading', { level: 1, name: `From ${home} to Ohio State University` }).waitFor();
    // On foot first, with the distance and the minutes that the listing shows.
    const walk = page.getByRole('link', { name: `Walking about ${minutes} min ${miles} miles` });
    await expect.poll(() => walk.getAttribute('aria-current')).toBe('true');
    await page.getByText(/Times are straight-line estimates/).waitFor();
    await page.getByRole('link', { name: 'Get walking directions in Google Maps' }).waitFor();
    await page.getByRole('link', { name: /^Biking about \d+/ }).click();
    await page.waitForURL(/[?&]mode=cycling&school_id=204796&online_ad_id=\d+/);
    const open = page.getByRole('link', { name: 'Get biking directions in Google Maps' });
    expect(await open.getAttribute('href')).toMatch(
      /^https:\/\/www\.google\.com\/maps\/dir\/\?.*travelmode=bicycling$/,
    );
    await page.locator('[data-ground="drawn"]').waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
}
