import { randomBytes } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import {
  addPicture,
  chooseAmenities,
  chooseApartment,
  continueButton,
  fillDescription,
  fillAddress,
  fillCard,
  fillContact,
  fillFloorplan,
  fillPassword,
  goOnTo,
  logIn,
  PASSWORD,
  payButton,
} from '../support/posting-page.ts';
import {
  openAsVisitor,
  DESK,
  devices,
  fitsTheWindow,
  goTo,
  storedText,
  type Site,
  type GetSite,
} from '../support/site.ts';

/** Returns whether renters near Ohio State find this listing, checked in another tab of the same browser. */
async function isFound(site: Site, page: Page, name: string): Promise<boolean> {
  const renter = await page.context().newPage();
  await goTo(site, renter, '/matches?location_type=college&location_id=204796&bedrooms=2&bathrooms=1&budget=1200');
  await renter.getByRole('article').first().waitFor();
  const found = await renter.getByRole('article').filter({ hasText: name }).count();
  await renter.close();
  return found > 0;
}

async function fillSections(page: Page, name: string, email: string): Promise<void> {
  expect(await continueButton(page).isDisabled()).toBe(true);
  await fillContact(page, name, email);
  await goOnTo(page, 'Create a Password');
  await fillPassword(page);
  await goOnTo(page, 'Property Location');
  await fillAddress(page);
  await page.getByLabel('Zip').fill('48104');
  await continueButton(page).click();
  await page.getByText("This zip code isn't in Ohio.").first().waitFor();
  // The first section with an error starts 40 px below the window's edge [§9].
  const refused = page.locator('form', { has: page.getByRole('heading', { name: 'Property Location' }) });
  await expect.poll(() => refused.evaluate((section) => Math.round(section.getBoundingClientRect().top))).toBe(40);
  await page.getByLabel('Zip').fill('43210');
  await goOnTo(page, 'Floorplan Information');
  await fillFloorplan(page);
  await goOnTo(page, 'Images');
  await addPicture(page);
  await goOnTo(page, 'Listing Description');
  await fillDescription(page);
  await goOnTo(page, 'Amenities');
  await chooseAmenities(page);
  await goOnTo(page, "You're almost finished!");
}

/** Tests the landlord's flow: property type, seven sections, payment, the listing. `published` checks what no page shows. */
export function landlordFlows(
  site: GetSite,
  published: (secrets: string[]) => void = () => {},
  on: readonly (typeof devices)[number][] = devices,
): void {
  it.each(on)('posts a listing, pays, and has it found at once, on %s', async (device, viewport) => {
    const name = `Walnut Row ${randomBytes(4).toString('hex')}`;
    const email = `rosa-on-${device.replace(' ', '-')}@walnut.example`;
    const isCalm = viewport !== DESK;
    const reducedMotion = isCalm ? 'reduce' : 'no-preference';
    const { page, context, complaints } = await openAsVisitor(site(), '/how-to-use', { viewport, reducedMotion });
    const sent: string[] = [];
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));

    await goTo(site(), page, '/post/step-2');
    await page.waitForURL('**/post/step-1');
    // Both are read from the page at the same moment: the previous screen is still being replaced here.
    await page.locator('main > * h1').waitFor();
    await page.locator('main button[aria-pressed]').first().waitFor();
    const times = await page.evaluate(() => {
      const seconds = (element: Element | null | undefined, what: 'animationDuration' | 'transitionDuration') =>
        element && parseFloat(getComputedStyle(element)[what]);
      const type = document.querySelector('main button[aria-pressed]');
      const screen = document.querySelector('main h1')?.closest('main > *');
      return [seconds(screen, 'animationDuration'), seconds(type, 'transitionDuration')];
    });
    // The page's fade and the option's press animation [§9]; neither with reduced motion.
    expect(times).toEqual(isCalm ? [0.001, 0] : [1, 0.15]);
    await chooseApartment(page);
    await page.waitForURL('**/post/step-2');
    await fillSections(page, name, email);

    // A reload restores all text but the password, and no secret is on disk.
    expect(await storedText(page)).toContain(name);
    expect(await storedText(page)).not.toContain(PASSWORD);
    await page.reload();
    await site().ready(page);
    await page.getByRole('heading', { name: 'Create a Password' }).waitFor();
    await expect.poll(() => page.getByLabel('Property name').inputValue()).toBe(name);
    // A fresh start offers to restore; restoring opens the first incomplete section.
    await goTo(site(), page, '/post/step-1');
    await page
      .getByText('You have previously filled in listing information, would you like to restore this data?')
      .waitFor();
    await page.getByRole('button', { name: 'Restore' }).click();
    await page.getByRole('heading', { name: 'Create a Password' }).waitFor();
    await expect.poll(() => page.getByLabel('Property name').inputValue()).toBe(name);
    await page.getByText(/^Only your password is missing/).waitFor();
    await fillPassword(page);
    // Continue goes on by one section, also to one that is filled in (116).
    for (const section of ['Property Location', 'Floorplan Information', 'Images', 'Listing Description', 'Amenities'])
      await goOnTo(page, section);
    await goOnTo(page, "You're almost finished!");
    // A section that is done can be reached from the list.
    await page.getByRole('button', { name: /^Property location/ }).press('Enter');
    await expect
      .poll(() =>
        page
          .getByRole('heading', { name: 'Property Location' })
          .evaluate((element) => element === document.activeElement),
      )
      .toBe(true);
    await page.getByRole('button', { name: 'Continue to Payment →' }).click();

    await page.waitForURL('**/post/step-3');
    await page.getByRole('heading', { level: 1, name: 'Order Summary' }).waitFor();
    await expect.poll(() => page.title()).toBe('Payment Details');
    await page.getByText('$49', { exact: true }).waitFor();
    await fitsTheWindow(page);
    expect(await payButton(page).isDisabled()).toBe(true);
    await fillCard(page, '4000 0000 0000 0002');
    await payButton(page).click();
    const declined = page.getByRole('dialog').filter({ hasText: /declined/i });
    await declined.waitFor();
    await declined.getByRole('button', { name: 'OK' }).click();
    expect(await isFound(site(), page, name)).toBe(false);

    await page.getByLabel('Card number').fill('4242 4242 4242 4242');
    // Awaited from here on, because both are gone soon.
    const pieces = isCalm
      ? Promise.resolve()
      : page.waitForFunction(() => document.querySelectorAll('body > [aria-hidden=true] > i').length === 70);
    const success = page.getByText('Your listing is published.').waitFor();
    await payButton(page).click();
    await Promise.all([success, pieces]);
    if (isCalm) expect(await page.locator('body > [aria-hidden=true] > i').count()).toBe(0);
    await page.waitForURL('**/advertising-home');
    await page.getByRole('heading', { name, exact: true }).waitFor();
    await fitsTheWindow(page);
    expect(await storedText(page)).not.toContain(name);
    expect(await isFound(site(), page, name)).toBe(true);

    // The card went to its processor alone, the password only where an account is created or checked.
    const withCard = sent.filter((each) => each.includes('4242424242424242'));
    expect(withCard).toHaveLength(1);
    for (const request of withCard) expect(request.startsWith(`${site().url}/dev/processor/`)).toBe(true);
    // Nothing goes to another host.
    expect(sent.filter((each) => !each.startsWith(`${site().url}/`) && !/^(data|blob):/.test(each))).toEqual([]);
    published([PASSWORD, '4242424242424242']);
    expect(complaints).toEqual([]);

    await goTo(site(), page, '/account');
    await page.getByRole('button', { name: 'Log out', exact: true }).click();
    await goTo(site(), page, '/login');
    await logIn(page, email, 'wrong password');
    await page.getByText('Incorrect email or password.').first().waitFor();
    await logIn(page, email, PASSWORD);
    await page.getByRole('heading', { name, exact: true }).waitFor();
    await context.close();
  });

  it('shows the demo landlord a dozen listings, and a lead at the moment it arrives', async () => {
    const { page, context } = await openAsVisitor(site(), '/login', { viewport: { width: 1280, height: 900 } });
    await logIn(page);
    await page.waitForURL('**/advertising-home');
    await page.getByRole('status').filter({ hasText: '12 listings' }).waitFor();
    await expect.poll(() => page.getByRole('article').count()).toBe(10);
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await expect.poll(() => page.getByRole('article').count()).toBe(2);
    await page.getByRole('button', { name: 'Previous', exact: true }).click();
    const listed = page
      .getByRole('article')
      .filter({ hasText: 'apartments have no limit' })
      .filter({ hasText: 'Active' });
    const home =
      (await listed
        .first()
        .getByRole('link', { name: /View as a renter/ })
        .getAttribute('href')) ?? '';
    const renter = await context.newPage();
    let attempts = 0;
    const ask = async (last: string) => {
      await goTo(site(), renter, `${home}?site=csa`);
      await renter
        .getByRole('button', { name: /^Contact landlord/ })
        .first()
        .click();
      const dialog = renter.getByRole('dialog');
      // The details are stored from the last time, and this is another renter.
      if (attempts++ > 0) await dialog.getByRole('button', { name: 'Change your details' }).click();
      await dialog.getByLabel('First name').fill('Jordan');
      await dialog.getByLabel('Last name').fill(last);
      await dialog.getByLabel('Phone').fill('6145550177');
      await dialog.getByLabel('Email', { exact: true }).fill(`${last}@student.example`);
      await dialog.getByRole('button', { name: 'Send request' }).click();
      await renter.waitForURL('**/congratulations*');
    };
    // The page receives leads once its socket is open; until then a lead is in the list it has fetched.
    await expect
      .poll(
        async () => {
          await ask(randomBytes(4).toString('hex'));
          return page.getByRole('status').filter({ hasText: 'New lead: Jordan' }).count();
        },
        { timeout: 20_000, interval: 500 },
      )
      .toBe(1);
    await context.close();
  });
}
