import Stripe from 'stripe';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Harness, stripeErrorOf } from './harness.fixture.ts';

/** Refunds, a customer's credit, and disputes. */
let harness: Harness;
let stripe: Stripe;
beforeEach(async () => {
  harness = await Harness.start();
  ({ stripe } = harness);
});
afterEach(() => harness.close());

async function paid(card?: string) {
  const { customer } = await harness.subscriber(card);
  const [charge] = harness.charges(customer.id);
  if (!charge) throw new Error('Nothing was charged');
  return { customer, charge, payment_intent: String(charge.payment_intent) };
}
const balanceOf = async (customer: Stripe.Customer) =>
  ((await stripe.customers.retrieve(customer.id)) as Stripe.Customer).balance;

test('refunds a charge in parts, until nothing is left', async () => {
  const { customer, charge, payment_intent } = await paid();
  const first = await stripe.refunds.create({ payment_intent, amount: 900 });
  expect(first).toMatchObject({ amount: 900, status: 'succeeded', charge: charge.id });
  expect(await stripeErrorOf(stripe.refunds.create({ payment_intent, amount: 4001 }))).toMatchObject({
    statusCode: 400,
    param: 'amount',
    message: 'Refund amount ($40.01) is greater than unrefunded amount on charge ($40.00)',
  });
  expect(await stripeErrorOf(stripe.refunds.create({ payment_intent, amount: 0 }))).toMatchObject({
    code: 'parameter_invalid_integer',
  });
  const [partly] = (await stripe.events.list({ types: ['charge.refunded'] })).data;
  expect(partly?.data.previous_attributes).toEqual({ amount_refunded: 0 });
  await stripe.refunds.create({ payment_intent });
  expect(harness.charges(customer.id)).toMatchObject([{ amount_refunded: 4900, refunded: true }]);
  expect(await stripeErrorOf(stripe.refunds.create({ payment_intent }))).toMatchObject({
    code: 'charge_already_refunded',
  });
  expect((await stripe.refunds.list({ payment_intent })).data.map(({ amount }) => amount)).toEqual([4000, 900]);
  expect((await harness.eventTypes()).slice(-2)).toEqual(['charge.refunded', 'refund.created']);
});

test("applies a customer's credit to the next invoice and adds a transaction for each change", async () => {
  const { customer } = await paid();
  const credit = await stripe.customers.createBalanceTransaction(customer.id, {
    amount: -6000,
    currency: 'usd',
    metadata: { by: 'hand' },
  });
  expect(credit).toMatchObject({ type: 'adjustment', ending_balance: -6000, metadata: { by: 'hand' } });
  await harness.advanceTo('2027-02-28T12:00:00Z');
  const [renewal] = (await stripe.invoices.list({ customer: customer.id, limit: 1 })).data;
  expect(renewal).toMatchObject({ total: 4900, amount_due: 0, status: 'paid', ending_balance: -1100 });
  const { data } = await stripe.customers.listBalanceTransactions(customer.id);
  expect(data.map(({ type, amount, ending_balance, invoice }) => [type, amount, ending_balance, invoice])).toEqual([
    ['applied_to_invoice', 4900, -1100, renewal?.id],
    ['adjustment', -6000, -6000, null],
  ]);
  expect(await balanceOf(customer)).toBe(-1100);
});

test('restores the credit that a voided invoice had used', async () => {
  const { customer } = await paid();
  await stripe.customers.createBalanceTransaction(customer.id, { amount: -1000, currency: 'usd' });
  await stripe.customers.update(customer.id, {
    invoice_settings: { default_payment_method: 'pm_card_chargeCustomerFail' },
  });
  await harness.advanceTo('2027-02-28T12:00:00Z');
  const [owed] = (await stripe.invoices.list({ customer: customer.id, status: 'open' })).data;
  expect([owed?.amount_due, await balanceOf(customer)]).toEqual([3900, 0]);
  await stripe.invoices.voidInvoice(owed?.id ?? '');
  expect(await balanceOf(customer)).toBe(-1000);
});

test('rejects a refund of a disputed charge; a lost dispute keeps the money withheld', async () => {
  const { charge, payment_intent } = await paid('pm_card_createDispute');
  const [dispute] = (await stripe.disputes.list({ payment_intent })).data;
  expect(dispute).toMatchObject({ amount: 4900, reason: 'fraudulent', status: 'needs_response' });
  expect(charge.disputed).toBe(true);
  expect(await stripeErrorOf(stripe.refunds.create({ payment_intent }))).toMatchObject({ code: 'charge_disputed' });
  const lose = () => stripe.disputes.update(dispute?.id ?? '', { evidence: { uncategorized_text: 'losing_evidence' } });
  expect(await lose()).toMatchObject({ status: 'lost', balance_transactions: [{ net: -6400 }] });
  expect(await stripeErrorOf(lose())).toMatchObject({ statusCode: 400 });
  const events = (await harness.eventTypes()).filter((type) => type.startsWith('charge.dispute'));
  expect(events).toEqual([
    'charge.dispute.created',
    'charge.dispute.funds_withdrawn',
    'charge.dispute.updated',
    'charge.dispute.updated',
    'charge.dispute.closed',
  ]);
});

test("decides a dispute by the evidence of Stripe's test mode; an inquiry moves no money", async () => {
  const { payment_intent } = await paid('pm_card_createDisputeProductNotReceived');
  const [dispute] = (await stripe.disputes.list({ payment_intent })).data;
  const answer = (uncategorized_text: string, id = dispute?.id ?? '') =>
    stripe.disputes.update(id, { evidence: { uncategorized_text } });
  expect(await answer('A listing')).toMatchObject({ status: 'under_review', evidence_details: { has_evidence: true } });
  const won = await answer('winning_evidence');
  expect(won).toMatchObject({ status: 'won', balance_transactions: [{ net: -6400 }, { net: 4900 }] });
  const { payment_intent: payment } = await paid('pm_card_createDisputeInquiry');
  const [inquiry] = (await stripe.disputes.list({ payment_intent: payment })).data;
  expect(inquiry).toMatchObject({ status: 'warning_needs_response', is_charge_refundable: true });
  await stripe.refunds.create({ payment_intent: payment });
  expect(await answer('losing_evidence', inquiry?.id)).toMatchObject({
    status: 'warning_closed',
    balance_transactions: [],
  });
});
