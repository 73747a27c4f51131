import { z } from 'zod';
import { collect, paymentMethodOf } from '../../billing/collect-invoice.ts';
import { nextBillingDate } from '../../billing/dates.ts';
import { draftInvoice, finalizeInvoice } from '../../billing/invoice.ts';
import { saveInvoiceItems, pendingInvoiceItems } from '../../billing/invoice-items.ts';
import { findCustomerPaymentMethod } from '../../payments/payment-methods.ts';
import { unusedTimeCredit } from '../../billing/proration.ts';
import { invoicePendingItems } from '../../billing/run-due.ts';
import { endSubscription, saveSubscription } from '../../billing/subscription.ts';
import { missingPaymentMethod, recurringPrice, assertPaid, sameTerms } from '../../billing/subscription-terms.ts';
import { route, type Call, type SchemaInput } from '../../route.ts';
import { subscriptionItemObject, subscriptionObject } from '../../shapes/subscription.ts';
import type { Subscription } from '../../stored-objects.ts';
import { parameterMissing, resourceMissing } from '../../wire/errors.ts';
import { whenEqual, onTestClock, page, pageOf, inDateRange } from '../../wire/paging.ts';
import {
  flag,
  integer,
  list,
  listSchema,
  mergedMetadata,
  metadata,
  moments,
  objectSchema,
  text,
} from '../../wire/params.ts';
import type { Transaction } from '../../transaction.ts';
import { cancellation, update, updating } from './subscription-changes.ts';

const behaviour = z
  .enum(['allow_incomplete', 'default_incomplete', 'error_if_incomplete'], 'Invalid payment_behavior')
  .optional();
const item = z.strictObject({
  price: text,
  quantity: integer.refine((count) => count >= 1, 'Invalid integer').optional(),
  metadata: metadata.optional(),
});
const creation = objectSchema({
  customer: text,
  items: list(item),
  cancel_at: integer.optional(),
  cancel_at_period_end: flag.optional(),
  collection_method: z.literal('charge_automatically', 'Invalid collection_method').optional(),
  currency: text.optional(),
  default_payment_method: text.optional(),
  description: text.optional(),
  metadata: metadata.optional(),
  off_session: flag.optional(),
  payment_behavior: behaviour,
  payment_settings: z
    .strictObject({
      payment_method_types: list(text).optional(),
      save_default_payment_method: z.enum(['off', 'on_subscription']).optional(),
    })
    .optional(),
  proration_behavior: text.optional(),
});
const STATUSES = [
  'active',
  'all',
  'canceled',
  'ended',
  'incomplete',
  'incomplete_expired',
  'past_due',
  'paused',
  'trialing',
  'unpaid',
] as const;
const search = listSchema({
  collection_method: text.optional(),
  created: moments.optional(),
  current_period_end: moments.optional(),
  current_period_start: moments.optional(),
  customer: text.optional(),
  plan: text.optional(),
  price: text.optional(),
  status: z.enum(STATUSES, 'Invalid status').optional(),
  test_clock: text.optional(),
});

const ending = objectSchema({
  cancellation_details: cancellation.optional(),
  invoice_now: flag.optional(),
  prorate: flag.optional(),
});

export const subscriptions = [
  route('POST', '/v1/subscriptions', creation, create),
  route('GET', '/v1/subscriptions', search, ({ work, params }) => find(work, params)),
  route('GET', '/v1/customers/:id/subscriptions', search.omit({ customer: true }), ({ work, params, id }) =>
    find(work, { ...params, customer: work.need('customer', id).id }, `/v1/customers/${id}/subscriptions`),
  ),
  route('GET', '/v1/subscription_items', listSchema({ subscription: text }), ({ work, params }) => {
    const { items } = work.need('subscription', params.subscription, 'subscription');
    return pageOf(items.data, '/v1/subscription_items', params, 'subscription_item');
  }),
  route('GET', '/v1/subscription_items/:id', objectSchema({}), ({ work, id }) => {
    const [found] = work.store.list('subscription', [
      { path: '$.items', is: 'glob', value: `*"id":"${id.replace(/[^\w-]/g, '')}","object":"subscription_item"*` },
    ]);
    const item = found?.items.data.find((each) => each.id === id);
    if (!item) throw resourceMissing('subscription_item', id);
    return item;
  }),
  route('GET', '/v1/subscriptions/:id', objectSchema({}), ({ work, id }) => work.need('subscription', id)),
  route('POST', '/v1/subscriptions/:id', updating, update),
  route('DELETE', '/v1/subscriptions/:id', ending, cancelNow),
];

/** Ends a subscription now. Paid but unused time is credited only if requested. */
function cancelNow({ work, id, params }: Call<SchemaInput<typeof ending>>): Subscription {
  const before = work.need('subscription', id);
  if (before.ended_at !== null) throw resourceMissing('subscription', id);
  if (params.prorate) saveInvoiceItems(work, unusedTimeCredit(work, before, work.now(before.test_clock)));
  const waits = params.invoice_now && pendingInvoiceItems(work, before).length > 0;
  const subscription = waits ? invoicePendingItems(work, before, 'subscription_update') : before;
  const details = {
    comment: null,
    feedback: null,
    feedback_option: null,
    reason: null,
    ...subscription.cancellation_details,
    ...params.cancellation_details,
  };
  return endSubscription(
    work,
    { ...subscription, cancellation_details: details },
    'cancellation_requested',
    params.prorate,
  );
}

/** Lists subscriptions. Without a `status`, canceled ones are left out, as at Stripe; `all` and `ended` include them. */
function find(work: Transaction, params: z.output<typeof search>, url = '/v1/subscriptions'): object {
  const { status } = params;
  const ofStatus =
    status === undefined
      ? ({ path: '$.status', is: 'not in', value: ['canceled', 'incomplete_expired'] } as const)
      : status === 'ended'
        ? ({ path: '$.status', is: 'in', value: ['canceled', 'incomplete_expired'] } as const)
        : whenEqual('$.status', status === 'all' ? undefined : status);
  return page(
    work,
    'subscription',
    url,
    [
      ofStatus,
      whenEqual('$.customer', params.customer),
      amongItems('price', params.price),
      amongItems('plan', params.plan),
      // A customer's subscriptions are listed regardless of their test clock.
      params.customer === undefined || params.test_clock !== undefined ? onTestClock(params.test_clock) : undefined,
      ...inDateRange('$.items.data[0].current_period_end', params.current_period_end),
      ...inDateRange('$.items.data[0].current_period_start', params.current_period_start),
      whenEqual('$.collection_method', params.collection_method),
      ...inDateRange('$.created', params.created),
    ],
    params,
  );
}

/** Matches a price of any of a subscription's items. */
function amongItems(part: 'price' | 'plan', id: string | undefined) {
  if (id === undefined) return undefined;
  return { path: '$.items', is: 'glob', value: `*"${part}":{"id":"${id.replace(/[^\w-]/g, '')}"*` } as const;
}

/** Creates a subscription and charges its first period, at once unless `default_incomplete`. @throws StripeRequestError 402 */
function create({ work, params }: Call<SchemaInput<typeof creation>>): Subscription {
  const customer = work.need('customer', params.customer, 'customer');
  const prices = params.items.map((each, index) => recurringPrice(work, each.price, `items[${index}][price]`));
  const [first] = prices;
  if (!first?.recurring) throw parameterMissing('items');
  sameTerms(prices, first);
  const created = work.now(customer.test_clock);
  const method =
    params.default_payment_method &&
    findCustomerPaymentMethod(work, params.default_payment_method, customer.id, 'default_payment_method').id;
  const period = { start: created, end: nextBillingDate(created, created, first.recurring) };
  const bare = subscriptionObject(created, {
    currency: first.currency,
    customer: customer.id,
    test_clock: customer.test_clock ?? null,
    default_payment_method: method ?? null,
    description: params.description ?? null,
    metadata: mergedMetadata(null, params.metadata),
    cancel_at: params.cancel_at ?? null,
  });
  const data = prices.map((price, index) =>
    subscriptionItemObject(
      created,
      bare.id,
      price,
      params.items[index]?.quantity ?? 1,
      period,
      mergedMetadata(null, params.items[index]?.metadata),
    ),
  );
  const whole: Subscription = {
    ...bare,
    items: { ...bare.items, data },
    payment_settings: {
      payment_method_options: null,
      payment_method_types: params.payment_settings?.payment_method_types ?? null,
      save_default_payment_method: params.payment_settings?.save_default_payment_method ?? 'off',
    },
    ...(params.cancel_at_period_end && { cancel_at_period_end: true, cancel_at: period.end, canceled_at: created }),
  };
  if (!paymentMethodOf(work, whole) && params.payment_behavior !== 'default_incomplete') throw missingPaymentMethod();
  const owed = saveSubscription(work, whole);
  const invoice = draftInvoice(work, owed, customer, { start: created, end: created }, 'subscription_create');
  const subscription = saveSubscription(work, { ...owed, latest_invoice: invoice.id });
  work.emit('customer.subscription.created', subscription);
  const open = finalizeInvoice(work, invoice, customer);
  if (params.payment_behavior !== 'default_incomplete' || open.amount_due === 0)
    assertPaid(params.payment_behavior, collect(work, open, paymentMethodOf(work, subscription), true));
  return work.need('subscription', subscription.id);
}
