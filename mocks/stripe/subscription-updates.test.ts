import Stripe from 'stripe';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Harness, stripeErrorOf } from './harness.fixture.ts';

/** The cost of a change within a month, and its outcome when the payment fails. */
let harness: Harness;
let subscription: Stripe.Subscription;
let customer: Stripe.Customer;
let item: string;
let dearer: string;
let cheaper: string;

beforeEach(async () => {
  harness = await Harness.start({ at: '2027-04-01T00:00:00Z' });
  ({ subscription, customer } = await harness.subscriber());
  item = subscription.items.data[0]?.id ?? '';
  dearer = (await harness.price(89, 'Villa listing')).id;
  cheaper = (await harness.price(29, 'House listing')).id;
  harness.now = new Date('2027-04-16T00:00:00Z');
});
afterEach(() => harness.close());

type Behaviour = 'error_if_incomplete' | 'pending_if_incomplete';
const change = (price: string, payment_behavior: Behaviour = 'error_if_incomplete') =>
  harness.stripe.subscriptions.update(subscription.id, {
    items: [{ id: item, price }],
    proration_behavior: 'always_invoice',
    payment_behavior,
    expand: ['latest_invoice'],
  });
const chargeWith = (card: string) =>
  harness.stripe.customers.update(customer.id, { invoice_settings: { default_payment_method: card } });
const present = () => harness.stripe.subscriptions.retrieve(subscription.id);
const priceOf = (of: Stripe.Subscription) => of.items.data[0]?.price.id;
const billOf = ({ latest_invoice }: Stripe.Subscription) => latest_invoice as Stripe.Invoice;
const chargesSoFar = () => harness.processor.list('charges').length;

test("previews a change's exact cost in cents without side effects", async () => {
  const events = await harness.eventTypes();
  const preview = await harness.stripe.invoices.createPreview({
    subscription: subscription.id,
    subscription_details: {
      items: [{ id: item, price: dearer }],
      proration_behavior: 'always_invoice',
      proration_date: harness.seconds,
    },
  });
  expect(preview.id).toMatch(/^upcoming_in_/);
  expect(preview).toMatchObject({ amount_due: 2000, status: 'draft', billing_reason: 'subscription_update' });
  expect(preview.lines.data.map(({ description, amount }) => [description, amount])).toEqual([
    ['Unused time on Apartment listing after 16 Apr 2027', -2450],
    ['Remaining time on Villa listing after 16 Apr 2027', 4450],
  ]);
  expect(await harness.eventTypes()).toEqual(events);
  expect(harness.processor.list('invoices')).toHaveLength(1);
  expect(priceOf(await present())).toBe(priceOf(subscription));
  const changed = await change(dearer);
  expect(billOf(changed)).toMatchObject({ amount_paid: 2000, billing_reason: 'subscription_update', status: 'paid' });
  expect(priceOf(changed)).toBe(dearer);
});

test('previews the next renewal when nothing changes', async () => {
  const preview = await harness.stripe.invoices.createPreview({
    subscription: subscription.id,
    subscription_details: {
      items: [{ id: item, price: priceOf(subscription) ?? '' }],
      proration_behavior: 'always_invoice',
    },
  });
  expect(preview.lines.data).toMatchObject([
    {
      amount: 4900,
      period: { start: Date.parse('2027-05-01T00:00:00Z') / 1000, end: Date.parse('2027-06-01T00:00:00Z') / 1000 },
    },
  ]);
  expect(preview).toMatchObject({ amount_due: 4900, billing_reason: 'upcoming' });
});

test('links a credit to its invoice line', async () => {
  const bill = billOf(await change(cheaper));
  expect(bill.lines.data.map(({ amount }) => amount)).toEqual([-2450, 1450]);
  const paid = await harness.stripe.invoices.retrieve(String(subscription.latest_invoice));
  expect(bill.lines.data[0]?.parent?.invoice_item_details).toMatchObject({
    proration: true,
    proration_details: { credited_items: { invoice: paid.id, invoice_line_items: [paid.lines.data[0]?.id] } },
  });
});

test('changes nothing with error_if_incomplete when the card is declined', async () => {
  await chargeWith('pm_card_chargeCustomerFail');
  const before = [await present(), await harness.eventTypes(), chargesSoFar()];
  expect(await stripeErrorOf(change(dearer))).toMatchObject({ statusCode: 402, decline_code: 'generic_decline' });
  expect([await present(), await harness.eventTypes(), chargesSoFar()]).toEqual(before);
  expect(harness.processor.list('invoices')).toHaveLength(1);
});

test('applies a pending_if_incomplete update when its invoice is paid', async () => {
  await chargeWith('pm_card_chargeCustomerFail');
  const held = await change(dearer, 'pending_if_incomplete');
  expect(held).toMatchObject({
    status: 'active',
    pending_update: {
      expires_at: harness.seconds + 23 * 3600,
      subscription_items: [{ id: item, price: { id: dearer } }],
    },
    latest_invoice: { status: 'open', amount_remaining: 2000 },
  });
  expect(priceOf(held)).toBe(priceOf(subscription));
  await harness.stripe.invoices.pay(billOf(held).id, { payment_method: 'pm_card_visa' });
  const after = await present();
  expect([priceOf(after), after.pending_update]).toEqual([dearer, null]);
  expect((await harness.eventTypes()).at(-1)).toBe('customer.subscription.pending_update_applied');
});

test('applies a pending_if_incomplete update without a pending state when it is paid at once', async () => {
  const after = await change(dearer, 'pending_if_incomplete');
  expect([priceOf(after), after.pending_update, billOf(after).status]).toEqual([dearer, null, 'paid']);
  const types = await harness.eventTypes();
  expect(types.filter((type) => type.includes('pending_update'))).toEqual([]);
});

test('voids the invoice of a pending_if_incomplete update after 23 hours and restores the subscription', async () => {
  await chargeWith('pm_card_chargeCustomerFail');
  const held = await change(dearer, 'pending_if_incomplete');
  await harness.advanceTo('2027-04-16T23:00:00Z');
  const after = await present();
  expect([priceOf(after), after.pending_update, after.status]).toEqual([priceOf(subscription), null, 'active']);
  expect((await harness.stripe.invoices.retrieve(billOf(held).id)).status).toBe('void');
  expect((await harness.eventTypes()).at(-1)).toBe('customer.subscription.pending_update_expired');
});

test('discards a pending_if_incomplete update when its invoice is voided', async () => {
  await chargeWith('pm_card_chargeCustomerFail');
  await harness.stripe.invoices.voidInvoice(billOf(await change(dearer, 'pending_if_incomplete')).id);
  expect(await present()).toMatchObject({ pending_update: null, status: 'active' });
});

test('prorates nothing at a time outside the paid month', async () => {
  const refusal = await stripeErrorOf(
    harness.stripe.subscriptions.update(subscription.id, {
      items: [{ id: item, price: dearer }],
      proration_behavior: 'always_invoice',
      proration_date: harness.seconds + 40 * 86_400,
    }),
  );
  expect(refusal).toMatchObject({ statusCode: 400, param: 'proration_date' });
});
