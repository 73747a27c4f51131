import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startRealSite, type RealSite } from './support/real-site.ts';
import { DESK, openAsVisitor } from './support/site.ts';

/** What the site does without a network: says so, keeps what was typed, and continues when it is back (K53). */
let site: RealSite;
beforeAll(async () => {
  site = await startRealSite();
});
afterAll(() => site.stop());

const BANNER = "You're offline. What you typed is kept, and what you choose opens when you're back online.";
const MATCHES = '/matches?location_type=college&location_id=204796';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor();
const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const pathOf = (page: Page) => new URL(page.url()).pathname;

it('keeps the page with what was typed until the next one can be loaded, and opens only the last that was chosen', async () => {
  const { page, context } = await openAsVisitor(site, '/login', { viewport: DESK });
  const email = page.getByLabel('Email', { exact: true });
  await email.fill('rosa@walnut.example');
  await context.setOffline(true);
  await page.getByText(BANNER).waitFor();
  await menu(page).getByRole('link', { name: 'How it works' }).click();
  expect([pathOf(page), await email.inputValue()]).toEqual(['/login', 'rosa@walnut.example']);
  await menu(page).getByRole('link', { name: 'Shortlist' }).click();
  const before = await page.evaluate(() => history.length);
  await context.setOffline(false);
  await heading(page, /shortlist/i);
  expect(await page.getByText(/You're offline/).count()).toBe(0);
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
  await context.close();
});

it('opens by itself a page whose file was lost on the way', async () => {
  const { page, context } = await openAsVisitor(site, '/login', { viewport: DESK });
  await page.route(/assets\/how-to-use-[^/]*\.js$/, (route) => route.abort());
  await menu(page).getByRole('link', { name: 'How it works' }).click();
  await page.getByText('The connection was lost.').waitFor();
  await page.unrouteAll();
  await context.setOffline(true);
  await page.getByText(BANNER).waitFor();
  await context.setOffline(false);
  await heading(page, 'How it works');
  await context.close();
});

it('shows the results of a search that was changed without a network when it is back', async () => {
  const { page, context } = await openAsVisitor(site, MATCHES, { viewport: DESK });
  await page.getByRole('article').first().waitFor();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  const bedrooms = page.getByRole('combobox', { name: 'Bedrooms' });
  await bedrooms.selectOption('4');
  await page.getByText(BANNER).waitFor();
  expect(await bedrooms.inputValue()).toBe('4');
  expect(await page.getByText('We could not reach the server').count()).toBe(0);
  await context.setOffline(false);
  await expect.poll(() => new URL(page.url()).searchParams.get('bedrooms')).toBe('4');
  await page.getByRole('article').first().waitFor();
  expect(await bedrooms.inputValue()).toBe('4');
  await context.close();
});

it('sends once by itself what was pressed without a network', async () => {
  const email = 'una@student.example';
  const { page, context } = await openAsVisitor(site, `${MATCHES}&bedrooms=2`, { viewport: DESK });
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Email me new homes' }).click();
  await page.getByText("Nothing was lost. This continues when you're back online.").waitFor();
  expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe(email);
  await context.setOffline(false);
  await page.getByText(/confirm the alert for homes near Ohio State University/).waitFor();
  const emails = await site.product.database.pool.query('select 1 from subscriber where email = $1', [email]);
  expect(emails.rows).toHaveLength(1);
  await context.close();
});
