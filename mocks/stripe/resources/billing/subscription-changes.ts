import { z } from 'zod';
import { collect, paymentMethodOf } from '../../billing/collect-invoice.ts';
import { draftInvoice, finalizeInvoice } from '../../billing/invoice.ts';
import { saveInvoiceItems } from '../../billing/invoice-items.ts';
import { findCustomerPaymentMethod } from '../../payments/payment-methods.ts';
import { emitPendingUpdate, savePendingUpdate } from '../../billing/pending-update.ts';
import { prorations } from '../../billing/proration.ts';
import { hasEnded, periodOf, saveSubscription } from '../../billing/subscription.ts';
import { recurringPrice, assertPaid, sameTerms } from '../../billing/subscription-terms.ts';
import type { Call, SchemaInput } from '../../route.ts';
import { planObject } from '../../shapes/price.ts';
import type { InvoiceItem, Subscription, SubscriptionItem } from '../../stored-objects.ts';
import { invalidRequest } from '../../wire/errors.ts';
import { flag, integer, list, mergedMetadata, metadata, objectSchema, text, unsettable } from '../../wire/params.ts';
import type { Transaction } from '../../transaction.ts';

export const cancellation = z.strictObject({
  comment: unsettable(text).optional(),
  feedback: unsettable(text).optional(),
});
const item = z.strictObject({
  id: text,
  price: text.optional(),
  quantity: integer.refine((count) => count >= 1, 'Invalid integer').optional(),
  metadata: metadata.optional(),
});

export const updating = objectSchema({
  cancel_at: unsettable(integer).optional(),
  cancel_at_period_end: flag.optional(),
  cancellation_details: cancellation.optional(),
  default_payment_method: unsettable(text).optional(),
  description: unsettable(text).optional(),
  items: list(item).optional(),
  metadata: metadata.optional(),
  off_session: flag.optional(),
  payment_behavior: z
    .enum(
      ['allow_incomplete', 'default_incomplete', 'error_if_incomplete', 'pending_if_incomplete'],
      'Invalid payment_behavior',
    )
    .optional(),
  proration_behavior: z.enum(['create_prorations', 'none', 'always_invoice'], 'Invalid proration_behavior').optional(),
  proration_date: integer.optional(),
});
type Changes = SchemaInput<typeof updating>;

/** Updates a subscription. A cancellation at the period's end is reverted by setting it to false. */
export function update({ work, params, id }: Call<Changes>): Subscription {
  const before = work.need('subscription', id);
  if (hasEnded(before)) onlyNotes(params);
  const method = params.default_payment_method
    ? findCustomerPaymentMethod(work, params.default_payment_method, before.customer, 'default_payment_method').id
    : params.default_payment_method;
  const noted: Subscription = {
    ...before,
    metadata: mergedMetadata(before.metadata, params.metadata),
    description: params.description === undefined ? before.description : params.description,
    default_payment_method: method === undefined ? before.default_payment_method : method,
    cancellation_details: {
      comment: null,
      feedback: null,
      feedback_option: null,
      reason: null,
      ...before.cancellation_details,
      ...params.cancellation_details,
    },
  };
  const { items, lines } = changedItems(work, noted, params);
  const billedNow = lines.length > 0 && params.proration_behavior === 'always_invoice';
  if (params.payment_behavior === 'pending_if_incomplete') {
    onlyWhatCosts(params);
    if (billedNow) return updateOncePaid(work, before, items, lines);
  }
  const after = saveSubscription(
    work,
    { ...withCancellation(work, noted, params), items: { ...noted.items, data: items } },
    before,
  );
  saveInvoiceItems(work, lines);
  return billedNow ? invoiceNow(work, after, params) : after;
}

function onlyNotes({ metadata: _metadata, cancellation_details: _details, ...rest }: Changes): void {
  if (Object.values(rest).some((value) => value !== undefined))
    throw invalidRequest('A canceled subscription can only update its cancellation_details and metadata.');
}

function withCancellation(
  work: Transaction,
  subscription: Subscription,
  { cancel_at, cancel_at_period_end }: Changes,
): Subscription {
  if (cancel_at && cancel_at_period_end)
    throw invalidRequest('You may only specify one of these parameters: cancel_at, cancel_at_period_end.');
  const details = (reason: 'cancellation_requested' | null) => ({
    comment: null,
    feedback: null,
    feedback_option: null,
    ...subscription.cancellation_details,
    reason,
  });
  if (cancel_at_period_end || cancel_at) {
    const ends = cancel_at ? cancel_at : periodOf(subscription).end;
    return {
      ...subscription,
      cancel_at: ends,
      cancel_at_period_end: cancel_at_period_end ?? false,
      canceled_at: work.now(subscription.test_clock),
      cancellation_details: details('cancellation_requested'),
    };
  }
  const takenBack = cancel_at_period_end === false || cancel_at === null;
  return takenBack
    ? {
        ...subscription,
        cancel_at: null,
        cancel_at_period_end: false,
        canceled_at: null,
        cancellation_details: details(null),
      }
    : subscription;
}

/** Returns the items after a change, and its prorations. */
export function changedItems(
  work: Transaction,
  subscription: Subscription,
  { items = [], proration_behavior, proration_date }: Pick<Changes, 'items' | 'proration_behavior' | 'proration_date'>,
): { items: SubscriptionItem[]; lines: InvoiceItem[] } {
  const lines: InvoiceItem[] = [];
  const changed = subscription.items.data.map((old) => {
    const index = items.findIndex(({ id }) => id === old.id);
    const change = items[index];
    if (!change) return old;
    const price = change.price === undefined ? old.price : recurringPrice(work, change.price, `items[${index}][price]`);
    const quantity = change.quantity ?? old.quantity ?? 1;
    sameTerms([price], old.price);
    const differs = price.id !== old.price.id || quantity !== old.quantity;
    if (differs && proration_behavior !== 'none')
      lines.push(
        ...prorations(work, subscription, old, price, quantity, proration_date ?? work.now(subscription.test_clock)),
      );
    return {
      ...old,
      metadata: mergedMetadata(old.metadata, change.metadata),
      plan: planObject(price),
      price,
      quantity,
    };
  });
  const stranger = items.find(({ id }) => !changed.some((each) => each.id === id));
  if (stranger)
    throw invalidRequest(`No such subscription_item: '${stranger.id}'`, {
      code: 'resource_missing',
      param: 'items[0][id]',
    });
  return { items: changed, lines };
}

/** `always_invoice`: bills the prorations now, not with the next renewal. */
function invoiceNow(work: Transaction, subscription: Subscription, { payment_behavior }: Changes): Subscription {
  const customer = work.need('customer', subscription.customer);
  const invoice = draftInvoice(work, subscription, customer, periodOf(subscription), 'subscription_update', true);
  const saved = saveSubscription(work, { ...subscription, latest_invoice: invoice.id }, subscription);
  const open = finalizeInvoice(work, invoice, customer);
  // The customer must confirm the payment: the new items apply, and the money is owed.
  if (payment_behavior === 'default_incomplete' && open.amount_due > 0)
    return saveSubscription(work, { ...saved, status: 'past_due' }, saved);
  assertPaid(payment_behavior, collect(work, open, paymentMethodOf(work, saved), true));
  return work.need('subscription', saved.id);
}

/** `pending_if_incomplete`: the items change when their invoice is paid, now or within 23 hours, or not at all. */
function updateOncePaid(
  work: Transaction,
  before: Subscription,
  items: SubscriptionItem[],
  lines: InvoiceItem[],
): Subscription {
  const customer = work.need('customer', before.customer);
  saveInvoiceItems(work, lines);
  const invoice = draftInvoice(work, before, customer, periodOf(before), 'subscription_update', true);
  const waiting = saveSubscription(work, { ...before, latest_invoice: invoice.id }, before);
  savePendingUpdate(work, waiting, invoice, items);
  const { result } = collect(work, finalizeInvoice(work, invoice, customer), paymentMethodOf(work, waiting), true);
  const after = work.need('subscription', before.id);
  return result === 'succeeded' || result === 'nothing_due' ? after : emitPendingUpdate(work, after);
}

/** Rejects fields without a cost in an update that may become pending. @throws StripeRequestError 400 */
function onlyWhatCosts({ items: _items, off_session: _off, ...rest }: Changes): void {
  const { payment_behavior: _behaviour, proration_behavior: _proration, proration_date: _date, ...others } = rest;
  const [param] = Object.entries(others).flatMap(([name, value]) => (value === undefined ? [] : [name]));
  if (param !== undefined)
    throw invalidRequest(
      `When \`payment_behavior\` is set to \`pending_if_incomplete\`, \`${param}\` cannot be updated with it.`,
      { param },
    );
}
