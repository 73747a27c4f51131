import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import pg, { type Pool } from 'pg';
import { benchDatabase, benchPostgres } from '../setup/databases.ts';
import { endProcess } from '../setup/end-process.ts';
import { measureLoad, type LoadResult, median, percentile } from '../setup/measure.ts';
import { lineOf } from './search-report.ts';
import {
  benchColleges,
  endpoints,
  requestOf,
  sampleSearches,
  type Endpoint,
  type BenchCollege,
} from './sample-searches.ts';
import type { Search } from '../../domain/search/search-query.ts';
import type { ServedEndpoints } from './serve.ts';
import { ClosestSearch } from '../../server/modules/housing/search/closest-search.ts';
import { listingCardColumns } from '../../server/modules/housing/to-listing-view.ts';
import { searchStatement } from '../../server/modules/housing/search/search-sql.ts';

const WARM_UP = 100;
/** A closest search reads its cards too. */
const CARD = listingCardColumns('true');

/** Milliseconds of searches in the database, one at a time over one connection; of a closest search with its scoring. */
interface StatementTimes {
  /** A plain search at the median. */
  ms: number;
  /** The 95th percentile of a plain search, of one with every filter, and of a closest search. */
  plain: number;
  filtered: number;
  closest: number;
}

/** Every filter at once, and the order that reads the most. */
const FILTERS = {
  pets: [1],
  must: [2],
  laundry: 'any',
  utilities: true,
  lease: 12,
  availableBy: '2029-01-01',
  minRent: 300,
  sort: 'cost',
} as const;

/** Measures the statements in turn, so that whatever else the machine does falls on all of them. */
async function statementTimes(
  pool: Pool,
  colleges: readonly BenchCollege[],
  asked: readonly Search[],
): Promise<StatementTimes> {
  const places = new Map(colleges.map((college) => [college.id, college]));
  const client = await pool.connect();
  const closest = new ClosestSearch(client);
  const times: Record<'plain' | 'filtered' | 'closest', number[]> = { plain: [], filtered: [], closest: [] };
  try {
    for (const [index, search] of [...asked.slice(0, WARM_UP), ...asked].entries()) {
      const place = places.get(search.locationId);
      if (!place) continue;
      const searches = {
        plain: () => client.query(searchStatement(place, search, search.page, CARD)),
        filtered: () => client.query(searchStatement(place, { ...search, ...FILTERS }, 1, CARD)),
        closest: () => closest.find(place, search, 1),
      };
      for (const kind of ['plain', 'filtered', 'closest'] as const) {
        const start = performance.now();
        await searches[kind]();
        if (index >= WARM_UP) times[kind].push(performance.now() - start);
      }
    }
  } finally {
    client.release();
  }
  return {
    ms: median(times.plain),
    plain: percentile(times.plain, 0.95),
    filtered: percentile(times.filtered, 0.95),
    closest: percentile(times.closest, 0.95),
  };
}

/**
 * The doors at one size over so many connections, round by round; bare has no cache and is never asked hot. Direct has
 * the service's.
 */
export interface Cell {
  listings: number;
  connections: number;
  hot: boolean;
  rounds: Record<Endpoint, LoadResult>[];
}

export interface SearchBench {
  cells: Cell[];
  /** Milliseconds of the statements alone, by size. */
  statement: ({ listings: number } & StatementTimes)[];
}

const CONNECTIONS = [1, 32] as const;
/** Enough that none comes twice within the second that an answer is kept. */
const DIFFERENT = 12_000;
const WARM_UP_SECONDS = 2;
const CHECKED = 50;

/** The servers in a process of their own, put on `open`. */
async function startServing(databaseUrl: string, open: AsyncDisposableStack) {
  const child: ChildProcess = fork(process.argv[1] ?? '', ['serve', databaseUrl], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  open.defer(() => endProcess(child, 'SIGKILL'));
  const said = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => Promise.reject(new Error('The servers did not start.'))),
  ]);
  const cpuUsed = async () => {
    child.send('cpu');
    const [{ user, system }] = (await once(child, 'message')) as [NodeJS.CpuUsage];
    return user + system;
  };
  return { ...(said[0] as ServedEndpoints), cpuUsed };
}

const originOf = ({ bare, direct, product, constant }: ServedEndpoints, door: Endpoint): string =>
  ({ bare, direct, REST: product, GraphQL: product, 'constant GET': constant, 'constant POST': constant })[door];

/** A yardstick is only one while it answers the very same. */
async function checkSame(serving: ServedEndpoints, asked: readonly Search[]): Promise<void> {
  for (const search of asked) {
    const answers = (['bare', 'direct', 'REST'] as const).map(async (door) => {
      const { path, headers } = requestOf(door, search, serving.token);
      return (await fetch(originOf(serving, door) + path, headers && { headers })).text();
    });
    const [plain, direct, ours] = await Promise.all(answers);
    if (plain !== ours || direct !== ours)
      throw new Error(`Bare, direct and REST answered differently:\n${plain}\n${direct}\n${ours}`);
  }
}

async function measureSize(
  databaseUrl: string,
  listings: number,
  rounds: number,
  seconds: number,
): Promise<{ cells: Cell[]; times: StatementTimes }> {
  await using open = new AsyncDisposableStack();
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  open.defer(() => pool.end());
  const colleges = await benchColleges(pool);
  const different = sampleSearches(colleges, DIFFERENT, 'bench');
  const times = await statementTimes(pool, colleges, different.slice(0, 400));
  const serving = await startServing(databaseUrl, open);
  const { token, cpuUsed } = serving;
  const ask = (door: Endpoint, hot: boolean, connections: number, time: number) => {
    // Hot: one search that everybody asks, as on the first day of a term.
    const asked = hot ? different.slice(0, 1) : different;
    const requests = asked.map((search) => requestOf(door, search, token));
    return measureLoad(originOf(serving, door), requests, { connections, seconds: time, cpuUsed });
  };
  await checkSame(serving, different.slice(0, CHECKED));
  for (const hot of [false, true]) for (const door of endpoints) await ask(door, hot, 32, WARM_UP_SECONDS);

  const cells: Cell[] = [];
  for (const hot of [false, true])
    for (const connections of CONNECTIONS) {
      const cell: Cell = { listings, connections, hot, rounds: [] };
      for (let round = 0; round < rounds; round++) {
        const measured: Partial<Record<Endpoint, LoadResult>> = {};
        // In turn, and in another order each time, so that what else the machine does falls on all of them.
        for (const [index] of endpoints.entries()) {
          const door = endpoints[(index + round) % endpoints.length] ?? 'bare';
          measured[door] = await ask(door, hot && door !== 'bare', connections, seconds);
        }
        cell.rounds.push(measured as Record<Endpoint, LoadResult>);
      }
      cells.push(cell);
      console.log(lineOf(cell));
    }
  return { cells, times };
}

/** Measures search through both doors against the bare server, alternating, at every size. */
export async function searchBench(
  sizes: readonly number[],
  { rounds, seconds }: { rounds: number; seconds: number },
  directory?: string,
): Promise<SearchBench> {
  await using open = new AsyncDisposableStack();
  const server = await benchPostgres(open);
  const bench: SearchBench = { cells: [], statement: [] };
  for (const listings of sizes) {
    const databaseUrl = await benchDatabase(server, listings, directory);
    const { cells, times } = await measureSize(databaseUrl, listings, rounds, seconds);
    bench.cells.push(...cells);
    bench.statement.push({ listings, ...times });
  }
  return bench;
}
