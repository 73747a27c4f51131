import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { samplePhoto } from '../../setup/drafts.ts';
import { fitsTheWindow } from './site.ts';

/** The actions of a landlord on the posting screens, step by step. */
export const PASSWORD = 'a long phrase';
export const picture = { name: 'front.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(await samplePhoto()) };

export const continueButton = (page: Page) => page.getByRole('button', { name: 'Continue', exact: true });
export const payButton = (page: Page) => page.getByRole('button', { name: 'Process Payment' });

/** Fills in step 1, starting with the address. */
export async function chooseApartment(page: Page): Promise<void> {
  await page.getByText('What kind of property do you manage?').waitFor();
  await page.getByRole('button', { name: /Apartment/ }).click();
  await continueButton(page).click();
  await page.getByRole('heading', { name: 'Contact Information' }).waitFor();
}

/** Presses Continue and waits for the next section. */
export async function goOnTo(page: Page, heading: string): Promise<void> {
  await continueButton(page).click();
  await page.getByRole('heading', { name: heading }).waitFor();
  await fitsTheWindow(page);
}

export async function fillContact(page: Page, name: string, email: string): Promise<void> {
  await page.getByLabel('Property name').fill(name);
  await page.getByLabel('First name').fill('Rosa');
  await page.getByLabel('Last name').fill('O’Neil');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Phone').pressSequentially('6145557788');
}

export async function fillPassword(page: Page): Promise<void> {
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password').fill(PASSWORD);
}

export async function fillAddress(page: Page): Promise<void> {
  await page.getByLabel('Street address').fill('1739 N High St');
  await page.getByLabel('City').fill('Columbus');
  await page.getByLabel('State').selectOption('OH');
  await page.getByText(/Near .*Ohio State University/).waitFor();
  await page.getByLabel('Zip').fill('43210');
}

export async function fillFloorplan(page: Page): Promise<void> {
  await page.getByLabel('Bedrooms').selectOption({ label: '2 Bedrooms' });
  await page.getByLabel('Bathrooms').selectOption({ label: '1 Bathroom' });
  await page.getByLabel('Square feet').fill('1,250 sq');
  expect(await page.getByLabel('Square feet').inputValue()).toBe('1250');
  await page.getByLabel('Monthly rent').fill('1150');
}

export async function addPicture(page: Page): Promise<void> {
  await page.locator('input[type=file]').first().setInputFiles(picture);
  await page.getByRole('img', { name: 'Image 1' }).waitFor();
}

export async function fillDescription(page: Page): Promise<void> {
  await page.getByLabel(/Description/).fill("Two rooms near campus! It's bright.");
}

export async function chooseAmenities(page: Page): Promise<void> {
  await page.getByText('Dishwasher').click();
  await page.getByText('Cats OK').click();
}

/** Adds the image that a restored draft lacks, confirms it and the filled-in sections after it (116), and goes to the payment. */
export async function addPictureAndFinish(page: Page): Promise<void> {
  await addPicture(page);
  for (const next of ['Listing Description', 'Amenities', "You're almost finished!"]) await goOnTo(page, next);
  await page.getByRole('button', { name: 'Continue to Payment →' }).click();
  await page.getByRole('heading', { level: 1, name: 'Order Summary' }).waitFor();
}

/** Fills in the six fields of step 3. */
export async function fillCard(page: Page, number: string): Promise<void> {
  // Where there is a card on file, another one is a choice.
  const another = page.getByRole('radio', { name: 'Another card' });
  await page.getByLabel('Billing address').or(another).first().waitFor();
  if (await another.isVisible()) await another.check();
  await page.getByLabel('Billing address').fill('1739 N High St');
  await page.getByLabel('Billing zip').fill('43210');
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Security code').fill('123');
  await page.getByLabel('Expiration month').selectOption('12');
  await page.getByLabel('Expiration year').selectOption({ index: 5 });
}

/** Logs in on any screen that shows the login form. */
export async function logIn(page: Page, email = 'landlord@demo.example', password = 'demo-landlord'): Promise<void> {
  const main = page.getByRole('main');
  await main.getByLabel('Email', { exact: true }).fill(email);
  await main.getByLabel('Password', { exact: true }).fill(password);
  await main.getByRole('button', { name: 'Login' }).click();
}
