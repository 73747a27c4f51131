import { InMemoryCache } from '@apollo/client/cache';
import autocannon, { type Request } from 'autocannon';
import { print } from 'graphql';
import type { Pool } from 'pg';
import { MatchesDocument } from '../../client/shared/search/matches.generated.ts';
import { searchQuery, type Search } from '../../domain/search/search-query.ts';
import { ClosestSearch } from '../../server/modules/housing/search/closest-search.ts';
import { searchStatement } from '../../server/modules/housing/search/search-sql.ts';
import { listingCardColumns } from '../../server/modules/housing/to-listing-view.ts';
import { freePorts } from '../../tests/setup/free-ports.ts';
import { RestClient } from '../../tests/setup/rest-client.ts';
import type { BenchOptions } from '../bench.ts';
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
import { answers, buildProduct, createDatabase, startProduct, startServer } from '../harness/servers.ts';
import { benchColleges, sampleSearches, type BenchCollege } from './sample-searches.ts';

type Endpoint = 'bare' | 'direct' | 'REST' | 'GraphQL' | 'constant GET' | 'constant POST';
type Pair = [Endpoint, Endpoint];
/** Requests a second, and microseconds of the servers' processor time per request, without the client and PostgreSQL. */
type Load = Record<'rate' | 'cpu', number>;
interface Cell {
  name: string[];
  goals: Record<string, Goal>;
  loads: Record<Endpoint, Load[]>;
}

const compared: Pair[] = [
  ['REST', 'direct'],
  ['REST', 'bare'],
  ['GraphQL', 'bare'],
  ['constant GET', 'bare'],
  ['constant POST', 'bare'],
];
const shown: Endpoint[] = ['constant POST', 'constant GET', 'GraphQL', 'REST', 'direct', 'bare'];
/** Of the rates, for searches that no cache has and for one that the response cache has. Bare has no cache. */
const goals = {
  uncached: { 'REST / bare': { atLeast: 1.2 }, 'GraphQL / bare': { atLeast: 1 } },
  cached: { 'REST / bare': { atLeast: 15 }, 'GraphQL / bare': { atLeast: 15 } },
};
/** Enough that none comes twice within the second that an answer is cached. */
const DIFFERENT = 12_000;
const WARM_UP_SECONDS = 2;
const CHECKED = 50;
const STATEMENTS = { rounds: 400, warmUp: 100 };
/** Every filter at once, and the order that reads the most. */
const COSTS: Partial<Search> = { utilities: true, minRent: 300, sort: 'cost' };
const FILTERS = { ...COSTS, pets: [1], must: [2], laundry: 'any', lease: 12, availableBy: '2029-01-01' } as const;

/** The query of the matches page as the client sends it: the server compiles the client's own queries only (ADR 0014). */
const QUERY = print(new InMemoryCache().transformDocument(MatchesDocument));

/** Returns the request for a search on an endpoint; `token` is the CSRF token, sent in both the cookie and the header. */
function requestOf(endpoint: Endpoint, search: Search, token: string): Request {
  const headers = { cookie: `XSRF-TOKEN=${token}` };
  if (endpoint !== 'GraphQL' && endpoint !== 'constant POST') {
    const path = endpoint === 'bare' || endpoint === 'direct' ? '/search' : '/api/housing/search';
    return { method: 'GET', path: `${path}?${searchQuery(search)}`, headers };
  }
  const { locationType, locationId, bedrooms, bathrooms, maxBudget: budget, page } = search;
  const filter = { locationType, locationId: String(locationId), bedrooms, bathrooms, budget };
  const body = JSON.stringify({ operationName: 'Matches', query: QUERY, variables: { filter, page } });
  const json = { ...headers, 'x-xsrf-token': token, 'content-type': 'application/json' };
  return { method: 'POST', path: '/graphql', headers: json, body };
}

/** Measures the statements in milliseconds, one at a time over one connection. */
async function statementTimes(pool: Pool, colleges: readonly BenchCollege[], searches: readonly Search[]) {
  const places = new Map(colleges.map((college) => [college.id, college]));
  const client = await pool.connect();
  const [closest, card] = [new ClosestSearch(client), listingCardColumns('true')];
  const timedSearch = (work: (place: BenchCollege, search: Search) => Promise<unknown>) =>
    timed(async (round) => {
      const search = searches[round % STATEMENTS.rounds];
      const place = search && places.get(search.locationId);
      if (place) await work(place, search);
    });
  const times = await inTurn(STATEMENTS, {
    plain: timedSearch((place, search) => client.query(searchStatement(place, search, search.page, card))),
    filtered: timedSearch((place, search) => client.query(searchStatement(place, { ...search, ...FILTERS }, 1, card))),
    closest: timedSearch((place, search) => closest.find(place, search, 1)),
  });
  client.release();
  return times;
}

/** Starts the product and what it is compared with; resolves with a function that sends load to an endpoint. */
async function startServers(open: AsyncDisposableStack, databaseUrl: string, searches: readonly Search[]) {
  const product = await startProduct(open, databaseUrl, { READ_BUDGET: '0' });
  const ports = await freePorts(3);
  const [direct = '', bare = '', constant = ''] = ports.map((port) => `http://127.0.0.1:${port}`);
  const script = [process.argv[1] ?? '', 'serve', databaseUrl, product.origin, ...ports.map(String)];
  const probe = await startServer(open, script, answers(constant), { ...process.env, NODE_ENV: 'production' });
  const { origin } = product;
  const origins = { bare, direct, REST: origin, GraphQL: origin, 'constant GET': constant, 'constant POST': constant };
  const client = new RestClient(origin);
  await client.get('/api/schools/search?s=');
  const token = client.cookies().replace('XSRF-TOKEN=', '');

  // The comparison is valid while all answer the same.
  for (const search of searches.slice(0, CHECKED)) {
    const answers = (['bare', 'direct', 'REST'] as const).map(async (endpoint) =>
      (await fetch(origins[endpoint] + requestOf(endpoint, search, token).path)).text(),
    );
    const texts = await Promise.all(answers);
    if (new Set(texts).size > 1) throw new Error(`Bare, direct and REST answered differently:\n${texts.join('\n')}`);
  }
  return async (endpoint: Endpoint, isCached: boolean, connections: number, duration: number): Promise<Load> => {
    const requests = searches.slice(0, isCached ? 1 : DIFFERENT).map((search) => requestOf(endpoint, search, token));
    const share = Math.floor(requests.length / connections);
    let next = 0;
    const read = origins[endpoint] === origin ? product.probe : probe;
    const { cpu } = await read();
    const setupClient: Parameters<typeof autocannon>[0]['setupClient'] = (one) =>
      one.setRequests(share > 0 ? requests.slice(next * share, ++next * share) : requests);
    const [url, first] = [origins[endpoint], requests.slice(0, 1)];
    const result = await autocannon({ url, connections, duration, requests: first, setupClient });
    const failed = result.errors + result.timeouts + result.non2xx;
    const { total } = result.requests;
    if (failed > 0) throw new Error(`${failed} of ${total} requests to ${endpoint} failed.`);
    return { rate: total / result.duration, cpu: (1000 * ((await read()).cpu - cpu)) / total };
  };
}

/** Returns a table of the medians of the rounds: ratios of pairs of endpoints, and the figure of each. */
function loadTable(cells: readonly Cell[], name: keyof Load, unit: string, pairs: readonly Pair[]): string {
  const titles = pairs.map((pair) => pair.join(' / '));
  const heading = `listings | connections | searches | goals | ${titles.join(' | ')} | ${shown.join(`${unit} | `)}${unit}`;
  const rows = cells.map(({ name: names, goals: own, loads }) => {
    const ratio = ([one, other]: Pair) =>
      statistics(loads[one].map((load, round) => load[name] / (loads[other][round]?.[name] ?? NaN))).median;
    const texts = titles.flatMap((title) => (own[title] ? `${title} ${goalText(own[title])}` : []));
    return [
      ...names,
      texts.join(', '),
      ...pairs.map((pair, index) => figure(ratio(pair), 2, own[titles[index] ?? ''])),
      ...shown.map((endpoint) => figure(statistics(loads[endpoint].map((load) => load[name])).median)),
    ];
  });
  return table(heading, rows);
}

/** Measures search through both APIs against the bare server, at every size. */
export async function measure({ sizes, rounds, seconds, colleges: file }: BenchOptions): Promise<Tables> {
  buildProduct();
  const cells: Cell[] = [];
  const statements: string[][] = [];
  let smallest: number | undefined;
  for (const listings of sizes) {
    await using open = new AsyncDisposableStack();
    const { url, pool } = await createDatabase(open, { listings, colleges: file });
    const colleges = await benchColleges(pool);
    const searches = sampleSearches(colleges, DIFFERENT, 'bench');
    const { plain: plainTimes, filtered, closest } = await statementTimes(pool, colleges, searches);
    const plain = statistics(plainTimes);
    smallest ??= plain.median;
    const growth = { atMost: 2 ** Math.log10(listings / sizes[0]) };
    const ratio = (times: readonly number[], atMost: number) =>
      withGoal(statistics(times).p95 / plain.p95, 2, { atMost });
    const medians = [figure(plain.median, 2), ...withGoal(plain.median / smallest, 2, growth)];
    const ratios = [...ratio(filtered, 2), ...ratio(closest, 2.5)];
    statements.push([figure(listings), ...medians, figure(plain.p95, 2), ...ratios]);
    const load = await startServers(open, url, searches);
    for (const isCached of [false, true])
      for (const endpoint of shown) await load(endpoint, isCached, 32, WARM_UP_SECONDS);
    for (const kind of ['uncached', 'cached'] as const)
      for (const connections of [1, 32]) {
        const run = (endpoint: Endpoint) => {
          const isCached = kind === 'cached' && endpoint !== 'bare';
          return [endpoint, () => load(endpoint, isCached, connections, seconds)];
        };
        const cases = Object.fromEntries(shown.map(run)) as Record<Endpoint, () => Promise<Load>>;
        const loads = await inTurn({ rounds, rotate: true }, cases);
        cells.push({ name: [figure(listings), String(connections), kind], goals: goals[kind], loads });
      }
  }
  // The other way around, since less is better.
  const reversed = compared.map(([one, other]): Pair => [other, one]);
  return {
    'search rates': loadTable(cells, 'rate', ' a second', compared),
    'search processor time': loadTable(cells, 'cpu', ', µs', reversed),
    'search statements': table(
      'listings | median, ms | against the smallest | goal | p95, ms | p95 with every filter, by cost | goal | p95 of a closest search | goal',
      statements,
    ),
  };
}
