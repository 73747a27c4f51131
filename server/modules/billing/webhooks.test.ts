import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startMoney, type Money } from './money.fixture.ts';
import { fullDraft } from './money.wiring.ts';

let money: Money;
let listing: number;
beforeEach(async () => {
  money = await startMoney();
  const outcome = await money.posting.publish({ draft: fullDraft(), paymentMethod: 'pm_card_visa', viewer: null });
  if (!('listing' in outcome)) throw new Error(JSON.stringify(outcome));
  ({ listing } = outcome);
  await money.settle();
});
afterEach(() => money.close());

/** Everything that a webhook may change. */
async function everything() {
  await money.settle();
  const tables = ['listing', 'subscription', 'ledger', 'mail', 'offer'];
  const rows = await Promise.all(tables.map((table) => money.rows(`select row::text from ${table} as row order by 1`)));
  return { rows, letters: money.letters.map(({ subject }) => subject).toSorted() };
}
const aMonthOn = async () => {
  const [row] = await money.rows<{ period_end: Date }>('select period_end from subscription');
  await money.time.advance(new Date((row?.period_end.getTime() ?? 0) + 3_600_000));
};

describe('a webhook', () => {
  it('is told to us as it happens', async () => {
    await aMonthOn();
    const types = (await money.rows<{ type: string }>('select distinct type from webhook_event order by 1')).map(
      ({ type }) => type,
    );
    expect(types).toEqual(['customer.subscription.created', 'customer.subscription.updated', 'invoice.paid']);
  });

  it('told again, in any order, days late, changes nothing', async () => {
    await aMonthOn();
    const before = await everything();
    for (const { body, signature } of money.told.toReversed())
      expect(await money.billing.handleWebhook(body, signature)).toBe(true);
    await money.pool.query('delete from webhook_event');
    for (const { body, signature } of money.told.toReversed())
      expect(await money.billing.handleWebhook(body, signature)).toBe(true);
    await money.pool.query('delete from webhook_event');
    await Promise.all(money.told.map(({ body, signature }) => money.billing.handleWebhook(body, signature)));
    expect(await everything()).toEqual(before);
  });

  it('that was never told is made up for by the next one', async () => {
    await money.pool.query(
      `update subscription set period_end = period_end - interval '1 day', status = 'past_due', past_due_since = now()`,
    );
    await money.pool.query('delete from ledger');
    await money.pool.query('delete from webhook_event');
    const [last] = money.told;
    if (!last) throw new Error('Nothing was told.');
    await money.billing.handleWebhook(last.body, last.signature);
    expect(await money.rows('select status, past_due_since from subscription')).toEqual([
      { status: 'active', past_due_since: null },
    ]);
    expect(await money.rows('select amount_cents from ledger')).toEqual([{ amount_cents: 4900 }]);
    await money.settle();
    expect(money.letters.filter(({ subject }) => subject.startsWith('Receipt'))).toHaveLength(1);
  });

  it('without the processor’s signature is refused with 400', async () => {
    const [told] = money.told;
    const post = (body: string | undefined, headers: Record<string, string>) =>
      fetch(money.webhookUrl, { method: 'POST', body: body ?? '', headers });
    const body = told?.body.toString() ?? '';
    const signed = { 'stripe-signature': told?.signature ?? '' };
    expect((await post(body, signed)).status).toBe(200);
    expect((await post(body, {})).status).toBe(400);
    expect((await post(body, { 'stripe-signature': 't=1,v1=00' })).status).toBe(400);
    expect((await post(body.replace('active', 'canceled'), signed)).status).toBe(400);
    expect((await post('', signed)).status).toBe(400);
  });

  it('about a subscription that is not ours is taken and changes nothing', async () => {
    const before = await everything();
    await money.payments.ensureCustomer({ email: 'other@example.com', name: '', key: 'other' });
    expect(await money.billing.sync('sub_of_somebody_else')).toBe(false);
    expect(await everything()).toEqual(before);
  });

  it('is told again when it could not be taken', async () => {
    const [told] = money.told;
    await money.pool.query('delete from webhook_event');
    await money.pool.query('alter table ledger rename to ledger_away');
    await expect(money.billing.handleWebhook(told?.body ?? Buffer.alloc(0), told?.signature ?? '')).rejects.toThrow();
    expect(await money.rows('select 1 from webhook_event')).toEqual([]);
    await money.pool.query('alter table ledger_away rename to ledger');
    expect(await money.billing.handleWebhook(told?.body ?? Buffer.alloc(0), told?.signature ?? '')).toBe(true);
    expect(await money.rows('select listing_id from ledger')).toEqual([{ listing_id: String(listing) }]);
  });
});
