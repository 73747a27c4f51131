import { execFileSync } from 'node:child_process';
import pg from 'pg';
import { paths } from '../../client/app/paths.ts';
import { SeededRandom } from '../../demo/seeded-random.ts';
import { displayName } from '../../domain/places/search/display-name.ts';
import { searchQuery } from '../../domain/search/search-query.ts';
import { ProductClock } from '../../server/clock.ts';
import { Offers } from '../../server/modules/housing/offers/offers.ts';
import { createOrm } from '../../server/orm.ts';
import { withTypingError } from '../places/places-bench.ts';
import { benchColleges, sampleSearches } from '../search/sample-searches.ts';
import { buildProduct } from '../setup/build-product.ts';
import { benchDatabase, benchPostgres } from '../setup/databases.ts';
import { publishTimes } from './publish-times.ts';
import { csrfCookie, fetchPage, servePages } from '../web/web-server.ts';

/** The kinds of requests, measured in turn over one connection. */
export const kinds = ['plain', 'typo', 'page', 'kept'] as const;
export type RequestKind = (typeof kinds)[number];

export interface ScaleResult {
  listings: number;
  /** Listings a second of the first and the last 100,000 of the seed, or of its halves; offers are written by 50,000. */
  seed: { first: number; last: number };
  /** Milliseconds to write the offers of one listing, with the commit. */
  offers: number[];
  /** Milliseconds from a logged-in landlord's complete draft to the answer that it is paid for and live. */
  publish: number[];
  /** Milliseconds of each answer. */
  times: Record<RequestKind, number[]>;
  /** Resident megabytes of the server's process after a full garbage collection: at rest, and after the last request. */
  memory: { started: number; asked: number };
}

/** The span of the seed whose rate is compared. */
const FULL_SPAN = 100_000;
/** Arguments of the server's Node with which SIGUSR2 collects all garbage, and gives the freed pages back to the system. */
const COLLECT = "process.on('SIGUSR2',()=>globalThis.gc({type:'major',flavor:'last-resort'}))";
const COLLECTABLE = ['--expose-gc', '--import', `data:text/javascript,${COLLECT}`];
const WARM_UP = 30;
const ASKED = 200;
const REINDEXED = 200;

/** Returns the listings a second of the first and the last `span` of a seed, given the time of each report of progress. */
function seedRates(reports: readonly { done: number; at: number }[], span: number): ScaleResult['seed'] {
  const [start, end] = [reports[0], reports.at(-1)];
  const early = reports.find(({ done }) => done >= span);
  const late = reports.findLast(({ done }) => end && done <= end.done - span);
  if (!start || !end || !early || !late) throw new Error('The seed has reported no progress.');
  const rate = (from: typeof start, to: typeof start) => (1000 * (to.done - from.done)) / (to.at - from.at);
  return { first: rate(start, early), last: rate(late, end) };
}

async function offerTimes(databaseUrl: string, pool: pg.Pool): Promise<number[]> {
  await using open = new AsyncDisposableStack();
  const orm = await createOrm(databaseUrl);
  open.defer(() => orm.close());
  const offers = new Offers({ em: orm.em, pool, clock: new ProductClock(), onChange: () => {} });
  const { rows } = await pool.query<{ id: string }>('select id from listing order by md5(id::text) limit $1', [
    REINDEXED,
  ]);
  const times: number[] = [];
  for (const { id } of rows) {
    const from = performance.now();
    await orm.em.fork().transactional((em) => offers.reindex(em, [Number(id)]));
    times.push(performance.now() - from);
  }
  return times;
}

/** Measures what must not grow with the number of listings, in the built product. */
export async function scaleBench(sizes: readonly number[], directory?: string): Promise<ScaleResult[]> {
  buildProduct();
  const results: ScaleResult[] = [];
  for (const listings of sizes) {
    await using open = new AsyncDisposableStack();
    const reports = [{ done: 0, at: performance.now() }];
    const databaseUrl = await benchDatabase(await benchPostgres(open), listings, directory, (done) =>
      reports.push({ done, at: performance.now() }),
    );
    const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 });
    open.defer(() => pool.end());
    const offers = await offerTimes(databaseUrl, pool);
    const origin = await servePages(databaseUrl, open, COLLECTABLE);
    const { pid } = (await (await fetch(`${origin}/healthz`)).json()) as { pid: number };
    const megabytes = async () => {
      process.kill(pid, 'SIGUSR2');
      // Answered after the collection, which blocks the process.
      for (let turn = 0; turn < 3; turn++) await (await fetch(`${origin}/healthz`)).arrayBuffer();
      return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;
    };
    const started = await megabytes();
    const random = new SeededRandom('scale');
    const colleges = await benchColleges(pool);
    const searches = sampleSearches(colleges, WARM_UP + ASKED, 'scale');
    const times: ScaleResult['times'] = { plain: [], typo: [], page: [], kept: [] };
    // As every request of a browser after its first.
    const cookie = await csrfCookie(origin);
    // Each college once, so that its page is not kept yet.
    for (const [index, college] of colleges.slice(0, WARM_UP + ASKED).entries()) {
      const search = searches[index];
      if (!search) continue;
      const page = paths.college(college.slug);
      const typed = encodeURIComponent(withTypingError(displayName(college.name), random));
      const asked: Record<RequestKind, string> = {
        plain: `/api/housing/search?${searchQuery(search)}`,
        typo: `/api/schools/search?s=${typed}`,
        page,
        kept: page,
      };
      for (const kind of kinds) {
        const { ms, status } = await fetchPage(origin + asked[kind], cookie);
        if (status !== 200) throw new Error(`${asked[kind]} answered ${status}.`);
        if (index >= WARM_UP) times[kind].push(ms);
      }
    }
    const memory = { started, asked: await megabytes() };
    const publish = await publishTimes(origin, pool);
    const seed = seedRates(reports, Math.min(FULL_SPAN, Math.ceil(listings / 2)));
    results.push({ listings, seed, offers, publish, times, memory });
    console.log(`${listings} listings measured`);
  }
  return results;
}
