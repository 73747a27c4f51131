import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { DESK, fitsTheWindow, openAsVisitor, PHONE, type GetSite } from '../../support/site.ts';

const MATCHES = '/matches?location_type=college&location_id=204796';

/** Opens the first listing of a search that has images, and returns how many it has. */
async function openListing(page: Page): Promise<number> {
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
  const images = page.getByRole('region', { name: /^Images of / });
  await images.waitFor();
  return images.getByRole('listitem').count();
}

const viewerOf = (page: Page) => page.getByRole('dialog', { name: /^Images of / });
const isUnder = (page: Page, image: number, of: number) =>
  viewerOf(page).getByText(`${image} / ${of}`, { exact: true }).waitFor();

/** Tests the images of a listing: in a row or a grid on the page, and over the whole window. */
export function listingImageFlows(site: GetSite): void {
  it('shows every image of a listing on a phone: in a row to swipe, and over the whole window', async () => {
    const { page, context, complaints } = await openAsVisitor(site(), MATCHES, { viewport: PHONE, hasTouch: true });
    const count = await openListing(page);
    expect(count).toBeGreaterThan(2);
    const row = page.getByRole('region', { name: /^Images of / });
    await row.getByText(`1 / ${count}`).waitFor();
    const last = row.getByRole('img').last();
    await last.scrollIntoViewIfNeeded();
    await expect.poll(() => last.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
    expect(await last.getAttribute('alt')).toMatch(new RegExp(`, image ${count} of ${count}$`));
    await fitsTheWindow(page);

    await last.click();
    await isUnder(page, count, count);
    expect(await viewerOf(page).evaluate((viewer) => viewer.getBoundingClientRect().height)).toBe(PHONE.height);
    // A swipe to the right shows the image before it.
    const touch = await context.newCDPSession(page);
    const at = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: 400 }] });
    await at('touchStart', 60);
    for (const x of [120, 200, 280, 360]) await at('touchMove', x);
    await at('touchEnd');
    await isUnder(page, count - 1, count);

    await page.goBack();
    await viewerOf(page).waitFor({ state: 'detached' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(new URL(page.url()).hash).toBe('');
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('opens the images by keyboard on a desktop, with arrows, thumbnails and full screen, and returns the focus', async () => {
    const { page, context, complaints } = await openAsVisitor(site(), MATCHES, { viewport: DESK });
    const count = await openListing(page);
    const opener = page.getByRole('link', { name: `View all ${count} images` });
    await opener.focus();
    await page.keyboard.press('Enter');
    await isUnder(page, 1, count);
    await page.keyboard.press('ArrowRight');
    await isUnder(page, 2, count);
    await viewerOf(page).getByRole('button', { name: 'Next image' }).click();
    await isUnder(page, 3, count);
    await viewerOf(page).getByRole('button', { name: 'Previous image' }).click();
    await isUnder(page, 2, count);
    await viewerOf(page).getByRole('button', { name: 'Full screen' }).click();
    await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
    await viewerOf(page).getByRole('button', { name: 'Leave full screen' }).click();
    await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(false);
    await page.keyboard.press('Escape');
    await viewerOf(page).waitFor({ state: 'detached' });
    await expect.poll(() => opener.evaluate((link) => link === document.activeElement)).toBe(true);
    expect(complaints).toEqual([]);
    await context.close();
  });
}
