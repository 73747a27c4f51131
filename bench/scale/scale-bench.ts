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
import { fetchPage, servePages } from '../web/web-server.ts';

/** The kinds of requests, measured in turn over one connection. */
export const kinds = ['plain', 'typo', 'page', 'kept'] as const;
export type RequestKind = (typeof kinds)[number];

export interface ScaleResult {
  listings: number;
  /** Listings a second of the first and the last tenth of the seed. */
  seed: { first: number; last: number };
  /** Milliseconds to write the offers of one listing, with the commit. */
  publish: number[];
  /** Milliseconds of each answer. */
  times: Record<RequestKind, number[]>;
  /** Megabytes of the server's process: before the first request, and after the last. */
  memory: { started: number; asked: number };
}

export interface ScaleBenchOptions {
  sizes: readonly number[];
  directory: string | undefined;
  say: (line: string) => void;
}

const WARM_UP = 30;
const ASKED = 200;
const PUBLISHED = 200;

/** Returns the listings a second of a span of the seed, given the time of each batch. */
function rateBetween(batches: readonly { done: number; at: number }[], from: number, to: number): number {
  const span = batches.filter(({ done }) => done >= from && done <= to);
  const [first, last] = [span[0], span.at(-1)];
  return first && last && last.at > first.at ? (1000 * (last.done - first.done)) / (last.at - first.at) : NaN;
}

async function publishTimes(databaseUrl: string, pool: pg.Pool): Promise<number[]> {
  await using open = new AsyncDisposableStack();
  const orm = await createOrm(databaseUrl);
  open.defer(() => orm.close());
  const offers = new Offers({ em: orm.em, pool, clock: new ProductClock(), onChange: () => {} });
  const { rows } = await pool.query<{ id: string }>('select id from listing order by md5(id::text) limit $1', [
    PUBLISHED,
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
export async function scaleBench({ sizes, directory, say }: ScaleBenchOptions): Promise<ScaleResult[]> {
  buildProduct();
  const results: ScaleResult[] = [];
  for (const listings of sizes) {
    await using open = new AsyncDisposableStack();
    say(`Making ${listings} listings`);
    const batches = [{ done: 0, at: performance.now() }];
    const databaseUrl = await benchDatabase(await benchPostgres(open), listings, directory, (done) =>
      batches.push({ done, at: performance.now() }),
    );
    const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 });
    open.defer(() => pool.end());
    const publish = await publishTimes(databaseUrl, pool);
    const origin = await servePages(databaseUrl, open);
    const { pid } = (await (await fetch(`${origin}/healthz`)).json()) as { pid: number };
    const megabytes = () => Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;
    const started = megabytes();
    const random = new SeededRandom('scale');
    const colleges = await benchColleges(pool);
    const searches = sampleSearches(colleges, WARM_UP + ASKED, 'scale');
    const times: ScaleResult['times'] = { plain: [], typo: [], page: [], kept: [] };
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
        const { ms, status } = await fetchPage(origin + asked[kind]);
        if (status !== 200) throw new Error(`${asked[kind]} answered ${status}.`);
        if (index >= WARM_UP) times[kind].push(ms);
      }
    }
    const seed = {
      first: rateBetween(batches, 0, listings / 10),
      last: rateBetween(batches, listings * 0.9, listings),
    };
    results.push({ listings, seed, publish, times, memory: { started, asked: megabytes() } });
    say(`${listings} listings measured`);
  }
  return results;
}
