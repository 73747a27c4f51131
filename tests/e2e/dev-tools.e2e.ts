import { request } from 'node:http';
import { afterAll, expect, it } from 'vitest';
import { launchChrome } from '../setup/chrome.ts';
import { startProduct } from '../setup/running-product.ts';
import { itInFull } from '../setup/full.ts';

/** The dev tools, as scripts and people use them, on the demo data of the default start. */
const product = await startProduct();
const browser = await launchChrome();
afterAll(async () => {
  await browser.close();
  await product.stop();
});

type Row = Record<string, unknown>;
const get = async (path: string) =>
  (await fetch(`${product.url}/dev/api/${path}`)).json() as Promise<{ data: Row[]; now: string }>;
const advance = (body: unknown) =>
  fetch(`${product.url}/dev/api/clock/advance`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const paid = async () => (await get('stripe/invoices')).data.filter(({ status }) => status === 'paid').length;
const listings = async (status: number) =>
  (
    await product.database.pool.query(
      'select 1 from subscription s join listing l on l.id = s.listing_id where l.status = $1',
      [status],
    )
  ).rowCount;

itInFull('renews and ends subscriptions as months pass, and never moves its clock back', async () => {
  const before = new Date((await get('clock')).now);
  const charged = await paid();
  const renewing = (await get('stripe/subscriptions')).data.filter(
    ({ status, cancel_at_period_end: ends }) => status === 'active' && !ends,
  ).length;
  expect(renewing).toBeGreaterThan(5);

  expect((await advance({ months: 3 })).status).toBe(200);
  const after = new Date((await get('clock')).now);
  expect((after.getUTCFullYear() - before.getUTCFullYear()) * 12 + after.getUTCMonth() - before.getUTCMonth()).toBe(3);
  expect(await paid()).toBe(charged + 3 * renewing);
  expect(await listings(1)).toBe(renewing);
  const { data: mails } = await get('mails');
  expect(mails.filter(({ subject }) => String(subject).startsWith('Receipt')).length).toBe(charged + 3 * renewing);
  expect(mails.map(({ id }) => Number(id))).toEqual(mails.map(({ id }) => Number(id)).toSorted((a, b) => b - a));

  await product.restart();
  expect(new Date((await get('clock')).now).getTime()).toBeGreaterThanOrEqual(after.getTime());
  for (const wrong of [{ days: -1 }, { months: 1.5 }, { days: 1, months: 1 }, {}, [], 'x'])
    expect((await advance(wrong)).status).toBe(422);
});

it('forwards a call to a vanity number to the landlord', async () => {
  const { rows } = await product.database.pool.query<{ vanity_phone: string; phone: string }>(
    `select vanity_phone, phone from listing join listing_contact on listing_id = id
      where status = 1 and hidden_at is null and vanity_phone is not null limit 1`,
  );
  const body = JSON.stringify({ to: rows[0]?.vanity_phone });
  await fetch(`${product.url}/dev/api/calls`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  expect((await get('calls')).data[0]).toMatchObject({ to: rows[0]?.vanity_phone, forwardedTo: rows[0]?.phone });
});

it('is readable and usable without scripts, and reports no browser errors', async () => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(message.text()));
  await page.goto(`${product.url}/dev/mails`);
  await page
    .getByRole('link', { name: /Receipt/ })
    .first()
    .click();
  await page.frameLocator('iframe').getByText('nearcampus').first().waitFor();
  await page.goto(`${product.url}/dev/clock`);
  const before = new Date((await get('clock')).now).getTime();
  await page.getByRole('button', { name: 'One day later' }).click();
  await page.waitForURL('**/dev/clock');
  expect(new Date((await get('clock')).now).getTime() - before).toBeGreaterThanOrEqual(86_400_000);
  for (const path of ['/dev', '/dev/stripe', '/dev/calls']) {
    expect((await page.goto(product.url + path))?.status()).toBe(200);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
  expect(complaints.filter((text) => !text.includes('Origin-Agent-Cluster'))).toEqual([]);
  await context.close();
});

it('runs, completes and documents GraphQL operations in the explorer without a network', async () => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const external: string[] = [];
  const errors: string[] = [];
  page.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(product.url)) external.push(request.url());
  });
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.goto(`${product.url}/graphql`);
  // The toast disappears by itself.
  await page.getByText('Reloaded doc successfully').waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Send Request' }).click();
  await page.getByText('"Apartment"').waitFor();

  await page.getByText('query Explore').first().click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('{ opt');
  await page
    .getByRole('option', { name: /options/ })
    .first()
    .waitFor();

  await page.getByText('Docs', { exact: true }).click();
  await page.getByText('Mutation', { exact: true }).click();
  await page.getByText('publish').first().waitFor();
  expect([external, errors]).toEqual([[], []]);
  await page.close();
});

it('is not available under a host name that another site points here', async () => {
  const { port } = new URL(product.url);
  const status = (host: string) =>
    new Promise<number>((done, failed) => {
      request({ host: '127.0.0.1', port, path: '/dev/api/mails', headers: { host } }, (answer) => {
        answer.resume();
        done(answer.statusCode ?? 0);
      })
        .on('error', failed)
        .end();
    });
  expect(await status(`rebound.example:${port}`)).toBe(404);
  expect(await status(`127.0.0.1:${port}`)).toBe(200);
});
