import Stripe from 'stripe';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Harness, iso, stripeErrorOf } from './harness.fixture.ts';

let harness: Harness;
beforeEach(async () => {
  harness = await Harness.start();
});
afterEach(() => harness.close());

const invoiceOf = ({ latest_invoice }: Stripe.Subscription) => latest_invoice as Stripe.Invoice;

test('charges a subscription at once and emits its events in order', async () => {
  const { stripe } = harness;
  const { id: price } = await harness.price();
  const method = await harness.card();
  const customer = await stripe.customers.create({ email: 'anna@example.com' });
  await stripe.paymentMethods.attach(method.id, { customer: customer.id });
  const before = (await harness.eventTypes()).length;
  const subscription = await stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price }],
    default_payment_method: method.id,
    payment_behavior: 'error_if_incomplete',
    metadata: { listing: '7' },
    expand: ['latest_invoice.payments', 'latest_invoice.confirmation_secret', 'customer', 'items.data.price.product'],
  });
  expect(subscription).toMatchObject({
    status: 'active',
    metadata: { listing: '7' },
    customer: { email: 'anna@example.com' },
  });
  const [item] = subscription.items.data;
  expect([iso(item?.current_period_start), iso(item?.current_period_end)]).toEqual([
    '2027-01-31T12:00:00.000Z',
    '2027-02-28T12:00:00.000Z',
  ]);
  expect(item?.price.product).toMatchObject({ name: 'Apartment listing' });
  const invoice = invoiceOf(subscription);
  expect(invoice).toMatchObject({
    status: 'paid',
    amount_due: 4900,
    amount_paid: 4900,
    attempt_count: 1,
    billing_reason: 'subscription_create',
    customer_email: 'anna@example.com',
  });
  expect(invoice.parent?.subscription_details?.subscription).toBe(subscription.id);
  const payment = await stripe.paymentIntents.retrieve(String(invoice.payments?.data[0]?.payment.payment_intent));
  expect(payment).toMatchObject({
    status: 'succeeded',
    amount_received: 4900,
    client_secret: invoice.confirmation_secret?.client_secret,
  });
  expect((await harness.eventTypes()).slice(before)).toEqual([
    'customer.subscription.created',
    'invoice.created',
    'invoice.finalized',
    'payment_intent.succeeded',
    'charge.succeeded',
    'invoice.paid',
    'invoice.payment_succeeded',
    'customer.subscription.updated',
  ]);
  const { data } = await stripe.charges.list();
  expect(data).toMatchObject([{ amount: 4900, paid: true, payment_method_details: { card: { last4: '4242' } } }]);
});

test('creates nothing with error_if_incomplete when the card is declined', async () => {
  const { stripe } = harness;
  const { id: price } = await harness.price();
  const customer = await harness.customer('pm_card_chargeCustomerFail');
  const before = await harness.eventTypes();
  const refusal = await stripeErrorOf(
    stripe.subscriptions.create({ customer: customer.id, items: [{ price }], payment_behavior: 'error_if_incomplete' }),
  );
  expect(refusal).toMatchObject({
    type: 'StripeCardError',
    statusCode: 402,
    code: 'card_declined',
    decline_code: 'generic_decline',
  });
  for (const kind of ['subscriptions', 'invoices', 'charges'] as const)
    expect(harness.processor.list(kind)).toEqual([]);
  expect(await harness.eventTypes()).toEqual(before);
});

test('leaves a first payment open with allow_incomplete, which another card pays', async () => {
  const { stripe } = harness;
  const { id: price } = await harness.price();
  const { id: customer } = await harness.customer('pm_card_chargeCustomerFail');
  const subscription = await stripe.subscriptions.create({
    customer,
    items: [{ price }],
    payment_behavior: 'allow_incomplete',
    expand: ['latest_invoice'],
  });
  expect(subscription.status).toBe('incomplete');
  expect(invoiceOf(subscription)).toMatchObject({ status: 'open', attempt_count: 1, next_payment_attempt: null });
  const refusal = await stripeErrorOf(stripe.invoices.pay(invoiceOf(subscription).id));
  expect(refusal).toMatchObject({
    statusCode: 402,
    decline_code: 'generic_decline',
    payment_intent: { status: 'requires_payment_method' },
  });
  const paid = await stripe.invoices.pay(invoiceOf(subscription).id, { payment_method: 'pm_card_visa' });
  expect(paid.status).toBe('paid');
  expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('active');
  expect(await stripeErrorOf(stripe.invoices.pay(paid.id))).toMatchObject({
    statusCode: 400,
    message: 'Invoice is already paid',
  });
});

test('expires a subscription after 23 hours without the first payment and voids its invoice', async () => {
  const { stripe } = harness;
  const { id: price } = await harness.price();
  const { id: customer } = await harness.customer('pm_card_authenticationRequired');
  const subscription = await stripe.subscriptions.create({
    customer,
    items: [{ price }],
    payment_behavior: 'allow_incomplete',
    expand: ['latest_invoice.confirmation_secret'],
  });
  expect(subscription.status).toBe('incomplete');
  expect(harness.processor.list('charges')).toEqual([]);
  await harness.advanceTo('2027-02-01T10:59:59Z');
  expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('incomplete');
  await harness.advanceTo('2027-02-01T11:00:00Z');
  expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('incomplete_expired');
  expect((await stripe.invoices.retrieve(invoiceOf(subscription).id)).status).toBe('void');
  const client_secret = invoiceOf(subscription).confirmation_secret?.client_secret ?? '';
  const path = `/v1/payment_intents/${client_secret.split('_secret_')[0]}/confirm`;
  expect(await stripeErrorOf(stripe.rawRequest('POST', path, { client_secret }))).toMatchObject({
    code: 'payment_intent_unexpected_state',
  });
});

async function awaitingAuthentication() {
  const { stripe } = harness;
  const { id: price } = await harness.price();
  const method = await harness.card('4000002500003155');
  const { id: customer } = await stripe.customers.create({});
  await stripe.paymentMethods.attach(method.id, { customer });
  await stripe.customers.update(customer, { invoice_settings: { default_payment_method: method.id } });
  const create = (payment_behavior: 'allow_incomplete' | 'error_if_incomplete') =>
    stripe.subscriptions.create({
      customer,
      items: [{ price }],
      payment_behavior,
      expand: ['latest_invoice.confirmation_secret', 'latest_invoice.payments'],
    });
  expect(await stripeErrorOf(create('error_if_incomplete'))).toMatchObject({
    statusCode: 402,
    code: 'subscription_payment_intent_requires_action',
  });
  expect(harness.processor.list('subscriptions')).toEqual([]);
  const subscription = await create('allow_incomplete');
  expect(subscription.status).toBe('incomplete');
  const client_secret = invoiceOf(subscription).confirmation_secret?.client_secret ?? '';
  return {
    subscription,
    client_secret,
    intent: String(invoiceOf(subscription).payments?.data[0]?.payment.payment_intent),
  };
}

test('charges a card after authentication in the browser, and renews without it', async () => {
  const { subscription, intent, client_secret } = await awaitingAuthentication();
  const browser = harness.client('pk_test_local');
  const waiting = await browser.paymentIntents.retrieve(intent, { client_secret });
  expect(waiting).toMatchObject({ status: 'requires_action', next_action: { type: 'use_stripe_sdk' } });
  expect(await stripeErrorOf(browser.paymentIntents.retrieve(intent))).toMatchObject({
    code: 'parameter_missing',
    param: 'client_secret',
  });
  expect(
    await stripeErrorOf(
      browser.rawRequest('POST', `/v1/payment_intents/${intent}/confirm`, { client_secret: 'wrong' }),
    ),
  ).toMatchObject({
    statusCode: 400,
  });
  await browser.rawRequest('POST', `/v1/payment_intents/${intent}/confirm`, { client_secret });
  expect((await harness.stripe.subscriptions.retrieve(subscription.id)).status).toBe('active');
  await harness.advanceTo('2027-03-01T12:00:00Z');
  expect((await harness.stripe.subscriptions.retrieve(subscription.id)).status).toBe('active');
  expect(harness.processor.list('charges')).toHaveLength(2);
});

test('leaves the payment open for another card when authentication fails', async () => {
  const { subscription, intent, client_secret } = await awaitingAuthentication();
  const { stripe } = harness;
  const path = `/v1/test_helpers/payment_intents/${intent}/authenticate`;
  const refusal = await stripeErrorOf(
    harness.client('pk_test_local').rawRequest('POST', path, { client_secret, outcome: 'fail' }),
  );
  expect(refusal).toMatchObject({
    statusCode: 402,
    code: 'payment_intent_authentication_failure',
    payment_intent: { status: 'requires_payment_method' },
  });
  expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('incomplete');
  expect(await stripeErrorOf(stripe.rawRequest('POST', path, { client_secret, outcome: 'succeed' }))).toMatchObject({
    code: 'payment_intent_unexpected_state',
  });
  await stripe.invoices.pay(invoiceOf(subscription).id, { payment_method: 'pm_card_visa' });
  expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('active');
});

test('never charges a canceled subscription that waits for authentication', async () => {
  const { subscription, intent, client_secret } = await awaitingAuthentication();
  const ended = await harness.stripe.subscriptions.cancel(subscription.id);
  expect(ended.status).toBe('incomplete_expired');
  const refusal = await stripeErrorOf(
    harness.client('pk_test_local').rawRequest('POST', `/v1/payment_intents/${intent}/confirm`, { client_secret }),
  );
  expect(refusal).toMatchObject({ statusCode: 400, code: 'payment_intent_unexpected_state' });
  expect(harness.processor.list('charges')).toEqual([]);
});

test('stores a card with a setup intent, after authentication if the card requires it', async () => {
  const { stripe } = harness;
  const { id: price } = await harness.price();
  const { id: customer } = await stripe.customers.create({});
  const browser = harness.client('pk_test_local');
  const confirm = async (payment_method: string) => {
    const { id, client_secret } = await stripe.setupIntents.create({ customer });
    const answer = await browser.rawRequest('POST', `/v1/setup_intents/${id}/confirm`, {
      client_secret,
      payment_method,
    });
    const authenticate = (outcome: 'succeed' | 'fail') =>
      browser.rawRequest('POST', `/v1/test_helpers/setup_intents/${id}/authenticate`, { client_secret, outcome });
    return { answer, authenticate };
  };
  expect((await confirm('pm_card_visa')).answer).toMatchObject({ status: 'succeeded' });
  const method = await harness.card('4000002500003155');
  const refused = await confirm(method.id);
  expect(refused.answer).toMatchObject({ status: 'requires_action' });
  expect(await stripeErrorOf(refused.authenticate('fail'))).toMatchObject({
    code: 'setup_intent_authentication_failure',
  });
  expect(await stripeErrorOf(refused.authenticate('succeed'))).toMatchObject({
    code: 'setup_intent_unexpected_state',
  });
  const { authenticate } = await confirm(method.id);
  expect(await authenticate('succeed')).toMatchObject({ status: 'succeeded', payment_method: method.id });
  expect((await stripe.paymentMethods.retrieve(method.id)).customer).toBe(customer);
  const paid = await stripe.subscriptions.create({ customer, items: [{ price }], default_payment_method: method.id });
  expect(paid.status).toBe('active');
});

test('ends a subscription at once, emits the event, and responds 404 to a second cancellation', async () => {
  const { stripe } = harness;
  const { subscription, customer } = await harness.subscriber();
  const ended = await stripe.subscriptions.cancel(subscription.id);
  expect(ended).toMatchObject({
    status: 'canceled',
    ended_at: harness.seconds,
    cancellation_details: { reason: 'cancellation_requested' },
  });
  expect((await harness.eventTypes()).at(-1)).toBe('customer.subscription.deleted');
  expect(await stripeErrorOf(stripe.subscriptions.cancel(subscription.id))).toMatchObject({
    statusCode: 404,
    code: 'resource_missing',
  });
  expect(
    (await stripeErrorOf(stripe.subscriptions.update(subscription.id, { cancel_at_period_end: false }))).message,
  ).toContain('A canceled subscription');
  const [item] = subscription.items.data;
  const preview = stripe.invoices.createPreview({
    subscription: subscription.id,
    subscription_details: {
      items: [{ id: item?.id ?? '', price: item?.price.id ?? '' }],
      proration_behavior: 'always_invoice',
    },
  });
  expect((await stripeErrorOf(preview)).statusCode).toBe(400);
  expect((await stripe.subscriptions.list({ customer: customer.id })).data).toEqual([]);
  expect((await stripe.subscriptions.list({ customer: customer.id, status: 'all' })).data).toHaveLength(1);
  await harness.advanceTo('2027-06-01T00:00:00Z');
  expect(harness.processor.list('charges')).toHaveLength(1);
});

test("ends at the period's end without another charge, and can be reverted before", async () => {
  const { stripe } = harness;
  const { subscription } = await harness.subscriber();
  const going = await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
  expect(going).toMatchObject({ status: 'active', cancel_at_period_end: true, canceled_at: harness.seconds });
  expect(iso(going.cancel_at)).toBe('2027-02-28T12:00:00.000Z');
  const [event] = (await stripe.events.list({ limit: 1 })).data;
  expect(event).toMatchObject({
    type: 'customer.subscription.updated',
    data: { previous_attributes: { cancel_at: null, cancel_at_period_end: false, canceled_at: null } },
  });
  const back = await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: false });
  expect(back).toMatchObject({ cancel_at: null, cancel_at_period_end: false, canceled_at: null });
  await harness.advanceTo('2027-03-01T00:00:00Z');
  expect(harness.processor.list('charges')).toHaveLength(2);
  await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
  await harness.advanceTo('2027-03-31T11:59:59Z');
  expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('active');
  await harness.advanceTo('2027-06-01T00:00:00Z');
  const ended = await stripe.subscriptions.retrieve(subscription.id);
  expect([ended.status, iso(ended.ended_at)]).toEqual(['canceled', '2027-03-31T12:00:00.000Z']);
  expect(harness.processor.list('charges')).toHaveLength(2);
});

test('applies a price change without prorations from the next period', async () => {
  const { stripe } = harness;
  const { subscription } = await harness.subscriber();
  const { id: price } = await harness.price(29);
  await stripe.subscriptions.update(subscription.id, {
    items: [{ id: subscription.items.data[0]?.id ?? '', price }],
    proration_behavior: 'none',
  });
  await harness.advanceTo('2027-03-01T00:00:00Z');
  expect((await stripe.invoices.list({ subscription: subscription.id })).data.map(({ total }) => total)).toEqual([
    2900, 4900,
  ]);
});

test("keeps a credit larger than an invoice for the customer's next ones", async () => {
  const { stripe } = harness;
  harness.now = new Date('2027-04-01T00:00:00Z');
  const { subscription, customer } = await harness.subscriber();
  const [dear, cheap] = [await harness.price(900), await harness.price(1)];
  const id = subscription.items.data[0]?.id ?? '';
  const update = (price: string) =>
    stripe.subscriptions.update(subscription.id, {
      items: [{ id, price }],
      proration_behavior: 'always_invoice',
      expand: ['latest_invoice'],
    });
  expect(invoiceOf(await update(dear.id))).toMatchObject({
    billing_reason: 'subscription_update',
    amount_paid: 85_100,
  });
  expect(invoiceOf(await update(cheap.id))).toMatchObject({ total: -89_900, amount_due: 0, status: 'paid' });
  expect(((await stripe.customers.retrieve(customer.id)) as Stripe.Customer).balance).toBe(-89_900);
  await harness.advanceTo('2027-05-01T00:00:00Z');
  const renewal = (await stripe.invoices.list({ subscription: subscription.id })).data[0];
  expect(renewal).toMatchObject({
    total: 100,
    starting_balance: -89_900,
    ending_balance: -89_800,
    amount_due: 0,
    status: 'paid',
  });
  expect(harness.processor.list('charges')).toHaveLength(2);
});

test("adds an amount below the minimum charge to the customer's balance and bills it with the next invoice", async () => {
  const { stripe } = harness;
  const { customer, subscription } = await harness.subscriber();
  const price = subscription.items.data[0]?.price.id ?? '';
  await stripe.customers.createBalanceTransaction(customer.id, { amount: -4851, currency: 'usd' });
  const again = () =>
    stripe.subscriptions.create({ customer: customer.id, items: [{ price }], expand: ['latest_invoice'] });
  const balance = async () => ((await stripe.customers.retrieve(customer.id)) as Stripe.Customer).balance;
  expect(invoiceOf(await again())).toMatchObject({ amount_due: 0, amount_paid: 0, ending_balance: 49, status: 'paid' });
  expect(await balance()).toBe(49);
  const { data } = await stripe.customers.listBalanceTransactions(customer.id);
  expect(new Set(data.map(({ type }) => type))).toEqual(
    new Set(['adjustment', 'applied_to_invoice', 'invoice_too_small']),
  );
  expect(invoiceOf(await again())).toMatchObject({ amount_paid: 4949, starting_balance: 49, ending_balance: 0 });
  expect(await balance()).toBe(0);
});

test("ends a deleted customer's subscriptions and detaches their cards", async () => {
  const { stripe } = harness;
  const { subscription, customer } = await harness.subscriber();
  expect(await stripe.customers.del(customer.id)).toMatchObject({ deleted: true });
  expect(await stripe.customers.retrieve(customer.id)).toEqual(
    expect.objectContaining({ id: customer.id, deleted: true }),
  );
  expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('canceled');
  expect((await stripe.customers.list()).data).toEqual([]);
  expect(await stripeErrorOf(stripe.customers.update(customer.id, { email: 'x@example.com' }))).toMatchObject({
    statusCode: 404,
    code: 'resource_missing',
  });
});
