import Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PaymentsUnavailable } from '../../../integrations/payments/cards/card-declines.ts';
import { startBilling, type BillingFixture } from '../billing.fixture.ts';
import { fullDraft } from '../billing-wiring.fixture.ts';

let money: BillingFixture;
let listing: number;
beforeEach(async () => {
  money = await startBilling();
  const outcome = await money.posting.publish({ draft: fullDraft(), paymentMethod: 'pm_card_visa', viewer: null });
  if (!('listing' in outcome)) throw new Error(JSON.stringify(outcome));
  ({ listing } = outcome);
  await money.settle();
});
afterEach(() => money.close());

/** Returns all rows that a webhook may change. */
async function everything() {
  await money.settle();
  const tables = ['listing', 'subscription', 'ledger', 'email', 'offer'];
  const rows = await Promise.all(tables.map((table) => money.rows(`select row::text from ${table} as row order by 1`)));
  return { rows, emails: money.emails.map(({ subject }) => subject).toSorted() };
}
const aMonthOn = async () => {
  const [row] = await money.rows<{ period_end: Date }>('select period_end from subscription');
  await money.time.advance(new Date((row?.period_end.getTime() ?? 0) + 3_600_000));
};

/** Sends a body as the processor would, now or at another moment. */
async function send(body: string, { at = Math.floor(Date.now() / 1000), secret = '' } = {}) {
  const signed = { payload: body, secret: secret || (await ownSecret()), timestamp: at };
  return post(body, { 'stripe-signature': Stripe.webhooks.generateTestHeaderString(signed) });
}
async function ownSecret(): Promise<string> {
  const headers = { authorization: 'Bearer sk_test_local' };
  const answer = await fetch(`http://127.0.0.1:${money.processor.port}/v1/webhook_endpoints`, { headers });
  return ((await answer.json()) as { data: Stripe.WebhookEndpoint[] }).data[0]?.metadata['secret'] ?? '';
}
const post = (body: string | undefined, headers: Record<string, string>) =>
  fetch(money.webhookUrl, { method: 'POST', body: body ?? '', headers });
const statusOf = async (answer: Promise<Response>) => (await answer).status;
const kept = async () => (await money.rows<{ id: string }>('select id from webhook_event')).map(({ id }) => id);
/** Returns a new event of this type. */
const eventOf = (type: string, object: object, id = 'evt_of_the_test') =>
  JSON.stringify({ id, object: 'event', type, created: 1, livemode: false, data: { object } });
const ours = () => money.subscriptions()[0] ?? {};

describe('a webhook', () => {
  it('is delivered when the event occurs', async () => {
    await aMonthOn();
    const types = (await money.rows<{ type: string }>('select distinct type from webhook_event order by 1')).map(
      ({ type }) => type,
    );
    expect(types).toEqual(expect.arrayContaining(['customer.subscription.updated', 'invoice.paid']));
  });

  it('redelivered, in any order, days late, changes nothing', async () => {
    await aMonthOn();
    const before = await everything();
    const all = money.deliveries.toReversed();
    for (const { body, signature } of all)
      expect(await money.billing.handleWebhook(body, signature)).toMatch(/^(known|taken)$/);
    for (const { body, signature } of all) expect(await money.billing.handleWebhook(body, signature)).toBe('known');
    await money.pool.query('delete from webhook_event');
    for (const { body, signature } of all) expect(await money.billing.handleWebhook(body, signature)).toBe('taken');
    await money.pool.query('delete from webhook_event');
    await Promise.all(all.map(({ body, signature }) => money.billing.handleWebhook(body, signature)));
    expect(await everything()).toEqual(before);
  });

  it('about an earlier state does not overwrite the present state', async () => {
    const first = money.deliveries.map(({ body }) => body.toString());
    await aMonthOn();
    const before = await everything();
    await money.pool.query('delete from webhook_event');
    for (const body of first) expect(await statusOf(send(body))).toBe(200);
    expect(await everything()).toEqual(before);
  });

  it('delivered twenty times at one moment is handled once', async () => {
    const body = eventOf('customer.subscription.updated', ours());
    const spy = vi.spyOn(money.payments, 'retrieve');
    const answers = await Promise.all(Array.from({ length: 20 }, () => statusOf(send(body))));
    expect(new Set(answers)).toEqual(new Set([200]));
    expect((await kept()).filter((id) => id === 'evt_of_the_test')).toHaveLength(1);
    expect(spy).toHaveBeenCalledTimes(1);
  });

  it('that was never delivered is made up for by the next one', async () => {
    await money.pool.query(
      `update subscription set period_end = period_end - interval '1 day', status = 'past_due', past_due_since = now()`,
    );
    await money.pool.query('delete from webhook_event');
    const [last] = money.deliveries;
    if (!last) throw new Error('Nothing was told.');
    await money.billing.handleWebhook(last.body, last.signature);
    expect(await money.rows('select status, past_due_since from subscription')).toEqual([
      { status: 'active', past_due_since: null },
    ]);
    expect(await money.rows('select amount_cents from ledger')).toEqual([{ amount_cents: 4900 }]);
    await money.settle();
    expect(money.emails.filter(({ subject }) => subject.startsWith('Receipt'))).toHaveLength(1);
  });

  it("without the processor's signature is rejected with 400", async () => {
    const [webhook] = money.deliveries;
    const body = webhook?.body.toString() ?? '';
    const signed = { 'stripe-signature': webhook?.signature ?? '' };
    expect(await statusOf(post(body, signed))).toBe(200);
    expect(await statusOf(post(body, {}))).toBe(400);
    expect(await statusOf(post(body, { 'stripe-signature': 't=1,v1=00' }))).toBe(400);
    expect(await statusOf(post(body.replace('active', 'canceled'), signed))).toBe(400);
    expect(await statusOf(post('', signed))).toBe(400);
    expect(await statusOf(send(body, { secret: 'whsec_of_somebody_else' }))).toBe(400);
  });

  it('that was recorded and replayed later, or has a future signature, is rejected', async () => {
    const body = eventOf('customer.subscription.updated', ours());
    const now = Math.floor(Date.now() / 1000);
    for (const at of [now - 400, now + 400]) {
      const answer = await send(body, { at });
      expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('five minutes')]);
    }
    expect(await kept()).not.toContain('evt_of_the_test');
    for (const at of [now - 200, now + 200]) expect(await statusOf(send(body, { at }))).toBe(200);
  });

  const beside: [what: string, body: string][] = [
    ['of a kind we have not asked for', eventOf('customer.created', { id: 'cus_1', object: 'customer' })],
    ['of a kind that nobody knows', eventOf('moon.rose', { id: 'moon_1', object: 'moon' })],
    ['of another account', eventOf('customer.subscription.deleted', { id: 'sub_of_others', object: 'subscription' })],
    ['about a bill without a subscription', eventOf('invoice.paid', { id: 'in_1', object: 'invoice', parent: null })],
  ];
  it('about no object of ours is accepted, and changes nothing', async () => {
    const before = await everything();
    for (const [what, body] of beside) expect([what, await statusOf(send(body))]).toEqual([what, 200]);
    expect(await money.billing.sync('sub_of_somebody_else')).toBe(false);
    expect(await kept()).not.toContain('evt_of_the_test');
    expect(await everything()).toEqual(before);
  });

  const broken: [what: string, body: string, status: number][] = [
    ['not JSON', '{"id":', 400],
    ['JSON of nothing', 'null', 400],
    ['a list', '[1]', 400],
    ['an event without an object', '{"id":"evt_1","object":"event","type":"invoice.paid","data":{"object":null}}', 400],
    ['a thin event', '{"id":"evt_1","object":"v2.core.event","type":"invoice.paid"}', 400],
    ['two megabytes', eventOf('invoice.paid', { id: 'x'.repeat(2_000_000) }), 413],
  ];
  it('that is no event is rejected, even with a valid signature', async () => {
    for (const [what, body, status] of broken) expect([what, await statusOf(send(body))]).toEqual([what, status]);
  });

  it('is redelivered after the processor was unreachable', async () => {
    const body = eventOf('customer.subscription.updated', ours());
    vi.spyOn(money.payments, 'retrieve').mockRejectedValueOnce(new PaymentsUnavailable(new Error('away')));
    const answer = await send(body);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '60']);
    expect(await kept()).not.toContain('evt_of_the_test');
    expect(await statusOf(send(body))).toBe(200);
    expect(await kept()).toContain('evt_of_the_test');
  });

  it('is redelivered after it could not be handled', async () => {
    const [webhook] = money.deliveries;
    await money.pool.query('delete from webhook_event');
    await money.pool.query('alter table invoice rename to invoice_away');
    const { body = Buffer.alloc(0), signature = '' } = webhook ?? {};
    await expect(money.billing.handleWebhook(body, signature)).rejects.toThrow();
    expect(await kept()).toEqual([]);
    await money.pool.query('alter table invoice_away rename to invoice');
    expect(await money.billing.handleWebhook(body, signature)).toBe('taken');
    expect(await money.rows('select listing_id from ledger')).toEqual([{ listing_id: String(listing) }]);
  });
});
