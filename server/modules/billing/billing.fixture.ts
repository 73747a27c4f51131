import Fastify from 'fastify';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type Stripe from 'stripe';
import { inject } from 'vitest';
import { createTestDatabase, withoutReminders } from '../../../tests/setup/database.ts';
import { ProductClock } from '../../clock.ts';
import { createOrm } from '../../orm.ts';
import { CsrfTokens } from '../../http/security/csrf-tokens.ts';
import { registerCsrf } from '../../http/security/csrf.ts';
import type { OutgoingEmail } from '../../integrations/smtp/mailer.ts';
import { connectPayments } from '../../integrations/payments/connect-payments.ts';
import { JobQueue } from '../../jobs/job-queue.ts';
import type { BillingService } from './billing.service.ts';
import { TEST_SECRET, wireBilling } from './billing-wiring.fixture.ts';
import { registerStripeWebhook } from './webhooks/webhook-route.ts';

export interface BillingFixtureOptions {
  prices?: Record<number, number>;
  /** False simulates lost webhooks. */
  webhooks?: boolean;
}

/** Starts the billing services on a real database and the local processor, wired as in the server; for tests. */
export async function startBilling({ prices = { 84: 49, 85: 29 }, webhooks = true }: BillingFixtureOptions = {}) {
  const database = await createTestDatabase();
  // In memory, like the database: the processor waits for its file with every answer.
  const folder = mkdtempSync(join(inject('sharedFolder'), 'money-'));
  const orm = await createOrm(database.url);
  await withoutReminders(database.pool);
  const clock = new ProductClock();
  const jobs = new JobQueue({ databaseUrl: database.url });
  await jobs.start();

  const app = Fastify();
  // Webhooks carry no CSRF token, so this checks that none is required.
  registerCsrf(app, new CsrfTokens(TEST_SECRET), false);
  const deliveries: { body: Buffer; signature: string }[] = [];
  app.addHook('preHandler', async (request) => {
    if (Buffer.isBuffer(request.body))
      deliveries.push({ body: request.body, signature: String(request.headers['stripe-signature']) });
  });
  let billing!: BillingService;
  await app.register(async (scope) =>
    registerStripeWebhook(scope, { handleWebhook: (body, signature) => billing.handleWebhook(body, signature) }),
  );
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const local = { file: join(folder, 'stripe.sqlite'), port: 0, now: () => clock.now() };
  const open = await connectPayments({
    prices,
    local: webhooks ? { ...local, webhookUrl: `${address}/webhooks/stripe` } : local,
  });
  const { payments, local: processor } = open;
  if (!processor) throw new Error('No local processor.');

  const emails: OutgoingEmail[] = [];
  const mailer = { send: async (message: OutgoingEmail) => void emails.push(message) };
  const { pool } = database;
  const services = wireBilling({ orm, pool, clock, jobs, mailer, payments, processor });
  ({ billing } = services);
  await services.mail.work();
  const time = services.clockService;

  return {
    ...services,
    database,
    pool,
    orm,
    clock,
    jobs,
    payments,
    processor,
    emails,
    time,
    deliveries,
    webhookUrl: `${address}/webhooks/stripe`,
    /** Returns all rows of a query. */
    rows: async <Row extends object>(sql: string, values: unknown[] = []) =>
      (await pool.query(sql, values)).rows as Row[],
    subscriptions: () => processor.list('subscriptions') as Stripe.Subscription[],
    paid: () =>
      (processor.list('invoices') as Stripe.Invoice[]).filter(
        ({ status, amount_paid }) => status === 'paid' && amount_paid > 0,
      ),
    /** Waits for the processor's webhooks and for emails. */
    settle: async () => time.advance(clock.now()),
    close: async () => {
      await jobs.stop();
      await open.close();
      await app.close();
      await orm.close();
      await database.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export type BillingFixture = Awaited<ReturnType<typeof startBilling>>;
