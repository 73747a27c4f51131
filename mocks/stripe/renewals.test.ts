import type Stripe from 'stripe';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Harness, iso } from './harness.fixture.ts';

let harness: Harness;
beforeEach(async () => {
  harness = await Harness.start();
});
afterEach(() => harness.close());

const invoicesOf = async (subscription: string) =>
  (await harness.stripe.invoices.list({ subscription, limit: 100 })).data.reverse();
const fails = (customer: string) =>
  harness.stripe.customers.update(customer, {
    invoice_settings: { default_payment_method: 'pm_card_chargeCustomerFail' },
  });

test('renews from January 31 on the last day of each month for fourteen months without drifting', async () => {
  const { subscription } = await harness.subscriber();
  await harness.advanceTo('2028-03-31T12:00:00Z');
  const invoices = await invoicesOf(subscription.id);
  const days = [
    '2027-01-31',
    '2027-02-28',
    '2027-03-31',
    '2027-04-30',
    '2027-05-31',
    '2027-06-30',
    '2027-07-31',
    '2027-08-31',
    '2027-09-30',
    '2027-10-31',
    '2027-11-30',
    '2027-12-31',
    '2028-01-31',
    '2028-02-29',
    '2028-03-31',
  ];
  expect(invoices.map(({ created }) => iso(created))).toEqual(days.map((day) => `${day}T12:00:00.000Z`));
  expect(invoices.map(({ lines }) => iso(lines.data[0]?.period.end).slice(0, 10))).toEqual([
    ...days.slice(1),
    '2028-04-30',
  ]);
  expect(invoices.every(({ status, amount_paid }) => status === 'paid' && amount_paid === 4900)).toBe(true);
  expect(new Set(invoices.map(({ number }) => number)).size).toBe(15);
});

test('emits a renewal as the next period, then its invoice, then its payment', async () => {
  const { subscription } = await harness.subscriber();
  const before = (await harness.eventTypes()).length;
  expect(harness.processor.nextDue()?.toISOString()).toBe('2027-02-28T12:00:00.000Z');
  harness.now = new Date('2027-02-28T12:00:00Z');
  expect(await harness.processor.runDue()).toBe(1);
  expect(await harness.processor.runDue()).toBe(0);
  expect((await harness.eventTypes()).slice(before)).toEqual([
    'customer.subscription.updated',
    'invoice.created',
    'invoice.finalized',
    'payment_intent.succeeded',
    'charge.succeeded',
    'invoice.paid',
    'invoice.payment_succeeded',
  ]);
  const { data } = await harness.stripe.events.list({ types: ['customer.subscription.updated'], limit: 1 });
  expect(data[0]).toMatchObject({
    request: { id: null },
    data: { previous_attributes: { latest_invoice: subscription.latest_invoice } },
  });
});

test('runs overdue tasks at the times when they were due', async () => {
  const { subscription } = await harness.subscriber();
  harness.now = new Date('2027-05-01T00:00:00Z');
  expect(await harness.processor.runDue()).toBe(3);
  expect((await invoicesOf(subscription.id)).map(({ created }) => iso(created).slice(0, 10))).toEqual([
    '2027-01-31',
    '2027-02-28',
    '2027-03-31',
    '2027-04-30',
  ]);
});

test('runs due tasks once when two runs start at once', async () => {
  await harness.subscriber();
  harness.now = new Date('2027-02-28T12:00:00Z');
  const counts = await Promise.all([
    harness.processor.runDue(),
    harness.processor.runDue(),
    harness.processor.runDue(),
  ]);
  expect(counts).toEqual([1, 0, 0]);
  expect(harness.processor.list('charges')).toHaveLength(2);
});

test('attempts a failed renewal on days 0, 3, 5 and 7, then ends the subscription', async () => {
  const { subscription, customer } = await harness.subscriber();
  await fails(customer.id);
  const before = (await harness.eventTypes()).length;
  await harness.advanceTo('2027-02-28T12:00:00Z');
  const late = await harness.stripe.subscriptions.retrieve(subscription.id, { expand: ['latest_invoice', 'customer'] });
  expect(late).toMatchObject({ status: 'past_due', customer: { delinquent: true } });
  const invoice = late.latest_invoice as Stripe.Invoice;
  expect([invoice.status, invoice.attempt_count, iso(invoice.next_payment_attempt)]).toEqual([
    'open',
    1,
    '2027-03-03T12:00:00.000Z',
  ]);
  expect((await harness.eventTypes()).slice(before)).toEqual([
    'customer.subscription.updated',
    'invoice.created',
    'invoice.finalized',
    'charge.failed',
    'payment_intent.payment_failed',
    'invoice.payment_failed',
    'customer.updated',
    'customer.subscription.updated',
  ]);
  await harness.advanceTo('2027-03-07T11:59:59Z');
  expect((await harness.stripe.subscriptions.retrieve(subscription.id)).status).toBe('past_due');
  await harness.advanceTo('2027-09-01T00:00:00Z');
  const ended = await harness.stripe.subscriptions.retrieve(subscription.id);
  expect(ended).toMatchObject({ status: 'canceled', cancellation_details: { reason: 'payment_failed' } });
  expect(iso(ended.ended_at)).toBe('2027-03-07T12:00:00.000Z');
  const failures = (await harness.stripe.events.list({ types: ['invoice.payment_failed'] })).data.reverse();
  expect(failures.map(({ created }) => iso(created).slice(0, 10))).toEqual([
    '2027-02-28',
    '2027-03-03',
    '2027-03-05',
    '2027-03-07',
  ]);
  expect(failures.map(({ data }) => (data.object as Stripe.Invoice).attempt_count)).toEqual([1, 2, 3, 4]);
  expect(failures.at(-1)?.data.object).toMatchObject({ next_payment_attempt: null });
  expect((await harness.eventTypes()).at(-1)).toBe('customer.subscription.deleted');
  expect(await invoicesOf(subscription.id)).toHaveLength(2);
});

test('resumes the old dates after a new card and a retry, or after paying the invoice', async () => {
  const { subscription, customer } = await harness.subscriber();
  await fails(customer.id);
  await harness.advanceTo('2027-03-01T00:00:00Z');
  await harness.stripe.customers.update(customer.id, {
    invoice_settings: { default_payment_method: 'pm_card_mastercard' },
  });
  expect((await harness.stripe.subscriptions.retrieve(subscription.id)).status).toBe('past_due');
  await harness.advanceTo('2027-03-03T12:00:00Z');
  expect((await harness.stripe.subscriptions.retrieve(subscription.id)).status).toBe('active');
  await fails(customer.id);
  await harness.advanceTo('2027-04-01T00:00:00Z');
  const open = (await invoicesOf(subscription.id)).at(-1);
  expect(open?.status).toBe('open');
  await harness.stripe.invoices.pay(open?.id ?? '', { payment_method: 'pm_card_visa' });
  const back = await harness.stripe.subscriptions.retrieve(subscription.id, { expand: ['customer'] });
  expect(back).toMatchObject({ status: 'active', customer: { delinquent: false } });
  expect(iso(back.items.data[0]?.current_period_end)).toBe('2027-04-30T12:00:00.000Z');
});

test('does not charge a detached card', async () => {
  const { subscription, customer } = await harness.subscriber();
  const method = String(customer.invoice_settings.default_payment_method);
  await harness.stripe.subscriptions.update(subscription.id, { default_payment_method: method });
  await harness.stripe.paymentMethods.detach(method);
  await harness.advanceTo('2027-03-01T00:00:00Z');
  expect((await harness.stripe.subscriptions.retrieve(subscription.id)).status).toBe('past_due');
  expect(harness.processor.list('charges')).toHaveLength(1);
});

test('stops retries after cancellation of an overdue subscription', async () => {
  const { subscription, customer } = await harness.subscriber();
  await fails(customer.id);
  await harness.advanceTo('2027-03-01T00:00:00Z');
  await harness.stripe.subscriptions.cancel(subscription.id);
  const charges = harness.processor.list('charges').length;
  await harness.advanceTo('2027-06-01T00:00:00Z');
  expect(harness.processor.list('charges')).toHaveLength(charges);
});
