import Stripe from 'stripe';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Harness, stripeErrorOf } from './harness.ts';

/** Refunds, credit notes, a customer's credit, disputes, and the resulting balance. */
let harness: Harness;
let stripe: Stripe;
beforeEach(async () => {
  harness = await Harness.start();
  ({ stripe } = harness);
});
afterEach(() => harness.close());

async function paid(card?: string) {
  const { customer, subscription } = await harness.subscriber(card);
  const [charge] = (await stripe.charges.list({ customer: customer.id })).data;
  if (!charge) throw new Error('Nothing was charged');
  return { customer, subscription, charge, invoice: String(subscription.latest_invoice) };
}
const balanceOf = async (customer: Stripe.Customer) =>
  ((await stripe.customers.retrieve(customer.id)) as Stripe.Customer).balance;
const booked = async () =>
  (await stripe.balanceTransactions.list()).data.map(({ type, amount, fee, net }) => [type, amount, fee, net]);

test('refunds a charge in parts, until nothing is left', async () => {
  const { charge } = await paid();
  const first = await stripe.refunds.create({ charge: charge.id, amount: 900, reason: 'requested_by_customer' });
  expect(first).toMatchObject({ amount: 900, status: 'succeeded', charge: charge.id, reason: 'requested_by_customer' });
  expect(await stripeErrorOf(stripe.refunds.create({ charge: charge.id, amount: 4001 }))).toMatchObject({
    statusCode: 400,
    param: 'amount',
    message: 'Refund amount ($40.01) is greater than unrefunded amount on charge ($40.00)',
  });
  expect(await stripeErrorOf(stripe.refunds.create({ charge: charge.id, amount: 0 }))).toMatchObject({
    code: 'parameter_invalid_integer',
  });
  const [partly] = (await stripe.events.list({ type: 'charge.refunded' })).data;
  expect(partly?.data.previous_attributes).toEqual({ amount_refunded: 0 });
  await stripe.refunds.create({ charge: charge.id });
  expect(await stripe.charges.retrieve(charge.id)).toMatchObject({ amount_refunded: 4900, refunded: true });
  expect(await stripeErrorOf(stripe.refunds.create({ charge: charge.id }))).toMatchObject({
    code: 'charge_already_refunded',
  });
  expect((await stripe.refunds.list({ charge: charge.id })).data.map(({ amount }) => amount)).toEqual([4000, 900]);
  expect(await stripe.refunds.update(first.id, { metadata: { by: 'hand' } })).toMatchObject({
    metadata: { by: 'hand' },
  });
  expect((await harness.eventTypes()).slice(-2)).toEqual(['refund.updated', 'charge.refund.updated']);
  expect(await booked()).toEqual([
    ['refund', -4000, 0, -4000],
    ['refund', -900, 0, -900],
    ['charge', 4900, 172, 4728],
  ]);
});

test('links a balance transaction with its charge and its refund', async () => {
  const { charge } = await paid();
  const refund = await stripe.refunds.create({ charge: charge.id, expand: ['balance_transaction.source'] });
  const { balance_transaction } = await stripe.charges.retrieve(charge.id, { expand: ['balance_transaction'] });
  expect(balance_transaction).toMatchObject({ amount: 4900, source: charge.id, reporting_category: 'charge' });
  expect(refund.balance_transaction).toMatchObject({ amount: -4900, source: { id: refund.id, object: 'refund' } });
  const [only] = (await stripe.balanceTransactions.list({ source: charge.id })).data;
  expect(only?.id).toBe((balance_transaction as Stripe.BalanceTransaction).id);
});

test('refunds and credits parts of a paid invoice by credit note, never more than was paid', async () => {
  const { customer, invoice, charge } = await paid();
  const preview = await stripe.creditNotes.preview({ invoice, amount: 1500, refund_amount: 1500 });
  expect([preview.amount, (await stripe.creditNotes.list()).data, (await stripe.refunds.list()).data]).toEqual([
    1500,
    [],
    [],
  ]);
  const note = await stripe.creditNotes.create({
    invoice,
    lines: [{ type: 'custom_line_item', description: 'Half of a month', quantity: 1, unit_amount: 2000 }],
    refund_amount: 1500,
    credit_amount: 500,
    reason: 'order_change',
    expand: ['refunds.refund', 'customer_balance_transaction'],
  });
  expect(note).toMatchObject({
    amount: 2000,
    type: 'post_payment',
    status: 'issued',
    lines: { data: [{ description: 'Half of a month', amount: 2000 }] },
    refunds: [{ amount_refunded: 1500, refund: { amount: 1500, charge: charge.id } }],
    customer_balance_transaction: { amount: -500, type: 'credit_note', ending_balance: -500 },
  });
  expect(note.number).toMatch(/-CN-01$/);
  expect(await stripe.invoices.retrieve(invoice)).toMatchObject({
    post_payment_credit_notes_amount: 2000,
    amount_paid: 4900,
  });
  expect(await stripe.charges.retrieve(charge.id)).toMatchObject({ amount_refunded: 1500, refunded: false });
  expect(await balanceOf(customer)).toBe(-500);
  for (const params of [
    { invoice, amount: 3000, refund_amount: 3000 },
    { invoice, amount: 1000, refund_amount: 900 },
    { invoice },
  ])
    expect(await stripeErrorOf(stripe.creditNotes.create(params))).toMatchObject({ statusCode: 400, param: 'amount' });
  expect((await stripe.creditNotes.listLineItems(note.id)).data).toHaveLength(1);
  expect((await harness.eventTypes()).slice(-2)).toEqual(['credit_note.created', 'invoice.updated']);
});

test('reduces an open invoice by credit note, which can be voided, and pays it when nothing is left', async () => {
  const { id: price } = await harness.price();
  const { id: customer } = await stripe.customers.create({ email: 'anna@example.com' });
  const subscription = await stripe.subscriptions.create({
    customer,
    items: [{ price }],
    payment_behavior: 'default_incomplete',
  });
  const invoice = String(subscription.latest_invoice);
  const some = await stripe.creditNotes.create({ invoice, amount: 900 });
  expect(some).toMatchObject({ type: 'pre_payment', pre_payment_amount: 900 });
  expect(await stripe.invoices.retrieve(invoice)).toMatchObject({
    amount_remaining: 4000,
    pre_payment_credit_notes_amount: 900,
    status: 'open',
  });
  expect((await stripe.creditNotes.voidCreditNote(some.id)).status).toBe('void');
  await stripe.creditNotes.create({ invoice, amount: 4900 });
  expect(await stripe.invoices.retrieve(invoice)).toMatchObject({ amount_remaining: 0, status: 'paid' });
  expect(await stripeErrorOf(stripe.creditNotes.voidCreditNote(some.id))).toMatchObject({ statusCode: 400 });
});

test("applies a customer's credit to the next invoice and adds a transaction for each change", async () => {
  const { customer } = await paid();
  const credit = await stripe.customers.createBalanceTransaction(customer.id, {
    amount: -6000,
    currency: 'usd',
    description: 'Sorry',
  });
  expect(credit).toMatchObject({ type: 'adjustment', ending_balance: -6000 });
  expect(
    await stripe.customers.updateBalanceTransaction(customer.id, credit.id, { metadata: { by: 'hand' } }),
  ).toMatchObject({ metadata: { by: 'hand' } });
  await harness.advanceTo('2027-02-28T12:00:00Z');
  const [renewal] = (await stripe.invoices.list({ customer: customer.id, limit: 1 })).data;
  expect(renewal).toMatchObject({ total: 4900, amount_due: 0, status: 'paid', ending_balance: -1100 });
  const { data } = await stripe.customers.listBalanceTransactions(customer.id);
  expect(data.map(({ type, amount, ending_balance, invoice }) => [type, amount, ending_balance, invoice])).toEqual([
    ['applied_to_invoice', 4900, -1100, renewal?.id],
    ['adjustment', -6000, -6000, null],
  ]);
  await stripe.customers.update(customer.id, { balance: 0 });
  expect(await balanceOf(customer)).toBe(0);
  const { customer: other } = await harness.subscriber();
  expect(await stripeErrorOf(stripe.customers.retrieveBalanceTransaction(other.id, credit.id))).toMatchObject({
    code: 'resource_missing',
  });
});

test('restores the credit that a voided invoice had used', async () => {
  const { customer } = await paid();
  await stripe.customers.update(customer.id, {
    balance: -1000,
    invoice_settings: { default_payment_method: 'pm_card_chargeCustomerFail' },
  });
  await harness.advanceTo('2027-02-28T12:00:00Z');
  const [owed] = (await stripe.invoices.list({ customer: customer.id, status: 'open' })).data;
  expect([owed?.amount_due, await balanceOf(customer)]).toEqual([3900, 0]);
  await stripe.invoices.voidInvoice(owed?.id ?? '');
  expect(await balanceOf(customer)).toBe(-1000);
});

test('rejects a refund of a disputed charge; a lost dispute keeps the money withheld', async () => {
  const { charge } = await paid('pm_card_createDispute');
  const [dispute] = (await stripe.disputes.list({ charge: charge.id })).data;
  expect(dispute).toMatchObject({ amount: 4900, reason: 'fraudulent', status: 'needs_response' });
  expect(charge.disputed).toBe(true);
  expect(await stripeErrorOf(stripe.refunds.create({ charge: charge.id }))).toMatchObject({ code: 'charge_disputed' });
  expect(await stripe.disputes.close(dispute?.id ?? '')).toMatchObject({ status: 'lost' });
  expect(await stripeErrorOf(stripe.disputes.close(dispute?.id ?? ''))).toMatchObject({ statusCode: 400 });
  expect((await booked())[0]).toEqual(['adjustment', -4900, 1500, -6400]);
  const told = (await harness.eventTypes()).filter((type) => type.startsWith('charge.dispute'));
  expect(told).toEqual([
    'charge.dispute.created',
    'charge.dispute.funds_withdrawn',
    'charge.dispute.updated',
    'charge.dispute.closed',
  ]);
});

test("decides a dispute by the evidence of Stripe's test mode; an inquiry moves no money", async () => {
  const { charge } = await paid('pm_card_createDisputeProductNotReceived');
  const [dispute] = (await stripe.disputes.list({ charge: charge.id })).data;
  const drafted = await stripe.disputes.update(dispute?.id ?? '', {
    evidence: { product_description: 'A listing' },
    submit: false,
  });
  expect(drafted).toMatchObject({ status: 'needs_response', evidence_details: { has_evidence: true } });
  const won = await stripe.disputes.update(dispute?.id ?? '', { evidence: { uncategorized_text: 'winning_evidence' } });
  expect(won).toMatchObject({ status: 'won', balance_transactions: [{ net: -6400 }, { net: 4900 }] });
  const { charge: asked } = await paid('pm_card_createDisputeInquiry');
  const [inquiry] = (await stripe.disputes.list({ charge: asked.id })).data;
  expect(inquiry).toMatchObject({ status: 'warning_needs_response', is_charge_refundable: true });
  await stripe.refunds.create({ charge: asked.id });
  expect(
    await stripe.disputes.update(inquiry?.id ?? '', { evidence: { uncategorized_text: 'losing_evidence' } }),
  ).toMatchObject({ status: 'warning_closed', balance_transactions: [] });
});
