import Stripe from 'stripe';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Harness, stripeErrorOf } from './harness.fixture.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await Harness.start();
});
afterAll(() => harness.close());

const raw = (path: string, init: RequestInit = {}) =>
  fetch(`http://127.0.0.1:${harness.processor.port}${path}`, {
    ...init,
    headers: {
      authorization: 'Bearer sk_test_x',
      'content-type': 'application/x-www-form-urlencoded',
      ...init.headers,
    },
  });

test.each(['sk_test_', 'sk_live_123', 'nonsense', 'rk_test_1'])('rejects the key %s', async (key) => {
  const refusal = await stripeErrorOf(harness.client(key).customers.list());
  expect(refusal).toMatchObject({ type: 'StripeAuthenticationError', statusCode: 401 });
});

test('responds 401 without a key, and accepts any sk_test_ key as bearer and as basic', async () => {
  expect((await raw('/v1/customers', { headers: { authorization: '' } })).status).toBe(401);
  expect((await raw('/v1/customers', { headers: { authorization: `Basic ${btoa('sk_test_1:')}` } })).status).toBe(200);
  expect((await harness.client('sk_test_1').customers.list()).object).toBe('list');
});

test('allows a publishable key to create cards and nothing else', async () => {
  const browser = harness.client('pk_test_1');
  const method = await browser.paymentMethods.create({
    type: 'card',
    card: { number: '4242424242424242', exp_month: 12, exp_year: 2031, cvc: '123' },
  });
  expect(method.id).toMatch(/^pm_/);
  for (const call of [
    browser.customers.list(),
    browser.paymentMethods.retrieve(method.id),
    browser.customers.create({}),
    browser.invoices.list(),
  ]) {
    expect(await stripeErrorOf(call)).toMatchObject({ statusCode: 401, code: 'secret_key_required' });
  }
});

test("rejects an unknown path, id or parameter, and a missing one, with Stripe's messages", async () => {
  const { stripe } = harness;
  const unknown = await stripeErrorOf(stripe.coupons.list());
  expect(unknown).toMatchObject({ type: 'StripeInvalidRequestError', statusCode: 404 });
  expect(unknown.message).toContain('Unrecognized request URL (GET: /v1/coupons).');
  expect(await stripeErrorOf(stripe.customers.retrieve('cus_none'))).toMatchObject({
    statusCode: 404,
    code: 'resource_missing',
    param: 'id',
    message: "No such customer: 'cus_none'",
  });
  expect(await stripeErrorOf(stripe.subscriptions.create({ items: [{ price: 'price_x' }] }))).toMatchObject({
    statusCode: 400,
    code: 'parameter_missing',
    param: 'customer',
  });
  expect(await stripeErrorOf(stripe.rawRequest('POST', '/v1/customers', { colour: 'red' }))).toMatchObject({
    statusCode: 400,
    code: 'parameter_unknown',
    param: 'colour',
  });
  expect(
    await stripeErrorOf(
      stripe.rawRequest('POST', '/v1/payment_methods', {
        type: 'card',
        card: { number: '1', exp_month: 1, exp_year: 2031, cvc: '123', planet: 'Mars' },
      }),
    ),
  ).toMatchObject({
    code: 'parameter_unknown',
    param: 'card[planet]',
  });
  expect(
    await stripeErrorOf(stripe.paymentMethods.create({ type: 'card', card: { number: '4242424242424242' } })),
  ).toMatchObject({
    code: 'parameter_missing',
    param: 'card[exp_month]',
  });
  const { id: customer } = await stripe.customers.create({});
  expect(
    await stripeErrorOf(stripe.subscriptions.create({ customer, items: [{ price: 'price_none' }] })),
  ).toMatchObject({
    code: 'resource_missing',
    param: 'items[0][price]',
  });
});

test.each([
  ['a list where text belongs', 'POST', '/v1/customers', 'email[0]=x', 400],
  [
    'text where a number belongs',
    'POST',
    '/v1/prices',
    'currency=usd&unit_amount=many&recurring[interval]=month&product_data[name]=x',
    400,
  ],
  [
    'a negative price',
    'POST',
    '/v1/prices',
    'currency=usd&unit_amount=-5&recurring[interval]=month&product_data[name]=x',
    400,
  ],
  ['a name that does not nest', 'POST', '/v1/customers', 'a[b=1', 400],
  ['a name that nests too deeply', 'POST', '/v1/customers', `a${'[b]'.repeat(50)}=1`, 400],
  ['text and parts under one name', 'POST', '/v1/customers', 'metadata=x&metadata[a]=1', 400],
  ['a prototype', 'POST', '/v1/customers', '__proto__[email]=x', 400],
  [
    'too many pairs',
    'POST',
    '/v1/customers',
    Array.from({ length: 1001 }, (_, index) => `metadata[k${index}]=1`).join('&'),
    400,
  ],
  ['a body without end', 'POST', '/v1/customers', `name=${'x'.repeat(200_000)}`, 413],
  ['a page of none', 'GET', '/v1/customers?limit=0', undefined, 400],
  ['a page of too many', 'GET', '/v1/customers?limit=101', undefined, 400],
  ['broken percent signs', 'GET', '/v1/customers/%zz', undefined, 404],
  ['another verb', 'PATCH', '/v1/customers', '', 404],
  ['nothing after the slash', 'GET', '/v1/customers/', undefined, 404],
])('rejects %s without a server error', async (_name, method, path, body, status) => {
  const answer = await raw(path, { method, ...(body !== undefined && { body }) });
  expect(answer.status).toBe(status);
  expect(await answer.json()).toMatchObject({ error: { type: 'invalid_request_error', message: expect.any(String) } });
});

test('rejects a JSON body', async () => {
  const answer = await raw('/v1/customers', {
    method: 'POST',
    body: '{"email":"a@b.co"}',
    headers: { 'content-type': 'application/json' },
  });
  expect([answer.status, (await answer.json()).error.message]).toEqual([
    400,
    expect.stringContaining('application/x-www-form-urlencoded'),
  ]);
});

test('repeats the response for the same key and body without a second effect', async () => {
  const { stripe } = harness;
  const before = harness.processor.list('customers').length;
  const options = { idempotencyKey: 'try-1' };
  const first = await stripe.customers.create({ email: 'same@example.com' }, options);
  const [second, third] = await Promise.all([
    stripe.customers.create({ email: 'same@example.com' }, options),
    stripe.customers.create({ email: 'same@example.com' }, options),
  ]);
  expect([second.id, third.id]).toEqual([first.id, first.id]);
  expect(first.lastResponse.headers['idempotent-replayed']).toBeUndefined();
  expect(second.lastResponse.headers['idempotent-replayed']).toBe('true');
  expect(second.lastResponse.requestId).toMatch(/^req_/);
  expect(harness.processor.list('customers')).toHaveLength(before + 1);
  const mismatch = await stripeErrorOf(stripe.customers.create({ email: 'other@example.com' }, options));
  expect(mismatch).toMatchObject({ type: 'StripeIdempotencyError', statusCode: 400 });
});

test('repeats a declined charge under its key; invalid parameters may be corrected', async () => {
  const { stripe } = harness;
  const { id: price } = await harness.price();
  const { id: customer } = await harness.customer('pm_card_chargeCustomerFail');
  const create = () =>
    stripe.subscriptions.create(
      { customer, items: [{ price }], payment_behavior: 'error_if_incomplete' },
      { idempotencyKey: 'try-2' },
    );
  await stripeErrorOf(create());
  await stripe.customers.update(customer, { invoice_settings: { default_payment_method: 'pm_card_visa' } });
  expect(await stripeErrorOf(create())).toMatchObject({
    statusCode: 402,
    decline_code: 'generic_decline',
    headers: { 'idempotent-replayed': 'true' },
  });
  await stripeErrorOf(stripe.customers.create({ email: 'nonsense' }, { idempotencyKey: 'try-3' }));
  expect((await stripe.customers.create({ email: 'right@example.com' }, { idempotencyKey: 'try-3' })).email).toBe(
    'right@example.com',
  );
});

test("paginates lists, also with the SDK's auto-pagination", async () => {
  const { stripe } = harness;
  const ids: string[] = [];
  for (let index = 0; index < 23; index += 1) ids.unshift((await stripe.customers.create({})).id);
  const first = await stripe.customers.list();
  expect([first.data.map(({ id }) => id), first.has_more, first.url]).toEqual([
    ids.slice(0, 10),
    true,
    '/v1/customers',
  ]);
  const next = await stripe.customers.list({ starting_after: ids[9] ?? '', limit: 3 });
  expect([next.data.map(({ id }) => id), next.has_more]).toEqual([ids.slice(10, 13), true]);
  const walked = await stripe.customers.list({ limit: 4 }).autoPagingToArray({ limit: 23 });
  expect(walked.map(({ id }) => id)).toEqual(ids);
  expect(await stripeErrorOf(stripe.customers.list({ starting_after: 'cus_none' }))).toMatchObject({
    statusCode: 400,
    code: 'resource_missing',
    param: 'starting_after',
  });
});

test('filters lists by creation time and type', async () => {
  const { stripe } = harness;
  await harness.price();
  harness.now = new Date(harness.now.getTime() + 3_600_000);
  await stripe.customers.create({});
  const typesOf = async (params: Stripe.EventListParams) =>
    (await stripe.events.list(params)).data.map(({ type }) => type);
  expect(await typesOf({ created: { gte: harness.seconds } })).toEqual(['customer.created']);
  const types = ['product.created', 'price.created', 'customer.created'];
  expect(new Set(await typesOf({ types, created: { lte: harness.seconds - 1 }, limit: 100 }))).toEqual(new Set(types));
  expect(await typesOf({ types: ['invoice.voided'] })).toEqual([]);
  expect((await stripe.prices.list({ active: false })).data).toEqual([]);
});

test("returns an update event's previous attributes", async () => {
  const { stripe } = harness;
  const { id } = await stripe.customers.create({ email: 'old@example.com' });
  await stripe.customers.update(id, { email: 'new@example.com' });
  const [event] = (await stripe.events.list({ types: ['customer.updated'], limit: 1 })).data;
  expect(event?.data.previous_attributes).toEqual({ email: 'old@example.com' });
});

test('expands within lists and rejects a field that is no object', async () => {
  const { stripe } = harness;
  const { subscription } = await harness.subscriber();
  const list = await stripe.subscriptions.list({
    limit: 1,
    expand: [
      'data.customer.invoice_settings.default_payment_method',
      'data.latest_invoice.payments',
      'data.items.data.price',
    ],
  });
  const [found] = list.data;
  expect(found?.id).toBe(subscription.id);
  expect(found?.customer).toMatchObject({ invoice_settings: { default_payment_method: { card: { last4: '4242' } } } });
  const invoice = found?.latest_invoice as Stripe.Invoice;
  const payment_intent = String(invoice.payments?.data[0]?.payment.payment_intent);
  const payments = await stripe.invoicePayments.list({
    payment: { type: 'payment_intent', payment_intent },
    expand: ['data.payment.payment_intent.latest_charge'],
  });
  expect(payments.data).toMatchObject([{ payment: { payment_intent: { latest_charge: { paid: true } } } }]);
  expect(found?.default_payment_method).toBeNull();
  for (const path of ['colour', 'status', 'latest_invoice.payment_intent', 'metadata.constructor']) {
    expect((await stripeErrorOf(stripe.subscriptions.retrieve(subscription.id, { expand: [path] }))).message).toContain(
      'cannot be expanded',
    );
  }
});

test('finds prices by lookup key, which is transferred on request', async () => {
  const { stripe } = harness;
  const create = (transfer_lookup_key: boolean) =>
    stripe.prices.create({
      currency: 'usd',
      unit_amount: 100,
      lookup_key: 'one',
      transfer_lookup_key,
      recurring: { interval: 'month' },
      product_data: { name: 'One' },
    });
  await create(false);
  expect(await stripeErrorOf(create(false))).toMatchObject({ statusCode: 400, param: 'lookup_key' });
  const second = await create(true);
  expect((await stripe.prices.list({ lookup_keys: ['one'], active: true })).data.map(({ id }) => id)).toEqual([
    second.id,
  ]);
});

test("responds with the SDK's API version", async () => {
  const { lastResponse } = await harness.stripe.customers.list();
  expect(lastResponse.headers['stripe-version']).toBe(Stripe.API_VERSION);
});

test('rejects an object where text is required, even if only the end of the text is stored', async () => {
  const answer = await fetch(`http://127.0.0.1:${harness.processor.port}/v1/payment_methods`, {
    method: 'POST',
    headers: { authorization: 'Bearer sk_test_local', 'content-type': 'application/x-www-form-urlencoded' },
    body: 'type=card&card[number][a]=1',
  });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ error: { type: 'invalid_request_error', param: 'card[number]' } });
});
