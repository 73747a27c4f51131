import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, afterEach, expect, it } from 'vitest';
import { launchChrome } from '../setup/chrome.ts';
import { serveDemo } from '../setup/demo-site.ts';
import { findProblems, openContext } from './frame-page.ts';

/** The gallery's own page, as a person uses it. */
const browser = await launchChrome();
let demo: Awaited<ReturnType<typeof serveDemo>>;
let page: Page;
beforeAll(async () => {
  demo = await serveDemo();
}, 300_000);
afterAll(async () => {
  await browser.close();
  await demo.stop();
});
beforeEach(async () => {
  page = await (await openContext(browser, 1280, 'light')).newPage();
});
afterEach(() => page.context().close());

const open = async (query: string) => {
  await page.goto(`${demo.url}/gallery?${query}`);
  await page.locator('html[data-mocked=ready]').waitFor();
};
const count = async () => Number((await page.getByRole('status').textContent())?.match(/^\s*(\d+) frame/)?.[1]);

it('is filtered by text, and by toggles that the keyboard reaches; the URL keeps the filters', async () => {
  await open('q=components/button');
  expect(await count()).toBe(2);
  await page.getByRole('searchbox', { name: 'Find' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  expect(await page.getByRole('button', { name: 'csa', pressed: true }).count()).toBe(1);
  expect(await count()).toBe(4);
  await page.getByRole('button', { name: 'dark' }).press('Enter');
  expect(await count()).toBe(8);
  await page.getByRole('button', { name: '390' }).click();
  expect(await count()).toBe(4);
  // one frame of each type stays
  await page.getByRole('button', { name: '1280' }).click();
  expect(await count()).toBe(4);
  expect(new URL(page.url()).search).toBe('?q=components%2Fbutton&brand=default%2Ccsa&width=1280&scheme=light%2Cdark');
  await page.reload();
  await page.locator('html[data-mocked=ready]').waitFor();
  expect(await count()).toBe(4);
  await page.getByLabel('Group').selectOption('Screens: renter');
  expect(await page.getByText('Nothing has that name.').count()).toBe(1);
  await page.getByLabel('Find').fill('');
  expect(await count()).toBeGreaterThan(100);
});

it('loads what is near the screen, a few at a time, and keeps the focus in place', async () => {
  await open('group=screens/posting&width=390');
  expect(await count()).toBeGreaterThan(20);
  await page.getByLabel('Find').focus();
  const alive = () => page.locator('iframe').count();
  const ready = page.locator('figure[data-state=ready]');
  await ready.nth(2).waitFor();
  expect(await alive()).toBeLessThan(await count());
  expect(await page.locator('figure[data-state=loading]').count()).toBeLessThanOrEqual(3);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('gallery-text');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.getByLabel('Find').fill('nothing is called that');
  expect(await alive()).toBe(0);
});

it('shows light and dark side by side, whatever the system prefers, and each on its own', async () => {
  await open('q=components/button&brand=cr&width=390&scheme=light,dark');
  await page.locator('figure[data-state=ready]').nth(1).waitFor();
  const grounds = await Promise.all(
    page
      .frames()
      .slice(1)
      .map((frame) => frame.evaluate(() => getComputedStyle(document.body).backgroundColor)),
  );
  expect(new Set(grounds).size).toBe(2);
  const link = page.getByRole('link', { name: 'Open components/button alone, cr, 390 px, dark' });
  await page.goto(new URL((await link.getAttribute('href')) ?? '', demo.url).href);
  await page.getByRole('heading', { name: 'components/button' }).waitFor();
  expect(grounds).toContain(await page.evaluate(() => getComputedStyle(document.body).backgroundColor));
});

it('is accessible itself', async () => {
  await open('q=components/badge');
  expect(await findProblems(page, 'screen')).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await findProblems(page, 'screen')).toEqual([]);
});

it('shows that no component has this name', async () => {
  await page.goto(`${demo.url}/gallery?part=components/nothing`);
  await page.locator('html[data-mocked=failed]').waitFor();
  expect(await page.textContent('body')).toContain('No component is called components/nothing.');
});

it.each([
  ['no-preference', 'blink'],
  ['reduce', 'none'],
] as const)('a drop zone shows for 900 ms that an upload failed; motion: %s', async (reducedMotion, animation) => {
  await page.emulateMedia({ reducedMotion });
  await page.clock.install();
  await page.goto(`${demo.url}/gallery?part=forms/fields/file-drop-zone`);
  await page.locator('html[data-mocked=ready]').waitFor();
  const zone = page.locator('[data-example=blinks-when-it-fails]');
  const picture = { name: 'front.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('picture') };
  await zone.getByLabel('Image').setInputFiles(picture);
  await zone.getByRole('progressbar', { name: 'Uploading front.jpg' }).waitFor();
  await page.clock.pauseAt(Date.now() + 3600_000);
  await zone.getByRole('button', { name: 'Let it fail' }).click();
  const said = zone.getByRole('alert');
  await said.waitFor();
  expect(await said.evaluate((label) => getComputedStyle(label).animationName)).toContain(animation);
  expect(await zone.getByRole('button', { name: 'Add an image' }).isVisible()).toBe(true);
  await page.clock.runFor(890);
  expect(await said.count()).toBe(1);
  await page.clock.runFor(10);
  await said.waitFor({ state: 'detached' });
});
