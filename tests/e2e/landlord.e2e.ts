import { randomBytes } from 'node:crypto';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchChrome } from '../setup/chrome.ts';
import { photograph } from '../setup/drafts.ts';
import { startProduct, type Product } from '../setup/product.ts';
import { RestClient } from '../setup/rest-client.ts';

/** The landlord's path: type, seven sections, payment, the listing; in a real browser on real parts. */
let product: Product;
const browser = await launchChrome();
beforeAll(async () => {
  product = await startProduct();
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});

const picture = { name: 'front.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(await photograph()) };
const PASSWORD = 'a long phrase';
const continueButton = (page: Page) => page.getByRole('button', { name: 'Continue', exact: true });
const fitsTheWindow = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
const kept = (page: Page) =>
  page.evaluate(() => JSON.stringify({ ...localStorage }) + JSON.stringify({ ...sessionStorage }));

async function fillStep2(page: Page, name: string, email: string): Promise<void> {
  const next = async (heading: string) => {
    await continueButton(page).click();
    await page.getByRole('heading', { name: heading }).waitFor();
    await fitsTheWindow(page);
  };
  await page.getByRole('heading', { name: 'Contact Information' }).waitFor();
  expect(await continueButton(page).isDisabled()).toBe(true);
  await page.getByLabel('Property name').fill(name);
  await page.getByLabel('First name').fill('Rosa');
  await page.getByLabel('Last name').fill('O’Neil');
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByLabel('Phone').pressSequentially('6145557788');
  await next('Create a Password');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password').fill(PASSWORD);
  await next('Property Location');
  await page.getByLabel('Street address').fill('1739 N High St');
  await page.getByLabel('City').fill('Columbus');
  await page.getByLabel('State').selectOption('OH');
  await page.getByText(/Near .*Ohio State University/).waitFor();
  await page.getByLabel('Zip').fill('48104');
  await continueButton(page).click();
  await page.getByText('This zip code does not belong to Ohio.').first().waitFor();
  await page.getByLabel('Zip').fill('43210');
  await next('Floorplan Information');
  await page.getByLabel('Bedrooms').selectOption({ label: '2 Bedrooms' });
  await page.getByLabel('Bathrooms').selectOption({ label: '1 Bathroom' });
  await page.getByLabel('Square feet').fill('1,250 sq');
  expect(await page.getByLabel('Square feet').inputValue()).toBe('1250');
  await page.getByLabel('Rent a month').fill('1150');
  await next('Images');
  await page.locator('input[type=file]').first().setInputFiles(picture);
  await page.getByText('Cover').first().waitFor();
  await next('Listing Description');
  await page.getByLabel(/Description/).fill("Two rooms near campus! It's bright.");
  await page.getByText('Two rooms near campus Its bright.').first().waitFor();
  await next('Amenities');
  await page.getByText('Dishwasher').click();
  await page.getByText('Cats OK').click();
  await next("You're almost finished!");
}

async function fillCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Billing address').fill('1739 N High St');
  await page.getByLabel('Billing zip').fill('43210');
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Security code').fill('123');
  await page.getByLabel('Expiration month').selectOption('12');
  await page.getByLabel('Expiration year').selectOption({ index: 5 });
}

it.each([
  ['a phone', 390, 844],
  ['a desk', 1280, 900],
])('posts a home, pays, and has it found at once, on %s', async (device, width, height) => {
  const name = `Walnut Row ${randomBytes(4).toString('hex')}`;
  const email = `rosa-on-${device.replace(' ', '-')}@walnut.example`;
  const context = await browser.newContext({ viewport: { width, height }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));

  await page.goto(`${product.url}/post/step-2`);
  await page.waitForURL('**/post/step-1');
  await page.getByText('What kind of property do you manage?').waitFor();
  await page.getByRole('button', { name: /Apartment/ }).click();
  await continueButton(page).click();
  await page.waitForURL('**/post/step-2');
  await fillStep2(page, name, email);

  // A reload keeps every word but the password, and no secret is on disk.
  expect(await kept(page)).toContain(name);
  expect(await kept(page)).not.toContain(PASSWORD);
  await page.reload();
  await page.getByRole('heading', { name: 'Create a Password' }).waitFor();
  expect(await page.getByLabel('Property name').inputValue()).toBe(name);
  // A fresh start asks; restoring leads to the first section that is not complete.
  await page.goto(`${product.url}/post/step-1`);
  await page
    .getByText('You have previously filled in listing information, would you like to restore this data?')
    .waitFor();
  await page.getByRole('button', { name: 'Restore' }).click();
  await page.getByRole('heading', { name: 'Create a Password' }).waitFor();
  expect(await page.getByLabel('Property name').inputValue()).toBe(name);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password').fill(PASSWORD);
  await continueButton(page).click();
  await page.getByRole('button', { name: 'Continue to Payment →' }).click();

  await page.waitForURL('**/post/step-3');
  await page.getByRole('heading', { level: 1, name: 'Order Summary' }).waitFor();
  expect(await page.title()).toBe('Payment Details');
  await page.getByText('$49', { exact: true }).waitFor();
  await fitsTheWindow(page);
  const pay = page.getByRole('button', { name: 'Process Payment' });
  expect(await pay.isDisabled()).toBe(true);
  await fillCard(page, '4000 0000 0000 0002');
  await pay.click();
  await page
    .getByText(/declined/i)
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'OK' }).click();
  const none = await product.database.pool.query('select 1 from listing where name = $1', [name]);
  expect(none.rowCount).toBe(0);

  await page.getByLabel('Card number').fill('4242 4242 4242 4242');
  await pay.click();
  await page.waitForURL('**/advertising-home');
  await page.getByRole('heading', { name }).waitFor();
  await fitsTheWindow(page);
  expect(await kept(page)).not.toContain(name);

  const found = await (
    await fetch(
      `${product.url}/api/housing/search?location_type=college&location_id=204796&bedrooms=2&bathrooms=1&budget=1200`,
    )
  ).json();
  expect(JSON.stringify(found)).toContain(name);

  // The card went to its processor alone, the password only where an account is made or checked.
  for (const request of sent.filter((each) => each.includes('4242424242424242')))
    expect(request.startsWith(`${product.url}/dev/processor/`)).toBe(true);
  expect(product.output()).not.toContain(PASSWORD);
  expect(product.output()).not.toContain('4242424242424242');
  expect(errors).toEqual([]);

  await page.goto(`${product.url}/account`);
  await page.getByRole('button', { name: /Log out/i }).click();
  await page.goto(`${product.url}/login`);
  await page.getByLabel('E-mail').or(page.getByLabel('Email')).fill(email);
  await page.getByLabel('Password', { exact: true }).fill('wrong password');
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByText('That e-mail and password do not go together.').first().waitFor();
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('heading', { name }).waitFor();
  await context.close();
});

it('shows the demo landlord a dozen listings, and a lead at the moment it arrives', async () => {
  const page = await browser.newPage();
  const socket = page.waitForEvent('websocket', { predicate: (opened) => opened.url().endsWith('/graphql') });
  await page.goto(`${product.url}/login`);
  await page.getByLabel('E-mail').or(page.getByLabel('Email')).fill('landlord@demo.example');
  await page.getByLabel('Password', { exact: true }).fill('demo-landlord');
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL('**/advertising-home');
  await expect.poll(() => page.getByRole('article').count()).toBe(12);

  const { rows } = await product.database.pool.query<{ id: string }>(
    `select l.id from listing l join account a on a.id = l.account_id
      where a.email = 'landlord@demo.example' and l.status = 1 and l.hidden_at is null and l.type = 84 limit 1`,
  );
  // The page listens once its socket is open; until then a lead is simply in the list it has fetched.
  await socket;
  await expect
    .poll(
      async () => {
        const last = randomBytes(4).toString('hex');
        const request = {
          first_name: 'Jordan',
          last_name: last,
          phone: '6145550177',
          email: `${last}@student.example`,
        };
        await new RestClient(product.url).post('/api/housing/save-request', {
          ...request,
          housing_id: Number(rows[0]?.id),
        });
        return page.getByRole('status').filter({ hasText: 'New lead: Jordan' }).count();
      },
      { timeout: 20_000, interval: 500 },
    )
    .toBe(1);
});

it.each(['/login', '/password/reset/some-token?email=a%40b.example'])(
  'keeps a password typed before the code of %s has come, and out of the address',
  async (path) => {
    const page = await browser.newPage();
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(product.url + path, { waitUntil: 'commit' });
    const password = page.locator('input[type=password]').first();
    await password.fill('typed early');
    await password.press('Enter');
    expect(page.url()).toBe(product.url + path);
    release();
    await page.waitForLoadState('networkidle');
    expect(page.url()).toBe(product.url + path);
    expect(await password.inputValue()).toBe('typed early');
    await page.close();
  },
);
