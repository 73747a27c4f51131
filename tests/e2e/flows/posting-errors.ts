import { noTerms } from '../../../domain/posting/drafts/draft-limits.ts';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import {
  DRAFT_KEY,
  emptyDraft,
  serializeDraft,
  TAB_KEY,
} from '../../../client/features/posting/draft/persistence/stored-draft.ts';
import { failedLine, hasNoErrors } from './account-errors.ts';
import {
  addPicture,
  addPictureAndFinish,
  continueButton,
  fillCard,
  goOnTo,
  logIn,
  payButton,
  picture,
} from '../support/posting-page.ts';
import {
  openAsVisitor,
  goTo,
  storedText,
  pathOf,
  type Failure,
  type Site,
  type GetSite,
  type VisitorPage,
} from '../support/site.ts';
import { itInFull } from '../../setup/full.ts';

/** Error handling of posting and editing [§8]. */
const written = {
  ...emptyDraft(crypto.randomUUID()),
  type: 84,
  name: 'Trouble Hall',
  contact: { firstName: 'Rosa', lastName: 'Neil', email: 'rosa@walnut.example', phone: '6145557788' },
  location: { address: '1739 N High St', city: 'Columbus', state: 'OH', zip: '43210', coordinates: null, pin: false },
  floorplans: [{ bedrooms: 2, bathrooms: 1, sq: '900', rent: '1150', ...noTerms() }],
  amenities: [29],
  description: 'Two rooms near campus.',
};

/** Opens the image section as the demo landlord, with everything but the images filled in. */
async function atThePictures(site: Site): Promise<VisitorPage> {
  const visit = await openAsVisitor(site, '/login');
  const { page } = visit;
  await logIn(page);
  await page.waitForURL('**/advertising-home');
  const text = serializeDraft({ ...written, draftId: crypto.randomUUID() }, Date.now());
  await page.evaluate(
    ([draft, kept, tab]) => {
      localStorage.setItem(draft, kept);
      sessionStorage.setItem(tab, '1');
    },
    [DRAFT_KEY, text, TAB_KEY] as const,
  );
  await goTo(site, page, '/post/step-2');
  await page.getByRole('heading', { name: 'Images' }).waitFor();
  return visit;
}

const notice = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
const refusedWith = (field: string, text: string): Failure => ({ refused: { [field]: [text] } });

export function postingErrorFlows(site: GetSite): void {
  it('stops a failed image upload quietly, and retries it on request', async () => {
    const { page, context } = await atThePictures(site());
    await site().fail(page, 'upload', 'unreachable');
    await page.locator('input[type=file]').first().setInputFiles(picture);
    const again = page.getByRole('button', { name: 'Try again' });
    await again.waitFor();
    await expect.poll(() => page.getByRole('progressbar').count()).toBe(0);
    await hasNoErrors(page);
    await again.click();
    await again.waitFor();
    await site().restore(page);
    await again.click();
    await page.getByRole('img', { name: 'Image 1' }).waitFor();
    // a stale token is renewed for an upload too
    await context.clearCookies({ name: 'XSRF-TOKEN' });
    await page.locator('input[type=file]').first().setInputFiles(picture);
    await page.getByRole('img', { name: 'Image 2' }).waitFor();
    await context.close();
  });

  itInFull('keeps all input when a section or the whole draft cannot be validated', async () => {
    const { page, context } = await atThePictures(site());
    await addPicture(page);
    const finish = page.getByRole('button', { name: 'Continue to Payment →' });
    for (const button of [continueButton(page), finish]) {
      for (const failure of ['unreachable', { status: 500 }, { status: 418 }] satisfies Failure[]) {
        await site().fail(page, 'ValidateStep', failure);
        await button.click();
        await failedLine(page, failure).waitFor();
        await expect.poll(() => button.getAttribute('aria-disabled')).toBe(null);
        await hasNoErrors(page);
        await expect.poll(() => page.getByLabel('Property name').inputValue()).toBe(written.name);
      }
      await site().fail(page, 'ValidateStep', refusedWith('notification', 'Said by the check.'));
      await page.getByRole('button', { name: 'Retry' }).click();
      await notice(page, 'Said by the check.').waitFor();
      await hasNoErrors(page);
      await site().restore(page);
      await button.click();
      // The two sections after the images are filled in, and confirmed too (116).
      if (button === finish) continue;
      await page.getByRole('heading', { name: 'Listing Description' }).waitFor();
      for (const next of ['Amenities', "You're almost finished!"]) await goOnTo(page, next);
    }
    await page.getByRole('heading', { level: 1, name: 'Order Summary' }).waitFor();
    expect(await storedText(page)).toContain(written.description);
    await context.close();
  });

  it('shows why a payment was rejected, and loses neither card nor text', async () => {
    const { page, context } = await atThePictures(site());
    await addPictureAndFinish(page);
    await fillCard(page, '4242 4242 4242 4242');
    const press = async (failure: Failure) => {
      await site().fail(page, 'PublishListing', failure);
      await payButton(page).click();
    };
    const dialog = page.getByRole('dialog');

    await press('unreachable');
    await failedLine(page).waitFor();
    await hasNoErrors(page);
    await expect.poll(() => payButton(page).getAttribute('aria-disabled')).toBe(null);
    await press(refusedWith('notification', 'Said by the payment.'));
    await notice(page, 'Said by the payment.').waitFor();
    await hasNoErrors(page);
    await press(refusedWith('payment', 'Said of the card.'));
    await dialog.getByText('Said of the card.').waitFor();
    await dialog.getByRole('button', { name: 'OK' }).click();
    expect(await page.getByLabel('Card number').inputValue()).toBe('4242 4242 4242 4242');
    // A rejected email of a logged-in landlord means a new account after all: its section is one step back (K30).
    await press(refusedWith('email', 'Said of the email.'));
    await notice(page, 'Said of the email.').waitFor();
    await page.getByRole('heading', { name: 'Create a Password' }).waitFor();
    await expect.poll(() => page.getByLabel('Property name').inputValue()).toBe(written.name);
    await context.close();
  });

  itInFull('shows why an edit was rejected, requires a login where the session ended, and then publishes', async () => {
    const { page, context } = await openAsVisitor(site(), '/login');
    await logIn(page);
    await page.waitForURL('**/advertising-home');
    await page.getByRole('link', { name: /^Edit/ }).first().click();
    const description = page.getByLabel(/Description/);
    await description.fill('Newly written words.');
    // Neither the back button nor a link discards it without confirmation.
    const question = page.getByRole('dialog', { name: 'Leave without publishing?' });
    const there = pathOf(page);
    for (const leave of [
      () => page.evaluate(() => history.back()),
      () => page.getByRole('banner').getByRole('link', { name: 'My listings' }).click(),
    ]) {
      await leave();
      await question.getByRole('button', { name: 'Keep editing' }).click();
      expect([pathOf(page), await description.inputValue()]).toEqual([there, 'Newly written words.']);
    }
    const publish = page.getByRole('button', { name: 'Publish Changes →' });

    await site().fail(page, 'EditListing', 'unreachable');
    await publish.click();
    await failedLine(page).waitFor();
    await site().fail(page, 'EditListing', refusedWith('notification', 'Said by the edit.'));
    await publish.click();
    await notice(page, 'Said by the edit.').waitFor();
    await hasNoErrors(page);
    expect(await description.inputValue()).toBe('Newly written words.');

    await site().restore(page);
    await context.clearCookies();
    await publish.click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Email', { exact: true }).fill('landlord@demo.example');
    await dialog.getByLabel('Password', { exact: true }).fill('demo-landlord');
    await dialog.getByRole('button', { name: 'Login' }).click();
    await notice(page, 'Success! Your listing has been updated.').waitFor();
    await page.waitForURL('**/advertising-home');
    await context.close();
  });
}
