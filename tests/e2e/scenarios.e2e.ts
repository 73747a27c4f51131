import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { UNEXPECTED_ERROR } from '../../domain/request-errors.ts';
import { createWorld } from '../../mocks/world/create-world.ts';
import { noFaults } from '../../mocks/world/faults.ts';
import { scenarioNames, scenarios, type ScenarioName } from '../../mocks/scenarios.ts';
import { isRead } from '../../mocks/scenarios/setup/readable-text.ts';
import { SCENARIO_NOW, type Scenario } from '../../mocks/scenarios/setup/scenario.ts';
import { launchChrome } from '../setup/chrome.ts';
import { FULL } from '../setup/full.ts';
import { keepOnePage, serveDemo } from '../setup/demo-site.ts';

/** Opens every scenario in a real browser, on the mocked client as shipped: all with FULL=1, otherwise a sample. */
const [demo, browser] = await Promise.all([serveDemo(), launchChrome()]);
/** The longest wait in milliseconds: on a busy machine a scenario takes more than 20 seconds. Its test ends after 120. */
const PATIENCE_MS = 90_000;
let context: BrowserContext;
beforeAll(async () => {
  context = await browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
  context.setDefaultTimeout(PATIENCE_MS);
  // The service worker of all pages starts with the first.
  const page = await context.newPage();
  await page.goto(`${demo.url}/?panel=off`);
  await page.locator('html[data-mocked=ready]').waitFor();
  await page.close();
  await keepOnePage(context, demo.url);
});
afterAll(async () => {
  await browser.close();
  await demo.stop();
});

const scenarioOf = (name: ScenarioName): Scenario => scenarios[name];

/** Returns whether the scenario produces failures by itself, which no product rule and no other test would show. */
function hasFaults({ arrange, play }: Scenario): boolean {
  const world = createWorld({ now: () => new Date(SCENARIO_NOW), baseUrl: demo.url });
  arrange?.(world);
  return JSON.stringify(world.faults) !== JSON.stringify(noFaults()) || /\bfaults\b/.test(String(play));
}

const tried = FULL
  ? scenarioNames
  : scenarioNames.filter((name) => hasFaults(scenarioOf(name))).filter((_, index) => index % 6 === 0);

/** Matches what a browser logs of an unsuccessful response, and React of a screen that fails on purpose. */
const isMeant = (text: string, url: string) =>
  (text.startsWith('Failed to load resource') && /\/(graphql|api|dev\/processor)\b/.test(url)) ||
  text.includes(UNEXPECTED_ERROR.message);

function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => {
    // When two pages check for a newer worker at once, one of them gets this error.
    if (!message.startsWith('Failed to update a ServiceWorker')) complaints.push(message);
  });
  page.on('console', (message) => {
    const loud = message.type() === 'error' || message.type() === 'warning';
    if (loud && !isMeant(message.text(), message.location().url)) complaints.push(message.text());
  });
  return complaints;
}

it.concurrent.each(tried)('reaches %s', async (name) => {
  const { at, brand, expects, lacks } = scenarioOf(name);
  const page = await context.newPage();
  try {
    const complaints = complaintsOf(page);
    const address = new URL(at, demo.url);
    address.searchParams.set('scenario', name);
    if (brand) address.searchParams.set('site', brand);
    await page.goto(address.href);
    await page.locator('html:is([data-mocked=ready], [data-mocked=failed])').waitFor({ state: 'attached' });
    const error = await page.locator('html').getAttribute('data-mocked-error');
    expect(error, String(error)).toBeNull();
    const text = (await page.locator('body').innerText()).replace(/\s+/g, ' ');
    if (!isRead(expects, text)) expect(text).toMatch(expects);
    if (lacks !== undefined) expect(isRead(lacks, text)).toBe(false);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect(new URL(page.url()).searchParams.get('scenario')).toBe(name);
    expect(complaints).toEqual([]);
  } finally {
    await page.close();
  }
});

it('keeps a dashboard of fifty listings short on a phone, every part a tap away', async () => {
  const page = await context.newPage();
  await page.goto(`${demo.url}/advertising-home?scenario=dashboard-of-fifty#listings`);
  await page.locator('html[data-mocked=ready]').waitFor({ state: 'attached' });
  const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
  for (const id of ['leads', 'activity', 'listings', 'calls', 'payments']) {
    await links.and(page.locator(`[href='#${id}']`)).press('Enter');
    await page.locator(`[aria-current][href='#${id}']`).waitFor();
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(4700);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('section[id]')?.id)).toBe(id);
  }
  // The filter is in the address, and a link to a part keeps it, and all else on the page.
  await links.and(page.locator("[href='#listings']")).press('Enter');
  const find = page.getByLabel('Find a listing');
  await find.fill('o');
  await expect.poll(() => new URL(page.url()).searchParams.get('find')).toBe('o');
  await page.locator('h1').evaluate((heading) => heading.setAttribute('data-same', ''));
  await links.and(page.locator("[href='#payments']")).press('Enter');
  await page.locator("[aria-current][href='#payments']").waitFor();
  expect(await page.locator('h1[data-same]').count()).toBe(1);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('section[id]')?.id)).toBe('payments');
  await page.getByRole('region', { name: 'Needs attention' }).getByRole('button', { name: 'Change card' }).click();
  await page.getByLabel('Card number').waitFor();
  await page.close();
});
