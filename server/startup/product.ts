import pg from 'pg';
import { join, resolve } from 'node:path';
import { createApp } from '../app.ts';
import { anonymousContext } from '../context.ts';
import { ProductClock } from '../clock.ts';
import { Database } from '../database.ts';
import { startPostgres, type EmbeddedPostgres } from '../embedded/postgres.ts';
import { EnvError, type Env } from '../env.ts';
import { Facts } from '../live/facts.ts';
import { followClock } from '../live/follow-clock.ts';
import { describe } from '../log.ts';
import { publishDemo } from '../modules/listings/publish-demo.ts';
import { Jobs } from '../modules/jobs/jobs.ts';
import { Gazetteer } from '../modules/places/gazetteer.ts';
import { loadPlaces } from '../modules/places/load-places.ts';
import { createOrm, migrate } from '../orm.ts';
import { DevInbox } from '../ports/mailer/dev-inbox.ts';
import { SmtpMailer } from '../ports/mailer/smtp.ts';
import { openPayments } from '../ports/payments/open-payments.ts';
import { widgetSchema } from '../partners/widget-schema.ts';
import { WidgetTokens } from '../partners/widget-tokens.ts';
import { clientAssets, FRAME_BUILD } from '../render/client-assets.ts';
import { embedRoutes } from '../render/embed-routes.ts';
import { renderRoutes } from '../render/render-routes.ts';
import { schemaLink } from '../render/schema-link.ts';
import { createSchema } from '../schema.ts';
import { seedActivity } from '../seed/demo-activity.ts';
import { DEMO_LANDLORD, demoLandlordDrafts } from '../seed/demo-landlord.ts';
import { seedDemo } from '../seed/seed-demo.ts';
import { DEFAULT_LISTINGS } from '../seed/seed-plan.ts';
import { createServices } from '../services.ts';
import { askDatabase } from './ask-database.ts';
import { askProcessor } from './ask-processor.ts';
import { every } from './every.ts';
import { listen } from './listen.ts';
import { ownAddress } from './port.ts';
import type { Progress } from './progress.ts';
import { runTeller } from './run-teller.ts';
import { installationSecret } from './secret.ts';

const SWEEP_MS = 15_000;
const RECONCILE_MS = 30_000;

/**
 * Starts everything, step by step. What was started is put on `open`, which ends it in the opposite order.
 * @throws between two steps once `stop` is aborted.
 */
export async function startProduct(
  env: Env,
  progress: Progress,
  open: AsyncDisposableStack,
  stop: AbortSignal,
): Promise<void> {
  const onError = (error: unknown) =>
    console.error(JSON.stringify({ time: new Date().toISOString(), err: describe(error) }));
  if (env.databaseUrl !== null) await askDatabase(env.databaseUrl);
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

  const database = new Database({ url: databaseUrl, onDown: () => void embedded?.ensureRunning().catch(onError) });
  const limits = database.options(env.database);
  stop.throwIfAborted();
  const orm = await progress.step('Bringing the database up to date', async (note) => {
    // Migrations may take as long as they need.
    const unlimited = await createOrm(databaseUrl, { logger: () => {} });
    note(`${(await migrate(unlimited).finally(() => unlimited.close())).length} new migrations`);
    const { poolSize } = env.database;
    const options = { logger: () => {}, pool: { min: 0, max: Math.ceil(poolSize / 2) }, driverOptions: limits };
    const opened = await createOrm(databaseUrl, options);
    open.defer(() => opened.close());
    return opened;
  });
  stop.throwIfAborted();
  const pool = new pg.Pool({ connectionString: databaseUrl, max: env.database.poolSize, ...limits });
  pool.on('error', onError);
  open.defer(() => pool.end());
  database.start();
  open.defer(() => database.stop());

  const clock = new ProductClock();
  const { rows } = await pool.query<{ offset_ms: string }>('select offset_ms from clock');
  const offset = Number(rows[0]?.offset_ms ?? 0);
  if (env.stripe && offset !== 0)
    throw new EnvError(
      'DATABASE_URL leads to a database whose clock was moved on the dev desk: with keys, use another.',
    );
  clock.adopt(offset); // before anything reads the time
  const jobs = new Jobs({ databaseUrl, onError });
  const inbox = env.smtpUrl === null ? new DevInbox({ orm, clock, onError }) : null;
  const processor = await progress.step(env.stripe ? 'Payments' : 'Payments: the local processor', async () => {
    const live = env.stripe ? { live: env.stripe } : {};
    const local = {
      file: join(env.dataDir, 'stripe.sqlite'),
      port: env.localStripePort,
      now: () => clock.now(),
      webhookUrl: `${ownAddress(env)}/webhooks/stripe`,
    };
    const opened = await openPayments({ prices: env.prices, ...live, ...(env.stripe ? {} : { local }) });
    open.defer(() => opened.close());
    await askProcessor(opened.payments, pool); // before anything is written into a database that is another's
    return opened;
  });

  stop.throwIfAborted();
  const gazetteer = new Gazetteer();
  await progress.step('Places and demo homes', async (note) => {
    await loadPlaces(pool, gazetteer);
    if (env.stripe === null)
      note(`${await seedDemo({ pool, gazetteer, clock }, { listings: DEFAULT_LISTINGS })} new homes`);
  });

  stop.throwIfAborted();
  await progress.step('Opening the doors', async () => {
    await inbox?.start();
    if (inbox) open.defer(() => inbox.stop());
    await jobs.start();
    open.defer(() => jobs.stop());
    const secret = installationSecret(env);
    const mailer = new SmtpMailer(() => env.smtpUrl ?? inbox?.url ?? '');
    const services = createServices({ env, orm, pool, jobs, clock, gazetteer, mailer, processor, secret, onError });
    await services.clockService.load();
    const facts = new Facts({ databaseUrl, onError });
    followClock(facts, { clock, clockService: services.clockService, onError });
    facts.start();
    open.defer(() => facts.stop());
    const schema = await createSchema();
    const clientFolder = resolve('dist/client');
    const app = await createApp({
      services,
      schema,
      pool,
      database,
      facts,
      secret,
      clientFolder,
      more: async (more) => {
        const { local } = processor;
        const { clockService, switchboard, reconciler } = services;
        const { baseUrl } = env;
        if (local && inbox) {
          // Loaded here alone: with real keys nothing of it is in the process.
          const { registerDevDesk } = await import('../dev/dev-desk.ts');
          const desk = {
            orm,
            inbox,
            processor: local,
            clock,
            clockService,
            switchboard,
            reconciler,
            baseUrl,
            access: env,
          };
          await registerDevDesk(more, desk);
        }
        const { readBudget: budget } = services;
        const link = schemaLink(schema, anonymousContext(services));
        await embedRoutes(more, {
          link: schemaLink(widgetSchema(schema), anonymousContext(services)),
          assets: clientAssets(clientFolder, FRAME_BUILD),
          clock,
          env,
          tokens: new WidgetTokens(secret),
          budget,
        });
        await renderRoutes(more, {
          link,
          assets: clientAssets(clientFolder),
          clock,
          env,
          pool,
          budget,
          sources: services,
        });
      },
    });
    await listen(app, env, open);
    await services.mail.work();
    if (processor.local) {
      await publishDemo({ ...services, orm }, DEMO_LANDLORD, demoLandlordDrafts());
      await seedActivity({ pool, clock }, DEMO_LANDLORD);
    }
    open.defer(every(SWEEP_MS, () => services.sweeper.run(), onError));
    const tell = runTeller(app.log);
    open.defer(
      every(RECONCILE_MS, async (first) => tell(await services.reconciler.reconcile({ all: first })), onError),
    );
    open.defer(services.measures.start());
  });
}
