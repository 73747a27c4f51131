import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import Fastify from 'fastify';
import type Stripe from 'stripe';
import type { DraftInput } from '../../../domain/posting/draft.ts';
import { createTestDatabase } from '../../../tests/setup/database.ts';
import { ProductClock } from '../../clock.ts';
import { createOrm } from '../../orm.ts';
import { OfflineGeocoder } from '../../ports/geocoder/offline.ts';
import type { Letter } from '../../ports/mailer/mailer.ts';
import { openPayments, type OpenPayments } from '../../ports/payments/open-payments.ts';
import { VanityPhones } from '../../ports/phone/vanity-phones.ts';
import { Throttle } from '../../throttle.ts';
import { AccountService } from '../account/account.service.ts';
import { ClockService } from '../clock/clock.service.ts';
import { Sweeper } from '../clock/sweeper.ts';
import { HousingService } from '../housing/housing.service.ts';
import { pairOf } from '../images/picture-address.ts';
import { Jobs } from '../jobs/jobs.ts';
import { LeadsService } from '../leads/leads.service.ts';
import { ListingsService } from '../listings/listings.service.ts';
import { MailService } from '../mail/mail.service.ts';
import { Gazetteer } from '../places/gazetteer.ts';
import { PlacesService } from '../places/places.service.ts';
import { PostingService } from '../posting/posting.service.ts';
import { BillingService } from './billing.service.ts';
import { Reconciler } from './reconciler.ts';
import { stripeWebhookRoute } from './webhook-route.ts';

const baseUrl = 'http://localhost:3000';
const gazetteer = new Gazetteer();

export interface MoneyOptions {
  prices?: Record<number, number>;
  /** Without it nobody tells us anything: the webhooks that got lost. */
  webhooks?: boolean;
}

/** The services of money on a real database and the local processor, wired as the server wires them; for tests. */
export async function startMoney({ prices = { 84: 49, 85: 29 }, webhooks = true }: MoneyOptions = {}) {
  const database = await createTestDatabase();
  const folder = mkdtempSync(join(tmpdir(), 'money-'));
  const orm = await createOrm(database.url);
  const clock = new ProductClock();
  const jobs = new Jobs({ databaseUrl: database.url });
  await jobs.start();

  const app = Fastify();
  const told: { body: Buffer; signature: string }[] = [];
  app.addHook('preHandler', async (request) => {
    if (Buffer.isBuffer(request.body)) told.push({ body: request.body, signature: String(request.headers['stripe-signature']) });
  });
  let billing!: BillingService;
  await app.register(async (scope) =>
    stripeWebhookRoute(scope, { handleWebhook: (body, signature) => billing.handleWebhook(body, signature) }),
  );
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const local = { file: join(folder, 'stripe.sqlite'), port: 0, now: () => clock.now() };
  const open: OpenPayments = await openPayments({
    prices,
    local: webhooks ? { ...local, webhookUrl: `${address}/webhooks/stripe` } : local,
  });
  const { payments } = open;
  const processor = open.local;
  if (!processor) throw new Error('No local processor.');

  const letters: Letter[] = [];
  const mailer = { send: async (letter: Letter) => void letters.push(letter) };
  const mail = new MailService({ orm, jobs, mailer, clock, from: 'nearcampus <homes@nearcampus.example>' });
  await mail.work();
  const { pool } = database;
  const throttle = new Throttle({ pool });
  const places = new PlacesService({ em: orm.em, pool });
  const housing = new HousingService({ em: orm.em, pool, places, clock, baseUrl });
  const accounts = new AccountService({ orm, clock, throttle });
  const leads = new LeadsService({ orm, mail, housing, places, throttle, clock, baseUrl });
  billing = new BillingService({
    orm, payments, housing, mail, clock, baseUrl,
    onNewMonth: async (em, listing) => void (await leads.deliverWaiting(em, listing)),
  });
  const images = { known: async (pairs: readonly { large: string }[]) => pairs.every(({ large }) => large.startsWith('/pictures/')) };
  const posting = new PostingService({
    orm, clock, accounts, images, geocoder: new OfflineGeocoder(gazetteer), housing, mail, phones: new VanityPhones(),
    payments, billing, secret: 'a secret of the test', baseUrl,
  });
  const listings = new ListingsService({ orm, clock, payments, billing, posting, housing, leads });
  const problems: unknown[] = [];
  const reconciler = new Reconciler({ orm, clock, payments, billing, posting, onError: (error) => problems.push(error) });
  const sweeper = new Sweeper({ orm, clock, housing, billing });
  const time = new ClockService({ orm, clock, sweeper, jobs, processor });

  return {
    database, pool, orm, clock, jobs, payments, processor, letters, accounts, billing, posting, listings, reconciler, sweeper,
    time, told, problems, webhookUrl: `${address}/webhooks/stripe`,
    /** All rows of a query. */
    rows: async <Row extends object>(sql: string, values: unknown[] = []) => (await pool.query(sql, values)).rows as Row[],
    subscriptions: () => processor.list('subscriptions') as Stripe.Subscription[],
    paid: () => (processor.list('invoices') as Stripe.Invoice[]).filter(({ status, amount_paid }) => status === 'paid' && amount_paid > 0),
    /** Waits for the processor's webhooks and for the mails. */
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

export type Money = Awaited<ReturnType<typeof startMoney>>;

/** A draft that nothing stands against; each is of another landlord. */
export function fullDraft(change: Partial<DraftInput> = {}): DraftInput {
  const email = `rosa-${randomUUID()}@maple.example`;
  return {
    id: randomUUID(),
    type: 84,
    name: 'Maple Court',
    contact: { firstName: 'Rosa', lastName: 'Ortiz', email, phone: '(614) 555-2143' },
    account: { email, password: PASSWORD, password_confirmation: PASSWORD },
    location: { address: '1739 N High St', city: 'Columbus', state: 'OH', zip: '43210' },
    floorplans: [{ bedrooms: 2, bathrooms: 1, sq: '850', rent: '1150' }],
    amenities: [29, 38],
    description: 'Two rooms near campus!',
    images: [pairOf(randomUUID())],
    ...change,
  };
}

export const PASSWORD = 'a long and quiet phrase';
