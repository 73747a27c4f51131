import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it, onTestFailed } from 'vitest';
import { launchChrome } from '../setup/chrome.ts';
import { startProduct, type RunningProduct } from '../setup/running-product.ts';

/**
 * Checks every screen: no axe violation (WCAG 2.2 A and AA, best practices), nothing wider than the window, one h1 and
 * a title. All screens in looks that cover every brand, light and dark, and 320 px.
 */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const NEAR = 'location_type=college&location_id=204796';
const MATCHES = `/matches?${NEAR}&bedrooms=2&bathrooms=1&budget=1200`;

type Look = [width: number, scheme: 'light' | 'dark', brand: string];
const looks: Look[] = [
  [390, 'light', 'default'],
  [1280, 'dark', 'csa'],
  [320, 'light', 'default'],
  [390, 'dark', 'csa'],
  [1280, 'light', 'default'],
  [390, 'light', 'cr'],
  [1280, 'dark', 'cr'],
  [1280, 'light', 'liveherehousing'],
  [390, 'dark', 'default'],
];

let product: RunningProduct;
const browser = await launchChrome();
beforeAll(async () => {
  product = await startProduct();
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});

/** Returns the page's violations; empty if there are none. */
async function faults(page: Page): Promise<string[]> {
  await page.evaluate(axeSource);
  const found = await page.evaluate(async () => {
    const { axe: checker } = window as unknown as { axe: typeof axe };
    const { violations } = await checker.run(document, {
      resultTypes: ['violations'],
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    });
    const wider = document.documentElement.scrollWidth - innerWidth;
    return [
      ...violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} at ${target.join(' ')}`)),
      ...(wider > 0 ? [`${wider} px wider than the window`] : []),
      ...(document.title === '' ? ['no title'] : []),
      ...(document.querySelectorAll('h1').length === 1 ? [] : ['not one h1']),
    ];
  });
  return found.map((fault) => `${new URL(page.url()).pathname}: ${fault}`);
}

const sample = (home: string) => [
  '/',
  '/college/ohio-state-university-main-campus',
  `/questionnaire?${NEAR}`,
  MATCHES,
  home,
  '/post/step-1',
];
const others = [
  '/search?q=ohio+st',
  '/search?q=zzzzqq',
  '/city/columbus-oh',
  '/state/oh',
  `/matches/none?${NEAR}&bedrooms=8&bathrooms=5&budget=300`,
  `${MATCHES.replace('/matches', '/matches/end')}`,
  '/how-to-use',
  '/partners',
  '/shortlist',
  '/login',
  '/password/reset',
  '/nothing-here',
];

/** Opens a path in a brand and waits until the page is interactive. */
async function open(page: Page, path: string, brand: string): Promise<void> {
  await page.goto(inBrand(path, brand));
  await page.waitForSelector('html[data-alive]', { state: 'attached' });
}

const inBrand = (path: string, brand: string) => `${product.url}${path}${path.includes('?') ? '&' : '?'}site=${brand}`;

async function logIn(page: Page, brand: string): Promise<void> {
  await open(page, '/login', brand);
  const main = page.getByRole('main');
  await main.getByLabel('Email', { exact: true }).fill('landlord@demo.example');
  await main.getByLabel('Password', { exact: true }).fill('demo-landlord');
  await main.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL('**/advertising-home*');
  await page.getByRole('article').first().waitFor();
}

async function openContext([width, scheme]: Look): Promise<BrowserContext> {
  return browser.newContext({
    viewport: { width, height: width < 700 ? 844 : 900 },
    colorScheme: scheme,
    reducedMotion: 'reduce',
  });
}

it.each(looks)('is accessible and fits, %i px wide, %s, brand %s', async (...look) => {
  const [, , brand] = look;
  const context = await openContext(look);
  const page = await context.newPage();
  onTestFailed(async () =>
    console.error('It was at', page.url(), await page.locator('body').innerText({ timeout: 1000 })),
  );
  const all: string[] = [];
  const visit = async (path: string) => {
    await open(page, path, brand);
    await page.getByRole('heading', { level: 1 }).waitFor();
    all.push(...(await faults(page)));
  };

  await open(page, MATCHES, brand);
  const home = (await page.getByRole('article').first().getByRole('link').first().getAttribute('href')) ?? '';
  for (const path of [...sample(home), ...others]) await visit(path);

  await open(page, '/', brand);
  await page.getByLabel('College or city').click();
  await page.keyboard.type('ohio st');
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('ArrowDown');
  all.push(...(await faults(page)));

  await open(page, MATCHES, brand);
  await page
    .getByRole('button', { name: /^Contact landlord/ })
    .first()
    .click();
  // The default brand has its contact request on a separate screen (K56).
  if (brand === 'default') await page.getByRole('button', { name: 'Continue →' }).click();
  else await page.getByRole('dialog').getByRole('button', { name: 'Send request' }).click();
  await page.getByText('Enter your first name.').first().waitFor();
  all.push(...(await faults(page)));

  await logIn(page, brand);
  all.push(...(await faults(page)));
  const edit = (await page.getByRole('link', { name: /^Edit/ }).first().getAttribute('href')) ?? '';
  await open(page, edit, brand);
  await page.getByRole('heading', { name: 'Amenities' }).waitFor();
  all.push(...(await faults(page)));

  expect(all).toEqual([]);
  await context.close();
});

it('has no motion for users who prefer reduced motion', async () => {
  const context = await openContext([1280, 'light', 'default']);
  const page = await context.newPage();
  await page.goto(`${product.url}/login`);
  const longest = await page.evaluate(() => {
    const seconds = (text: string) => Math.max(...text.split(',').map((part) => Number.parseFloat(part)));
    return Math.max(
      ...[...document.querySelectorAll('*')].flatMap((element) => {
        const { animationDuration, transitionDuration } = getComputedStyle(element);
        return [seconds(animationDuration), seconds(transitionDuration)];
      }),
    );
  });
  expect(longest).toBeLessThanOrEqual(0.001);
  await context.close();
});
