import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { waitUntil } from '../../../tests/setup/wait-until.ts';
import { startBilling, type BillingFixture } from './billing.fixture.ts';
import { fullDraft } from './billing-wiring.fixture.ts';

/** Changes at the processor that occur between two of our steps. */
let money: BillingFixture;
let subscription: string;
beforeEach(async () => {
  money = await startBilling({ webhooks: false });
  const outcome = await money.posting.publish({ draft: fullDraft(), paymentMethod: 'pm_card_visa', viewer: null });
  if (!('listing' in outcome)) throw new Error(JSON.stringify(outcome));
  await money.settle();
  subscription = money.subscriptions()[0]?.id ?? '';
});
afterEach(async () => {
  vi.restoreAllMocks();
  await money.close();
});

it('never writes a subscription state that was read before a newer one was written', async () => {
  const read = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  const retrieve = money.payments.retrieve.bind(money.payments);
  vi.spyOn(money.payments, 'retrieve').mockImplementationOnce(async (id) => {
    const state = await retrieve(id);
    read.resolve();
    await release.promise;
    return state;
  });
  const older = money.billing.sync(subscription);
  await read.promise;
  expect(await money.payments.setCancelAtPeriodEnd(subscription, true)).toBe(true);
  let isNewerWritten = false;
  const newer = money.billing.sync(subscription).finally(() => (isNewerWritten = true));
  await waitUntil(async () => {
    const waiting = await money.rows(
      `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    expect(isNewerWritten || waiting.length > 0).toBe(true);
  });
  release.resolve();
  await Promise.all([older, newer]);
  expect(await money.rows('select cancel_at_period_end from subscription')).toEqual([{ cancel_at_period_end: true }]);
});

it('refunds a payment made between the refund and the end of a reversed subscription', async () => {
  const cancelNow = money.payments.cancelNow.bind(money.payments);
  vi.spyOn(money.payments, 'cancelNow').mockImplementationOnce(async (id) => {
    const [row] = await money.rows<{ period_end: Date }>('select period_end from subscription');
    await money.time.advance(new Date((row?.period_end.getTime() ?? 0) + 2 * 3_600_000));
    return cancelNow(id);
  });
  await money.billing.endings.undo(subscription);
  expect(await money.payments.paidInvoices(subscription)).toHaveLength(2);
  const refunded = (
    await money.rows<{ amount_cents: number }>(`select amount_cents from ledger where entry_type = 'refund'`)
  ).map(({ amount_cents }) => amount_cents);
  expect(refunded).toEqual([4900, 4900]);
});
