import { globSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, afterEach, expect, it } from 'vitest';
import { launchChrome } from '../setup/chrome.ts';
import { serveDemo } from '../setup/demo-site.ts';
import { screenFrames } from '../../mocks/gallery/frame.ts';
import { openContext } from './frame-page.ts';

/** Storybook, as a person uses it. */
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

const storybook = (story: string, globals = '') =>
  page.goto(`${demo.url}/gallery/index.html?path=/story/${story}&globals=${globals}`);
const story = () => page.frameLocator('#storybook-preview-iframe');
const background = () =>
  story()
    .locator('body')
    .evaluate((body) => getComputedStyle(body).backgroundColor);

it('lists every component and scenario, and asks no other site for anything', async () => {
  const origins = new Set<string>();
  page.on('request', (request) => origins.add(new URL(request.url()).origin));
  await storybook('components-button--looks', 'stories:all');
  await story().getByRole('heading', { name: 'components/button' }).waitFor();
  await page.locator('a[href*="components-button--long-text"]').waitFor();
  expect([...origins]).toEqual([demo.url]);
  const { entries } = (await (await fetch(`${demo.url}/gallery/index.json`)).json()) as {
    entries: Record<string, { importPath: string }>;
  };
  const ids = Object.keys(entries);
  expect(ids.filter((id) => id.startsWith('screens-'))).toHaveLength(screenFrames.length);
  const files = globSync('client/**/*.stories.tsx');
  const listed = new Set(Object.values(entries).map(({ importPath }) => importPath));
  expect(files.filter((file) => !listed.has(`./${file}`))).toEqual([]);
});

it('shows an example in a brand and a color scheme, which the toolbar changes', async () => {
  await storybook('components-button--busy', 'brand:cr;scheme:dark');
  await story().getByRole('heading', { name: 'Busy' }).waitFor();
  const dark = await background();
  await page.getByRole('button', { name: 'scheme dark' }).click();
  await page.getByRole('option', { name: 'light' }).click();
  await expect.poll(background).not.toBe(dark);
  expect(await story().locator('html').getAttribute('data-brand')).toBe('cr');
});

it('shows a screen in a scenario, by the mocked client', async () => {
  await storybook('screens-renter--no-matches', 'brand:csa');
  const screen = story().frameLocator('iframe');
  await screen.getByRole('heading', { name: 'No exact matches' }).waitFor();
  expect(await screen.locator('html').getAttribute('data-brand')).toBe('csa');
});

it.each([
  ['no-preference', 'blink'],
  ['reduce', 'none'],
] as const)('a drop zone shows for 900 ms that an upload failed; motion: %s', async (reducedMotion, animation) => {
  await page.emulateMedia({ reducedMotion });
  await page.clock.install();
  await page.goto(`${demo.url}/gallery/iframe.html?id=forms-fields-file-drop-zone--shakes-on-failure`);
  await page.locator('html[data-mocked=ready]').waitFor();
  const zone = page.locator('[data-example="Shakes on failure"]');
  const picture = { name: 'front.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('picture') };
  await zone.getByLabel('Image').setInputFiles(picture);
  await zone.getByRole('progressbar', { name: 'Uploading front.jpg' }).waitFor();
  await page.clock.pauseAt(Date.now() + 3600_000);
  await zone.getByRole('button', { name: 'Let it fail' }).click();
  const alert = zone.getByRole('alert');
  await alert.waitFor();
  expect(await alert.evaluate((label) => getComputedStyle(label).animationName)).toContain(animation);
  expect(await zone.getByRole('button', { name: 'Add an image' }).isVisible()).toBe(true);
  await page.clock.runFor(890);
  expect(await alert.count()).toBe(1);
  await page.clock.runFor(10);
  await alert.waitFor({ state: 'detached' });
});
