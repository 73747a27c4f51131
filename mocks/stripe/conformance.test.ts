import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { Harness, stripeErrorOf } from './harness.ts';
import { Recorder } from './recorder.fixture.ts';
import { ROUTES } from './routes.ts';
import { startLocalStripe } from './server.ts';

/**
 * Drives the local payment processor with the real SDK through every route, in the order of a landlord's lifecycle. All
 * responses are recorded, and at the end the compiler checks them against the SDK's own types: a field that the SDK
 * requires and the processor omits, or one that the SDK does not define, fails here.
 */
let harness: Harness;
let stripe: Stripe;
const recorder = new Recorder();
const made = {} as Record<
  'customer' | 'product' | 'price' | 'dearer' | 'card' | 'subscription' | 'item' | 'invoice',
  string
> &
  Record<'charge' | 'creditNote' | 'clock', string>;

beforeAll(async () => {
  harness = await Harness.start({ at: '2027-04-01T00:00:00Z' });
  stripe = recorder.client('sk_test_conformance', harness.processor.port);
  harness.stripe = stripe;
});
afterAll(() => harness.close());

const all = <Item extends { id: string }>(list: Stripe.ApiListPromise<Item>) => list.autoPagingToArray({ limit: 1000 });

describe('products and prices', () => {
  test('creates a product with its prices; a lookup key moves from an old price to a new one', async () => {
    const product = await stripe.products.create({ name: 'Apartment listing', metadata: { type: '1' } });
    made.product = product.id;
    const make = (unit_amount: number) =>
      stripe.prices.create({
        product: product.id,
        currency: 'usd',
        unit_amount,
        recurring: { interval: 'month' },
        lookup_key: 'apartment',
        transfer_lookup_key: true,
      });
    const [old, price, dearer] = [await make(3900), await make(4900), await make(8900)];
    await stripe.prices.update(price.id, { lookup_key: 'apartment', transfer_lookup_key: true, nickname: 'Apartment' });
    await stripe.prices.update(old.id, { active: false });
    Object.assign(made, { price: price.id, dearer: dearer.id });
    const found = await stripe.prices.list({
      lookup_keys: ['apartment'],
      active: true,
      recurring: { interval: 'month' },
    });
    expect(found.data.map(({ id }) => id)).toEqual([price.id]);
    expect(await stripe.prices.retrieve(price.id, { expand: ['product'] })).toMatchObject({
      product: { name: 'Apartment listing' },
    });
    await stripe.products.update(product.id, { description: 'A month', default_price: price.id });
    expect(await stripe.products.retrieve(product.id)).toMatchObject({ default_price: price.id });
    for (const name of ['House listing', 'Room listing']) await stripe.products.create({ name, active: name < 'I' });
    expect((await stripe.products.list({ active: true, type: 'service' })).data).toHaveLength(2);
  });
});

describe('customers and payment methods', () => {
  test('creates, updates and deletes a customer, and finds it by email and creation time', async () => {
    for (let index = 0; index < 3; index += 1) await stripe.customers.create({ email: 'anna@example.com' });
    const { id } = await stripe.customers.create({
      email: 'anna@example.com',
      name: 'Anna',
      address: { line1: '1 High St', postal_code: '43215', country: 'US' },
    });
    made.customer = id;
    expect(await stripe.customers.update(id, { phone: '+16145550100', name: '' })).toMatchObject({ name: null });
    expect(await all(stripe.customers.list({ email: 'anna@example.com', limit: 2 }))).toHaveLength(4);
    expect((await stripe.customers.list({ created: { lt: harness.seconds } })).data).toEqual([]);
    const gone = await stripe.customers.create({});
    expect(await stripe.customers.del(gone.id)).toEqual(expect.objectContaining({ id: gone.id, deleted: true }));
    expect(await stripe.customers.retrieve(gone.id)).toMatchObject({ deleted: true });
    expect(await stripe.customers.retrieve(id, { expand: ['subscriptions'] })).toMatchObject({
      subscriptions: { object: 'list', data: [] },
    });
  });

  test('merges metadata keys, deletes one with an empty value and all with an empty object, and enforces the limits', async () => {
    const { id } = await stripe.customers.create({ metadata: { listing: '7', draft: 'a' } });
    const set = (metadata: Stripe.Emptyable<Stripe.MetadataParam>) => stripe.customers.update(id, { metadata });
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
    expect((await set({ key0: 'x'.repeat(500) })).metadata.key0).toHaveLength(500);
  });

  test('creates a card in the browser, directly or by a token; the server attaches, updates and detaches it', async () => {
    const browser = recorder.client('pk_test_conformance', harness.processor.port);
    const card = { number: '4242424242424242', exp_month: 12, exp_year: 2031, cvc: '123' };
    const method = await browser.paymentMethods.create({ type: 'card', card });
    const token = await browser.tokens.create({ card: { ...card, exp_month: '12', exp_year: '2031' } });
    expect((await stripe.tokens.retrieve(token.id)).used).toBe(false);
    const second = await stripe.paymentMethods.create({ type: 'card', card: { token: token.id } });
    made.card = method.id;
    for (const { id } of [method, second]) await stripe.paymentMethods.attach(id, { customer: made.customer });
    await stripe.paymentMethods.attach('pm_card_mastercard', { customer: made.customer });
    await stripe.paymentMethods.update(method.id, { billing_details: { address: { postal_code: '43215' } } });
    await stripe.customers.update(made.customer, { invoice_settings: { default_payment_method: method.id } });
    expect((await stripe.paymentMethods.retrieve(method.id)).customer).toBe(made.customer);
    expect((await stripe.paymentMethods.list({ customer: made.customer, type: 'card' })).data).toHaveLength(3);
    expect(await stripe.customers.retrievePaymentMethod(made.customer, second.id)).toMatchObject({ id: second.id });
    await stripe.paymentMethods.detach(second.id);
    expect((await stripe.customers.listPaymentMethods(made.customer)).data).toHaveLength(2);
  });

  test('stores a card with a setup intent, which requires authentication, fails, or is canceled', async () => {
    const customer = made.customer;
    const done = await stripe.setupIntents.create({ customer, payment_method: made.card, confirm: true });
    const asked = await stripe.setupIntents.create({ customer });
    const asking = await harness.card('4000002500003155');
    expect(await stripe.setupIntents.confirm(asked.id, { payment_method: asking.id })).toMatchObject({
      status: 'requires_action',
    });
    await stripe.rawRequest('POST', `/v1/test_helpers/setup_intents/${asked.id}/authenticate`, { outcome: 'succeed' });
    expect(await stripe.setupIntents.retrieve(asked.id, { expand: ['payment_method'] })).toMatchObject({
      status: 'succeeded',
      payment_method: { customer },
    });
    expect((await stripe.setupIntents.cancel((await stripe.setupIntents.create({ customer })).id)).status).toBe(
      'canceled',
    );
    const refused = await stripe.setupIntents.create({ customer });
    expect(
      await stripeErrorOf(stripe.setupIntents.confirm(refused.id, { payment_method: 'pm_card_chargeDeclined' })),
    ).toMatchObject({ statusCode: 402, setup_intent: { last_setup_error: { decline_code: 'generic_decline' } } });
    expect((await stripe.setupIntents.list({ customer, payment_method: made.card })).data[0]?.id).toBe(done.id);
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
    expect((await stripe.subscriptionItems.retrieve(made.item)).price.id).toBe(made.price);
    expect((await stripe.subscriptionItems.list({ subscription: made.subscription })).data).toHaveLength(1);
    for (const status of ['active', 'all'] as const)
      expect((await stripe.subscriptions.list({ status, price: made.price })).data).toHaveLength(1);
    expect((await stripe.subscriptions.list({ current_period_end: { lt: harness.seconds } })).data).toEqual([]);
    const [payment] = (await stripe.invoicePayments.list({ invoice: invoice.id, status: 'paid' })).data;
    expect(await stripe.invoicePayments.retrieve(payment?.id ?? '')).toMatchObject({ amount_paid: 4900 });
    const intent = await stripe.paymentIntents.retrieve(String(payment?.payment.payment_intent), {
      expand: ['latest_charge.balance_transaction', 'payment_method.customer'],
    });
    const charge = intent.latest_charge as Stripe.Charge;
    made.charge = charge.id;
    expect(charge.balance_transaction).toMatchObject({ amount: 4900, type: 'charge' });
    expect((await stripe.charges.list({ payment_intent: intent.id })).data.map(({ id }) => id)).toEqual([charge.id]);
    await stripe.charges.update(charge.id, { metadata: { seen: 'yes' } });
    expect((await stripe.charges.retrieve(charge.id, { expand: ['refunds'] })).refunds?.data).toEqual([]);
  });

  test('previews a more expensive price, charges it for the rest of the month, and credits it when reverted', async () => {
    harness.now = new Date('2027-04-16T00:00:00Z');
    const change = { items: [{ id: made.item, price: made.dearer }], proration_behavior: 'always_invoice' as const };
    const preview = await stripe.invoices.createPreview({
      subscription: made.subscription,
      subscription_details: change,
    });
    const changed = await stripe.subscriptions.update(made.subscription, {
      ...change,
      payment_behavior: 'error_if_incomplete',
      expand: ['latest_invoice'],
    });
    expect((changed.latest_invoice as Stripe.Invoice).amount_paid).toBe(preview.amount_due);
    await stripe.subscriptions.update(made.subscription, { items: [{ id: made.item, price: made.price }] });
    const waiting = await stripe.invoiceItems.list({ customer: made.customer, pending: true });
    expect(waiting.data.map(({ amount }) => amount)).toEqual([2450, -4450]);
    const extra = await stripe.invoiceItems.create({ customer: made.customer, amount: 100, currency: 'usd' });
    await stripe.invoiceItems.update(extra.id, { description: 'Beside', amount: 200 });
    expect((await stripe.invoiceItems.retrieve(extra.id)).amount).toBe(200);
    expect(await stripe.invoiceItems.del(extra.id)).toMatchObject({ deleted: true });
    await harness.advanceTo('2027-05-01T00:00:00Z');
    const [renewal] = (await stripe.invoices.list({ subscription: made.subscription, status: 'paid' })).data;
    expect(renewal?.amount_paid).toBe(2900);
    const { data, has_more } = await stripe.invoices.listLineItems(renewal?.id ?? '', { limit: 2 });
    expect([data.length, has_more]).toEqual([2, true]);
    await stripe.invoices.update(renewal?.id ?? '', { metadata: { seen: 'yes' } });
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

  test('accepts payment of an uncollectible invoice', async () => {
    const subscription = await stripe.subscriptions.create({
      customer: made.customer,
      items: [{ price: made.price }],
      payment_behavior: 'default_incomplete',
    });
    const bill = String(subscription.latest_invoice);
    expect((await stripe.invoices.markUncollectible(bill)).status).toBe('uncollectible');
    expect(await stripeErrorOf(stripe.invoices.markUncollectible(bill))).toMatchObject({ code: 'invoice_not_open' });
    expect((await stripe.invoices.pay(bill, { payment_method: made.card })).status).toBe('paid');
    expect((await stripe.subscriptions.cancel(subscription.id)).status).toBe('canceled');
  });

  test("keeps an unpaid update pending until it expires; ends a subscription at its period's end or now", async () => {
    const held = await stripe.subscriptions.update(made.subscription, {
      items: [{ id: made.item, price: made.dearer }],
      proration_behavior: 'always_invoice',
      payment_behavior: 'pending_if_incomplete',
    });
    expect(held.pending_update?.subscription_items?.[0]?.price.id).toBe(made.dearer);
    expect(await stripe.subscriptions.update(made.subscription, { cancel_at_period_end: true })).toMatchObject({
      cancel_at_period_end: true,
    });
    expect((await stripe.customers.retrieve(made.customer, { expand: ['subscriptions'] })).deleted).toBeUndefined();
    const second = await stripe.subscriptions.create({
      customer: made.customer,
      items: [{ price: made.price }],
      default_payment_method: made.card,
    });
    const ended = await stripe.subscriptions.cancel(second.id, { prorate: true, invoice_now: true });
    expect([ended.status, ended.ended_at]).toEqual(['canceled', harness.seconds]);
    const [last] = (await stripe.invoices.list({ subscription: second.id, limit: 1 })).data;
    expect([last?.total, last?.ending_balance]).toEqual([-4900, -4900]);
    const third = await stripe.subscriptions.create({
      customer: made.customer,
      items: [{ price: made.price }],
      default_payment_method: made.card,
    });
    expect(third.status).toBe('active');
    const ofThem = await stripe.rawRequest('GET', `/v1/customers/${made.customer}/subscriptions?status=all`);
    expect(ofThem).toMatchObject({ data: { length: 4 } });
  });
});

describe('single payments and refunds', () => {
  test('confirms a payment intent, which requires authentication, fails, or is canceled', async () => {
    const make = (payment_method: string, confirm = true) =>
      stripe.paymentIntents.create({ amount: 900, currency: 'usd', customer: made.customer, payment_method, confirm });
    expect((await make(made.card)).status).toBe('succeeded');
    const asking = await make((await harness.card('4000002760003184')).id);
    expect(asking.next_action?.type).toBe('use_stripe_sdk');
    const said = (outcome: string) =>
      stripe.rawRequest('POST', `/v1/test_helpers/payment_intents/${asking.id}/authenticate`, { outcome });
    expect(await stripeErrorOf(said('fail'))).toMatchObject({ code: 'payment_intent_authentication_failure' });
    expect((await stripe.paymentIntents.confirm(asking.id, { payment_method: made.card })).status).toBe('succeeded');
    const left = await make(made.card, false);
    expect(await stripe.paymentIntents.cancel(left.id, { cancellation_reason: 'abandoned' })).toMatchObject({
      status: 'canceled',
    });
    expect(await all(stripe.paymentIntents.list({ customer: made.customer, limit: 2 }))).not.toHaveLength(2);
  });

  test('adds up refunds, credit notes, credit and disputes in the balance', async () => {
    const charge = made.charge;
    for (const amount of [300, 200]) await stripe.refunds.create({ charge, amount });
    const refund = await stripe.refunds.create({ charge, amount: 100, expand: ['charge', 'balance_transaction'] });
    await stripe.refunds.update(refund.id, { metadata: { by: 'hand' } });
    expect((await stripe.refunds.retrieve(refund.id)).metadata).toEqual({ by: 'hand' });
    expect((await stripe.refunds.list({ charge })).data).toHaveLength(3);
    expect((await stripeErrorOf(stripe.refunds.cancel(refund.id))).statusCode).toBe(400);
    const lines = [1, 2, 3].map((unit_amount) => ({
      type: 'custom_line_item' as const,
      quantity: 100,
      unit_amount,
      description: 'Part',
    }));
    const note = await stripe.creditNotes.create({ invoice: made.invoice, lines, refund_amount: 600 });
    made.creditNote = note.id;
    for (let index = 0; index < 2; index += 1)
      await stripe.creditNotes.create({ invoice: made.invoice, amount: 100, credit_amount: 100 });
    await stripe.creditNotes.preview({ invoice: made.invoice, amount: 100, out_of_band_amount: 100 });
    await stripe.creditNotes.update(note.id, { memo: 'Agreed on the phone' });
    expect((await stripe.creditNotes.retrieve(note.id)).memo).toBe('Agreed on the phone');
    expect((await stripeErrorOf(stripe.creditNotes.voidCreditNote(note.id))).statusCode).toBe(400);
    const credit = await stripe.customers.createBalanceTransaction(made.customer, { amount: -500, currency: 'usd' });
    await stripe.customers.updateBalanceTransaction(made.customer, credit.id, { description: 'Sorry' });
    expect((await stripe.customers.retrieveBalanceTransaction(made.customer, credit.id)).description).toBe('Sorry');
    for (const card of [
      'pm_card_createDispute',
      'pm_card_createDisputeInquiry',
      'pm_card_createDisputeProductNotReceived',
    ])
      await stripe.paymentIntents.create({ amount: 500, currency: 'usd', payment_method: card, confirm: true });
    const [notReceived, inquiry, fraud] = (await stripe.disputes.list()).data.map(({ id }) => id);
    await stripe.disputes.update(notReceived ?? '', { evidence: { uncategorized_text: 'winning_evidence' } });
    expect((await stripe.disputes.close(fraud ?? '')).status).toBe('lost');
    expect(await stripe.disputes.retrieve(inquiry ?? '', { expand: ['charge'] })).toMatchObject({
      charge: { disputed: true },
    });
    const booked = await all(stripe.balanceTransactions.list());
    expect(await stripe.balanceTransactions.retrieve(booked[0]?.id ?? '')).toEqual(
      expect.objectContaining({ id: booked[0]?.id }),
    );
    const moved = (await all(stripe.charges.list())).reduce(
      (sum, { amount_captured, amount_refunded }) => sum + amount_captured - amount_refunded,
      0,
    );
    const disputed = (await all(stripe.disputes.list())).flatMap(({ balance_transactions }) => balance_transactions);
    expect(booked.reduce((sum, { amount }) => sum + amount, 0)).toBe(
      moved + disputed.reduce((sum, { amount }) => sum + amount, 0),
    );
  });
});

describe('clocks, events and endpoints', () => {
  test('isolates a test clock: two intervals per advance, three customers, deleted with all of them', async () => {
    for (let index = 0; index < 2; index += 1)
      await stripe.testHelpers.testClocks.create({ frozen_time: harness.seconds });
    const clock = await stripe.testHelpers.testClocks.create({ frozen_time: harness.seconds, name: 'A year' });
    made.clock = clock.id;
    const customer = await stripe.customers.create({
      test_clock: clock.id,
      payment_method: 'pm_card_visa',
      invoice_settings: { default_payment_method: 'pm_card_visa' },
    });
    const { id } = await stripe.subscriptions.create({ customer: customer.id, items: [{ price: made.price }] });
    for (let index = 0; index < 2; index += 1) await stripe.customers.create({ test_clock: clock.id });
    expect((await stripeErrorOf(stripe.customers.create({ test_clock: clock.id }))).message).toContain(
      'at most 3 customers',
    );
    const advance = (days: number) =>
      stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: harness.seconds + days * 86_400 });
    expect((await stripeErrorOf(advance(100))).message).toContain('more than two intervals');
    expect((await advance(60)).status).toBe('ready');
    expect((await stripe.invoices.list({ subscription: id })).data).toHaveLength(2);
    expect((await stripe.customers.list({ test_clock: clock.id })).data).toHaveLength(3);
    expect((await all(stripe.customers.list())).map(({ test_clock }) => test_clock)).not.toContain(clock.id);
    expect(
      (await stripe.subscriptions.list({ price: made.price, status: 'all' })).data.map((each) => each.id),
    ).not.toContain(id);
    expect((await stripe.testHelpers.testClocks.retrieve(clock.id)).name).toBe('A year');
  });

  test('emits every change once with its previous attributes, and lists events by type and time', async () => {
    const [event] = (await stripe.events.list({ type: 'customer.subscription.updated', limit: 1 })).data;
    expect(event).toMatchObject({ api_version: Stripe.API_VERSION, request: { id: null }, livemode: false });
    expect(await stripe.events.retrieve(event?.id ?? '')).toEqual(expect.objectContaining({ id: event?.id }));
    const invoices = await all(stripe.events.list({ types: ['invoice.paid', 'invoice.payment_failed'], limit: 2 }));
    expect(new Set(invoices.map(({ type }) => type))).toEqual(new Set(['invoice.paid', 'invoice.payment_failed']));
    expect(await stripeErrorOf(stripe.events.list({ type: 'invoice.paid', types: ['invoice.paid'] }))).toMatchObject({
      statusCode: 400,
    });
    const times = (await all(stripe.events.list({ limit: 100 }))).map(({ created }) => created);
    expect(times.filter((time) => time > harness.seconds + 60 * 86_400)).toEqual([]);
  });

  test("returns an endpoint's secret only once", async () => {
    const url = 'http://127.0.0.1:9/never';
    const make = () => stripe.webhookEndpoints.create({ url, enabled_events: ['plan.created'] });
    const [first, second] = [await make(), await make(), await make()];
    expect([first.secret?.slice(0, 6), (await stripe.webhookEndpoints.retrieve(first.id)).secret]).toEqual([
      'whsec_',
      undefined,
    ]);
    expect((await stripe.webhookEndpoints.update(first.id, { disabled: true })).status).toBe('disabled');
    await make();
    expect(await stripe.webhookEndpoints.del(second.id)).toMatchObject({ deleted: true });
  });
});

describe('the protocol', () => {
  const email = 'once@example.com';

  test('repeats the response for an idempotency key, rejects another body, and expires after a day of the system clock', async () => {
    const options = { idempotencyKey: 'conformance-1' };
    const node = harness.client('sk_test_conformance');
    const first = await node.customers.create({ email }, options);
    const again = await node.customers.create({ email }, options);
    expect([again.id, (await all(stripe.customers.list({ email }))).length]).toEqual([first.id, 1]);
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
    expect(await stripeErrorOf(stripe.products.create({ name: 'Elsewhere' }, options))).toMatchObject({
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

  test('rejects a key in use with 409, and accepts it again after the response', async () => {
    const held = Promise.withResolvers<void>();
    const arrived = Promise.withResolvers<void>();
    const slow = await startLocalStripe({
      file: ':memory:',
      now: () => harness.now,
      hold: async ({ path }) => {
        if (path !== '/v1/customers') return;
        arrived.resolve();
        await held.promise;
      },
    });
    const client = recorder.client('sk_test_slow', slow.port);
    const create = () => client.customers.create({ email }, { idempotencyKey: 'conformance-4' });
    const first = create();
    await arrived.promise;
    const refusal = await stripeErrorOf(create());
    expect(refusal).toMatchObject({ statusCode: 409, code: 'idempotency_key_in_use' });
    expect(refusal.headers?.['stripe-should-retry']).toBe('true');
    held.resolve();
    expect((await create()).id).toBe((await first).id);
    await slow.close();
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

/** Returns the path of each list; its rows are those that the tests above have created. */
const listOf = (path: string): string => {
  const owner = path.includes('customers') ? made.customer : path.includes('charges') ? made.charge : made.creditNote;
  const filled = path.replace(':id', path.includes('invoices') ? made.invoice : owner);
  return path === '/v1/subscription_items' ? `${filled}?subscription=${made.subscription}` : filled;
};

interface Rows {
  data: { id: string }[];
  has_more: boolean;
  url: string;
}
const rows = async (path: string, query: Record<string, string | number>): Promise<Rows> => {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  return (await stripe.rawRequest(
    'GET',
    `${path}${path.includes('?') ? '&' : '?'}${search.toString()}`,
  )) as unknown as Rows;
};
const lists = ROUTES.filter(
  ({ method, path }) => method === 'GET' && !/(:id|:method|:transaction|preview)$/.test(path),
);

describe('every list', () => {
  test.each(lists.map(({ path }) => path))('paginates %s in both directions', async (path) => {
    const at = listOf(path);
    const everything = await rows(at, { limit: 100 });
    const ids = everything.data.map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(0);
    const forth: string[] = [];
    for (
      let page = await rows(at, { limit: 1 });
      ;
      page = await rows(at, { limit: 1, starting_after: forth.at(-1) ?? '' })
    ) {
      forth.push(...page.data.map(({ id }) => id));
      if (!page.has_more || forth.length === 7) break;
    }
    expect(forth).toEqual(ids.slice(0, 7));
    const back = await rows(at, { limit: 2, ending_before: ids[3] ?? ids.at(-1) ?? '' });
    const end = ids.length > 3 ? 3 : ids.length - 1;
    expect([back.data.map(({ id }) => id), back.has_more]).toEqual([ids.slice(Math.max(0, end - 2), end), end > 2]);
    const [one = ''] = ids;
    const wrong: Record<string, string | number>[] = [
      { limit: 0 },
      { limit: 101 },
      { limit: 'many' },
      { starting_after: 'none_1' },
      { starting_after: one, ending_before: one },
      { colour: 'red' },
    ];
    for (const query of wrong)
      expect(await stripeErrorOf(rows(at, query))).toMatchObject({
        statusCode: 400,
        type: 'StripeInvalidRequestError',
        param: Object.keys(query).at(-1),
      });
  });
});

describe('finally', () => {
  test("deletes a test clock's objects with it, after every route has been called", async () => {
    await stripe.testHelpers.testClocks.del(made.clock);
    expect(await all(stripe.customers.list({ test_clock: made.clock }))).toEqual([]);
    const calls = ROUTES.map(({ method, path }) => `${method} ${path}`);
    expect(calls.filter((call) => !recorder.called.has(call))).toEqual([]);
  });

  test("matches the SDK's types in every response: no field missing, unknown, or of another type", () => {
    const said = recorder.check([
      { kind: 'refund', change: (object) => delete object.balance_transaction },
      { kind: 'price', change: (object) => Object.assign(object, { colour: 'red' }) },
      { kind: 'invoice', change: (object) => Object.assign(object, { amount_due: '4900' }) },
    ]);
    expect(said.answers).toEqual([]);
    expect(said.spoiled).toEqual([
      expect.stringContaining("Property 'balance_transaction' is missing"),
      expect.stringContaining('\'"colour"\' does not exist'),
      expect.stringContaining("Type 'string' is not assignable to type 'number'"),
    ]);
    expect(recorder.kinds.length).toBeGreaterThan(20);
  });
});
