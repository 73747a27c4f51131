import type { Browser, BrowserContextOptions } from 'playwright-core';
import { launchChrome } from '../../tests/setup/chrome.ts';
import { kilobytes, measurePageWeight, weightLimits } from '../../tests/setup/page-weight.ts';
import type { BenchOptions } from '../bench.ts';
import { figure, goalText, inTurn, statistics, table, withGoal, type Goal, type Tables } from '../harness/measure.ts';
import { openProduct, requestTimer } from '../harness/servers.ts';
import { auditPage, type AuditFigure } from './audit.ts';
import { freshPaths, measuredPages, type MeasuredPage } from './measured-pages.ts';

interface Column {
  title: string;
  name: string;
  digits?: number;
  goal(page: Partial<MeasuredPage>): Goal;
}
const none = () => ({});
const full = () => ({ atLeast: 100 });
const auditColumns: Column[] = [
  { title: 'LCP, ms', name: 'lcp', goal: ({ timed }) => (timed ? { atMost: 1800 } : {}) },
  { title: 'FCP, ms', name: 'fcp', goal: none },
  { title: 'speed index, ms', name: 'speedIndex', goal: none },
  // What a landlord's page waits for is in its score.
  { title: 'TBT, ms', name: 'tbt', goal: ({ landlords }) => (landlords ? {} : { atMost: 150 }) },
  { title: 'CLS', name: 'cls', digits: 3, goal: () => ({ atMost: 0.02 }) },
  { title: 'performance', name: 'performance', goal: ({ landlords }) => ({ atLeast: landlords ? 90 : 95 }) },
  { title: 'accessibility', name: 'accessibility', goal: full },
  { title: 'best practices', name: 'best-practices', goal: full },
  { title: 'SEO', name: 'seo', goal: ({ indexed }) => (indexed ? { atLeast: 100 } : {}) },
  { title: "machine's speed", name: 'machineSpeed', goal: none },
];
const weightColumns: Column[] = [
  {
    title: 'scripts, KB',
    name: 'scripts',
    digits: 1,
    goal: ({ landlords }) => ({ atMost: weightLimits[landlords ? 'landlordScripts' : 'scripts'] }),
  },
  { title: 'styles, KB', name: 'styles', digits: 1, goal: () => ({ atMost: weightLimits.styles }) },
  { title: 'document, KB', name: 'document', digits: 1, goal: () => ({ atMost: weightLimits.document }) },
  { title: 'fonts, KB', name: 'fonts', digits: 1, goal: none },
];
const goals = { matches: { atMost: weightLimits.matches }, cached: { atMost: 10 }, rendered: { atMost: 100 } };
/** The viewports in which a page is scrolled to its end: Lighthouse's phone, a sharper one, a desktop. */
const viewports = {
  phone: { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true },
  'sharp phone': { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true },
  desktop: { viewport: { width: 1350, height: 940 }, deviceScaleFactor: 1 },
};
const RESPONSES = { rounds: 600, warmUp: 150 };

/** Returns the bytes over the wire until somebody has scrolled through a page and all its images have loaded. */
async function weightAfterScrolling(browser: Browser, url: string, device: BrowserContextOptions): Promise<number> {
  const context = await browser.newContext(device);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await session.send('Network.enable');
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.evaluate(async () => {
    for (const image of document.querySelectorAll('img')) {
      image.scrollIntoView();
      await image.decode().catch(() => undefined);
    }
  });
  await page.waitForLoadState('networkidle');
  await context.close();
  return bytes;
}

/** Measures the pages of these names, or all, as a phone sees them, and the server's time for them. */
export async function measure(options: BenchOptions, open: AsyncDisposableStack): Promise<Tables> {
  const { sizes, rounds, pages: names, colleges } = options;
  const { origin, pool } = await openProduct(open, { listings: sizes[0], colleges });
  const time = requestTimer(origin);
  const fresh = await freshPaths(pool, (RESPONSES.warmUp + RESPONSES.rounds) / 3);
  const popular = async () => time(fresh[0] ?? '/');
  const { rendered } = await inTurn(RESPONSES, { rendered: (round) => time(fresh[round] ?? '/') });
  // A page is cached for a second.
  const { cached } = await inTurn(RESPONSES, { rendered: popular, cached: popular });

  const all = await measuredPages(pool, origin);
  const browser = await launchChrome('whole');
  open.defer(() => browser.close());
  const matches: string[][] = [];
  for (const [name, device] of Object.entries(viewports)) {
    const path = all.find((page) => page.name === 'matches')?.path ?? '/';
    const size = kilobytes(await weightAfterScrolling(browser, origin + path, device));
    matches.push([name, ...withGoal(size, 1, goals.matches)]);
  }
  // Creates every image once, as it is for all visitors but the first.
  for (const { path } of all) await weightAfterScrolling(browser, origin + path, viewports.phone);

  const pages = all.filter(({ name }) => names.length === 0 || names.includes(name));
  const audit = ({ name, path, visitor }: MeasuredPage) =>
    [name, () => auditPage(origin + path, visitor && { visitor })] as const;
  const runs = await inTurn({ rounds }, Object.fromEntries(pages.map(audit)));
  const [auditRows, weightRows] = [auditColumns, weightColumns].map((columns) => [
    ['goal, renter', ...columns.map(({ goal }) => goalText(goal({ indexed: true, timed: true })))],
    ['goal, landlord', ...columns.map(({ goal }) => goalText(goal({ landlords: true })))],
  ]);
  for (const page of pages) {
    const weight: Record<string, number> = await measurePageWeight(origin, page.path);
    const own = runs[page.name] ?? [];
    // Pages that are not indexed are not to be crawled.
    const failed = own.flatMap((run) => run.failed).filter((audit) => page.indexed || audit !== 'is-crawlable');
    const median = (name: string) => statistics(own.map((run) => run[name as AuditFigure])).median;
    const row = (columns: readonly Column[], valueOf: (name: string) => number) =>
      columns.map(({ name, digits = 0, goal }) => figure(valueOf(name), digits, goal(page)));
    auditRows?.push([page.name, ...row(auditColumns, median), [...new Set(failed)].join(', ')]);
    weightRows?.push([page.name, ...row(weightColumns, (name) => kilobytes(weight[name] ?? NaN))]);
  }
  const heading = (columns: readonly Column[]) => ['page', ...columns.map(({ title }) => title)].join(' | ');
  const response = (name: keyof typeof goals, times: readonly number[]) => {
    const { median, p95, count } = statistics(times);
    return [name, figure(median, 1), ...withGoal(p95, 1, goals[name]), count];
  };
  return {
    'web pages': table(`${heading(auditColumns)} | failed audits`, auditRows ?? []),
    'web weights': table(heading(weightColumns), weightRows ?? []),
    'web matches': table('viewport | KB | goal', matches),
    'web responses': table('page | median, ms | p95, ms | goal | responses', [
      response('cached', cached),
      response('rendered', rendered),
    ]),
  };
}
