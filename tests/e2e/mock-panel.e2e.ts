import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { afterAll, expect, it } from 'vitest';
import { scenarioNames } from '../../mocks/scenarios.ts';
import { launchChrome } from '../setup/chrome.ts';
import { serveDemo } from '../setup/demo-site.ts';

/** The panel of the mocked client, by keyboard and by pointer, on a phone and on a desktop. */
const [demo, browser] = await Promise.all([serveDemo(), launchChrome()]);
afterAll(async () => {
  await browser.close();
  await demo.stop();
});
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

async function open(address: string, width = 1280): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height: 844 },
    reducedMotion: 'reduce',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const page = await context.newPage();
  await page.goto(demo.url + address);
  await page.locator('html:is([data-mocked=ready], [data-mocked=failed])').waitFor({ state: 'attached' });
  return page;
}
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Mock server' });
const ready = (page: Page) => page.locator('html[data-mocked=ready]').waitFor({ state: 'attached' });

it('finds a scenario by keyboard alone, opens it and announces that it was reached', async () => {
  const page = await open('/');
  await page.keyboard.press('Alt+s');
  await drawer(page).waitFor();
  await expect.poll(() => drawer(page).getByRole('link').count()).toBeGreaterThanOrEqual(scenarioNames.length);
  await page.keyboard.type('insufficient funds');
  await drawer(page).getByText('1 scenario', { exact: true }).waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL(/scenario=payment-insufficient/);
  await ready(page);
  await page.getByRole('dialog').getByText('Insufficient funds.').waitFor();
  // With the product's own dialog open below it.
  await page.keyboard.press('Alt+s');
  await drawer(page).getByText('Ready.').waitFor();
  await drawer(page).getByText('Insufficient funds', { exact: true }).first().waitFor();
  await page.keyboard.press('Escape');
  await drawer(page).waitFor({ state: 'detached' });
  await page.getByRole('dialog').getByText('Insufficient funds.').waitFor();
});

it('opens on ? outside of text fields, and leaves ? typeable inside them', async () => {
  const page = await open('/login');
  await page.getByLabel('Email', { exact: true }).fill('who');
  await page.keyboard.press('?');
  expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe('who?');
  expect(await drawer(page).count()).toBe(0);
  await page.getByRole('heading', { name: 'Login' }).click();
  await page.keyboard.press('?');
  await drawer(page).waitFor();
});

it('changes the brand, the connection and the logged-in user', async () => {
  const page = await open('/');
  await page.getByRole('button', { name: /^Scenarios/ }).click();
  await drawer(page).getByLabel('Connection').selectOption('offline');
  await page.getByText("You're offline.").waitFor();
  await drawer(page).getByLabel('Connection').selectOption('fast');
  await page.getByText("You're offline.").waitFor({ state: 'detached' });
  await drawer(page).getByLabel('Brand').selectOption('cr');
  await page.waitForURL(/site=cr/);
  await page.getByRole('link', { name: 'CR Housing' }).first().waitFor();
  await page.getByRole('button', { name: /^Scenarios/ }).waitFor();
  await page.keyboard.press('Alt+s');
  await drawer(page).getByRole('button', { name: 'Landlord with a dozen listings' }).click();
  await page.waitForURL('**/advertising-home');
  // Exact, because the headings of loaded leads contain the listing's name too.
  await page.getByRole('heading', { name: 'High Street Lofts', exact: true }).waitFor();
});

it('shows the email with a reset link, and copies the URL of a scenario', async () => {
  const page = await open('/login?scenario=reset-asked&site=csa');
  await ready(page);
  await page.keyboard.press('Alt+s');
  await drawer(page).getByRole('link', { name: 'New password for landlord@demo.example' }).waitFor();
  await drawer(page).getByRole('button', { name: 'Copy link' }).click();
  await drawer(page).getByRole('button', { name: 'Copied' }).waitFor();
  const copied = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  expect(copied.pathname + copied.search).toBe('/password/reset?scenario=reset-asked&site=csa');
  await drawer(page).getByRole('link', { name: 'New password for landlord@demo.example' }).click();
  await page.keyboard.press('Escape');
  await page.getByLabel('New password').fill('four words of mine');
  await page.getByLabel('Confirm password').fill('four words of mine');
  await page.getByRole('button', { name: 'Set password' }).click();
  await page.waitForURL('**/advertising-home*');
});

it('shows an error for an unknown scenario name', async () => {
  const page = await open('/?scenario=no-such-thing');
  expect(await page.locator('html').getAttribute('data-mocked-error')).toContain('no-such-thing');
});

it.each([
  ['a phone', 390],
  ['a desk', 1280],
])('is accessible and covers no button, on %s', async (_, width) => {
  const page = await open('/college/ohio-state-university-main-campus', width);
  const launcher = page.getByRole('button', { name: /^Scenarios/ });
  const box = await launcher.boundingBox();
  if (width === 390) expect(box?.width).toBeLessThanOrEqual(28);
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
  await launcher.click();
  await drawer(page).waitFor();
  await page.evaluate(axe);
  const { violations } = await page.evaluate(async (): Promise<AxeResults> => {
    const tool = (window as unknown as { axe: { run(where: object): Promise<AxeResults> } }).axe;
    return tool.run({ fromShadowDom: ['[data-mock-panel]', 'dialog'] });
  });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});
