import { sharedThreads } from '../../tests/setup/shared-threads.ts';
import { once } from 'node:events';
import { createClient, type Client } from 'graphql-ws';
import { WebSocket, type ClientOptions } from 'ws';
import { createTestDatabase } from '../../tests/setup/database.ts';
import { createApp } from '../app.ts';
import { ProductClock } from '../clock.ts';
import { parseEnv } from '../env.ts';
import { JobQueue } from '../jobs/job-queue.ts';
import { Gazetteer } from '../modules/places/gazetteer.ts';
import { createOrm } from '../orm.ts';
import { connectPayments } from '../integrations/payments/connect-payments.ts';
import { createSchema } from '../schema.ts';
import { createServices } from '../services.ts';
import { RowChanges } from './row-changes.ts';
import { syncClock } from '../startup/start-product.ts';

const secret = 'only for this test';
/** Loaded once for all files of a worker. */
const gazetteer = new Gazetteer();
const SEED = `
  insert into account (key, email, created_at)
  values (gen_random_uuid(), 'rosa@homes.example', now()), (gen_random_uuid(), 'lou@homes.example', now());
  insert into listing (id, account_id, draft_id, slug, status, type, name, address, city, state, zip, lat, lon, description, published_at, updated_at)
  select id, id, gen_random_uuid(), 'maple-court-' || id, 1, 84, 'Maple Court ' || id, '1739 N High St', 'Columbus', 'OH', '43210', 40, -83, 'Near.', now(), now()
    from generate_series(1, 2) id;
  insert into listing_contact select id, 'Lou', 'Lord', 'lou@homes.example', '6145559999' from listing;
  insert into floorplan select id, 0, 2, 1, 800, 1200 from listing;
  create function refuse() returns trigger language plpgsql as $$ begin raise exception 'rolled back'; end $$;
  create constraint trigger refused after insert on lead deferrable initially deferred
    for each row when (new.first_name = 'Undone') execute function refuse();`;

/**
 * Starts the app's HTTP server on a port, with two landlords who have a listing each (accounts and listings 1 and 2).
 * For tests.
 */
export async function startRealtime() {
  const database = await createTestDatabase();
  const { url: databaseUrl, pool } = database;
  await pool.query(SEED);
  const env = parseEnv({ DATABASE_URL: databaseUrl, LOG_LEVEL: 'silent' });
  const orm = await createOrm(databaseUrl);
  const clock = new ProductClock();
  const jobs = new JobQueue({ databaseUrl });
  await jobs.start();
  const processor = await connectPayments({
    prices: env.prices,
    local: { file: ':memory:', port: 0, now: () => clock.now() },
  });
  const problems: unknown[] = [];
  const onError = (error: unknown) => void problems.push(error);
  const mailer = { send: () => Promise.resolve() };
  const shared = { gazetteer, threads: sharedThreads };
  const services = createServices({ ...shared, env, orm, pool, jobs, clock, mailer, processor, secret, onError });
  await services.mail.work();
  const facts = new RowChanges({ databaseUrl, onError });
  syncClock(facts, { clock, clockService: services.clockService, onError });
  const listening = once(facts, 'listening');
  facts.start();
  await listening;
  const probe = { isAnswering: async () => true };
  const app = await createApp({
    services,
    schema: await createSchema(),
    pool,
    database: probe,
    rowChanges: facts,
    secret,
    clientFolder: 'none',
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const clients: Client[] = [];

  return {
    url,
    app,
    services,
    pool,
    facts,
    clock,
    databaseUrl,
    /** Creates a session for an account: its public id and its Cookie header. */
    logIn: async (accountId: number) => {
      const { token, publicId } = await services.sessions.begin(accountId, { ip: '127.0.0.1', userAgent: 'test' });
      return { publicId, cookie: `session=${token}` };
    },
    /** Opens a bare socket, as a page of this site would. */
    socket: (headers: Record<string, string>, options: ClientOptions = {}) =>
      new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', {
        origin: url,
        ...options,
        headers,
      }),
    /** Creates a graphql-ws client with this cookie; `sockets` are those it has opened, latest last. */
    client: (cookie: string) => {
      const sockets: WebSocket[] = [];
      class Landlord extends WebSocket {
        constructor(address: string, protocols: string[]) {
          super(address, protocols, { origin: url, headers: { cookie } });
          sockets.push(this);
        }
      }
      const client = createClient({
        url: `${url.replace('http', 'ws')}/graphql`,
        webSocketImpl: Landlord,
        retryWait: () => Promise.resolve(),
      });
      clients.push(client);
      return { client, sockets };
    },
    /** Sends a contact request for a listing. */
    ask: (listing: number, firstName: string) =>
      services.leads.saveRequest(
        {
          firstName,
          lastName: 'Lovelace',
          phone: '(614) 555-0123',
          email: `${firstName.toLowerCase()}@college.edu`,
          housingId: String(listing),
          schoolId: null,
          bedrooms: 9,
          bathrooms: 1.5,
          budgets: 1200,
          pets: [],
          features: [],
          moveDate: '0',
          message: '',
        },
        { ip: '127.0.0.1' },
      ),
    problems,
    close: async () => {
      for (const client of clients) await client.dispose();
      await app.close();
      await facts.stop();
      await jobs.stop();
      await processor.close();
      await orm.close();
      await database.drop();
    },
  };
}
