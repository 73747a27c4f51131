import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { PER_PAGE } from '../../domain/limits.ts';
import pg, { type Pool } from 'pg';
import { createApp } from '../../server/app.ts';
import { ProductClock } from '../../server/clock.ts';
import { parseEnv } from '../../server/env.ts';
import { RowChanges } from '../../server/realtime/row-changes.ts';
import { JobQueue } from '../../server/jobs/job-queue.ts';
import { Gazetteer } from '../../server/modules/places/gazetteer.ts';
import { createOrm } from '../../server/orm.ts';
import { connectPayments } from '../../server/integrations/payments/connect-payments.ts';
import { createSchema } from '../../server/schema.ts';
import { createServices } from '../../server/services.ts';
import { benchColleges, requestOf, sampleSearches, type BenchCollege } from './sample-searches.ts';
import fastify, { type FastifyInstance } from 'fastify';
import { parseSearch } from '../../domain/search/search-errors.ts';
import { MatchPage } from '../../server/rest/routes/housing.ts';
import { present } from '../../server/rest/wire-names.ts';
import { pageMeta } from '../../domain/pagination.ts';
import {
  listingCardColumns,
  toListingView,
  type ListingCardRow,
} from '../../server/modules/housing/to-listing-view.ts';
import { searchStatement, type FoundRow } from '../../server/modules/housing/search/search-sql.ts';
import type { MatchPageView } from '../../server/modules/housing/match.view.ts';
import type { HousingService } from '../../server/modules/housing/housing.service.ts';

/** Returns a page of matches as REST does. */
const presentPage = ({ data, meta, location }: Pick<MatchPageView, 'data' | 'meta' | 'location'>) =>
  present(MatchPage, {
    data: data.map(({ listing, unmet }) => ({ ...listing, unmet })),
    meta,
    location,
    notStated: undefined,
    petsNotStated: undefined,
  });

/** The service that REST asks, asked by bare Fastify: what the REST facade itself costs is the difference. */
function createServiceServer(housing: HousingService): FastifyInstance {
  const app = fastify();
  app.get<{ Querystring: Record<string, string> }>('/search', async ({ query }, reply) => {
    const parsed = parseSearch(query);
    if ('errors' in parsed) return reply.code(422).send(parsed);
    const { page, site: _site, ...filter } = parsed.search;
    const found = await housing.search(filter, page);
    if (!found) return reply.code(404).send();
    return presentPage(found);
  });
  return app;
}

/** The yardstick: Fastify, pg, the product's own statement and cards; byte for byte what REST answers, and nothing else. */
function createBaselineServer(pool: Pool, colleges: readonly BenchCollege[], baseUrl: string): FastifyInstance {
  const places = new Map(colleges.map((college) => [college.id, college]));
  const app = fastify();
  app.get<{ Querystring: Record<string, string> }>('/search', async ({ query }, reply) => {
    const parsed = parseSearch(query);
    if ('errors' in parsed) return reply.code(422).send(parsed);
    const { page, locationId } = parsed.search;
    const place = places.get(locationId);
    if (!place) return reply.code(404).send();
    const { rows } = await pool.query<FoundRow & ListingCardRow>(
      searchStatement(place, parsed.search, page, listingCardColumns('true')),
    );
    const cards = rows.flatMap((row) =>
      row.id === null ? [] : [{ listing: toListingView(row, row.miles, baseUrl, parsed.search), unmet: [] }],
    );
    const url = `${baseUrl}/college/${place.slug}`;
    return presentPage({
      data: cards,
      meta: pageMeta(page, PER_PAGE, rows[0]?.total ?? 0),
      location: { ...place, type: 'college', displayName: place.name, url },
    });
  });
  return app;
}

/** The most that Node's HTTP server can do: it reads a request and returns the same bytes each time. */
async function startConstantServer(bytes: Buffer): Promise<string> {
  const headers = { 'content-type': 'application/json; charset=utf-8', 'content-length': bytes.length };
  const server = createServer((request, response) => {
    request.resume().once('end', () => response.writeHead(200, headers).end(bytes));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Where the servers listen, and a token for the product's. */
export type ServedEndpoints = Record<'bare' | 'direct' | 'product' | 'constant' | 'token', string>;

const CONNECTIONS = 10;

/** Runs the servers and tells the parent process where; any further message is answered with the CPU time so far. */
export async function serveAll(databaseUrl: string): Promise<void> {
  const env = parseEnv({ DATABASE_URL: databaseUrl, LOG_LEVEL: 'error', READ_BUDGET: '0' });
  const orm = await createOrm(databaseUrl);
  const pools = {
    product: new pg.Pool({ connectionString: databaseUrl, max: CONNECTIONS }),
    bare: new pg.Pool({ connectionString: databaseUrl, max: CONNECTIONS }),
  };
  const processor = await connectPayments({
    prices: env.prices,
    local: { file: ':memory:', port: 0, now: () => new Date() },
  });
  const services = createServices({
    env,
    orm,
    pool: pools.product,
    jobs: new JobQueue({ databaseUrl }),
    clock: new ProductClock(),
    gazetteer: new Gazetteer(),
    mailer: { send: () => Promise.reject(new Error('The bench sends no mail.')) },
    processor,
    secret: 'only for the bench',
    onError: (error) => console.error(error),
  });
  const schema = await createSchema();
  const app = await createApp({
    services,
    schema,
    pool: pools.product,
    database: { isAnswering: async () => true },
    rowChanges: new RowChanges({ databaseUrl }),
    secret: 'only for the bench',
    clientFolder: 'none',
  });
  const colleges = await benchColleges(pools.bare);
  const bare = createBaselineServer(pools.bare, colleges, env.baseUrl);
  const [product, direct, plain] = [
    await app.listen({ port: 0, host: '127.0.0.1' }),
    await createServiceServer(services.housing).listen({ port: 0, host: '127.0.0.1' }),
    await bare.listen({ port: 0, host: '127.0.0.1' }),
  ];
  const answer = await fetch(`${product}/api/schools/search`);
  const [typical] = sampleSearches(colleges, 1, 'constant');
  if (!typical) throw new Error('There is no college to search.');
  const page = await fetch(`${plain}${requestOf('bare', typical, '').path}`);
  const constant = await startConstantServer(Buffer.from(await page.arrayBuffer()));
  const token = /XSRF-TOKEN=([^;]+)/.exec(answer.headers.get('set-cookie') ?? '')?.[1] ?? '';
  process.on('message', () => process.send?.(process.cpuUsage()));
  const serving: ServedEndpoints = { bare: plain, direct, product, constant, token };
  process.send?.(serving);
}
