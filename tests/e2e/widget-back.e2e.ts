import { chromium } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { chromePath } from '../setup/chrome.ts';
import { shownFrame, snippet, startPartnerSite, type PartnerSite } from './partner/partner-site.ts';

/** A student who looks at a home at the top and comes back finds the widget as they left it. */
let site: PartnerSite;
beforeAll(async () => {
  site = await startPartnerSite();
});
afterAll(() => site.stop());

/** Why a browser did not keep a page for Back, frame by frame; null where it did. */
const reasons = () => {
  const [visit] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
    notRestoredReasons?: unknown;
  })[];
  return JSON.stringify(visit?.notRestoredReasons ?? null);
};

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
    const told = () => page.evaluate<string[]>('told');
    await page.goto(site.write('kept.html', `${hears}<h1>Ours</h1>${snippet(site.product)}`));
    const frame = await shownFrame(page);
    await frame.getByRole('button', { name: /^Show Me My Matches/ }).click();
    await frame.getByRole('article').first().getByRole('link').first().click();
    await page.waitForURL(/\/home\//);
    await page.goBack({ waitUntil: 'commit' });
    await page.getByRole('heading', { name: 'Ours' }).waitFor();
    expect(await page.evaluate(reasons)).toBe('null');
    // The frame has not begun again: it would have said that it is ready.
    await expect.poll(told).toEqual(['ready', 'questionnaire', 'matches', 'kept']);
    // And it hears and answers.
    await page.evaluate(() => window.NearcampusWidget?.widgets[0]?.open());
    await expect.poll(told).toEqual(['ready', 'questionnaire', 'matches', 'kept', 'questionnaire']);
  } finally {
    await browser.close();
  }
});
