import { chromium } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { chromePath } from '../setup/chrome.ts';
import { shownFrame, snippet, startPartnerSite, type PartnerSite } from './support/partner-site.ts';

/** A student who opens a listing from the widget and goes back finds the widget as they left it. */
let site: PartnerSite;
beforeAll(async () => {
  site = await startPartnerSite();
});
afterAll(() => site.stop());

/** Reasons of a browser without a back/forward cache, whatever its page does. */
const OF_THE_BROWSER = new Set(['BrowsingInstanceNotSwapped', 'BackForwardCacheDisabledForDelegate']);

it('a page that holds it is kept for Back, and shows the same matches when a home has been looked at', async () => {
  const browser = await chromium.launch({
    executablePath: await chromePath(),
    args: ['--no-sandbox', '--disable-gpu'],
    // Whoever drives a browser has this switched off, unlike everybody else.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    const hears = `<script>const told = []; addEventListener('nearcampus-widget', () => {
      for (const name of ['ready', 'step'])
        NearcampusWidget.on(name, ({ step }) => told.push(step ?? name));
    }); addEventListener('pageshow', ({ persisted }) => persisted && told.push('kept'))</script>`;
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Page.enable');
    const obstacles: string[] = [];
    let isSupported = true;
    devTools.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
      // The headless shell keeps no page at all, but names what in a page would have prevented it.
      isSupported = !notRestoredExplanations.some(({ reason }) => reason === 'BackForwardCacheDisabledForDelegate');
      obstacles.push(
        ...notRestoredExplanations.map(({ reason }) => reason).filter((reason) => !OF_THE_BROWSER.has(reason)),
      );
    });
    const told = () => page.evaluate<string[]>('told');
    await page.goto(site.write('kept.html', `${hears}<h1>Ours</h1>${snippet(site.product)}`));
    const frame = await shownFrame(page);
    await frame.getByRole('button', { name: /^Show Me My Matches/ }).click();
    await frame.getByRole('article').first().getByRole('link').first().click();
    await page.waitForURL(/\/home\//);
    await page.goBack({ waitUntil: 'commit' });
    await page.getByRole('heading', { name: 'Ours' }).waitFor();
    expect(obstacles).toEqual([]);
    if (!isSupported) return;
    // The frame has not begun again: it would have said that it is ready.
    await expect.poll(told).toEqual(['ready', 'questionnaire', 'matches', 'kept']);
    // And it still answers its host.
    await page.evaluate(() => window.NearcampusWidget?.widgets[0]?.open());
    await expect.poll(told).toEqual(['ready', 'questionnaire', 'matches', 'kept', 'questionnaire']);
  } finally {
    await browser.close();
  }
});
