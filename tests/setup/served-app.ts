import type { FastifyInstance } from 'fastify';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MikroORM } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import { createApp, type AppOptions } from '../../server/app.ts';
import { ProductClock } from '../../server/clock.ts';
import { parseEnv } from '../../server/env.ts';
import { RowChanges } from '../../server/realtime/row-changes.ts';
import { JobQueue } from '../../server/jobs/job-queue.ts';
import { Gazetteer } from '../../server/modules/places/gazetteer.ts';
import { createOrm } from '../../server/orm.ts';
import type { OutgoingEmail, Mailer } from '../../server/integrations/smtp/mailer.ts';
import { connectPayments, type ConnectedPayments } from '../../server/integrations/payments/connect-payments.ts';
import { createSchema } from '../../server/schema.ts';
import { createServices, type Services } from '../../server/services.ts';
import { createTestDatabase } from './database.ts';
import { checkAnswersAgainstOpenApi } from './openapi-conformance.ts';
import { sharedThreads } from './shared-threads.ts';

export interface ServedApp {
  url: string;
  services: Services;
  /** For data that a test writes and reads without a request. */
  orm: MikroORM;
  pool: Pool;
  /** Row changes for realtime pages; a test that subscribes starts it. */
  facts: RowChanges;
  processor: ConnectedPayments;
  /** Sent emails. */
  emails: OutgoingEmail[];
  /** Lines that the server has logged. */
  log: string[];
  /** Begins to drain, as the process does before it stops. */
  drain(): void;
  /** Accepts every email, unless a test replaces it. */
  mailServer: Mailer;
  /** Creates an account without a request. */
  account(email: string, password: string): Promise<number>;
  /** Confirms the email address of a renter, so that copies are sent at once (K23). */
  confirmRenterEmail(email: string): Promise<unknown>;
  /** Returns all rows of a query. */
  rows<Row extends object>(sql: string, values?: unknown[]): Promise<Row[]>;
  close(): Promise<void>;
}

/** The secret of every installation that a test creates. */
export const SECRET = 'a secret that only this test knows';

/** Loaded once for all files of a worker. */
const gazetteer = new Gazetteer();
const builtSchema = createSchema();

/** What pages and the dev tools are made from. */
type Parts = Pick<AppOptions, 'services' | 'schema' | 'pool'> & { orm: MikroORM };

/** Serves the HTTP side of the product on its own database and a free port, without pages and dev tools. */
export async function serveApp(
  more?: (app: FastifyInstance, processor: ConnectedPayments, parts: Parts) => Promise<void>,
  clock = new ProductClock(),
  variables: Record<string, string> = {},
): Promise<ServedApp> {
  const database = await createTestDatabase();
  const { url: databaseUrl, pool } = database;
  const folder = mkdtempSync(join(tmpdir(), 'nearcampus-app-'));
  const env = parseEnv({ DATA_DIR: folder, LOG_LEVEL: 'silent', READ_BUDGET: '0', THROTTLE: 'strict', ...variables });
  const secret = SECRET;
  const orm = await createOrm(databaseUrl);
  const jobs = new JobQueue({ databaseUrl });
  await jobs.start();
  const emails: OutgoingEmail[] = [];
  const log: string[] = [];
  const mailServer: Mailer = { send: async () => {} };
  const mailer: Mailer = {
    send: async (message) => {
      await mailServer.send(message);
      emails.push(message);
    },
  };
  // With a given port, the processor sends its webhooks there, as it does to the product.
  const port = variables['PORT'] === undefined ? 0 : env.port;
  const webhookUrl = `http://127.0.0.1:${port}/webhooks/stripe`;
  const local = { file: ':memory:', port: 0, now: () => clock.now(), ...(port > 0 && { webhookUrl }) };
  const processor = await connectPayments({ prices: env.prices, local });
  const onError = () => {};
  const shared = { gazetteer, threads: sharedThreads };
  const services = createServices({ ...shared, env, orm, pool, jobs, clock, mailer, processor, secret, onError });
  await services.mail.work();
  const facts = new RowChanges({ databaseUrl });
  services.places.index.follow(facts, onError);
  const schema = await builtSchema;
  const stopping = new AbortController();
  const app = await createApp({
    services,
    schema,
    pool,
    database: { isAnswering: () => pool.query('select 1').then(() => true) },
    rowChanges: facts,
    secret,
    clientFolder: folder,
    stopping: stopping.signal,
    logTo: { write: (line) => void log.push(line) },
    ...(more && { more: (served: FastifyInstance) => more(served, processor, { services, schema, pool, orm }) }),
  });
  const wrong = checkAnswersAgainstOpenApi(app);
  const url = await app.listen({ port, host: '127.0.0.1' });
  return {
    url: url.replace('127.0.0.1', 'localhost'),
    services,
    orm,
    pool,
    facts,
    processor,
    emails,
    log,
    drain: () => stopping.abort(),
    mailServer,
    account: async (email, password) => {
      const names = { firstName: 'Rosa', lastName: 'Ortiz' };
      const make = orm.em.fork().transactional((em) => services.accounts.create(em, { email, password, ...names }));
      return (await make).id;
    },
    confirmRenterEmail: (email) =>
      pool.query('insert into renter_email (email, requested_at, confirmed_at) values ($1, now(), now())', [email]),
    rows: async (sql, values = []) => (await pool.query(sql, values)).rows,
    close: async () => {
      await app.close();
      await facts.stop();
      await jobs.stop();
      await processor.close();
      await orm.close();
      await database.drop();
      rmSync(folder, { recursive: true, force: true });
      if (wrong.length > 0) throw new Error(`Not as /api/openapi.json has it:\n${[...new Set(wrong)].join('\n')}`);
    },
  };
}
