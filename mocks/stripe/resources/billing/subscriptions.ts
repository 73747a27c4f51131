import { z } from 'zod';
import { bill, paymentMethodOf, type CollectResult } from '../../billing/collect-invoice.ts';
import { nextBillingDate } from '../../billing/dates.ts';
import { draftInvoice } from '../../billing/invoice.ts';
import { emitPendingUpdate } from '../../billing/pending-update.ts';
import { prorations, type Proration } from '../../billing/proration.ts';
import { endSubscription, hasEnded, saveSubscription } from '../../billing/subscription.ts';
import { findCustomerPaymentMethod } from '../../payments/payment-methods.ts';
import { route, type Call, type SchemaInput } from '../../route.ts';
import { planObject } from '../../shapes/price.ts';
import { itemOf, periodOf, subscriptionObject, withItem } from '../../shapes/subscription.ts';
import type { Invoice, Subscription, SubscriptionItem } from '../../stored-objects.ts';
import {
  cardDeclined,
  invalidRequest,
  missingPaymentMethod,
  parameterMissing,
  resourceMissing,
  StripeRequestError,
} from '../../wire/errors.ts';
import { inDateRange, listRoute, whenEqual } from '../../wire/paging.ts';
import {
  dateRange,
  flag,
  integer,
  listSchema,
  mergedMetadata,
  metadata,
  objectSchema,
  text,
  unsettable,
} from '../../wire/params.ts';
import type { Transaction } from '../../transaction.ts';

const creation = objectSchema({
  customer: text,
  items: z.strictObject({ 0: z.strictObject({ price: text }) }),
  default_payment_method: text.optional(),
  metadata: metadata.optional(),
  payment_behavior: z.enum(['allow_incomplete', 'error_if_incomplete'], 'Invalid payment_behavior').optional(),
});
const items = z.strictObject({ 0: z.strictObject({ id: text, price: text }) });
const updating = objectSchema({
  cancel_at_period_end: flag.optional(),
  default_payment_method: unsettable(text).optional(),
  items: items.optional(),
  payment_behavior: z.enum(['error_if_incomplete', 'pending_if_incomplete'], 'Invalid payment_behavior').optional(),
  proration_behavior: z.enum(['always_invoice', 'none'], 'Invalid proration_behavior').optional(),
  proration_date: integer.optional(),
});
type Changes = SchemaInput<typeof updating>;
const previewing = objectSchema({
  subscription: text,
  subscription_details: z.strictObject({
    items,
    proration_behavior: z.literal('always_invoice', 'Invalid proration_behavior'),
    proration_date: integer.optional(),
  }),
});

export const subscriptions = [
  route('POST', '/v1/subscriptions', creation, create),
  listRoute(
    '/v1/subscriptions',
    'subscription',
    listSchema({
      created: dateRange.optional(),
      customer: text.optional(),
      status: z.literal('all', 'Invalid status').optional(),
    }),
    ({ params }) => [
      // Without a status, canceled ones are left out, as at Stripe.
      params.status ? undefined : { path: '$.status', is: 'not in', value: ['canceled', 'incomplete_expired'] },
      whenEqual('$.customer', params.customer),
      ...inDateRange(params.created),
    ],
  ),
  route('GET', '/v1/subscriptions/:id', objectSchema({}), ({ work, id }) => work.need('subscription', id)),
  route('POST', '/v1/subscriptions/:id', updating, update),
  route('DELETE', '/v1/subscriptions/:id', objectSchema({}), ({ work, id }) => {
    const before = work.need('subscription', id);
    if (before.ended_at !== null) throw resourceMissing('subscription', id);
    return endSubscription(work, before, 'cancellation_requested');
  }),
  route('POST', '/v1/invoices/create_preview', previewing, preview),
];

/** Creates a subscription and charges its first period. @throws StripeRequestError 402 */
function create({ work, params }: Call<SchemaInput<typeof creation>>): Subscription {
  const customer = work.need('customer', params.customer, 'customer');
  const price = work.need('price', params.items[0].price, 'items[0][price]');
  const method =
    params.default_payment_method &&
    findCustomerPaymentMethod(work, params.default_payment_method, customer.id, 'default_payment_method').id;
  const subscription = subscriptionObject(work.now, price, nextBillingDate(work.now, work.now), {
    customer: customer.id,
    default_payment_method: method ?? null,
    metadata: mergedMetadata(null, params.metadata),
  });
  if (!paymentMethodOf(work, subscription)) throw missingPaymentMethod();
  const period = { start: work.now, end: work.now };
  const collected = bill(work, subscription, undefined, { period, reason: 'subscription_create' });
  assertPaid(params.payment_behavior, collected);
  return work.need('subscription', subscription.id);
}

/** Returns a subscription that has not ended, which alone can change. @throws StripeRequestError 400, 404 */
function needRunning(work: Transaction, id: string, param?: string): Subscription {
  const subscription = work.need('subscription', id, param);
  if (hasEnded(subscription))
    throw invalidRequest('A canceled subscription can only update its cancellation_details and metadata.');
  return subscription;
}

/** Updates a subscription. A cancellation at the period's end is reverted by setting it to false. */
function update({ work, params, id }: Call<Changes>): Subscription {
  const before = needRunning(work, id);
  const { default_payment_method: wanted, payment_behavior } = params;
  const method = wanted
    ? findCustomerPaymentMethod(work, wanted, before.customer, 'default_payment_method').id
    : wanted;
  const noted = withCancellation(
    work,
    { ...before, default_payment_method: method === undefined ? before.default_payment_method : method },
    params.cancel_at_period_end,
  );
  const { item, lines } = changedItem(work, before, params);
  const billing = { period: periodOf(before), reason: 'subscription_update', prorations: lines } as const;
  if (lines.length > 0 && payment_behavior === 'pending_if_incomplete') {
    const { result } = bill(work, noted, before, billing, item);
    const after = work.need('subscription', id);
    return result === 'succeeded' || result === 'nothing_due' ? after : emitPendingUpdate(work, after);
  }
  const after = saveSubscription(work, withItem(noted, item), before);
  if (lines.length === 0) return after;
  assertPaid(payment_behavior, bill(work, after, after, billing));
  return work.need('subscription', id);
}

/** Throws, with `error_if_incomplete`, when a payment did not succeed, which rolls back the transaction. */
function assertPaid(wanted: string | undefined, collected: CollectResult): void {
  if (wanted !== 'error_if_incomplete') return;
  if (collected.result === 'declined') throw cardDeclined(collected.decline);
  if (collected.result === 'requires_action') {
    throw new StripeRequestError(402, {
      type: 'card_error',
      code: 'subscription_payment_intent_requires_action',
      message:
        'Payment for this subscription requires additional user action before it can be completed successfully. Payment can be completed using the PaymentIntent associated with subscription.latest_invoice. For more details see: https://stripe.com/docs/billing/subscriptions/overview#requires-action',
    });
  }
}

function withCancellation(work: Transaction, subscription: Subscription, wanted: boolean | undefined): Subscription {
  if (wanted === undefined) return subscription;
  const reason = wanted ? 'cancellation_requested' : null;
  return {
    ...subscription,
    cancel_at: wanted ? periodOf(subscription).end : null,
    cancel_at_period_end: wanted,
    canceled_at: wanted ? work.now : null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason },
  };
}

function changedItem(
  work: Transaction,
  subscription: Subscription,
  {
    items: wanted,
    proration_behavior,
    proration_date,
  }: Pick<Changes, 'items' | 'proration_behavior' | 'proration_date'>,
): { item: SubscriptionItem; lines: Proration[] } {
  const item = itemOf(subscription);
  if (!wanted) return { item, lines: [] };
  if (wanted[0].id !== item.id)
    throw invalidRequest(`No such subscription_item: '${wanted[0].id}'`, {
      code: 'resource_missing',
      param: 'items[0][id]',
    });
  if (!proration_behavior) throw parameterMissing('proration_behavior');
  const price = work.need('price', wanted[0].price, 'items[0][price]');
  const prorated = price.id !== item.price.id && proration_behavior === 'always_invoice';
  return {
    item: { ...item, plan: planObject(price), price },
    lines: prorated ? prorations(work, subscription, price, proration_date ?? work.now) : [],
  };
}

/** Returns the invoice that a change would create, or the next one when it changes nothing; stores nothing. */
function preview({ work, params }: Call<SchemaInput<typeof previewing>>): Invoice {
  const subscription = needRunning(work, params.subscription, 'subscription');
  const customer = work.need('customer', subscription.customer);
  const { lines } = changedItem(work, subscription, params.subscription_details);
  const over = periodOf(subscription);
  const now = lines.length > 0;
  const next = withItem(subscription, {
    current_period_start: over.end,
    current_period_end: nextBillingDate(subscription.billing_cycle_anchor, over.end),
  });
  const reason = now ? 'subscription_update' : 'upcoming';
  const invoice = draftInvoice(work, next, customer, { period: over, reason, prorations: lines });
  const id = `upcoming_${invoice.id}`;
  return {
    ...invoice,
    id,
    lines: { ...invoice.lines, data: invoice.lines.data.map((line) => ({ ...line, invoice: id })) },
    next_payment_attempt: now ? null : over.end,
  };
}
