import type { Pool } from 'pg';
import { paths } from '../../client/app/paths.ts';
import { SeededRandom } from '../../demo/seeded-random.ts';
import { displayName } from '../../domain/places/search/display-name.ts';
import { searchQuery } from '../../domain/search/search-query.ts';
import { ProductClock } from '../../server/clock.ts';
import { Offers } from '../../server/modules/housing/offers/offers.ts';
import { createOrm } from '../../server/orm.ts';
import { RestClient } from '../../tests/setup/rest-client.ts';
import { withTypingError } from '../../tests/setup/typing-error.ts';
import type { BenchOptions } from '../bench.ts';
import { BenchLandlord } from '../harness/landlord.ts';
import {
  figure,
  goalText,
  inTurn,
  statistics,
  table,
  timed,
  withGoal,
  type Goal,
  type Tables,
} from '../harness/measure.ts';
import { buildProduct, createDatabase, requestTimer, startProduct, type Database } from '../harness/servers.ts';
import { benchColleges, sampleSearches } from './sample-searches.ts';

/** Goals at a million listings, of the p95 against that of a plain search. */
const requestGoals: Record<string, Goal> = {
  'typeahead with a typing error': { atMost: 0.5 },
  "a college's page, rendered": { atMost: 4 },
  'the same page, cached': { atMost: 0.3 },
};
const MILLION = 1_000_000;
const REQUESTS = { rounds: 200, warmUp: 30 };
const OFFERS = { rounds: 200 };
const PUBLISHED = { rounds: 100, warmUp: 10 };
/** The span of the seed whose rate is compared, at most half of it. Offers are written by 50,000. */
const FULL_SPAN = 100_000;
const growthColumns: [title: string, digits: number, goal: Goal][] = [
  ['offers of one listing written, ms', 2, {}],
  ['against the first size', 2, { atMost: 1.3 }],
  ['publish, ms', 1, {}],
  ['against the first size', 2, { atMost: 1.3 }],
  ['seed, first listings a second', 0, {}],
  ['last', 0, {}],
  ['last / first', 2, { atLeast: 0.8 }],
  ['memory at rest, MB', 0, { atMost: 250 }],
  ['after the requests', 0, {}],
];

/** Returns the listings a second of the first and the last `span` of a seed, given the time of each report of progress. */
function seedRates(reports: readonly { done: number; at: number }[], span: number): [first: number, last: number] {
  const [start, end] = [reports[0], reports.at(-1)];
  const early = reports.find(({ done }) => done >= span);
  const late = reports.findLast(({ done }) => end && done <= end.done - span);
  if (!start || !end || !early || !late) throw new Error('The seed has reported no progress.');
  const rate = (from: typeof start, to: typeof start) => (1000 * (to.done - from.done)) / (to.at - from.at);
  return [rate(start, early), rate(late, end)];
}

/** Measures the milliseconds to write the offers of one listing, with the commit. */
async function offerTime({ url, pool }: Database): Promise<number> {
  await using open = new AsyncDisposableStack();
  const orm = await createOrm(url);
  open.defer(() => orm.close());
  const offers = new Offers({ em: orm.em, pool, clock: new ProductClock(), onChange: () => {} });
  const { rows } = await pool.query<{ id: string }>('select id from listing order by md5(id::text) limit 200');
  const write = (round: number) =>
    orm.em.fork().transactional((em) => offers.reindex(em, [Number(rows[round % rows.length]?.id)]));
  return statistics((await inTurn(OFFERS, { write: timed(write) })).write).median;
}

/** Measures the milliseconds from a logged-in landlord's complete draft to the answer that it is paid for and live. */
async function publishTime(origin: string, pool: Pool): Promise<number> {
  const landlord = await BenchLandlord.register(origin, pool, 'scale@maple.example');
  const publish = async (round: number) => {
    // The limits are about people.
    await pool.query('delete from throttle');
    const location = { ...landlord.draft.location, address: `${100 + 2 * round} Chittenden Ave` };
    return landlord.publish({ name: `Chittenden House ${round}`, location });
  };
  const times = await inTurn(PUBLISHED, { publish });
  const { rows } = await pool.query<{ live: number }>(
    `select count(distinct o.listing_id)::int as live from offer o join listing l on l.id = o.listing_id
      where l.account_id = $1`,
    [landlord.account],
  );
  if (rows[0]?.live !== 1 + PUBLISHED.warmUp + PUBLISHED.rounds) throw new Error(`${rows[0]?.live} listings are live.`);
  return statistics(times.publish).median;
}

/** Measures the milliseconds of requests about each of the largest colleges, each once, so that no page is cached yet. */
async function requestTimes(origin: string, pool: Pool): Promise<Record<string, number[]>> {
  const random = new SeededRandom('scale');
  const colleges = (await benchColleges(pool)).slice(0, REQUESTS.warmUp + REQUESTS.rounds);
  const searches = sampleSearches(colleges, colleges.length, 'scale').map((search) => searchQuery(search));
  // As every request of a browser after its first.
  const visitor = new RestClient(origin);
  await visitor.get('/api/schools/search?s=');
  const time = requestTimer(origin, visitor.cookies());
  const page = (round: number) => time(paths.college(colleges[round]?.slug ?? ''));
  const name = (round: number) => displayName(colleges[round]?.name ?? '');
  const typed = (round: number) => encodeURIComponent(withTypingError(name(round), random));
  const requests = {
    'plain search': (round: number) => time(`/api/housing/search?${searches[round]}`),
    'typeahead with a typing error': (round: number) => time(`/api/schools/search?s=${typed(round)}`),
    "a college's page, rendered": page,
    'the same page, cached': page,
  };
  return inTurn({ ...REQUESTS, rounds: colleges.length - REQUESTS.warmUp }, requests);
}

/** Measures what must not grow with the number of listings. */
export async function measure({ sizes, colleges }: BenchOptions): Promise<Tables> {
  buildProduct();
  const requests: string[][] = [];
  const growth = [['goal', ...growthColumns.map(([, , goal]) => goalText(goal))]];
  let smallest: { offers: number; publish: number } | undefined;
  for (const listings of sizes) {
    await using open = new AsyncDisposableStack();
    const reports = [{ done: 0, at: performance.now() }];
    const progress = (done: number) => void reports.push({ done, at: performance.now() });
    const database = await createDatabase(open, { listings, colleges, progress });
    const offers = await offerTime(database);
    const { origin, probe } = await startProduct(open, database.url);
    const atRest = await probe('memory');
    const times = await requestTimes(origin, database.pool);
    const plain = statistics(times['plain search'] ?? []);
    for (const [name, values] of Object.entries(times)) {
      const { median, p95 } = statistics(values);
      const goal = (listings >= MILLION && requestGoals[name]) || {};
      requests.push([figure(listings), name, figure(median, 1), figure(p95, 1), ...withGoal(p95 / plain.p95, 2, goal)]);
    }
    const afterwards = await probe('memory');
    const publish = await publishTime(origin, database.pool);
    smallest ??= { offers, publish };
    const [first, last] = seedRates(reports, Math.min(FULL_SPAN, Math.ceil(listings / 2)));
    const ratios = [offers, offers / smallest.offers, publish, publish / smallest.publish, first, last, last / first];
    const values = [...ratios, atRest.megabytes, afterwards.megabytes];
    const cells = growthColumns.map(([, digits, goal], at) => figure(values[at] ?? NaN, digits, goal));
    growth.push([figure(listings), ...cells]);
  }
  return {
    'scale requests': table('listings | request | median, ms | p95, ms | p95 against plain search | goal', requests),
    'scale growth': table(['listings', ...growthColumns.map(([title]) => title)].join(' | '), growth),
  };
}
