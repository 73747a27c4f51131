import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { connectLocal } from '../../../integrations/payments/connect-payments.ts';
import { faultyConnection, type ConnectionFault } from '../../../integrations/payments/faulty-connection.fixture.ts';
import { startBilling, type BillingFixture } from '../../billing/billing.fixture.ts';
import { fullDraft, wireBilling } from '../../billing/billing-wiring.fixture.ts';

let money: BillingFixture;
let line: Awaited<ReturnType<typeof faultyConnection>>;
/** The same app on the same database, over a processor connection that can be cut. */
let product: ReturnType<typeof wireBilling>;
beforeEach(async () => {
  money = await startBilling({ webhooks: false });
  line = await faultyConnection(money.processor.port, 'POST /v1/subscriptions');
  const payments = await connectLocal(line.port, { 84: 49, 85: 29 });
  product = wireBilling({ ...money, payments, mailer: { send: () => Promise.resolve() } });
});
afterEach(async () => {
  await line.close();
  await money.close();
});

const troubles: ConnectionFault[] = ['unreachable', 'answer lost'];

it.each(troubles)(
  'reports an outage, and charges once when the same call is repeated after it: %s',
  async (trouble) => {
    const [draft, key] = [fullDraft(), randomUUID()];
    const publish = () => product.posting.publish({ draft, paymentMethod: 'pm_card_visa', key, viewer: null });
    line.trouble = trouble;
    expect(await publish()).toEqual({ errors: { payment: [expect.stringContaining('respond')] } });
    expect(await money.rows('select 1 from listing')).toEqual([]);
    line.trouble = 'none';
    expect(await publish()).toHaveProperty('listing');
    expect(money.paid()).toHaveLength(1);
    expect(money.processor.list('customers')).toHaveLength(1);
  },
);

it('resumes the same draft under a new key', async () => {
  const draft = fullDraft();
  const publish = () =>
    product.posting.publish({ draft, paymentMethod: 'pm_card_visa', key: randomUUID(), viewer: null });
  line.trouble = 'answer lost';
  await publish();
  line.trouble = 'none';
  expect(await publish()).toHaveProperty('listing');
  expect(money.paid()).toHaveLength(1);
});

it.each(troubles)('is repaired by the reconciler when nobody calls again: %s', async (trouble) => {
  line.trouble = trouble;
  await product.posting.publish({ draft: fullDraft(), paymentMethod: 'pm_card_visa', viewer: null });
  await product.reconciler.run({ all: true }).catch(() => 0);
  line.trouble = 'none';
  await product.reconciler.run();
  expect(await money.rows('select status from listing')).toEqual([{ status: 1 }]);
  expect(money.paid()).toHaveLength(1);
});

it('loses nothing in an hour without the processor: renewals stand, charges are made once, a minute after it is back', async () => {
  const everything = await faultyConnection(money.processor.port, '');
  const payments = await connectLocal(everything.port, { 84: 49, 85: 29 });
  product = wireBilling({ ...money, payments, mailer: { send: () => Promise.resolve() } });
  const pass = (minutes: number) => money.time.advance(new Date(money.clock.now().getTime() + minutes * 60_000));
  const published = await product.posting.publish({ draft: fullDraft(), paymentMethod: 'pm_card_visa', viewer: null });
  if (!('listing' in published)) throw new Error(JSON.stringify(published));
  await product.reconciler.run({ all: true });
  const [{ expires_at: renewal } = { expires_at: new Date(0) }] = await money.rows<{ expires_at: Date }>(
    'select expires_at from listing',
  );
  await money.time.advance(new Date(renewal.getTime() - 30 * 60_000));
  await product.reconciler.run();

  everything.trouble = 'unreachable';
  // Nobody repeats the call.
  const tried = await product.posting.publish({ draft: fullDraft(), paymentMethod: 'pm_card_visa', viewer: null });
  expect(tried).toHaveProperty('errors.payment');
  for (let passed = 0; passed < 60; passed += 10) {
    await pass(10);
    const { failed } = await product.reconciler.reconcile();
    expect(failed).toBeGreaterThan(0);
  }
  expect(await money.rows('select status from listing')).toEqual([{ status: 1 }]);
  expect(await money.rows('select 1 from ledger')).toHaveLength(1);

  everything.trouble = 'none';
  await pass(1);
  await product.reconciler.reconcile();
  expect(money.paid().map(({ amount_paid: cents }) => cents)).toEqual([4900, 4900, 4900]);
  expect(await product.reconciler.reconcile()).toMatchObject({ failed: 0, stuck: 0 });
  expect(await money.rows('select sum(amount_cents)::int as cents from ledger')).toEqual([{ cents: 3 * 4900 }]);
  expect(await money.rows('select status from listing where expires_at > $1', [money.clock.now()])).toEqual([
    { status: 1 },
    { status: 1 },
  ]);
  await everything.close();
}, 60_000);

it('reports an outage when a listing is canceled and activated', async () => {
  const outcome = await product.posting.publish({ draft: fullDraft(), paymentMethod: 'pm_card_visa', viewer: null });
  if (!('listing' in outcome) || outcome.madeAccount === null) throw new Error(JSON.stringify(outcome));
  const { listing, madeAccount } = outcome;
  line.trouble = 'unreachable';
  expect(await product.listings.deactivate(listing, madeAccount)).toHaveProperty('errors.payment');
  line.trouble = 'none';
  expect(await product.listings.deactivate(listing, madeAccount)).toEqual({ listing });
  line.trouble = 'answer lost';
  expect(await product.listings.activate(listing, madeAccount)).toHaveProperty('errors.payment');
  line.trouble = 'none';
  await product.reconciler.run();
  expect(await product.listings.findById(madeAccount, listing)).toMatchObject({ canceled: false });
});
