import type { BrowserContext, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import {
  addPicture,
  chooseAmenities,
  chooseApartment,
  fillAddress,
  fillContact,
  fillDescription,
  fillFloorplan,
  goOnTo,
  logIn,
} from '../support/posting-page.ts';
import { openAsVisitor, fitsTheWindow, goTo, pathOf, type GetSite } from '../support/site.ts';
import { tabTo } from '../support/keyboard.ts';

/** Persistence of input, navigation back to it, and use without a mouse or storage. */
const MATCHES = '/matches?location_type=college&location_id=204796&bedrooms=2&bathrooms=1&budget=1200';

/** Returns every control of the page with its value, in order. */
const controlsOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>('main :is(input, select, textarea):not([type=file])')].map(
      ({ name, type, value, checked }) => [name, ['checkbox', 'radio'].includes(type) ? checked : value],
    ),
  );

/** Makes storage throw, as in a private window or a partner's frame. */
const withoutStorage = (context: BrowserContext) =>
  context.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        configurable: true,
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
  });

export function persistenceFlows(site: GetSite): void {
  it('keeps everything of a draft over a reload', async () => {
    const { page, context } = await openAsVisitor(site(), '/login');
    await logIn(page);
    await page.waitForURL('**/advertising-home');
    await goTo(site(), page, '/post/step-1');
    await chooseApartment(page);
    await fillContact(page, 'Kept Court', 'kept@walnut.example');
    await goOnTo(page, 'Property Location');
    await fillAddress(page);
    await goOnTo(page, 'Floorplan Information');
    await fillFloorplan(page);
    await page.getByRole('button', { name: 'Add a floorplan' }).click();
    const second = page.getByRole('listitem', { name: 'Floorplan 2' });
    await second.getByLabel('Bedrooms').selectOption({ label: 'Studio' });
    await second.getByLabel('Bathrooms').selectOption({ label: '1.5 Bathrooms' });
    await second.getByLabel('Square feet').fill('480');
    await second.getByLabel('Monthly rent').fill('890');
    await goOnTo(page, 'Images');
    await addPicture(page);
    await page.getByLabel('Caption of image 1').fill('The kitchen');
    await goOnTo(page, 'Listing Description');
    await fillDescription(page);
    await goOnTo(page, 'Amenities');
    await chooseAmenities(page);
    const before = await controlsOf(page);
    expect(before.length).toBeGreaterThan(15);

    await page.reload();
    await site().ready(page);
    await page.getByRole('heading', { name: "You're almost finished!" }).waitFor();
    // An image and its caption come back once the server says that it still has the file.
    await page.getByRole('img', { name: 'Image 1' }).waitFor();
    await expect.poll(() => controlsOf(page)).toEqual(before);
    await context.close();
  });

  it("keeps a renter's preferences, saved listings and details over a reload", async () => {
    const { page, context } = await openAsVisitor(site(), '/questionnaire?location_type=college&location_id=204796');
    await page.getByRole('radio', { name: '3 bedrooms' }).check();
    await page.getByRole('checkbox', { name: 'Parking' }).check();
    const before = await controlsOf(page);
    // Saved from here on, as the text above the button says.
    await page.getByRole('button', { name: 'Show Me My Matches →' }).click();
    await page.waitForURL('**/matches?**');
    await goTo(site(), page, '/questionnaire?location_type=college&location_id=204796');
    await expect.poll(() => controlsOf(page)).toEqual(before);
    await goTo(site(), page, MATCHES);
    const saved = (await page.getByRole('article').first().getByRole('heading').textContent()) ?? '';
    await page.getByRole('button', { name: `Save ${saved}` }).click();
    await page
      .getByRole('link', { name: /shortlist/i })
      .first()
      .click();
    // The previous page has links of that name too.
    await page.getByRole('heading', { level: 1, name: 'Your shortlist' }).waitFor();
    await page.getByRole('link', { name: saved }).waitFor();
    await page.reload();
    await site().ready(page);
    await page.getByRole('link', { name: saved }).waitFor();
    await context.close();
  });

  it('works without any storage while the page is open', async () => {
    const { page, context, complaints } = await openAsVisitor(site(), '/', {}, withoutStorage);
    await page.getByLabel('College or city').click();
    await page.keyboard.type('ohio st');
    await page
      .getByRole('option', { name: /Ohio State University/ })
      .first()
      .click();
    await page.getByRole('link', { name: 'Find my match' }).click();
    await page.getByRole('button', { name: 'Show Me My Matches →' }).click();
    await page.getByRole('article').first().waitFor();
    await page
      .getByRole('button', { name: /^Contact landlord/ })
      .first()
      .click();
    await page.getByLabel('First name').fill('Ana');
    await page.getByLabel('Last name').fill('Díaz');
    await page.getByLabel('Phone').fill('6145550188');
    await page.getByLabel('Email', { exact: true }).fill('ana-unkept@student.example');
    await page.getByRole('button', { name: 'Continue →' }).click();
    await page.getByText('From Ana Díaz').waitFor();
    await page.getByRole('link', { name: 'List your property' }).first().click();
    await chooseApartment(page);
    await fillContact(page, 'Nowhere Kept', 'nowhere@walnut.example');
    await goOnTo(page, 'Create a Password');
    await page.goBack();
    await page.goForward();
    await page.getByRole('heading', { name: 'Create a Password' }).waitFor();
    await expect.poll(() => page.getByLabel('Property name').inputValue()).toBe('Nowhere Kept');
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('goes back to the same position among the matches, and forward to the listing', async () => {
    const { page, context } = await openAsVisitor(site(), MATCHES);
    const card = page.getByRole('article').nth(4);
    await card.scrollIntoViewIfNeeded();
    const name = (await card.getByRole('heading').textContent()) ?? '';
    const depth = await page.evaluate(() => scrollY);
    expect(depth).toBeGreaterThan(500);
    await card.getByRole('heading').getByRole('link').click();
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Your Matches' }).waitFor();
    await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - depth)).toBeLessThan(200);
    await page.goForward();
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await context.close();
  });

  it('finds a listing and sends a contact request with the keyboard alone', async () => {
    const { page, context } = await openAsVisitor(site(), '/');
    await tabTo(page, /College or city/);
    await page.keyboard.type('ohio st');
    await page.getByText(/^\d+ places? found/).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/college/ohio-state-university-main-campus');
    await page.getByRole('heading', { level: 1, name: /Ohio State University/ }).waitFor();
    await tabTo(page, /Find my match/);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: /questionnaire|looking for|need/i }).waitFor();
    await tabTo(page, /Show Me My Matches/);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Your Matches' }).waitFor();
    await page.getByRole('article').first().waitFor();
    await tabTo(page, /^Contact landlord/);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Your information' }).waitFor();
    await tabTo(page, /First name/);
    for (const text of ['Ana', 'Díaz', '6145550188', 'ana-at-the-keys@student.example']) {
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    }
    await tabTo(page, /^Continue/);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Your move-in details' }).waitFor();
    await tabTo(page, /^Send request/);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/congratulations');
    // From now on the dialog is enough, because the renter's details are stored.
    await page.getByRole('article').first().waitFor();
    await tabTo(page, /^Contact landlord/);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByText('From Ana Díaz').waitFor();
    const isInside = () => dialog.evaluate((element) => element.contains(document.activeElement));
    expect(await isInside()).toBe(true);
    await page.keyboard.press('Escape');
    await expect.poll(() => dialog.count()).toBe(0);
    const opener = await page.evaluate(() => document.activeElement?.textContent);
    expect(opener).toMatch(/^Contact landlord/);
    await page.keyboard.press('Enter');
    await dialog.getByText('From Ana Díaz').waitFor();
    await page.keyboard.type('Is it quiet?');
    await tabTo(page, /^Send request/);
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await page.waitForURL('**/congratulations');
    await context.close();
  });

  it('has no motion for users who prefer reduced motion, and fits a phone', async () => {
    const { page, context } = await openAsVisitor(site(), '/');
    for (const path of ['/', '/login', '/post/step-1', MATCHES]) {
      await goTo(site(), page, path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      const longest = await page.evaluate(() => {
        const seconds = (text: string) => Math.max(...text.split(',').map((part) => Number.parseFloat(part)));
        return Math.max(
          ...[...document.querySelectorAll('*')].flatMap((element) => {
            const { animationDuration, transitionDuration } = getComputedStyle(element);
            return [seconds(animationDuration), seconds(transitionDuration)];
          }),
        );
      });
      expect([pathOf(page), longest <= 0.001]).toEqual([pathOf(page), true]);
      await fitsTheWindow(page);
    }
    await context.close();
  });
}
