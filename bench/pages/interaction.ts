import type { Browser, Page } from 'playwright-core';
import { paths } from '../../client/app/paths.ts';
import { emptyDraft, type NamedDraft } from '../../client/features/posting/draft/persistence/stored-draft.ts';
import { APARTMENT } from '../../domain/options/property-types.ts';
import { newFloorplan } from '../../domain/posting/drafts/draft-limits.ts';
import { launchChrome } from '../../tests/setup/chrome.ts';
import type { BenchOptions } from '../bench.ts';
import { inTurn, statistics, table, withGoal, type Tables } from '../harness/measure.ts';
import { openProduct } from '../harness/servers.ts';
import { storeDraft } from './audit.ts';

declare global {
  interface Window {
    /** The longest interaction since it was last set to 0, in milliseconds. */
    longestInteraction: number;
  }
}

const GOAL = { atMost: 100 };
/** Times slower than this machine's processor. */
const SLOWDOWN = 4;
/** Below so many milliseconds the browser reports only that. */
const LEAST_MS = 16;
const PHONE = { width: 412, height: 823 };
const DESKTOP = { width: 1280, height: 900 };
const FLOORPLANS = 10;
const TIMEOUT_MS = 120_000;
const PASSWORD = 'a-long-enough-password-10';
const MATCHES = '/matches?location_type=college&location_id=204796';

/** Performs one interaction, and resolves with its milliseconds until the next paint. */
async function timed(page: Page, interact: () => Promise<void>): Promise<number> {
  await page.evaluate(() => void (window.longestInteraction = 0));
  await interact();
  // An entry is delivered after the frame that shows its result.
  return page.evaluate(async () => {
    for (let left = 3; left > 0; left--) await new Promise((done) => requestAnimationFrame(done));
    await new Promise((done) => setTimeout(done));
    return window.longestInteraction;
  });
}

async function timedKeys(page: Page, keys: readonly string[]): Promise<number[]> {
  const times: number[] = [];
  for (const key of keys) times.push(await timed(page, () => page.keyboard.press(key)));
  return times;
}

/** Opens a page as a new visitor who is writing this draft; ready when it has loaded and its requests are done. */
async function openPage(browser: Browser, url: string, viewport = PHONE, draft?: NamedDraft): Promise<Page> {
  const context = await browser.newContext({ viewport });
  context.setDefaultTimeout(TIMEOUT_MS);
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

async function slowDown(page: Page): Promise<Page> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return page;
}

/** Opens step 2 of posting an apartment building, up to its floorplans. */
async function openFloorplans(browser: Browser, origin: string): Promise<Page> {
  const draftId = crypto.randomUUID();
  const floorplan = { ...newFloorplan(), bedrooms: 2, bathrooms: 2, sq: '850', rent: '1450' };
  const page = await openPage(browser, origin + paths.post(2), PHONE, {
    ...emptyDraft(draftId),
    type: APARTMENT,
    name: 'High Street Commons',
    contact: { firstName: 'Rosa', lastName: 'Moore', email: `${draftId}@homes.example`, phone: '6145550143' },
    location: { address: '1739 N High St', city: 'Columbus', state: 'OH', zip: '43210', coordinates: null, pin: false },
    floorplans: Array.from({ length: FLOORPLANS }, () => floorplan),
    description: 'A quiet building with a porch, ten minutes from class.',
  });
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password').fill(PASSWORD);
  for (const heading of ['Property Location', 'Floorplan Information']) {
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await page.getByRole('heading', { name: heading }).waitFor();
  }
  return slowDown(page);
}

/** The measured interactions, each on a page of its own. */
const interactions: Record<string, (browser: Browser, origin: string) => Promise<number[]>> = {
  async 'typing in the search box'(browser, origin) {
    const page = await slowDown(await openPage(browser, origin));
    await page.getByLabel('College or city').focus();
    await page.getByRole('combobox', { name: 'College or city' }).waitFor();
    return timedKeys(page, [...'ohio state']);
  },
  async 'changing a filter of the matches'(browser, origin) {
    const page = await slowDown(await openPage(browser, origin + MATCHES, DESKTOP));
    const times: number[] = [];
    await page.locator('select[name=bedrooms]').focus();
    for (const key of ['ArrowDown', 'ArrowUp']) {
      times.push(...(await timedKeys(page, [key])));
      await page.waitForURL((url) => url.search.includes('bedrooms=') === (key === 'ArrowDown'));
    }
    return times;
  },
  async 'opening the dialog of all filters'(browser, origin) {
    const page = await slowDown(await openPage(browser, origin + MATCHES));
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
    return timedKeys(page, [...'1350']);
  },
  async [`typing the name of a listing with ${FLOORPLANS} floorplans`](browser, origin) {
    const page = await openFloorplans(browser, origin);
    await page.getByLabel('Property name').focus();
    return timedKeys(page, [...'Commons']);
  },
};

/** Measures how long the product takes to show the result of a key or a click on a slow processor. */
export async function measure({ sizes, rounds }: BenchOptions, open: AsyncDisposableStack): Promise<Tables> {
  const { origin } = await openProduct(open, { listings: sizes[0] });
  const browser = await launchChrome('whole');
  open.defer(() => browser.close());
  const onNewPages = ([name, interact]: [string, (typeof interactions)[string]]) => {
    const run = async () => {
      const times = await interact(browser, origin);
      for (const context of browser.contexts()) await context.close();
      return times.map((ms) => Math.max(LEAST_MS, ms));
    };
    return [name, run] as const;
  };
  const times = await inTurn({ rounds }, Object.fromEntries(Object.entries(interactions).map(onNewPages)));
  const rows = Object.entries(times).map(([name, found]) => {
    const { median, most, count } = statistics(found.flat());
    return [name, ...withGoal(median, 0, GOAL), most, count];
  });
  return { interactions: table('interaction | median, ms | goal | worst, ms | measured', rows) };
}
