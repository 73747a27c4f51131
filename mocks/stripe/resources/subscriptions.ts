import { z } from 'zod';
import { collect, payingMethod } from '../billing/collect.ts';
import { nextBillingDate } from '../billing/dates.ts';
import { draft, finalize } from '../billing/invoice.ts';
import { methodOfCustomer } from '../billing/methods.ts';
import { endSubscription, saveSubscription } from '../billing/subscription.ts';
import { noMethod, recurringPrice, refuseUnless, sameTerms } from '../billing/terms.ts';
import { route, type Call, type Given } from '../route.ts';
import { subscriptionItemObject, subscriptionObject } from '../shapes/subscription.ts';
import type { Subscription } from '../stored.ts';
import { parameterMissing, resourceMissing } from '../wire/errors.ts';
import { equal, page, within } from '../wire/paging.ts';
import { flag, integer, list, lists, mergedMetadata, metadata, moments, takes, text } from '../wire/params.ts';
import type { Work } from '../work.ts';
import { cancellation, update, updating } from './subscription-changes.ts';

const behaviour = z
  .enum(['allow_incomplete', 'default_incomplete', 'error_if_incomplete'], 'Invalid payment_behavior')
  .optional();
const item = z.strictObject({
  price: text,
  quantity: integer.refine((count) => count >= 1, 'Invalid integer').optional(),
  metadata: metadata.optional(),
});
const creation = takes({
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
const search = lists({
  collection_method: text.optional(),
  created: moments.optional(),
  customer: text.optional(),
  price: text.optional(),
  status: text.optional(),
  test_clock: text.optional(),
});

export const subscriptions = [
  route('POST', '/v1/subscriptions', creation, create),
  route('GET', '/v1/subscriptions', search, ({ work, params }) => find(work, params)),
  route('GET', '/v1/customers/:id/subscriptions', search.omit({ customer: true }), ({ work, params, id }) =>
    find(work, { ...params, customer: id }),
  ),
  route('GET', '/v1/subscriptions/:id', takes({}), ({ work, id }) => work.need('subscription', id)),
  route('POST', '/v1/subscriptions/:id', updating, update),
  route(
    'DELETE',
    '/v1/subscriptions/:id',
    takes({ cancellation_details: cancellation.optional(), invoice_now: flag.optional(), prorate: flag.optional() }),
    ({ work, id, params }) => {
      const subscription = work.need('subscription', id);
      if (subscription.ended_at !== null) throw resourceMissing('subscription', id);
      const details = {
        comment: null,
        feedback: null,
        feedback_option: null,
        reason: null,
        ...subscription.cancellation_details,
        ...params.cancellation_details,
      };
      return endSubscription(work, { ...subscription, cancellation_details: details }, 'cancellation_requested');
    },
  ),
];

/** Without a `status`, what has been cancelled is left out, as at Stripe; `all` and `ended` show it. */
function find(work: Work, params: z.output<typeof search>): object {
  const { status } = params;
  const ofStatus =
    status === undefined
      ? ({ path: '$.status', is: 'not in', value: ['canceled', 'incomplete_expired'] } as const)
      : status === 'ended'
        ? ({ path: '$.status', is: 'in', value: ['canceled', 'incomplete_expired'] } as const)
        : equal('$.status', status === 'all' ? undefined : status);
  return page(
    work,
    'subscription',
    '/v1/subscriptions',
    [
      ofStatus,
      equal('$.customer', params.customer),
      equal('$.items.data[0].price.id', params.price),
      equal('$.test_clock', params.test_clock),
      equal('$.collection_method', params.collection_method),
      ...within('$.created', params.created),
    ],
    params,
  );
}

/** Makes a subscription and charges its first period, at once unless `default_incomplete`. @throws Refusal 402 */
function create({ work, params }: Call<Given<typeof creation>>): Subscription {
  const customer = work.need('customer', params.customer, 'customer');
  const prices = params.items.map((each, index) => recurringPrice(work, each.price, `items[${index}][price]`));
  const [first] = prices;
  if (!first?.recurring) throw parameterMissing('items');
  sameTerms(prices, first);
  const created = work.now(customer.test_clock);
  const method =
    params.default_payment_method &&
    methodOfCustomer(work, params.default_payment_method, customer.id, 'default_payment_method').id;
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
  if (!payingMethod(work, whole) && params.payment_behavior !== 'default_incomplete') throw noMethod();
  const owed = saveSubscription(work, whole);
  const invoice = draft(work, owed, customer, { start: created, end: created }, 'subscription_create');
  const subscription = saveSubscription(work, { ...owed, latest_invoice: invoice.id });
  work.emit('customer.subscription.created', subscription);
  const open = finalize(work, invoice, customer);
  if (params.payment_behavior !== 'default_incomplete' || open.amount_due === 0)
    refuseUnless(params.payment_behavior, collect(work, open, payingMethod(work, subscription), true));
  return work.need('subscription', subscription.id);
}
