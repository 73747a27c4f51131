import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import type Stripe from 'stripe';
import { PaymentsUnavailable } from './cards/card-declines.ts';
import { connectPayments, type ConnectedPayments } from './connect-payments.ts';
import type { Payments } from './payments.ts';

const folder = mkdtempSync(join(tmpdir(), 'payments-'));
const file = join(folder, 'stripe.sqlite');
const fields = {
  address: '1 High St',
  zip: '43210',
  cardNumber: '4242 4242 4242 4242',
  securityCode: '123',
  expirationMonth: '12',
  expirationYear: '2034',
};
let now = new Date('2027-01-31T12:00:00Z');
let open: ConnectedPayments;
let payments: Payments;

const start = async (
  prices: Record<number, number> = { 84: 49, 85: 29 },
  webhookUrl = 'http://127.0.0.1:9/webhooks/stripe',
) => {
  open = await connectPayments({ prices, local: { file, port: 0, now: () => now, webhookUrl } });
  ({ payments } = open);
};
const restart = async (...how: Parameters<typeof start>) => {
  await open.close();
  await start(...how);
};
const list = <Kind extends object>(kind: 'customers' | 'subscriptions' | 'charges') =>
  (open.local?.list(kind) ?? []) as Kind[];

beforeEach(() => start());
afterEach(async () => {
  await open.close();
  for (const end of ['', '-wal', '-shm']) rmSync(`${file}${end}`, { force: true });
});
afterAll(() => rmSync(folder, { recursive: true }));

async function subscriber(key = 'try', type = 84) {
  const customer = await payments.ensureCustomer({
    email: 'rosa@maple.example',
    name: 'Rosa Ortiz',
    key: `${key}:customer`,
  });
  const card = await payments.attach('pm_card_visa', customer, `${key}:attach`);
  if ('errors' in card) throw new Error('Not attached');
  const charge = {
    customer,
    paymentMethod: card.id,
    price: payments.priceOf(type)?.id ?? '',
    metadata: { intent: key, listing: '7' },
    key,
  };
  return { card, charge, customer };
}

describe('prices [§9]', () => {
  it('are created once and found again; a changed price is a new one, and a type at 0 is not offered', async () => {
    const first = payments.priceOf(84);
    expect(first).toMatchObject({ dollars: 49 });
    await restart();
    expect(payments.priceOf(84)).toEqual(first);
    await restart({ 84: 59, 85: 0 });
    expect(payments.priceOf(84)).toMatchObject({ dollars: 59 });
    expect(payments.priceOf(84)?.id).not.toBe(first?.id);
    expect(payments.priceOf(85)).toBeUndefined();
    await restart();
    expect(payments.priceOf(84)).toMatchObject({ dollars: 49 });
  });
});

describe('a subscription', () => {
  it('is charged once per idempotency key, however often it is requested', async () => {
    const { charge, card } = await subscriber();
    expect(card).toMatchObject({ brand: 'visa', last4: '4242' });
    const made = await Promise.all(Array.from({ length: 10 }, () => payments.subscribe(charge)));
    expect(new Set(made.map((each) => (typeof each === 'object' && 'id' in each ? each.id : each))).size).toBe(1);
    expect(made[0]).toMatchObject({
      status: 'active',
      price: 49,
      listing: 7,
      intent: 'try',
      periodEnd: new Date('2027-02-28T12:00:00Z'),
    });
    expect(list('charges')).toHaveLength(1);
  });

  it("can be canceled at its period's end, resumed, ended and refunded", async () => {
    const made = await payments.subscribe((await subscriber()).charge);
    if (typeof made === 'string' || 'errors' in made) throw new Error('Not made');
    expect(await payments.setCancelAtPeriodEnd(made.id, true)).toBe(true);
    expect(await payments.retrieve(made.id)).toMatchObject({ cancelAtPeriodEnd: true });
    expect(await payments.setCancelAtPeriodEnd(made.id, false)).toBe(true);
    expect(await payments.retrieve(made.id)).toMatchObject({ cancelAtPeriodEnd: false, status: 'active' });
    expect(await payments.cancelNow(made.id)).toMatchObject({ status: 'canceled', endedAt: now });
    expect(await payments.cancelNow(made.id)).toMatchObject({ status: 'canceled' });
    expect(await payments.setCancelAtPeriodEnd(made.id, false)).toBe(false);
    const [invoice] = await payments.paidInvoices(made.id);
    expect(invoice).toMatchObject({ amountCents: 4900, paidAt: now });
    await payments.refund(invoice?.id ?? '');
    await payments.refund(invoice?.id ?? '');
    expect(list<Stripe.Charge>('charges').map(({ amount_refunded }) => amount_refunded)).toEqual([4900]);
  });

  it('is listed while it can be charged, across pages', async () => {
    for (let n = 0; n < 105; n++) await payments.subscribe((await subscriber(`try-${n}`)).charge);
    const live = [];
    for await (const state of payments.listLive()) live.push(state.intent);
    expect(new Set(live).size).toBe(105);
    now = new Date(now.getTime() + 60_000);
    await payments.subscribe((await subscriber('later')).charge);
    const recent = [];
    for await (const state of payments.listLive(now)) recent.push(state.intent);
    expect(recent).toEqual(['later']);
  });
});

describe('a card of the documented fields (K37)', () => {
  it('becomes a payment method of the local processor', async () => {
    expect(await payments.paymentMethodFromCard(fields)).toEqual({ id: expect.stringMatching(/^pm_/) });
  });

  it.each([
    [{ cardNumber: '4242424242424241' }, 'payment.cardNumber'],
    [{ cardNumber: '4111111111111111' }, 'payment'],
    [{ expirationYear: '2020' }, 'payment.expirationYear'],
    [{ expirationMonth: '13' }, 'payment.expirationMonth'],
    [{ securityCode: '1' }, 'payment.securityCode'],
  ])('is declined in plain language without any digits: %j', async (change, field) => {
    const answer = await payments.paymentMethodFromCard({ ...fields, ...change });
    expect(Object.keys('errors' in answer ? answer.errors : {})).toEqual([field]);
    expect(JSON.stringify(answer)).not.toMatch(/\d{4}/);
  });
});

describe('the webhook endpoint', () => {
  it('keeps its URL and its secret over a restart, and follows a new port', async () => {
    const [first] = await endpoints();
    await restart(undefined, 'http://127.0.0.1:10/webhooks/stripe');
    expect(await endpoints()).toEqual([{ ...first, url: 'http://127.0.0.1:10/webhooks/stripe' }]);
    expect(first).toMatchObject({
      url: 'http://127.0.0.1:9/webhooks/stripe',
      metadata: { secret: expect.stringMatching(/^whsec_/) },
    });
  });

  it('rejects events not signed with the secret', () => {
    expect(payments.events.read(Buffer.from('{}'), 't=1,v1=00')).toBe('forged');
  });
});

async function endpoints(): Promise<{ id: string; url: string; metadata: { secret?: string } }[]> {
  const authorization = 'Bearer sk_test_local';
  const answer = await fetch(`http://127.0.0.1:${open.local?.port}/v1/webhook_endpoints`, {
    headers: { authorization },
  });
  const { data } = (await answer.json()) as { data: { id: string; url: string; metadata: { secret?: string } }[] };
  return data.map(({ id, url, metadata }) => ({ id, url, metadata }));
}

it('reports an unreachable processor as unavailable rather than as a declined card', async () => {
  const { charge, customer } = await subscriber();
  await open.local?.close();
  await expect(payments.subscribe(charge)).rejects.toThrow(PaymentsUnavailable);
  await expect(payments.attach('pm_card_visa', customer, 'again')).rejects.toThrow(PaymentsUnavailable);
  expect(await payments.paymentMethodFromCard(fields)).toEqual({
    errors: { payment: [expect.stringContaining('respond')] },
  });
  await start();
});
