import pg from 'pg';
import { join, resolve } from 'node:path';
import { createApp } from '../app.ts';
import { anonymousContext } from '../context.ts';
import { readClock, type ProductClock } from '../clock.ts';
import { Database, ormPoolSize } from '../database.ts';
import { startPostgres, type EmbeddedPostgres } from '../embedded/embedded-postgres.ts';
import { EnvError, type Env } from '../env.ts';
import { RowChanges } from '../realtime/row-changes.ts';
import { describeError } from '../log.ts';
import { publishDemoListings } from '../commands/seed/publish-demo-listings.ts';
import { JobQueue } from '../jobs/job-queue.ts';
import { Leader } from '../jobs/leader.ts';
import { Gazetteer } from '../modules/places/gazetteer.ts';
import { loadPlaces } from '../modules/places/import/load-places.ts';
import { createOrm, migrate, pendingMigrations } from '../orm.ts';
import { DevInbox } from '../integrations/smtp/dev-inbox.ts';
import { SmtpMailer } from '../integrations/smtp/smtp-mailer.ts';
import { connectPayments } from '../integrations/payments/connect-payments.ts';
import { widgetSchema } from '../widget/widget-schema.ts';
import { WidgetTokens } from '../widget/widget-tokens.ts';
import { registerConsolePage } from '../modules/admin/console-routes.ts';
import { clientAssets, CONSOLE_BUILD, FRAME_BUILD } from '../ssr/client-assets.ts';
import { registerEmbedRoutes } from '../widget/embed-routes.ts';
import { registerRenderRoutes } from '../ssr/render-routes.ts';
import { createSchemaLink } from '../ssr/schema-link.ts';
import { createSchema } from '../schema.ts';
import { seedActivity } from '../commands/seed/seed-activity.ts';
import { DEMO_STAFF } from '../../demo/staff.ts';
import { DEMO_LANDLORD, demoLandlordDrafts } from '../../demo/listings/demo-landlord.ts';
import { seedListings } from '../commands/seed/seed-listings.ts';
import { DEFAULT_LISTINGS } from '../../demo/listings/seed-plan.ts';
import { createServices } from '../services.ts';
import { checkDatabase, connectionsProblem, checkProcessor, checkRestore } from './check-database.ts';
import { listen } from './listen.ts';
import { Replicas } from '../replicas/replicas.ts';
import { TracedPool } from '../telemetry/traced-client.ts';
import { installationSecret } from './installation-secret.ts';
import { ownAddress } from './check-ports.ts';
import type { Progress } from './progress.ts';
import { repeat } from './repeat.ts';
import { HOUR_MS } from '../../domain/time-spans.ts';
import { checkLedgerDaily } from '../modules/billing/ledger/ledger-check.ts';
import { createReconciliationLog } from '../modules/billing/reconciler/reconcile-report.ts';
import { Socket } from 'node:net';

interface SyncClockOptions {
  clock: ProductClock;
  clockService: { load(): Promise<void> };
  onError: (error: unknown) => void;
}

/** Applies a clock offset set by another process; after missed changes, reads the offset again. */
export function syncClock(facts: RowChanges, { clock, clockService, onError }: SyncClockOptions): void {
  facts.on('fact', (fact) => {
    if (fact.topic === 'clock') clock.setOffset(fact.offset);
  });
  facts.on('resync', () => void clockService.load().catch(onError));
}

/** A replica's connections outlive an outage of the primary; a read that it does not answer goes to the primary. */
const REPLICA = { stream: () => new Socket(), query_timeout: 3000 };

const SWEEP_MS = 15_000;
/** The interval between attempts to reach a processor that did not answer at the start, in milliseconds. */
const CONNECT_MS = 15_000;
const RECONCILE_MS = 30_000;

/** Starts everything; each resource is added to `open`, to be closed in reverse. @throws once `stop` is aborted. */
export async function startProduct(
  env: Env,
  progress: Progress,
  open: AsyncDisposableStack,
  stop: AbortSignal,
): Promise<void> {
  const onError = (error: unknown) =>
    console.error(JSON.stringify({ time: new Date().toISOString(), err: describeError(error) }));
  if (env.databaseUrl !== null) {
    const tooMany = connectionsProblem(await checkDatabase(env));
    if (tooMany) progress.say(tooMany);
  }
  let embedded: EmbeddedPostgres | undefined;
  const databaseUrl =
    env.databaseUrl ??
    (await progress.step('Starting PostgreSQL', async (note) => {
      const postgres = await startPostgres(env.dataDir, note);
      embedded = postgres;
      open.defer(() => postgres.stop());
      if (postgres.adopted) note('it was still running');
      return postgres.url;
    }));

  const directUrl = env.directDatabaseUrl ?? databaseUrl;
  const database = new Database({
    // Past a pooler, whose queue is no sign that the database does not answer.
    url: directUrl,
    hasPooler: env.databaseUrl !== env.directDatabaseUrl,
    onDown: () => void embedded?.ensureRunning().catch(onError),
    onSlow: (slow) => console.error(JSON.stringify({ time: new Date().toISOString(), ...slow, msg: 'slow statement' })),
  });
  const limits = database.options(env.database);
  stop.throwIfAborted();
  const orm = await progress.step('Bringing the database up to date', async (note) => {
    if (!env.production) note(`${(await migrate(directUrl)).length} new migrations`);
    const pool = { min: 0, max: ormPoolSize(env.database) };
    const options = { logger: () => {}, pool, driverOptions: limits };
    const opened = await createOrm(databaseUrl, options);
    open.defer(() => opened.close());
    const pending = env.production ? await pendingMigrations(opened) : [];
    if (pending.length > 0)
      throw new EnvError(
        `The database lacks ${pending.length} migrations, such as ${pending[0]}: run npm run op -- migrate.`,
      );
    return opened;
  });
  stop.throwIfAborted();
  const pool = new TracedPool({ connectionString: databaseUrl, max: env.database.poolSize, ...limits });
  pool.on('error', onError);
  open.defer(() => pool.end());
  const pools = env.replicaUrls.map((connectionString) =>
    new TracedPool({ connectionString, max: env.database.poolSize, ...limits, ...REPLICA }).on('error', () => {}),
  );
  const replicas = pools.length > 0 ? new Replicas(pool, pools) : undefined;
  if (replicas) open.defer(() => replicas.stop());
  await replicas?.start();
  await checkRestore(pool);
  database.start();
  open.defer(() => database.stop());

  const clock = await readClock(pool); // before anything reads the time
  if (env.stripe && clock.offsetMs !== 0)
    throw new EnvError(
      'DATABASE_URL leads to a database whose clock was moved on the dev tools: with keys, use another.',
    );
  const jobs = new JobQueue({ databaseUrl: directUrl, onError });
  const inbox = env.smtpUrl === null ? new DevInbox({ orm, clock, onError }) : null;
  const processor = await progress.step(env.stripe ? 'Payments' : 'Payments: the local processor', async (note) => {
    const local = {
      file: join(env.dataDir, 'stripe.sqlite'),
      port: env.localStripePort,
      now: () => clock.now(),
      webhookUrl: `${ownAddress(env)}/webhooks/stripe`,
    };
    const opened = await connectPayments({
      prices: env.prices,
      later: true,
      // Before anything is charged for a database that belongs to another processor.
      check: (payments) => checkProcessor(payments, pool),
      ...(env.stripe ? { live: env.stripe } : { local }),
    });
    open.defer(() => opened.close());
    if (!opened.payments.isConnected) note('Stripe does not answer: payments are off until it does');
    return opened;
  });

  stop.throwIfAborted();
  const gazetteer = new Gazetteer();
  await progress.step('Places and demo listings', async (note) => {
    // Like migrations, without a statement timeout: a first start writes many rows at once.
    await using setup = new AsyncDisposableStack();
    const unlimited = new pg.Pool({ connectionString: directUrl });
    setup.defer(() => unlimited.end());
    unlimited.on('error', onError);
    await loadPlaces(unlimited, gazetteer);
    if (env.stripe === null)
      note(`${await seedListings({ pool: unlimited, gazetteer, clock }, { listings: DEFAULT_LISTINGS })} new homes`);
  });

  stop.throwIfAborted();
  await progress.step('Starting the web server', async () => {
    await inbox?.start();
    if (inbox) open.defer(() => inbox.stop());
    await jobs.start();
    open.defer(() => jobs.stop());
    const secret = installationSecret(env);
    const mailer = new SmtpMailer(() => env.smtpUrl ?? inbox?.url ?? '');
    const installation = { env, orm, pool, jobs, clock, gazetteer, mailer, processor, secret, onError };
    const services = createServices({ ...installation, ...(replicas && { reads: replicas }) });
    open.defer(() => services.workers.close());
    await services.clockService.load();
    const facts = new RowChanges({ databaseUrl: directUrl, onError });
    syncClock(facts, { clock, clockService: services.clockService, onError });
    services.places.index.follow(facts, onError);
    facts.start();
    open.defer(() => facts.stop());
    const schema = await createSchema();
    const { otlpEndpoint } = env;
    // Imported lazily: its packages are not installed by default.
    const telemetry =
      otlpEndpoint === null
        ? undefined
        : await import('../telemetry/otlp.ts').then(({ startTelemetry }) => startTelemetry(otlpEndpoint));
    if (telemetry) open.defer(() => telemetry.stop());
    const clientFolder = resolve('dist/client');
    const app = await createApp({
      services,
      schema,
      pool,
      database,
      rowChanges: facts,
      secret,
      clientFolder,
      stopping: stop,
      telemetry,
      more: async (more) => {
        const { local } = processor;
        if (local && inbox) {
          // Imported lazily: with real keys, no dev tools are loaded in the process.
          const { registerDevTools } = await import('../dev/dev-tools.ts');
          const { baseUrl } = env;
          await registerDevTools(more, { ...services, orm, inbox, processor: local, baseUrl, access: env });
        }
        const shared = { clock, env, budget: services.readBudget };
        const nobody = anonymousContext(services);
        await registerEmbedRoutes(more, {
          ...shared,
          link: createSchemaLink(widgetSchema(schema), nobody),
          assets: clientAssets(clientFolder, FRAME_BUILD),
          tokens: new WidgetTokens(secret),
        });
        registerConsolePage(more, clientAssets(clientFolder, CONSOLE_BUILD)(undefined));
        await registerRenderRoutes(more, {
          ...shared,
          link: createSchemaLink(schema, nobody),
          assets: clientAssets(clientFolder),
          pool: services.reads,
          sources: services,
        });
      },
    });
    await listen(app, env, open);
    await services.mail.work();
    await services.staff.resealSecrets();
    if (processor.local) {
      // Building the index holds the event loop: on a busy machine, a connection that opens meanwhile would time out.
      await services.places.index.current();
      await publishDemoListings({ ...services, orm }, DEMO_LANDLORD, demoLandlordDrafts());
      await seedActivity({ pool, clock }, DEMO_LANDLORD);
      await services.staff.addDemo(DEMO_STAFF.email, DEMO_STAFF.password);
    }
    const { payments } = processor;
    if (!payments.isConnected) open.defer(repeat(CONNECT_MS, processor.connect, onError));
    const leader = new Leader({ databaseUrl: directUrl });
    open.defer(() => leader.stop());
    open.defer(repeat(SWEEP_MS, async () => (await leader.isLeader()) && services.sweeper.run(), onError));
    const tell = createReconciliationLog(app.log);
    let wasLeader = false;
    const reconcile = async () => {
      const all = !wasLeader;
      wasLeader = await leader.isLeader();
      if (wasLeader) tell(await services.reconciler.reconcile({ all }));
    };
    open.defer(repeat(RECONCILE_MS, reconcile, onError));
    if (env.stripe) {
      const check = async () => (await leader.isLeader()) && checkLedgerDaily({ pool, clock, books: payments.books });
      open.defer(repeat(HOUR_MS, check, onError));
    }
    services.measures.start();
  });
}
