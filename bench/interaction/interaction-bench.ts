import { cpus, loadavg } from 'node:os';
import type { Browser, Page } from 'playwright-core';
import { paths } from '../../client/app/paths.ts';
import { emptyDraft, type NamedDraft } from '../../client/features/posting/draft/persistence/stored-draft.ts';
import { newFloorplan } from '../../domain/posting/drafts/draft-limits.ts';
import { APARTMENT } from '../../domain/options/property-types.ts';
import { launchChrome } from '../../tests/setup/chrome.ts';
import { markdownTable } from '../report/markdown-table.ts';
import { buildProduct } from '../setup/build-product.ts';
import { benchDatabase, benchPostgres } from '../setup/databases.ts';
import { median } from '../setup/measure.ts';
import { storeDraft } from '../web/landlord-session.ts';
import { budgets, budgetVerdict } from '../web/page-budgets.ts';
import { servePages } from '../web/web-server.ts';

declare global {
  interface Window {
    /** The longest interaction since it was last set to 0, in milliseconds. */
    longestInteraction: number;
  }
}

/** Times slower than this machine's processor. */
const SLOWDOWN = 4;
const PHONE = { width: 412, height: 823 };
const DESK = { width: 1280, height: 900 };
const FLOORPLANS = 10;
const PASSWORD = 'a-long-enough-password-10';
const MATCHES = '/matches?location_type=college&location_id=204796';

/** Milliseconds from each event to the next paint, a key or click each; below 16 the browser tells only that. */
type InteractionTimes = Record<string, number[]>;

/** Performs one interaction, and resolves with its milliseconds until the next paint. */
async function timed(page: Page, interact: () => Promise<void>): Promise<number> {
  await page.evaluate(() => void (window.longestInteraction = 0));
  await interact();
  // An entry is delivered after the frame that shows its result.
  return page.evaluate(
    () =>
      new Promise<number>((measured) => {
        const frame = (left: number) =>
          left > 0
            ? requestAnimationFrame(() => frame(left - 1))
            : setTimeout(() => measured(window.longestInteraction));
        frame(3);
      }),
  );
}

async function timedKeys(page: Page, keys: string): Promise<number[]> {
  const times: number[] = [];
  for (const key of keys) times.push(await timed(page, () => page.keyboard.press(key)));
  return times;
}

/** Opens a page as a new visitor who is writing this draft; ready when it has loaded and its requests are done. */
async function openPage(browser: Browser, url: string, viewport: typeof PHONE, draft?: NamedDraft): Promise<Page> {
  const context = await browser.newContext({ viewport });
  await context.addInitScript(() => {
    window.longestInteraction = 0;
    // A variable, for TypeScript knows no threshold.
    const options = { type: 'event', durationThreshold: 16 };
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries())
        window.longestInteraction = Math.max(window.longestInteraction, duration);
    }).observe(options);
  });
  if (draft) await storeDraft(context, draft);
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  return page;
}

async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
}

async function openSlowly(browser: Browser, url: string, viewport: typeof PHONE): Promise<Page> {
  const page = await openPage(browser, url, viewport);
  await slowDown(page);
  return page;
}

/** Returns an apartment building that somebody is posting, with everything but a password. */
function apartmentDraft(): NamedDraft {
  const draftId = crypto.randomUUID();
  const floorplan = { ...newFloorplan(), bedrooms: 2, bathrooms: 2, sq: '850', rent: '1450' };
  return {
    ...emptyDraft(draftId),
    type: APARTMENT,
    name: 'High Street Commons',
    contact: { firstName: 'Rosa', lastName: 'Moore', email: `${draftId}@homes.example`, phone: '6145550143' },
    location: { address: '1739 N High St', city: 'Columbus', state: 'OH', zip: '43210', coordinates: null, pin: false },
    floorplans: Array.from({ length: FLOORPLANS }, () => floorplan),
    description: 'A quiet building with a porch, ten minutes from class.',
  };
}

/** Opens step 2 of posting up to its floorplans. */
async function openFloorplans(browser: Browser, origin: string): Promise<Page> {
  const page = await openPage(browser, origin + paths.post(2), PHONE, apartmentDraft());
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password').fill(PASSWORD);
  for (const heading of ['Property Location', 'Floorplan Information']) {
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await page.getByRole('heading', { name: heading }).waitFor();
  }
  await slowDown(page);
  return page;
}

/** The measured interactions, each on a page of its own. */
const interactions: Record<string, (browser: Browser, origin: string) => Promise<number[]>> = {
  async 'typing in the search box'(browser, origin) {
    const page = await openSlowly(browser, origin, PHONE);
    const box = page.getByRole('combobox', { name: 'College or city' });
    await page.getByLabel('College or city').focus();
    await box.waitFor();
    return timedKeys(page, 'ohio state');
  },
  async 'changing a filter of the matches'(browser, origin) {
    const page = await openSlowly(browser, origin + MATCHES, DESK);
    const times: number[] = [];
    await page.locator('select[name=bedrooms]').focus();
    for (const key of ['ArrowDown', 'ArrowUp']) {
      times.push(await timed(page, () => page.keyboard.press(key)));
      await page.waitForURL((url) => url.search.includes('bedrooms=') === (key === 'ArrowDown'));
    }
    return times;
  },
  async 'opening the dialog of all filters'(browser, origin) {
    const page = await openSlowly(browser, origin + MATCHES, PHONE);
    const times: number[] = [];
    for (let opened = 0; opened < 2; opened++) {
      times.push(await timed(page, () => page.getByRole('button', { name: 'Filters' }).click()));
      await page.getByRole('dialog', { name: 'Filters' }).waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog', { name: 'Filters' }).waitFor({ state: 'hidden' });
    }
    return times;
  },
  async [`typing a rent among ${FLOORPLANS} floorplans`](browser, origin) {
    const page = await openFloorplans(browser, origin);
    const rent = page.getByLabel(/^Monthly rent/).last();
    await rent.focus();
    await rent.selectText();
    return timedKeys(page, '1350');
  },
  async [`typing the name of a listing with ${FLOORPLANS} floorplans`](browser, origin) {
    const page = await openFloorplans(browser, origin);
    await page.getByLabel('Property name').focus();
    return timedKeys(page, 'Commons');
  },
};

/** Measures how long the built product takes to show what a key or a click does, on a processor four times slower. */
export async function interactionBench(listings: number, rounds: number): Promise<InteractionTimes> {
  await using open = new AsyncDisposableStack();
  buildProduct();
  const origin = await servePages(await benchDatabase(await benchPostgres(open), listings), open);
  const browser = await launchChrome('whole');
  open.defer(() => browser.close());
  const times: InteractionTimes = {};
  for (let round = 1; round <= rounds; round++)
    for (const [name, measure] of Object.entries(interactions)) {
      const found = await measure(browser, origin);
      for (const context of browser.contexts()) await context.close();
      (times[name] ??= []).push(...found);
      console.log(`${round}/${rounds} ${name}: ${found.join(', ')} ms`);
    }
  return times;
}

export function interactionTable(times: InteractionTimes): string {
  return [
    markdownTable(
      'interaction | median, ms | worst, ms | measured',
      Object.entries(times).map(([name, found]) => [
        name,
        Math.max(16, median(found)),
        Math.max(16, ...found),
        found.length,
      ]),
    ),
    '',
    budgetVerdict(Object.entries(times).map(([name, found]) => [median(found) <= budgets.interaction, name])),
  ].join('\n');
}

/** The part of docs/benchmarks.md about interactions. */
export const interactionReport = (times: InteractionTimes): string => `## Interactions on a slow phone

Written by \`npm run bench -- interaction\`: the built product in Chromium with a processor four times slower, and the time of each key or click
until the next paint, as the Event Timing API tells it (16 ms or more, in steps of 8). Browser, server and database share this machine
(${cpus().length} cores); load average at the end: ${loadavg()[0]?.toFixed(1)}. Budget: a median of ${budgets.interaction} ms.

${interactionTable(times)}
`;
