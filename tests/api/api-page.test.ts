import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { apiDocument } from '../../server/rest/openapi/document.ts';
import { launchChrome } from '../setup/chrome.ts';
import { serveApp, type ServedApp } from '../setup/served-app.ts';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The page at /api: all calls to read, and to try in a browser that reaches nothing but this server. */
let app: ServedApp;
let browser: Browser;
let page: Page;
/** Addresses of other hosts that the page asked for, and what went wrong in it. */
const elsewhere: string[] = [];
const wrong: string[] = [];

beforeAll(async () => {
  app = await serveApp();
  await app.rows(
    `insert into college (id, name, slug, subdomain, city, state, zip, lat, lon) values
       (204796, 'Ohio State University', 'ohio-state', 'osu', 'Columbus', 'OH', '43210', 40, -83)`,
  );
  browser = await launchChrome();
  page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await page.route('**/*', (route) => {
    const { host } = new URL(route.request().url());
    if (host === new URL(app.url).host) return route.continue();
    elsewhere.push(route.request().url());
    return route.abort();
  });
  page.on('pageerror', (error) => wrong.push(error.message));
  await page.goto(`${app.url}/api`);
}, 120_000);
afterAll(async () => {
  await browser.close();
  await app.close();
});

/** Opens a call and answers its part of the page. */
const opened = async (name: string) => {
  const part = page.locator(`#${name}`);
  await part.locator('summary').first().click();
  return part;
};

it('has every call of the document, by its method and path', async () => {
  const calls = Object.entries(apiDocument().paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const shown = await page.locator('.call > summary:has(.verb)').allInnerTexts();
  expect(calls.length).toBeGreaterThan(20);
  for (const call of calls)
    expect(shown.map((text) => text.replaceAll(/\s+/g, ' '))).toContainEqual(expect.stringContaining(call));
}, 60_000);

it('gives the field of a JSON body the height of a few lines', async () => {
  const heights = await page
    .locator('textarea.short')
    .evaluateAll((fields) => fields.map((field) => getComputedStyle(field).minHeight));
  expect(new Set(heights)).toEqual(new Set(['80px']));
});

it('sends a call with what is filled in, and shows the answer', async () => {
  const school = await opened('school');
  expect(await school.getByLabel('id').inputValue()).toBe('204796');
  await school.getByRole('button', { name: 'Send' }).click();
  await school.getByRole('status').getByText('"Ohio State University"').waitFor();
  expect(await school.getByRole('status').innerText()).toMatch(/^GET \/api\/schools\/school\/204796\n200/);
}, 60_000);

it('sends unsafe calls with the token that they need', async () => {
  await page.context().clearCookies();
  const step = await opened('validateStep');
  await step.getByLabel('Body (JSON)').fill('{"step":"property-type-step","type":84}');
  await step.getByRole('button', { name: 'Send' }).click();
  await step.getByRole('status').getByText('"status": "OK"').waitFor();
}, 60_000);

it('shows a partner each kind of response: found, unchanged, not found, invalid, too many requests', async () => {
  const listings = await opened('partnerListings');
  const status = listings.getByRole('status');
  const send = async (begins: RegExp) => {
    await listings.getByRole('button', { name: 'Send' }).click();
    await expect.poll(() => status.innerText(), { timeout: 20_000 }).toMatch(begins);
    return status.innerText();
  };
  expect(await listings.getByLabel('school_id').inputValue()).toBe('204796');
  const first = await send(
    /^GET \/api\/partner\/listings\?school_id=204796\n200 OK\ncache-control: public, max-age=60/,
  );
  await listings.getByLabel('If-None-Match').fill(/etag: (.*)/.exec(first)?.[1] ?? '');
  expect(await send(/\n304 /)).toContain('(no body)');
  await listings.getByLabel('If-None-Match').fill('');
  await listings.getByLabel('school_id').fill('7');
  expect(await send(/\n404 /)).toContain('College not found.');
  await listings.getByLabel('school_id').fill('osu');
  expect(await send(/\n422 /)).toContain('This must be the id of a college.');

  const advertising = await opened('sendAdvertising');
  const answer = advertising.getByRole('status');
  for (let times = 0; times < 12; times++) {
    await advertising.getByRole('button', { name: 'Send' }).click();
    await expect.poll(() => answer.innerText(), { timeout: 20_000 }).not.toBe('Sending …');
  }
  expect(await answer.innerText()).toMatch(/^POST \/api\/advertising\/send\n429 .*\n(.*\n)*retry-after: \d+/);
}, 120_000);

it('gives a call as curl, which a shell reads as it was meant', async () => {
  const advertising = page.locator('#sendAdvertising');
  await advertising.getByLabel('Body (JSON)').fill(`{"about":"It's $(id) "}`);
  await advertising.getByRole('button', { name: 'Copy as curl' }).click();
  const curl = advertising.getByRole('status').getByText('curl -i');
  await curl.waitFor();
  expect(await curl.innerText()).toContain(String.raw`-d '{"about":"It'\''s $(id) "}'`);
  expect(await curl.innerText()).toContain(`curl -s -c jar '${app.url}/api/session'`);
}, 60_000);

it('finds calls by what they are about, and opens what an address names', async () => {
  const find = page.getByLabel('Find a call');
  await find.fill('RETRY landlord');
  await page.getByText('No calls').waitFor();
  await find.fill('closest');
  await page.getByText(/^\d+ calls?$/).waitFor();
  expect(await page.locator('#closestHousing').isVisible()).toBe(true);
  expect(await page.locator('#logOut').isVisible()).toBe(false);
  expect(await page.getByRole('heading', { name: 'Account' }).isVisible()).toBe(false);
  await page.evaluate(() => (location.hash = '#logOut'));
  await page.locator('#logOut[open]').getByRole('button', { name: 'Send' }).waitFor();
  expect(await find.inputValue()).toBe('');
  // an address is a name and nothing more
  await page.evaluate(() => (location.hash = '#<img src=x onerror=alert(1)>'));
  await page.evaluate(() => (location.hash = '#find'));
  expect(await page.locator('img').count()).toBe(0);
}, 60_000);

it('has no axe violation, no horizontal scrolling and no request to another host', async () => {
  await page.evaluate(axeSource);
  const violations = await page.evaluate(async () => {
    for (const part of document.querySelectorAll('details')) part.open = true;
    const { axe: checker } = window as unknown as { axe: typeof axe };
    return (await checker.run()).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  });
  expect(violations).toEqual([]);
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect([width, wider]).toEqual([width, 0]);
  }
  expect([elsewhere, wrong]).toEqual([[], []]);
}, 60_000);

it('works without scripts, also with a trailing slash in its URL', async () => {
  const answer = await fetch(`${app.url}/api/`, { headers: { accept: 'text/html' }, redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([308, '/api']);
  const text = await (await fetch(`${app.url}/api`)).text();
  expect(text).toContain('Get the closest matches when nothing fits');
  expect(text).toContain('data-needs-script hidden');
});
