import Stripe from 'stripe';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Harness, stripeErrorOf } from './harness.fixture.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await Harness.start();
});
afterAll(() => harness.close());

const customer = () => harness.stripe.customers.create({ email: 'anna@example.com' });
const methodsOf = (customerId: string) =>
  (harness.processor.list('payment_methods') as Stripe.PaymentMethod[]).filter((each) => each.customer === customerId);

test.each([
  ['4242424242424242', 'visa', '4242'],
  ['5555555555554444', 'mastercard', '4444'],
  ['378282246310005', 'amex', '0005'],
])('stores the brand and last four digits of %s, and not its number', async (number, brand, last4) => {
  const method = await harness.card(number);
  expect(method.card).toMatchObject({ brand, last4, exp_month: 12, exp_year: 2031 });
  const { id } = await customer();
  const attached = await harness.stripe.paymentMethods.attach(method.id, { customer: id });
  expect(attached.customer).toBe(id);
  expect(attached.card?.checks?.cvc_check).toBe('pass');
  const kept = JSON.stringify(harness.processor.list('payment_methods'));
  expect(kept).not.toContain(number);
});

test.each([
  ['4000000000000002', 'card_declined', 'generic_decline', 'pm_card_chargeDeclined'],
  ['4000000000009995', 'card_declined', 'insufficient_funds', 'pm_card_chargeDeclinedInsufficientFunds'],
  ['4000000000009987', 'card_declined', 'lost_card', 'pm_card_chargeDeclinedLostCard'],
  ['4000000000009979', 'card_declined', 'stolen_card', 'pm_card_chargeDeclinedStolenCard'],
  ['4000000000000069', 'expired_card', 'expired_card', 'pm_card_chargeDeclinedExpiredCard'],
  ['4000000000000127', 'incorrect_cvc', 'incorrect_cvc', 'pm_card_chargeDeclinedIncorrectCvc'],
  ['4000000000000119', 'processing_error', 'processing_error', 'pm_card_chargeDeclinedProcessingError'],
])('rejects %s when it is attached and confirmed', async (number, code, decline_code, testId) => {
  const { stripe } = harness;
  const { id } = await customer();
  const method = await harness.card(number);
  const expected = { type: 'StripeCardError', statusCode: 402, code, decline_code };
  expect(await stripeErrorOf(stripe.paymentMethods.attach(method.id, { customer: id }))).toMatchObject(expected);
  expect(await stripeErrorOf(stripe.paymentMethods.attach(testId, { customer: id }))).toMatchObject(expected);
  const { id: setup, client_secret } = await stripe.setupIntents.create({ customer: id });
  expect(
    await stripeErrorOf(
      stripe.rawRequest('POST', `/v1/setup_intents/${setup}/confirm`, { client_secret, payment_method: testId }),
    ),
  ).toMatchObject(expected);
  expect(methodsOf(id)).toEqual([]);
});

test('attaches the card that fails only when charged', async () => {
  const { stripe } = harness;
  const { id: price } = await harness.price();
  const { id } = await customer();
  const method = await stripe.paymentMethods.attach((await harness.card('4000000000000341')).id, { customer: id });
  await stripe.subscriptions.create({ customer: id, items: [{ price }], default_payment_method: method.id });
  expect(harness.charges(id)).toMatchObject([{ status: 'failed', paid: false, failure_code: 'card_declined' }]);
});

test.each([
  ['a wrong check digit', '4242424242424241', {}, 'incorrect_number'],
  ['no number at all', 'four', {}, 'incorrect_number'],
  ['a month that is none', '4242424242424242', { exp_month: 13 }, 'invalid_expiry_month'],
  ['a month before the first', '4242424242424242', { exp_month: 0 }, 'invalid_expiry_month'],
  ['a year that is over', '4242424242424242', { exp_year: 2026 }, 'invalid_expiry_year'],
  ['a code too short', '4242424242424242', { cvc: '12' }, 'invalid_cvc'],
])('rejects %s', async (_name, number, more, code) => {
  expect(await stripeErrorOf(harness.card(number, more))).toMatchObject({
    type: 'StripeCardError',
    statusCode: 402,
    code,
  });
});

test('rejects a number that is not a Stripe test number, and never returns it', async () => {
  const refusal = await stripeErrorOf(harness.card('4111111111111111'));
  expect(refusal).toMatchObject({ code: 'card_declined', decline_code: 'test_mode_live_card' });
  expect(JSON.stringify(refusal)).not.toContain('4111111111111111');
});

test('accepts the current month, and reads a two-digit year as this century', async () => {
  const method = await harness.card('4242424242424242', { exp_month: 1, exp_year: 27 });
  expect(method.card).toMatchObject({ exp_month: 1, exp_year: 2027 });
});

test('resolves test ids to new cards', async () => {
  const { stripe } = harness;
  const first = await stripe.paymentMethods.retrieve('pm_card_amex');
  expect(first.card?.brand).toBe('amex');
  expect((await stripe.paymentMethods.retrieve('pm_card_amex')).id).not.toBe(first.id);
  expect(await stripeErrorOf(stripe.paymentMethods.retrieve('pm_card_nothing'))).toMatchObject({
    statusCode: 404,
    code: 'resource_missing',
  });
});

test('makes a card the default, updates its expiry, and never reattaches a detached one', async () => {
  const { stripe } = harness;
  const { id } = await harness.customer();
  const second = await stripe.paymentMethods.attach('pm_card_mastercard', { customer: id });
  const changed = await stripe.customers.update(id, { invoice_settings: { default_payment_method: second.id } });
  expect(changed.invoice_settings.default_payment_method).toBe(second.id);
  expect(methodsOf(id).map(({ card }) => card?.brand)).toEqual(['mastercard', 'visa']);
  const aged = await stripe.paymentMethods.update(second.id, { card: { exp_month: 3, exp_year: 2033 } });
  expect([aged.card?.exp_month, aged.card?.exp_year]).toEqual([3, 2033]);
  const other = await customer();
  expect(await stripeErrorOf(stripe.paymentMethods.attach(second.id, { customer: other.id }))).toMatchObject({
    statusCode: 400,
  });
  await stripe.paymentMethods.detach(second.id);
  const after = (await stripe.customers.retrieve(id)) as Stripe.Customer;
  expect(after.invoice_settings.default_payment_method).toBeNull();
  expect((await stripeErrorOf(stripe.paymentMethods.attach(second.id, { customer: id }))).message).toContain(
    'may not be used again',
  );
  expect(await stripeErrorOf(stripe.paymentMethods.detach(second.id))).toMatchObject({
    code: 'payment_method_not_attached',
  });
});
