import 'reflect-metadata';
import Fastify from 'fastify';
import pg from 'pg';
import { ProductClock } from '../../server/clock.ts';
import { checkLedger } from '../../server/modules/billing/ledger/ledger-check.ts';
import { wireBilling } from '../../server/modules/billing/billing-wiring.fixture.ts';
import { registerStripeWebhook } from '../../server/modules/billing/webhooks/webhook-route.ts';
import { ListingRemoval } from '../../server/modules/listings/removal.ts';
import { JobQueue } from '../../server/jobs/job-queue.ts';
import { createOrm, migrate } from '../../server/orm.ts';
import { connectLocal } from '../../server/integrations/payments/connect-payments.ts';
import { describeError } from '../../server/log.ts';
import { repeat } from '../../server/startup/repeat.ts';
import type { Call, FromProduct, Settings } from './messages.ts';

/**
 * The product in a process that can be killed: its own services and its own webhook endpoint, driven by messages of the
 * parent process. Timeouts are shorter than in production, because a simulation takes seconds.
 */
const settings = JSON.parse(process.argv[2] ?? '') as Settings;
const tell = (message: FromProduct) => process.send?.(message);
const onError = (error: unknown) => process.stderr.write(`${JSON.stringify(describeError(error))}\n`);

const orm = await createOrm(settings.databaseUrl, { logger: () => {} });
if (settings.migrate) {
  await migrate(settings.databaseUrl);
  const jobs = new JobQueue({ databaseUrl: settings.databaseUrl });
  await jobs.start();
  await jobs.stop();
  await orm.close();
  process.exit(0);
}
const pool = new pg.Pool({ connectionString: settings.databaseUrl });
pool.on('error', onError);
const clock = new ProductClock();
const jobs = new JobQueue({ databaseUrl: settings.databaseUrl, onError });
await jobs.start();
const payments = await connectLocal(settings.processorPort, settings.prices, settings.webhookUrl, settings.patienceMs);
const mailer = {
  send: async ({ messageId, to, subject }: { messageId: string; to: string; subject: string }) =>
    void tell({ email: { messageId, to, subject } }),
};
const services = wireBilling({ orm, pool, clock, jobs, mailer, payments });
const { posting, listings, cards, billing, reconciler, sweeper, clockService } = services;
const { operatorEmail, baseUrl } = services.env;
const removal = new ListingRemoval({
  orm,
  clock,
  housing: services.housing,
  mail: services.mail,
  operatorEmail,
  baseUrl,
});
await clockService.load();

const app = Fastify();
await app.register(async (scope) => registerStripeWebhook(scope, billing));
await app.listen({ port: 0, host: '127.0.0.1' });
await services.mail.work();
const CREDIT_CENTS = 1250;
let isFirst = true;
/**
 * Starts the periodic work.
 * @returns functions that each stop one part, after its current run
 */
const begin = (): (() => Promise<void>)[] => {
  const all = isFirst;
  isFirst = false;
  return [
    repeat(settings.sweepMs, () => sweeper.run(), onError),
    repeat(settings.reconcileMs, (first) => reconciler.run({ all: all && first }), onError),
  ];
};
let turns = begin();

const calls: { [Name in Call['name']]: (call: Extract<Call, { name: Name }>) => Promise<unknown> } = {
  publish: async ({ card, ...input }) => {
    if (typeof card === 'string') return posting.publish({ ...input, paymentMethod: card });
    const method = await payments.paymentMethodFromCard(card);
    return 'errors' in method ? method : posting.publish({ ...input, paymentMethod: method.id });
  },
  edit: ({ listing, draft, viewer, agreed }) => posting.edit({ id: listing, draft, viewer, agreed: agreed ?? null }),
  quote: ({ listing, type, viewer }) => posting.propertyTypeChanges.quote(listing, type, viewer),
  remove: ({ listing, refund }) => removal.remove(listing, { refund }),
  decide: async ({ review, approved }) => ({
    decided: await (approved ? services.reviews.approve(review) : services.reviews.decline(review, '')),
  }),
  'put back': ({ listing }) => removal.restore(listing),
  refund: async ({ listing }) => {
    const { rows } = await pool.query<{ id: string }>(
      `select id from invoice where listing_id = $1 and status = 'paid' order by billed_at desc limit 1`,
      [listing],
    );
    return { done: rows[0] !== undefined && (await billing.endings.refundInvoice(rows[0].id)) };
  },
  credit: async ({ viewer, key }) => {
    await billing.endings.giveCredit(viewer, CREDIT_CENTS, key);
    return { done: true };
  },
  cancel: ({ listing, viewer }) => listings.deactivate(listing, viewer),
  activate: ({ listing, viewer }) => listings.activate(listing, viewer),
  'mark as rented': ({ listing, viewer }) => listings.hide(listing, true, viewer),
  'show again': ({ listing, viewer }) => listings.hide(listing, false, viewer),
  newCard: ({ viewer }) => cards.begin(viewer),
  takeCard: ({ viewer, setup }) => cards.change(viewer, setup),
  reconcile: async ({ all }) => ({ put: await reconciler.run({ all }) }),
  sweep: async () => ({ swept: await sweeper.run() }),
  clock: async () => {
    await clockService.load();
    return { due: (await sweeper.nextDue())?.toISOString() ?? null };
  },
  'check the ledger': async () => checkLedger({ pool, clock, books: payments.books }),
  busy: async () => ({ jobs: await jobs.busy() }),
  rest: async () => void (await Promise.all(turns.splice(0).map((end) => end()))),
  wake: async () => void (turns = turns.length > 0 ? turns : begin()),
  problems: async () => ({ problems: services.problems.splice(0).map(describeError) }),
};

process.on('message', (call: Call) => {
  const run = calls[call.name] as (call: Call) => Promise<unknown>;
  run(call).then(
    (answer) => tell({ id: call.id, answer }),
    (error: unknown) => tell({ id: call.id, failed: describeError(error).message }),
  );
});
process.on('disconnect', () => process.exit(0));
const address = app.server.address();
tell({ ready: typeof address === 'object' ? (address?.port ?? 0) : 0 });
