import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startLocalStripe, type LocalStripe } from '../../../mocks/stripe/server.ts';
import { EnvError } from '../../env.ts';
import { checkProcessor } from '../../startup/check-database.ts';
import { freePorts } from '../../../tests/setup/free-ports.ts';
import { PaymentsUnavailable, rethrowUnavailable } from './cards/card-declines.ts';
import { createLiveStripe, connectPayments, type ConnectedPayments } from './connect-payments.ts';
import { rethrowConfigurationError } from './configuration-errors.ts';

let processor: LocalStripe;
beforeAll(async () => {
  processor = await startLocalStripe({ file: ':memory:', now: () => new Date() });
});
afterAll(() => processor.close());

const opened = (secretKey: string, port = processor.port): Promise<ConnectedPayments> =>
  connectPayments({
    prices: { 84: 49 },
    live: { secretKey, webhookSecrets: ['whsec_1'], apiUrl: `http://127.0.0.1:${port}` },
  });
const lineOf = (work: Promise<unknown>) =>
  work.then(
    () => 'taken',
    (error: unknown) => (error instanceof EnvError ? error.message : 'another error'),
  );

it('reports invalid keys in one line that never contains the key', async () => {
  expect(await lineOf(opened('sk_test_fine'))).toBe('taken');
  expect(await lineOf(opened('rk_swordfish'))).toBe('STRIPE_SECRET_KEY must be a valid key: Stripe rejects it.');
  expect(await lineOf(opened('sk_test_fine', 9))).toBe('Stripe cannot be reached: connect ECONNREFUSED 127.0.0.1:9.');
  const away = createLiveStripe({ secretKey: 'sk_test_fine', apiUrl: 'http://127.0.0.1:9' }).balance.retrieve();
  expect(await lineOf(away.catch(rethrowUnavailable).catch(rethrowConfigurationError))).toContain(
    'Stripe cannot be reached',
  );
  const ours = new Error('ours to put right');
  expect(() => rethrowConfigurationError(ours)).toThrow(ours);
});

it('rejects a database with payments of another processor', async () => {
  const { payments } = await opened('sk_test_fine');
  const databaseWith = (...subscriptions: string[]) =>
    ({ query: async () => ({ rows: subscriptions.map((subscription) => ({ subscription })) }) }) as unknown as pg.Pool;
  const customer = await payments.ensureCustomer({ email: 'rosa@maple.example', name: 'Rosa', key: 'customer' });
  const card = await payments.attach('pm_card_visa', customer, 'card');
  if ('errors' in card) throw new Error('Not attached');
  const price = payments.priceOf(84)?.id ?? '';
  const metadata = { intent: 'try', listing: '7' };
  const made = await payments.subscribe({ customer, paymentMethod: card.id, price, metadata, key: 'subscribe' });
  if (typeof made === 'string' || 'errors' in made) throw new Error('Not made');

  expect(await lineOf(checkProcessor(payments, databaseWith()))).toBe('taken');
  expect(await lineOf(checkProcessor(payments, databaseWith(made.id)))).toBe('taken');
  await payments.cancelNow(made.id);
  expect(await lineOf(checkProcessor(payments, databaseWith(made.id)))).toBe('taken');
  expect(await lineOf(checkProcessor(payments, databaseWith('sub_of_another_account')))).toMatch(
    /^DATABASE_URL must lead to a database of this payment processor/,
  );
});

it('opens without a processor that does not answer, and connects once it does and is the right one', async () => {
  const [port = 0] = await freePorts(1);
  const wrong = new EnvError('another processor');
  let isRight = false;
  const { payments, connect } = await connectPayments({
    prices: { 84: 49, 85: 0 },
    live: { secretKey: 'sk_test_fine', webhookSecrets: ['whsec_1'], apiUrl: `http://127.0.0.1:${port}` },
    later: true,
    check: async () => {
      if (!isRight) throw wrong;
    },
  });
  const offer = payments.priceOf(84);
  expect([payments.isConnected, offer?.dollars, payments.priceOf(85)]).toEqual([false, 49, undefined]);
  expect(() => offer?.id).toThrow(PaymentsUnavailable);
  expect(await lineOf(connect())).toContain('Stripe cannot be reached');
  const late = await startLocalStripe({ file: ':memory:', port, now: () => new Date() });
  try {
    expect(await lineOf(connect())).toBe('another processor');
    expect(payments.isConnected).toBe(false);
    isRight = true;
    expect(await lineOf(connect())).toBe('taken');
    expect([payments.isConnected, payments.priceOf(84)]).toEqual([
      true,
      { id: expect.stringMatching(/^price_/), dollars: 49 },
    ]);
  } finally {
    await late.close();
  }
});
