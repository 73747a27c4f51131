import pg from 'pg';
import { launchChrome } from '../../tests/setup/chrome.ts';
import { buildProduct } from '../setup/build-product.ts';
import { benchDatabase, benchPostgres } from '../setup/databases.ts';
import { auditPage, type AuditResult } from './lighthouse.ts';
import { measurePageWeight, weightAfterScrolling, viewports, type PageWeight, type Viewport } from './page-weight.ts';
import { freshPaths, webPages, type WebPage } from './measured-pages.ts';
import { fetchPage, servePages } from './web-server.ts';

export interface PageBench extends WebPage {
  runs: AuditResult[];
  weight: PageWeight;
}

export interface WebBench {
  listings: number;
  pages: PageBench[];
  /** Bytes of the matches page with all its pictures. */
  matches: Record<Viewport, number>;
  /** Milliseconds of each answer. */
  kept: number[];
  fresh: number[];
}

const WARM_UP = 50;
const FRESH = 200;
const KEPT = 200;
/** A page is kept for a second; within this nothing is made anew. */
const SURELY_KEPT_MS = 800;

/** Milliseconds of pages that nobody has asked for before, and of one that everybody asks for. */
async function answerTimes(origin: string, pool: pg.Pool): Promise<Pick<WebBench, 'kept' | 'fresh'>> {
  const paths = await freshPaths(pool, WARM_UP + FRESH);
  const timed = async (path: string) => {
    const { status, ms } = await fetchPage(origin + path);
    // A search without a home sends its visitor on; the page it leads to is measured as well.
    if (status !== 200 && status !== 302) throw new Error(`${path} answered ${status}.`);
    return ms;
  };
  for (const path of paths.slice(0, WARM_UP * 3)) await timed(path);
  const fresh: number[] = [];
  for (const path of paths.slice(WARM_UP * 3)) fresh.push(await timed(path));
  const kept: number[] = [];
  const [popular = '/'] = paths;
  while (kept.length < KEPT) {
    await timed(popular);
    const from = performance.now();
    while (performance.now() - from < SURELY_KEPT_MS && kept.length < KEPT) kept.push(await timed(popular));
  }
  return { kept, fresh };
}

/** Measures the pages of these names, or all, of the built product as a phone sees them, and the server's time for them. */
export async function webBench(
  listings: number,
  rounds: number,
  only: readonly string[],
  directory?: string,
): Promise<WebBench> {
  await using open = new AsyncDisposableStack();
  buildProduct();
  const databaseUrl = await benchDatabase(await benchPostgres(open), listings, directory);
  const origin = await servePages(databaseUrl, open);
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  open.defer(() => pool.end());

  console.log('Asking the server');
  const times = await answerTimes(origin, pool);
  const all = await webPages(pool, origin);
  const matchesPath = all.find(({ name }) => name === 'matches')?.path ?? '/';
  const browser = await launchChrome('whole');
  const matches: Partial<Record<Viewport, number>> = {};
  try {
    // Also draws every picture once, as it is for all visitors but the first.
    for (const window of Object.keys(viewports) as Viewport[])
      matches[window] = await weightAfterScrolling(browser, origin + matchesPath, window);
    for (const { path } of all) await weightAfterScrolling(browser, origin + path, 'phone');
  } finally {
    await browser.close();
  }

  const pages: PageBench[] = [];
  for (const page of all.filter(({ name }) => only.length === 0 || only.includes(name)))
    pages.push({ ...page, runs: [], weight: await measurePageWeight(origin, page.path) });
  // Page after page and then again, so that what else the machine does falls on all of them.
  for (let round = 1; round <= rounds; round++)
    for (const page of pages) {
      const run = await auditPage(origin + page.path, { visitor: page.visitor });
      page.runs.push(run);
      const { lcp, cls, tbt, performance: score, failed } = run;
      console.log(
        `${round}/${rounds} ${page.name}: LCP ${Math.round(lcp)}, CLS ${cls.toFixed(3)}, TBT ${Math.round(tbt)}, performance ${score} ${failed.join(' ')}`,
      );
    }
  return { listings, pages, matches: matches as Record<Viewport, number>, ...times };
}
