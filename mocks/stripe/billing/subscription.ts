import { periodOf } from '../shapes/subscription.ts';
import type { Invoice, Subscription } from '../stored-objects.ts';
import type { Transaction } from '../transaction.ts';
import { saveInvoice, voidInvoice } from './invoice.ts';

/** How long a first payment may stay open. Seconds. */
const INCOMPLETE_EXPIRES = 23 * 3600;

/** Returns whether a subscription has ended, which is final: it is never charged again. */
export function hasEnded({ status }: Subscription): boolean {
  return status === 'canceled' || status === 'incomplete_expired';
}

/** Stores a subscription with the time of its next task, and emits the differences. */
export function saveSubscription(work: Transaction, after: Subscription, before?: Subscription): Subscription {
  work.store.put('subscription', after, dueOf(after));
  if (before && JSON.stringify(before) !== JSON.stringify(after))
    work.emit('customer.subscription.updated', after, before);
  return after;
}

function dueOf(subscription: Subscription): number | null {
  if (hasEnded(subscription)) return null;
  if (subscription.status === 'incomplete') return subscription.created + INCOMPLETE_EXPIRES;
  const { cancel_at, pending_update } = subscription;
  return Math.min(cancel_at ?? Infinity, pending_update?.expires_at ?? Infinity, periodOf(subscription).end);
}

/** Ends a subscription now. One whose first payment is open expires instead: its invoice is voided. */
export function endSubscription(
  work: Transaction,
  subscription: Subscription,
  reason: 'cancellation_requested' | 'payment_failed',
): Subscription {
  const unborn = subscription.status === 'incomplete';
  stopCollecting(work, subscription, unborn);
  const ended = saveSubscription(work, {
    ...subscription,
    canceled_at: subscription.canceled_at ?? work.now,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason },
    ended_at: work.now,
    pending_update: null,
    status: unborn ? 'incomplete_expired' : 'canceled',
  });
  work.emit('customer.subscription.deleted', ended);
  return ended;
}

/** Expires a subscription 23 hours after it was created without the first payment. */
export function expireIncomplete(work: Transaction, subscription: Subscription): void {
  stopCollecting(work, subscription, true);
  saveSubscription(work, { ...subscription, ended_at: work.now, status: 'incomplete_expired' }, subscription);
}

function stopCollecting(work: Transaction, subscription: Subscription, withdraw: boolean): void {
  for (const invoice of invoicesOf(work, subscription.id).filter(({ status }) => status === 'open')) {
    if (withdraw) voidInvoice(work, invoice);
    else saveInvoice(work, { ...invoice, auto_advance: false, next_payment_attempt: null });
  }
}

export function invoicesOf(work: Transaction, subscription: string): Invoice[] {
  return work.store.list('invoice', [{ path: SUBSCRIPTION_OF_INVOICE, is: '=', value: subscription }]);
}

export const SUBSCRIPTION_OF_INVOICE = '$.parent.subscription_details.subscription';
