import pg from 'pg';
import { createApp } from '../server/app.ts';
import { ProductClock } from '../server/clock.ts';
import { parseEnv } from '../server/env.ts';
import { Facts } from '../server/live/facts.ts';
import { Jobs } from '../server/modules/jobs/jobs.ts';
import { Gazetteer } from '../server/modules/places/gazetteer.ts';
import { createOrm } from '../server/orm.ts';
import { openPayments } from '../server/ports/payments/open-payments.ts';
import { createSchema } from '../server/schema.ts';
import { createServices } from '../server/services.ts';
import { createBare } from './bare.ts';
import { createDirect } from './direct.ts';
import { benchColleges } from './searches.ts';

/** Where the three servers listen, and a token for the product's. */
export interface Serving {
  bare: string;
  direct: string;
  product: string;
  token: string;
}

const CONNECTIONS = 10;

/**
 * Runs the whole product's HTTP side, its service behind bare Fastify, and the bare server over one database, and tells the parent process where; any
 * message after that is answered with the processor time used so far.
 */
export async function serve(databaseUrl: string): Promise<void> {
  const env = parseEnv({ DATABASE_URL: databaseUrl, LOG_LEVEL: 'error', READ_BUDGET: '0' });
  const orm = await createOrm(databaseUrl);
  const pools = {
    product: new pg.Pool({ connectionString: databaseUrl, max: CONNECTIONS }),
    bare: new pg.Pool({ connectionString: databaseUrl, max: CONNECTIONS }),
  };
  const processor = await openPayments({
    prices: env.prices,
    local: { file: ':memory:', port: 0, now: () => new Date() },
  });
  const services = createServices({
    env,
    orm,
    pool: pools.product,
    jobs: new Jobs({ databaseUrl }),
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
    facts: new Facts({ databaseUrl }),
    secret: 'only for the bench',
    clientFolder: 'none',
  });
  const bare = createBare(pools.bare, await benchColleges(pools.bare), env.baseUrl);
  const [product, direct, plain] = [
    await app.listen({ port: 0, host: '127.0.0.1' }),
    await createDirect(services.housing).listen({ port: 0, host: '127.0.0.1' }),
    await bare.listen({ port: 0, host: '127.0.0.1' }),
  ];
  const answer = await fetch(`${product}/api/schools/search`);
  const token = /XSRF-TOKEN=([^;]+)/.exec(answer.headers.get('set-cookie') ?? '')?.[1] ?? '';
  process.on('message', () => process.send?.(process.cpuUsage()));
  const serving: Serving = { bare: plain, direct, product, token };
  process.send?.(serving);
}
