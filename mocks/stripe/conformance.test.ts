import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { Harness, stripeErrorOf } from './harness.fixture.ts';
import { Recorder } from './recorder.fixture.ts';
import { ROUTES } from './routes.ts';

/**
 * Drives the local payment processor with the real SDK through every route, in the order of a landlord's lifecycle. All
 * responses are recorded, and at the end the compiler checks them against the SDK's own types: a field that the SDK
 * requires and the processor omits, or one that the SDK does not define, fails here.
 */
let harness: Harness;
let stripe: Stripe;
const recorder = new Recorder();
const made = {} as Record<'customer' | 'price' | 'dearer' | 'card' | 'subscription' | 'item' | 'invoice', string>;

beforeAll(async () => {
  harness = await Harness.start({ at: '2027-04-01T00:00:00Z' });
  stripe = recorder.client('sk_test_conformance', harness.processor.port);
  harness.stripe = stripe;
});
afterAll(() => harness.close());

const all = <Item extends { id: string }>(list: Stripe.ApiListPromise<Item>) => list.autoPagingToArray({ limit: 1000 });

test('creates prices; a lookup key moves from an old price to a new one', async () => {
  const make = (unit_amount: number) =>
    stripe.prices.create({
      product_data: { name: 'Apartment listing' },
      currency: 'usd',
      unit_amount,
      recurring: { interval: 'month' },
      lookup_key: 'apartment',
      transfer_lookup_key: true,
    });
  const [dearer, price] = [await make(8900), await make(4900)];
  Object.assign(made, { price: price.id, dearer: dearer.id });
  const found = await stripe.prices.list({ lookup_keys: ['apartment'], active: true, expand: ['data.product'] });
  expect(found.data).toMatchObject([{ id: price.id, product: { name: 'Apartment listing' } }]);
});

describe('customers and payment methods', () => {
  test('creates, updates and deletes a customer', async () => {
    const { id } = await stripe.customers.create({ email: 'anna@example.com', name: 'Anna' });
    made.customer = id;
    expect(await stripe.customers.update(id, { email: 'anna@new.example' })).toMatchObject({ name: 'Anna' });
    const gone = await stripe.customers.create({});
    expect(await stripe.customers.del(gone.id)).toEqual(expect.objectContaining({ id: gone.id, deleted: true }));
    expect(await stripe.customers.retrieve(gone.id)).toMatchObject({ deleted: true });
    expect(await all(stripe.customers.list())).toMatchObject([{ id, email: 'anna@new.example' }]);
  });

  test('creates a card in the browser; the server attaches, updates and detaches it', async () => {
    const browser = recorder.client('pk_test_conformance', harness.processor.port);
    const method = await browser.paymentMethods.create({
      type: 'card',
      card: { number: '4242424242424242', exp_month: 12, exp_year: 2031, cvc: '123' },
      billing_details: { address: { line1: '1 High St', postal_code: '43215', country: 'US' } },
    });
    made.card = method.id;
    await stripe.paymentMethods.attach(method.id, { customer: made.customer });
    const second = await stripe.paymentMethods.attach('pm_card_mastercard', { customer: made.customer });
    await stripe.paymentMethods.update(method.id, { card: { exp_month: 11, exp_year: 2032 } });
    await stripe.customers.update(made.customer, { invoice_settings: { default_payment_method: method.id } });
    expect((await stripe.paymentMethods.retrieve(method.id)).customer).toBe(made.customer);
    expect((await stripe.paymentMethods.detach(second.id)).customer).toBeNull();
  });

  test('stores a card with a setup intent, which requires authentication or fails', async () => {
    const customer = made.customer;
    const make = () => stripe.setupIntents.create({ customer, usage: 'off_session' });
    const confirm = ({ id, client_secret }: Stripe.SetupIntent, payment_method: string) =>
      stripe.rawRequest('POST', `/v1/setup_intents/${id}/confirm`, { client_secret, payment_method });
    const intent = await make();
    const { id: asking } = await harness.card('4000002500003155');
    expect(await confirm(intent, asking)).toMatchObject({ status: 'requires_action' });
    await stripe.rawRequest('POST', `/v1/test_helpers/setup_intents/${intent.id}/authenticate`, {
      client_secret: intent.client_secret,
      outcome: 'succeed',
    });
    expect(await stripe.setupIntents.retrieve(intent.id, { expand: ['payment_method'] })).toMatchObject({
      status: 'succeeded',
      payment_method: { customer },
    });
    expect(await stripeErrorOf(confirm(await make(), 'pm_card_chargeDeclined'))).toMatchObject({
      statusCode: 402,
      setup_intent: { last_setup_error: { decline_code: 'generic_decline' } },
    });
  });
});

describe('subscriptions', () => {
  test('charges a subscription at once and stores its metadata', async () => {
    const subscription = await stripe.subscriptions.create({
      customer: made.customer,
      items: [{ price: made.price }],
      payment_behavior: 'error_if_incomplete',
      metadata: { listing: '7' },
      expand: ['latest_invoice.payments', 'latest_invoice.confirmation_secret', 'default_payment_method'],
    });
    Object.assign(made, { subscription: subscription.id, item: subscription.items.data[0]?.id });
    const invoice = subscription.latest_invoice as Stripe.Invoice;
    made.invoice = invoice.id;
    expect([subscription.status, invoice.status, invoice.amount_paid]).toEqual(['active', 'paid', 4900]);
    expect((await stripe.subscriptions.list({ status: 'all', customer: made.customer })).data).toHaveLength(1);
    expect((await stripe.subscriptions.list({ created: { gte: harness.seconds + 1 } })).data).toEqual([]);
    const payment_intent = String(invoice.payments?.data[0]?.payment.payment_intent);
    const payments = await stripe.invoicePayments.list({ payment: { type: 'payment_intent', payment_intent } });
    expect(payments.data).toMatchObject([{ amount_paid: 4900 }]);
    const intent = await stripe.paymentIntents.retrieve(payment_intent, {
      expand: ['latest_charge', 'payment_method.customer'],
    });
    expect((await stripe.charges.list()).data).toEqual([intent.latest_charge]);
  });

  test('previews a more expensive price, charges it for the rest of the month, and credits it when reverted', async () => {
    harness.now = new Date('2027-04-16T00:00:00Z');
    const change = (price: string) => ({
      items: [{ id: made.item, price }],
      proration_behavior: 'always_invoice' as const,
    });
    const preview = await stripe.invoices.createPreview({
      subscription: made.subscription,
      subscription_details: change(made.dearer),
    });
    const changed = await stripe.subscriptions.update(made.subscription, {
      ...change(made.dearer),
      payment_behavior: 'error_if_incomplete',
      expand: ['latest_invoice'],
    });
    expect((changed.latest_invoice as Stripe.Invoice).amount_paid).toBe(preview.amount_due);
    await stripe.subscriptions.update(made.subscription, change(made.price));
    await harness.advanceTo('2027-05-01T00:00:00Z');
    const [renewal] = (await stripe.invoices.list({ subscription: made.subscription, status: 'paid' })).data;
    expect(renewal?.amount_paid).toBe(2900);
  });

  test('keeps a failed renewal owed, declines it, collects it with another card; voids an invoice', async () => {
    await stripe.customers.update(made.customer, {
      invoice_settings: { default_payment_method: 'pm_card_chargeCustomerFail' },
    });
    await harness.advanceTo('2027-06-01T00:00:00Z');
    const [owed] = (await stripe.invoices.list({ customer: made.customer, status: 'open' })).data;
    expect((await stripe.subscriptions.retrieve(made.subscription)).status).toBe('past_due');
    expect(await stripeErrorOf(stripe.invoices.pay(owed?.id ?? ''))).toMatchObject({
      statusCode: 402,
      payment_intent: { last_payment_error: { code: 'card_declined' } },
    });
    expect((await stripe.invoices.pay(owed?.id ?? '', { payment_method: made.card })).status).toBe('paid');
    await harness.advanceTo('2027-07-01T00:00:00Z');
    const [next] = (await stripe.invoices.list({ customer: made.customer, status: 'open' })).data;
    expect((await stripe.invoices.voidInvoice(next?.id ?? '')).status).toBe('void');
    expect((await stripe.invoices.retrieve(next?.id ?? '')).status_transitions.voided_at).toBe(harness.seconds);
  });

  test("keeps an unpaid update pending; ends a subscription at its period's end or now", async () => {
    const held = await stripe.subscriptions.update(made.subscription, {
      items: [{ id: made.item, price: made.dearer }],
      proration_behavior: 'always_invoice',
      payment_behavior: 'pending_if_incomplete',
    });
    expect(held.pending_update?.subscription_items?.[0]?.price.id).toBe(made.dearer);
    expect(await stripe.subscriptions.update(made.subscription, { cancel_at_period_end: true })).toMatchObject({
      cancel_at_period_end: true,
    });
    const second = await stripe.subscriptions.create({
      customer: made.customer,
      items: [{ price: made.price }],
      default_payment_method: made.card,
    });
    const ended = await stripe.subscriptions.cancel(second.id);
    expect([ended.status, ended.ended_at]).toEqual(['canceled', harness.seconds]);
  });

  test('confirms a first payment, or records that its authentication failed', async () => {
    const { id } = await stripe.paymentMethods.attach('pm_card_authenticationRequired', { customer: made.customer });
    const make = async () => {
      const { latest_invoice } = await stripe.subscriptions.create({
        customer: made.customer,
        items: [{ price: made.price }],
        default_payment_method: id,
        payment_behavior: 'allow_incomplete',
        expand: ['latest_invoice.confirmation_secret'],
      });
      const client_secret = (latest_invoice as Stripe.Invoice).confirmation_secret?.client_secret ?? '';
      return { intent: client_secret.split('_secret_')[0] ?? '', client_secret };
    };
    const { intent, client_secret } = await make();
    expect(await stripe.rawRequest('POST', `/v1/payment_intents/${intent}/confirm`, { client_secret })).toMatchObject({
      status: 'succeeded',
    });
    const refused = await make();
    const path = `/v1/test_helpers/payment_intents/${refused.intent}/authenticate`;
    expect(
      await stripeErrorOf(stripe.rawRequest('POST', path, { client_secret: refused.client_secret, outcome: 'fail' })),
    ).toMatchObject({ code: 'payment_intent_authentication_failure' });
  });
});

test('lists refunds, disputes and changes of credit', async () => {
  const [paid] = (await all(stripe.charges.list())).slice(-1);
  for (const amount of [300, 200])
    await stripe.refunds.create({ payment_intent: String(paid?.payment_intent), amount, expand: ['charge'] });
  expect((await stripe.refunds.list({ payment_intent: String(paid?.payment_intent) })).data).toHaveLength(2);
  await stripe.customers.createBalanceTransaction(made.customer, { amount: -500, currency: 'usd' });
  const credit = await all(stripe.customers.listBalanceTransactions(made.customer));
  expect(credit[0]).toMatchObject({ type: 'adjustment', amount: -500 });
  for (const card of ['pm_card_createDispute', 'pm_card_createDisputeInquiry']) await harness.subscriber(card);
  const [inquiry, fraud] = (await stripe.disputes.list()).data;
  expect(inquiry?.status).toBe('warning_needs_response');
  expect(
    await stripe.disputes.update(fraud?.id ?? '', {
      evidence: { uncategorized_text: 'winning_evidence' },
      expand: ['charge'],
    }),
  ).toMatchObject({ status: 'won', charge: { disputed: true } });
});

describe('events and endpoints', () => {
  test('emits every change once with its previous attributes, and lists events by type', async () => {
    const [event] = (await stripe.events.list({ types: ['customer.subscription.updated'], limit: 1 })).data;
    expect(event).toMatchObject({ api_version: Stripe.API_VERSION, livemode: false });
    const invoices = await all(stripe.events.list({ types: ['invoice.paid', 'invoice.payment_failed'], limit: 2 }));
    expect(new Set(invoices.map(({ type }) => type))).toEqual(new Set(['invoice.paid', 'invoice.payment_failed']));
  });

  test('creates, updates and deletes endpoints', async () => {
    const url = 'http://127.0.0.1:9/never';
    const make = () => stripe.webhookEndpoints.create({ url, enabled_events: ['plan.created'] });
    const [first, second] = [await make(), await make(), await make()];
    expect(await stripe.webhookEndpoints.update(first.id, { metadata: { a: 'b' } })).toMatchObject({
      metadata: { a: 'b' },
    });
    expect(await stripe.webhookEndpoints.del(second.id)).toMatchObject({ deleted: true });
  });

  test('merges metadata keys, deletes one with an empty value and all with an empty object, and enforces the limits', async () => {
    const [endpoint] = (await stripe.webhookEndpoints.list()).data;
    const set = (metadata: Stripe.Emptyable<Stripe.MetadataParam>) =>
      stripe.webhookEndpoints.update(endpoint?.id ?? '', { metadata });
    await set({ listing: '7', draft: 'a' });
    expect((await set({ draft: '', intent: 'b' })).metadata).toEqual({ listing: '7', intent: 'b' });
    expect((await set('')).metadata).toEqual({});
    const many = Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`key${index}`, 'x']));
    expect(Object.keys((await set(many)).metadata)).toHaveLength(50);
    for (const [wrong, words] of [
      [{ one: 'more' }, 'up to 50 metadata keys'],
      [{ ['k'.repeat(41)]: 'x' }, 'up to 40 characters'],
      [{ key0: 'x'.repeat(501) }, 'up to 500 characters, but you passed in a value that is 501'],
    ] as const)
      expect(await stripeErrorOf(set(wrong))).toMatchObject({
        statusCode: 400,
        message: expect.stringContaining(words),
      });
    expect((await set({ key0: 'x'.repeat(500) })).metadata['key0']).toHaveLength(500);
  });
});

describe('the protocol', () => {
  const email = 'once@example.com';

  test('repeats the response for an idempotency key, rejects another body, and expires after a day of the system clock', async () => {
    const options = { idempotencyKey: 'conformance-1' };
    const node = harness.client('sk_test_conformance');
    const first = await node.customers.create({ email }, options);
    const again = await node.customers.create({ email }, options);
    expect(again.id).toBe(first.id);
    expect(again.lastResponse.headers).toMatchObject({
      'idempotency-key': 'conformance-1',
      'idempotent-replayed': 'true',
      'original-request': first.lastResponse.requestId,
    });
    expect(again.lastResponse.requestId).not.toBe(first.lastResponse.requestId);
    expect(await stripeErrorOf(stripe.customers.create({ email: 'other@example.com' }, options))).toMatchObject({
      type: 'StripeIdempotencyError',
      statusCode: 400,
    });
    expect(await stripeErrorOf(stripe.customers.update(first.id, { email }, options))).toMatchObject({
      statusCode: 400,
    });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 25 * 3_600_000 });
    try {
      expect((await stripe.customers.create({ email }, options)).id).not.toBe(first.id);
    } finally {
      vi.useRealTimers();
    }
  });

  test('stores an error once processing has begun; invalid parameters may be corrected under the same key', async () => {
    const options = { idempotencyKey: 'conformance-2' };
    const pay = () => stripe.invoices.pay(made.invoice, {}, options);
    const [first, second] = [await stripeErrorOf(pay()), await stripeErrorOf(pay())];
    expect([first.code, first.headers?.['idempotent-replayed']]).toEqual(['invoice_already_paid', undefined]);
    expect([second.code, second.headers?.['idempotent-replayed']]).toEqual(['invoice_already_paid', 'true']);
    expect(second.raw).toMatchObject({ request_log_url: expect.stringContaining(String(first.requestId)) });
    const corrected = { idempotencyKey: 'conformance-3' };
    const wrong = await stripeErrorOf(stripe.customers.create({ email: 'nonsense' }, corrected));
    expect(wrong).toMatchObject({ code: 'email_invalid', param: 'email' });
    expect((await stripe.customers.create({ email: 'right@example.com' }, corrected)).email).toBe('right@example.com');
  });

  test('rejects another API version, and reports unknown parameters and routes as Stripe errors', async () => {
    expect(await stripeErrorOf(stripe.customers.list({}, { apiVersion: '2019-2-19' }))).toMatchObject({
      statusCode: 400,
      message: expect.stringContaining('Invalid Stripe API version: 2019-2-19'),
    });
    const unknown = await stripeErrorOf(stripe.coupons.create({ percent_off: 10 }));
    expect(unknown.raw).toEqual(
      expect.objectContaining({
        type: 'invalid_request_error',
        message: expect.stringContaining('Unrecognized request URL (POST: /v1/coupons)'),
        request_log_url: expect.stringMatching(/req_\w{14}$/),
      }),
    );
    expect(unknown.requestId).toMatch(/^req_\w{14}$/);
  });
});

interface Rows {
  data: { id: string }[];
  has_more: boolean;
}
const rows = async (path: string, query: Record<string, string | number>): Promise<Rows> => {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  return (await stripe.rawRequest('GET', `${path}?${search.toString()}`)) as unknown as Rows;
};
const lists = ROUTES.filter(({ method, path }) => method === 'GET' && !path.endsWith(':id'));

test.each(lists.map(({ path }) => path))('paginates %s', async (path) => {
  const at = path.replace(':id', made.customer);
  const ids = (await rows(at, { limit: 100 })).data.map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(1);
  const walked: string[] = [];
  for (
    let page = await rows(at, { limit: 1 });
    ;
    page = await rows(at, { limit: 1, starting_after: walked.at(-1) ?? '' })
  ) {
    walked.push(...page.data.map(({ id }) => id));
    if (!page.has_more || walked.length === 7) break;
  }
  expect(walked).toEqual(ids.slice(0, 7));
  for (const query of [
    { limit: 0 },
    { limit: 101 },
    { limit: 'many' },
    { starting_after: 'none_1' },
    { colour: 'red' },
  ] as Record<string, string | number>[])
    expect(await stripeErrorOf(rows(at, query))).toMatchObject({
      statusCode: 400,
      type: 'StripeInvalidRequestError',
      param: Object.keys(query).at(-1),
    });
});

describe('finally', () => {
  test('has called every route', () => {
    const calls = ROUTES.map(({ method, path }) => `${method} ${path}`);
    expect(calls.filter((call) => !recorder.called.has(call))).toEqual([]);
  });

  test("matches the SDK's types in every response: no field missing, unknown, or of another type", () => {
    const report = recorder.check([
      { kind: 'refund', change: (object) => delete object.balance_transaction },
      { kind: 'price', change: (object) => Object.assign(object, { colour: 'red' }) },
      { kind: 'invoice', change: (object) => Object.assign(object, { amount_due: '4900' }) },
    ]);
    expect(report.answers).toEqual([]);
    expect(report.spoiled).toEqual([
      expect.stringContaining("Property 'balance_transaction' is missing"),
      expect.stringContaining('\'"colour"\' does not exist'),
      expect.stringContaining("Type 'string' is not assignable to type 'number'"),
    ]);
    expect(recorder.kinds.length).toBeGreaterThan(15);
  });
});
