import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEMO_LANDLORD } from '../../demo/listings/demo-landlord.ts';
import { DEMO_STAFF } from '../../demo/staff.ts';
import { launchChrome } from '../setup/chrome.ts';
import { houseDraft, samplePhoto, testCard } from '../setup/drafts.ts';
import { RestClient } from '../setup/rest-client.ts';
import { startProduct } from '../setup/running-product.ts';

/** The staff console on the built product: its main path by keyboard, and whatever strangers can write into it (K42). */
const [product, browser] = await Promise.all([startProduct(), launchChrome()]);
const { pool } = product.database;
afterAll(async () => {
  await browser.close();
  await product.stop();
});

const HELD = 3;
/** Runs if any screen treats a stranger's text as markup. */
const MARKUP = '<img src=x onerror="window.ran = true"><script>window.ran = true</script>';
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

let page: Page;
const complaints: string[] = [];
beforeAll(async () => {
  const landlord = new RestClient(product.url);
  await landlord.post('/login', DEMO_LANDLORD);
  const images = [await landlord.upload(await samplePhoto())];
  for (let count = 1; count <= HELD; count++) {
    const draft = { ...houseDraft(images), name: `Chittenden House ${count}`, description: `No kids. ${MARKUP}` };
    const answer = await landlord.post('/api/posting/post', { ...draft, payment: testCard, review: true });
    expect(await answer.json()).toMatchObject({ status: 'REVIEW' });
  }
  const [home] = (await pool.query<{ id: string }>('select id from listing where status = 1 order by id limit 1')).rows;
  await pool.query(
    `insert into listing_report (listing_id, reason, details, network, site, created_at) values ($1, 'scam', $2, 'n', 'default', now())`,
    [home?.id, MARKUP],
  );
  await pool.query('update lead set message = $1, first_name = $1', [MARKUP]);
  await pool.query('update account set first_name = $1 where email = $2', [MARKUP, DEMO_LANDLORD.email]);
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
  page = await context.newPage();
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', ({ message }) => complaints.push(message));
});

const press = async (...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};
const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor();

/** Returns the violations of the page, on a phone and on a desk, and what is wider than the window. */
async function faults(): Promise<string[]> {
  const found: string[] = [];
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    // Playwright evaluates outside of the policy of the page.
    await page.evaluate(axeSource);
    const own = await page.evaluate(async () => {
      const { axe: checker } = window as unknown as { axe: typeof axe };
      const { violations } = await checker.run(document, {
        resultTypes: ['violations'],
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      });
      const wider = document.documentElement.scrollWidth - innerWidth;
      const all = violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} at ${target.join(' ')}`));
      return [...all, ...(wider > 0 ? [`${wider} px wider than the window`] : [])];
    });
    found.push(...own.map((fault) => `${new URL(page.url()).pathname} at ${width}: ${fault}`));
  }
  return found;
}

it('is logged in with the code of the dev tools, and its queue is worked through with keys', async () => {
  const tools = await (await fetch(`${product.url}/dev`)).text();
  const [code = ''] = /(?<=<code>)\d{6}(?=<\/code>)/.exec(tools) ?? [];
  await page.goto(`${product.url}/admin`);
  // The form comes with the console's own chunk, after the page has loaded.
  await page.getByLabel('Email').focus();
  expect(await faults()).toEqual([]);
  await page.keyboard.type(DEMO_STAFF.email);
  await press('Tab');
  await page.keyboard.type(DEMO_STAFF.password);
  await press('Tab');
  await page.keyboard.type(code);
  await press('Enter');
  await heading(`Reviews (${HELD})`);
  await page.getByText(MARKUP).first().waitFor();
  expect(await faults()).toEqual([]);
  await press('a');
  await page.getByRole('dialog').getByText('goes live').waitFor();
  expect(await faults()).toEqual([]);
  await press('Enter');
  await heading(`Reviews (${HELD - 1})`);
  await press('j', 'd');
  await page.getByRole('dialog').getByText('The landlord gets an email').waitFor();
  await page.keyboard.type('It turns families away.');
  await press('Control+Enter');
  await heading(`Reviews (${HELD - 2})`);
  const decisions = await pool.query(
    `select review ->> 'decision' as decision, review ->> 'note' as note from publish_intent where review is not null order by 1 nulls last`,
  );
  expect(decisions.rows).toMatchObject([
    { decision: 'approved', note: '' },
    { decision: 'declined', note: 'It turns families away.' },
    { decision: null },
  ]);
});

it('finds a landlord, refunds a payment, removes a listing and restores it, each with a reason', async () => {
  const find = async (text: string) => {
    await page.getByRole('link', { name: 'Find' }).press('Enter');
    await page.getByRole('searchbox').fill(text);
    await press('Enter');
    await page.getByText(/\d found/).waitFor();
  };
  const act = async (name: string, done: string) => {
    await page.getByRole('button', { name, exact: true }).press('Enter');
    await page.getByRole('dialog').getByRole('listitem').first().waitFor();
    await page.keyboard.type('Told by phone.');
    await press('Control+Enter');
    await page.getByText(done, { exact: true }).waitFor();
  };
  await find(DEMO_LANDLORD.email);
  expect(await faults()).toEqual([]);
  await page
    .getByRole('row', { name: /^payment/ })
    .first()
    .getByRole('link')
    .press('Enter');
  await act('Refund', 'Refunded.');
  expect(await faults()).toEqual([]);
  await page
    .getByRole('row', { name: /^Listing/ })
    .getByRole('link')
    .press('Enter');
  await act('Remove', 'Removed.');
  await act('Restore', 'Restored.');
  expect(await faults()).toEqual([]);
  const { rows } = await pool.query(
    `select action, reason from staff_log where outcome_of is null and reason = 'Told by phone.' order by id`,
  );
  expect(rows.map(({ action }) => action)).toEqual(['payment.refund', 'listing.remove', 'listing.restore']);
});

it('shows what strangers wrote as text, on every screen', async () => {
  await page.getByRole('link', { name: 'Reports' }).press('Enter');
  await heading(/^Reports/);
  await page.locator('blockquote').getByText(MARKUP).waitFor();
  expect(await faults()).toEqual([]);
  const [lead] = (await pool.query<{ id: string }>('select id from lead order by id limit 1')).rows;
  await page.goto(`${product.url}/admin/find/lead/${lead?.id}`);
  await page.getByText(MARKUP).first().waitFor();
  for (const [name, text] of [
    ['Operations', 'Unresolved operations'],
    ['Numbers', /Numbers of the last 30 days/],
    ['Log', 'Log'],
  ] as const) {
    await page.getByRole('link', { name }).press('Enter');
    await heading(text);
    await page.waitForLoadState('networkidle');
    expect(await faults()).toEqual([]);
  }
  expect(await page.evaluate(() => (window as unknown as { ran?: boolean }).ran)).toBeUndefined();
  expect(complaints).toEqual([]);
});
