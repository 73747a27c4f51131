import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  waitForFrames,
  spacer,
  heights,
  shownFrame,
  snippet,
  startPartnerSite,
  type PartnerSite,
} from './support/partner-site.ts';

/** The widget on pages of another site, as partners embed it. */
let site: PartnerSite;
beforeAll(async () => {
  site = await startPartnerSite();
});
afterAll(() => site.stop());

/** Records how far the page's own elements have shifted since its first frame. */
const watchMoves = (page: Page) =>
  page.addInitScript(() => {
    const moved = { sum: 0, what: [] as string[] };
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        sources: { node?: Element }[];
      })[]) {
        moved.sum += entry.value;
        moved.what.push(...entry.sources.map(({ node }) => `${node?.localName}#${node?.id}`));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
const moves = (page: Page) =>
  page.evaluate(() => (window as unknown as { moved: { sum: number; what: string[] } }).moved);

/** Records all messages of the page's widgets since the first. */
const hearAll = (page: Page) =>
  page.addInitScript(() => {
    const events: unknown[] = [];
    Object.assign(window, { events });
    addEventListener('nearcampus-widget', () => {
      for (const name of ['ready', 'height', 'step', 'matches', 'request-sent', 'error'] as const)
        window.NearcampusWidget?.on(name, (detail) => events.push({ name, ...detail }));
    });
  });
type WidgetEvent = { name: string } & Record<string, unknown>;
const eventsOf = (page: Page, name?: string) =>
  page.evaluate((only) => {
    const all = (window as unknown as { events: WidgetEvent[] }).events;
    return only === undefined ? all : all.filter((event) => event.name === only);
  }, name);

it('is shown by an ordinary page in its reserved space, with no layout shift', async () => {
  await using context = await site.visitor();
  const page = await context.newPage();
  await watchMoves(page);
  await page.goto(`${site.url}/college-page.html`);
  const frame = await shownFrame(page);
  await frame.getByRole('button', { name: /^Match Me With Properties/ }).waitFor();
  await expect.poll(() => page.getByRole('link', { name: 'Homes near Ohio State' }).isVisible()).toBe(false);
  await page.evaluate(() => document.fonts.ready);
  expect(await moves(page)).toEqual({ sum: 0, what: [] });
});

it('leaves its link in place at the end of a page that is scrolled to its end', async () => {
  await using context = await site.visitor();
  const page = await context.newPage();
  const [loader, frame] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route('**/widget.js', (route) => loader.promise.then(() => route.continue()));
  await page.route('**/embed?*', (route) => frame.promise.then(() => route.continue()));
  await page.goto(site.write('end.html', spacer + snippet(site.product)), { waitUntil: 'commit' });
  const place = () =>
    page.locator('#plain').evaluate((link) => {
      const { left, top } = link.getBoundingClientRect();
      return [left + scrollX, top + scrollY];
    });
  await page.locator('#plain').evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const before = await place();
  loader.resolve();
  await page.locator('iframe').waitFor({ state: 'attached' });
  expect(await place()).toEqual(before);
  frame.resolve();
  await shownFrame(page);
});

it('loads when it is near the screen, and not before', async () => {
  await using context = await site.visitor();
  const page = await context.newPage();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.goto(site.write('far.html', spacer + snippet(site.product)));
  await page.waitForFunction(() => window.NearcampusWidget?.widgets.length === 1);
  // Two frames have been painted, so a request would have been sent by now.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(requests.filter((path) => path.startsWith('/embed'))).toEqual([]);
  await page.locator('#plain').scrollIntoViewIfNeeded();
  await (await shownFrame(page)).getByRole('heading').first().waitFor();
  expect(requests.filter((path) => path === '/widget.js')).toHaveLength(1);
  expect(requests.filter((path) => path === '/embed')).toHaveLength(1);
});

it('waits for the page to load first, but not forever, and not once it is requested', async () => {
  await using context = await site.visitor();
  const picture = `${site.url}/slow.png`;
  const begun = async (name: string) => {
    const page = await context.newPage();
    const requests: string[] = [];
    const come = Promise.withResolvers<void>();
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await page.route(picture, async (route) => {
      await come.promise;
      requests.push('the picture came');
      await route.fulfill({ status: 404 });
    });
    await page.clock.install();
    const html = `<img alt="" src="${picture}" height="50">${snippet(site.product)}`;
    await page.goto(site.write(name, html), { waitUntil: 'commit' });
    await page.waitForFunction(() => window.NearcampusWidget?.widgets[0], undefined, { polling: 50 });
    await waitForFrames(page, 5);
    expect(requests.filter((path) => path === '/embed')).toEqual([]);
    const frameAsked = () => expect.poll(() => requests.filter((what) => /embed$|came/.test(what)));
    return { page, come, frameAsked };
  };

  const loaded = await begun('loads.html');
  loaded.come.resolve();
  await loaded.frameAsked().toEqual(['the picture came', '/embed']);

  const slow = await begun('slow.html');
  await slow.page.clock.runFor(3000);
  await slow.frameAsked().toEqual(['/embed']);
  slow.come.resolve();

  const opened = await begun('opened.html');
  await opened.page.evaluate(() => window.NearcampusWidget?.widgets[0]?.open());
  await opened.frameAsked().toEqual(['/embed']);
  opened.come.resolve();
});

it('reports its events to the page, and is as high as its content on every step', async () => {
  await using context = await site.visitor();
  const page = await context.newPage();
  await hearAll(page);
  await page.goto(site.write('steps.html', `${snippet(site.product)}<p>after</p>`));
  const frame = await shownFrame(page);
  await frame.getByRole('button', { name: /^Show Me My Matches/ }).click();
  await frame.getByRole('article').nth(3).waitFor();
  await expect
    .poll(() => eventsOf(page, 'matches'))
    .toEqual([{ name: 'matches', total: expect.any(Number), closest: false }]);
  await expect
    .poll(async () => (await eventsOf(page, 'step')).map(({ step }) => step))
    .toEqual(['questionnaire', 'matches']);
  await expect.poll(async () => (await heights(page)).frame - (await heights(page)).content).toBe(0);
  expect((await heights(page)).bars).toBe(false);
  expect((await heights(page)).content).toBeGreaterThan(1000);
  expect(await eventsOf(page, 'error')).toEqual([]);

  // A contact request collects the name in the frame and opens no other page.
  await frame
    .getByRole('button', { name: /^Contact landlord/ })
    .first()
    .click();
  await frame.getByLabel('First name').waitFor();
});

it('adjusts its height to its content once, however often the page changes its width', async () => {
  await using context = await site.visitor();
  const page = await context.newPage();
  await hearAll(page);
  await page.goto(site.write('widths.html', snippet(site.product)));
  await shownFrame(page);
  await expect.poll(async () => (await eventsOf(page, 'height')).length).toBeGreaterThan(0);
  for (const width of [400, 900, 320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(() => document.fonts.ready);
  }
  // A loop would report another height on every painted frame; sixty are painted here.
  const settled = async () => {
    const before = (await eventsOf(page, 'height')).length;
    await page.evaluate(async () => {
      for (let drawn = 0; drawn < 60; drawn++) await new Promise((done) => requestAnimationFrame(done));
    });
    return (await eventsOf(page, 'height')).length - before;
  };
  await expect.poll(settled).toBe(0);
  expect((await eventsOf(page, 'height')).length).toBeLessThan(20);
});

it('two on one page have two brands, each with its own place, text and events', async () => {
  await using context = await site.visitor();
  const page = await context.newPage();
  await page.goto(`${site.url}/two-widgets.html`);
  const [columbus, osu] = [await shownFrame(page, 0), await shownFrame(page, 1)];
  await osu.getByRole('button', { name: /^Match Me With Properties/ }).waitFor();
  await columbus.getByText('Columbus, OH').first().waitFor();
  await page.evaluate(() => {
    const steps: string[] = [];
    Object.assign(window, { steps });
    window.NearcampusWidget?.on('step', ({ step }, { frame }) => steps.push(`${frame.title}: ${step}`));
  });
  await osu.getByRole('button', { name: /^Match Me With Properties/ }).click();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { steps: string[] }).steps))
    .toEqual(['Homes near Ohio State: matches']);
  expect(await columbus.getByRole('radio', { name: '3 bedrooms' }).isVisible()).toBe(true);
});

it('is opened, prefilled, navigated and removed by a single-page app, again and again', async () => {
  await using context = await site.visitor();
  const page = await context.newPage();
  await page.goto(`${site.url}/single-page-app.html`);
  for (let time = 0; time < 3; time++) {
    await page.getByRole('button', { name: 'Housing' }).click();
    const frame = await shownFrame(page);
    await frame.getByLabel('College or city').waitFor();
    await page.getByText('Choose where you want to live.').waitFor();
    await page.getByRole('button', { name: 'Look near Ohio State' }).click();
    await frame.getByRole('button', { name: /^Match Me With Properties/ }).waitFor();
    expect(await frame.getByRole('radio', { name: '3 bedrooms' }).isChecked()).toBe(true);
    await page.getByRole('button', { name: 'News' }).click();
    expect(await page.locator('iframe').count()).toBe(0);
    expect(await page.evaluate(() => window.NearcampusWidget?.widgets.length)).toBe(0);
  }
});

it('can be loaded as a module by CORS', async () => {
  await using context = await site.visitor();
  const page = await context.newPage();
  const tag = `<script type="module" crossorigin src="${site.product.url}/widget.js" data-site="csa" data-target="#here"></script>`;
  await page.goto(site.write('module.html', `<div id="here"><a href="/">Find a home</a></div>${tag}`));
  await (await shownFrame(page)).getByLabel('College or city').waitFor();
});

it('says that the page stores what a renter enters, and the browser does not', async () => {
  await using context = await site.visitor({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(site.write('kept', `<h1>Ours</h1>${snippet(site.product)}`));
  const frame = await shownFrame(page);
  await frame.locator('html[data-alive]').waitFor({ state: 'attached' });
  await frame.getByRole('button', { name: /^Show Me My Matches/ }).click();
  await frame
    .getByRole('button', { name: /^Contact landlord/ })
    .first()
    .click();
  await frame.getByText('Saved on this page only, to fill in your next request.').waitFor();
});
