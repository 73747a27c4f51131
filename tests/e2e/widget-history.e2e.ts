import { chromium } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { chromePath } from '../setup/chrome.ts';
import { shownFrame, snippet, startPartnerSite, type PartnerSite } from './support/partner-site.ts';

/** A student who opens a listing from the widget and navigates back finds the widget in the state they left. */
let site: PartnerSite;
beforeAll(async () => {
  site = await startPartnerSite();
});
afterAll(() => site.stop());

/** Reasons reported by a browser without a back/forward cache, whatever its page does. */
const OF_THE_BROWSER = new Set(['BrowsingInstanceNotSwapped', 'BackForwardCacheDisabledForDelegate']);

it('keeps its page in the back/forward cache, and shows the same matches after a listing was viewed', async () => {
  const browser = await chromium.launch({
    executablePath: await chromePath(),
    args: ['--no-sandbox', '--disable-gpu'],
    // Automated browsers disable the cache by default, unlike users' browsers.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    const hears = `<script>const events = []; addEventListener('nearcampus-widget', () => {
      for (const name of ['ready', 'step'])
        NearcampusWidget.on(name, ({ step }) => events.push(step ?? name));
    }); addEventListener('pageshow', ({ persisted }) => persisted && events.push('kept'))</script>`;
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Page.enable');
    const obstacles: string[] = [];
    let isSupported = true;
    devTools.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
      // The headless shell caches no page, but reports what in a page would have prevented it.
      isSupported = !notRestoredExplanations.some(({ reason }) => reason === 'BackForwardCacheDisabledForDelegate');
      obstacles.push(
        ...notRestoredExplanations.map(({ reason }) => reason).filter((reason) => !OF_THE_BROWSER.has(reason)),
      );
    });
    const eventsOn = () => page.evaluate<string[]>('events');
    await page.goto(site.write('kept.html', `${hears}<h1>Ours</h1>${snippet(site.product)}`));
    const frame = await shownFrame(page);
    await frame.getByRole('button', { name: /^Show Me My Matches/ }).click();
    await frame.getByRole('article').first().getByRole('link').first().click();
    await page.waitForURL(/\/home\//);
    await page.goBack({ waitUntil: 'commit' });
    await page.getByRole('heading', { name: 'Ours' }).waitFor();
    expect(obstacles).toEqual([]);
    if (!isSupported) return;
    // The frame was not reloaded: a reload would have emitted "ready" again.
    await expect.poll(eventsOn).toEqual(['ready', 'questionnaire', 'matches', 'kept']);
    // The frame still responds to its host.
    await page.evaluate(() => window.NearcampusWidget?.widgets[0]?.open());
    await expect.poll(eventsOn).toEqual(['ready', 'questionnaire', 'matches', 'kept', 'questionnaire']);
  } finally {
    await browser.close();
  }
});
