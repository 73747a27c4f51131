import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchChrome } from '../setup/chrome.ts';
import { startProduct, type Product } from '../setup/product.ts';

/** The student's path [issue: home, college, questionnaire, matches, a home, request, congratulations] in a real browser. */
let product: Product;
const browser = await launchChrome();
beforeAll(async () => {
  product = await startProduct();
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});

interface Screen {
  page: Page;
  /** What the browser complained about; stays empty. */
  complaints: string[];
}

async function open(width: number, height: number): Promise<Screen> {
  const context = await browser.newContext({ viewport: { width, height }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  return { page, complaints };
}

const fitsTheWindow = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

const devMails = async () =>
  (
    (await (await fetch(`${product.url}/dev/api/mails`)).json()) as {
      data: { to: string; text: string; headers: Record<string, string> }[];
    }
  ).data;

it.each([
  ['a phone', 390, 844],
  ['a desk', 1280, 900],
])('finds a home and asks about it, on %s', async (device, width, height) => {
  const { page, complaints } = await open(width, height);
  const email = `ana-on-${device.replace(' ', '-')}@student.example`;
  await page.goto(product.url);
  expect(await page.title()).toBe('College student housing finder');
  await fitsTheWindow(page);

  await page.getByLabel('College or city').click();
  await page.keyboard.type('ohio st');
  await page
    .getByRole('option', { name: /Ohio State University/ })
    .first()
    .waitFor();
  // Said once the answer is the one to the whole text.
  await page.getByText('8 places found').waitFor();
  await page.keyboard.press('ArrowDown');
  await page.getByRole('option', { name: /Ohio State University/, selected: true }).waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/college/ohio-state-university-main-campus');
  await page.getByRole('heading', { level: 1, name: /Ohio State University/ }).waitFor();
  await fitsTheWindow(page);

  await page.getByRole('link', { name: 'Find my match' }).click();
  await page.getByRole('button', { name: 'Show Me My Matches →' }).waitFor();
  expect(await page.title()).toBe('Housing Questionnaire');
  expect(await page.getByRole('radio', { name: '2 bedrooms' }).isChecked()).toBe(true);
  expect(await page.getByRole('checkbox', { name: 'No Pets' }).isChecked()).toBe(true);
  await fitsTheWindow(page);
  await page.getByText(/By going on you agree/).waitFor();
  await page.getByRole('button', { name: 'Show Me My Matches →' }).click();

  await page.waitForURL(/\/matches\?.*bedrooms=2&bathrooms=1&budget=1200/);
  await page.getByRole('heading', { level: 1, name: 'Your Matches' }).waitFor();
  const cards = page.getByRole('article');
  await cards.first().waitFor();
  expect(await page.getByText(/^\d+ homes? fits? near Ohio State University/).count()).toBe(1);
  await fitsTheWindow(page);

  const name = (await cards.first().getByRole('heading').textContent()) ?? '';
  await cards
    .first()
    .getByRole('link', { name: /Look inside/ })
    .click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await fitsTheWindow(page);

  await page
    .getByRole('button', { name: /Ask about/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await dialog.getByText('Enter your first name.').first().waitFor();
  await dialog.getByLabel('First name').fill('Ana');
  await dialog.getByLabel('Last name').fill('Díaz');
  await dialog.getByLabel('Phone').pressSequentially('6145550188');
  expect(await dialog.getByLabel('Phone').inputValue()).toBe('(614) 555-0188');
  await dialog.getByLabel('E-mail').fill(email);
  await dialog.getByLabel(/Message/).fill('Is there room for a desk?');
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await page.waitForURL('**/congratulations');
  await page.getByRole('heading', { level: 1, name: /Congratulations/ }).waitFor();
  await fitsTheWindow(page);

  await expect.poll(async () => (await devMails()).filter(({ text }) => text.includes(email)).length).toBe(2);
  const mails = (await devMails()).filter(({ text }) => text.includes(email));
  const toLandlord = mails.find(({ to }) => to !== email);
  expect(toLandlord?.headers['reply-to']).toContain(email);
  for (const word of [
    name,
    'Ohio State University',
    'Ana Díaz',
    '(614) 555-0188',
    'No Pets',
    'Is there room for a desk?',
  ])
    expect(toLandlord?.text).toContain(word);
  expect(mails.find(({ to }) => to === email)?.text).not.toContain(toLandlord?.to);

  await page.goBack();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  expect(complaints).toEqual([]);
});

it('shows what comes closest when nothing fits, and what each of them misses', async () => {
  const { page, complaints } = await open(390, 844);
  await page.goto(`${product.url}/matches?location_type=college&location_id=204796&bedrooms=8&bathrooms=5&budget=300`);
  await page.waitForURL('**/matches/none?**');
  await page.getByRole('article').first().waitFor();
  expect(await page.getByRole('article').first().textContent()).toMatch(/more than your budget|over|fewer|short/i);
  await fitsTheWindow(page);
  expect(complaints).toEqual([]);
});

it('shows the places and the homes without JavaScript', async () => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${product.url}/search?q=ohio+st`);
  await page
    .getByRole('link', { name: /Ohio State University/ })
    .first()
    .click();
  await page.getByRole('link', { name: 'See all homes' }).click();
  expect(await page.getByRole('article').count()).toBeGreaterThanOrEqual(5);
  await context.close();
});

it('renders every screen whole on the server, whichever was asked for first', async () => {
  const place = 'location_type=college&location_id=204796';
  const html = async (path: string) => {
    const answer = await fetch(product.url + path, { headers: { accept: 'text/html' } });
    expect([path, answer.status]).toEqual([path, 200]);
    return answer.text();
  };
  const matches = await html(`/matches?${place}`);
  const home = /\/home\/[a-z0-9-]+/.exec(matches)?.[0] ?? '';
  const screens: [string, string][] = [
    [`/questionnaire?${place}`, 'Show Me My Matches →'],
    [home, 'application/ld+json'],
    [`/matches/none?${place}&bedrooms=8&budget=300`, '<article'],
    ['/college/ohio-state-university-main-campus', 'Find my match'],
    ['/city/columbus-oh', 'Columbus'],
    ['/state/oh', 'Ohio'],
    ['/search?q=ucla', 'Los Angeles'],
    ['/', 'College student housing finder'],
  ];
  for (const [path, words] of [...screens, ...screens.toReversed()]) expect(await html(path)).toContain(words);
  expect(await (await fetch(`${product.url}/sitemap.xml`)).text()).toContain('/home/');
});

it('sends a screen without its data to the start [§2]', async () => {
  const { page } = await open(390, 844);
  for (const path of ['/questionnaire', '/matches', '/congratulations']) {
    await page.goto(product.url + path);
    await expect.poll(() => new URL(page.url()).pathname).toBe('/');
  }
});
