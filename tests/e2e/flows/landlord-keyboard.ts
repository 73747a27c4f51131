import { randomBytes } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { itInFull } from '../../setup/full.ts';
import { press, tabTo, typeInto } from '../support/keyboard.ts';
import { PASSWORD, picture } from '../support/posting-page.ts';
import { openAsVisitor, fitsTheWindow, type GetSite } from '../support/site.ts';

/** The smallest window that everything must fit: an old phone, or a desktop at 400% zoom. */
const NARROW = { width: 320, height: 640 };
/** Distance from the window's top edge to which a section scrolls, in pixels [§5]. */
const OFFSET = 40;

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

/** Waits until the next section is at the top with the focus on its heading, and nothing overflows the window. */
async function hasCome(page: Page, name: string): Promise<void> {
  const reached = heading(page, name);
  await reached.waitFor();
  await expect.poll(() => reached.evaluate((element) => element === document.activeElement)).toBe(true);
  const top = await reached.evaluate(
    (element) => (element.closest('form, section') ?? element).getBoundingClientRect().top,
  );
  expect([name, Math.abs(top - OFFSET) <= 2]).toEqual([name, true]);
  await fitsTheWindow(page);
}

const goOn = (page: Page) => press(page, /^Continue$/);

async function writeSections(page: Page, name: string, email: string): Promise<void> {
  // Pressed too early, Continue shows what is missing and moves the focus to the first of it (4.1.3).
  await goOn(page);
  await page.getByText('Enter your phone number.').first().waitFor();
  await expect
    .poll(() => page.getByLabel('Property name').evaluate((field) => field === document.activeElement))
    .toBe(true);
  await page.keyboard.press('Shift+Tab');
  await typeInto(page, {
    'Property name': name,
    'First name': 'Rosa',
    'Last name': 'Neil',
    Email: email,
    Phone: '6145557788',
  });
  // Enter in a field is Continue
  await page.keyboard.press('Enter');
  await hasCome(page, 'Create a Password');
  await typeInto(page, { Password$: PASSWORD, 'Confirm password': PASSWORD });
  await goOn(page);
  await hasCome(page, 'Property Location');
  await typeInto(page, { 'Street address': '1739 N High St', City: 'Columbus', State: 'OH', Zip: '48104' });
  await goOn(page);
  // the rejected field has the focus
  await page.getByText("This zip code isn't in Ohio.").first().waitFor();
  await expect.poll(() => page.getByLabel('Zip').evaluate((zip) => zip === document.activeElement)).toBe(true);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('43210');
  await page.getByText(/Near .*Ohio State University/).waitFor();
  await goOn(page);
  await hasCome(page, 'Floorplan Information');
  await typeInto(page, { Bedrooms: '2', Bathrooms: '1', 'Square feet': '890', 'Monthly rent': '1150.00' });
  expect(await page.getByLabel('Monthly rent').inputValue()).toBe('1150');
  await press(page, /^Add a floorplan/);
  await page.getByRole('listitem', { name: 'Floorplan 2' }).waitFor();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  // removing a row moves the focus to Undo
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Undo');
  await goOn(page);
  await hasCome(page, 'Images');
  const chooser = page.waitForEvent('filechooser');
  await press(page, /^Add the cover/);
  await (await chooser).setFiles(picture);
  await page.locator('button:not([aria-disabled=true])', { hasText: /^Continue$/ }).waitFor();
  await goOn(page);
  await hasCome(page, 'Listing Description');
  await typeInto(page, { Description: 'Two rooms near campus.' });
  await goOn(page);
  await heading(page, 'Amenities').waitFor();
  await tabTo(page, /^Dishwasher/);
  await page.keyboard.press('Space');
  await goOn(page);
  await heading(page, "You're almost finished!").waitFor();
  await fitsTheWindow(page);
}

/** Tests the landlord's whole flow without a mouse, in the smallest window. */
export function landlordKeyboardFlows(site: GetSite): void {
  itInFull('posts, edits and cancels a listing with the keyboard alone, 320 px wide', async () => {
    const name = `Narrow Row ${randomBytes(4).toString('hex')}`;
    const { page, context, complaints } = await openAsVisitor(site(), '/post/step-1', { viewport: NARROW });
    await page.getByText('What kind of property do you manage?').waitFor();
    await fitsTheWindow(page);
    await tabTo(page, /^Apartment/);
    // a second press deselects it
    for (const pressed of ['true', 'false', 'true']) {
      await page.keyboard.press('Space');
      await expect
        .poll(() => page.getByRole('button', { name: /^Apartment/ }).getAttribute('aria-pressed'))
        .toBe(pressed);
    }
    await goOn(page);
    await heading(page, 'Contact Information').waitFor();
    await writeSections(page, name, `${name.replaceAll(' ', '-')}@walnut.example`);
    await press(page, /^Continue to Payment/);

    const summary = page.getByRole('heading', { level: 1, name: 'Order Summary' });
    await summary.waitFor();
    await expect.poll(() => summary.evaluate((element) => element === document.activeElement)).toBe(true);
    await fitsTheWindow(page);
    await typeInto(page, {
      'Billing address': '1739 N High St',
      'Billing zip': '43210',
      'Card number': '4242 4242 4242 4241',
      'Expiration month': '12',
      'Expiration year': '203',
      'Security code': '123',
    });
    await page.keyboard.press('Enter');
    await expect
      .poll(() => page.getByLabel('Card number').evaluate((card) => card === document.activeElement))
      .toBe(true);
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('4242424242424242');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/advertising-home');
    await heading(page, name).waitFor();
    await fitsTheWindow(page);

    await press(page, /^Edit/);
    await heading(page, 'Edit Your Listing').waitFor();
    await fitsTheWindow(page);
    await typeInto(page, { Description: ' Quiet.' });
    await press(page, /^Publish Changes/);
    await page.getByRole('status').filter({ hasText: 'Success! Your listing has been updated.' }).waitFor();
    await page.waitForURL('**/advertising-home');

    await heading(page, name).waitFor();
    await press(page, /^Cancel/);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Nevermind' }).waitFor();
    await fitsTheWindow(page);
    // nothing changes, and the focus is back where it was
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Cancel/);
    await page.keyboard.press('Enter');
    await dialog.waitFor();
    await press(page, /^Cancel My Listing/);
    await page
      .getByText(/^Ends /)
      .first()
      .waitFor();
    // The button is gone: the focus is on the listing that was canceled.
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(name);
    await fitsTheWindow(page);
    expect(complaints).toEqual([]);
    await context.close();
  });
}
