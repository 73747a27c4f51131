import type { Store, DueRow } from '../store.ts';
import type { Invoice, Subscription } from '../stored-objects.ts';
import { Transaction } from '../transaction.ts';
import { collect, paymentMethodOf } from './collect-invoice.ts';
import { nextBillingDate } from './dates.ts';
import { draftInvoice, finalizeInvoice } from './invoice.ts';
import { pendingInvoiceItems } from './invoice-items.ts';
import { expirePendingUpdate } from './pending-update.ts';
import { endSubscription, expireIncomplete, hasEnded, periodOf, saveSubscription } from './subscription.ts';

/** Runs the first task that is due on the product's clock, in its own transaction. Returns false when nothing is due. */
export function runNextDue(store: Store, productNow: number): boolean {
  return store.transaction(() => {
    const row = store.firstDue(null);
    if (!row || row.due > productNow) return false;
    attend(new Transaction(store, productNow, undefined, row.due), row);
    return true;
  });
}

/** Runs all tasks that are due on a test clock up to a time in seconds. */
export function runDueOnTestClock(work: Transaction, clock: string, until: number): void {
  for (let row = work.store.firstDue(clock); row && row.due <= until; row = work.store.firstDue(clock)) {
    attend(new Transaction(work.store, work.productNow, undefined, row.due), row);
  }
}

function attend(work: Transaction, { kind, id, due }: DueRow): void {
  if (kind === 'invoice') return retry(work, work.need('invoice', id));
  const subscription = work.need('subscription', id);
  const { cancel_at, pending_update, status } = subscription;
  if (status === 'incomplete') expireIncomplete(work, subscription);
  else if (pending_update && pending_update.expires_at <= due) expirePendingUpdate(work, subscription);
  else if (cancel_at !== null && cancel_at <= due) endOfPeriod(work, subscription);
  else renew(work, subscription);
}

/** Ends a subscription canceled for the period's end; bills or credits its pending prorations first. */
function endOfPeriod(work: Transaction, subscription: Subscription): void {
  const waits = pendingInvoiceItems(work, subscription).some(({ proration }) => proration);
  const last = waits ? invoicePendingItems(work, subscription, 'subscription_cycle') : subscription;
  if (!hasEnded(last)) endSubscription(work, last, 'cancellation_requested');
}

/** Bills the pending items now, without a new period. */
export function invoicePendingItems(
  work: Transaction,
  subscription: Subscription,
  reason: 'subscription_cycle' | 'subscription_update',
): Subscription {
  const customer = work.need('customer', subscription.customer);
  const invoice = draftInvoice(work, subscription, customer, periodOf(subscription), reason, true);
  const saved = saveSubscription(work, { ...subscription, latest_invoice: invoice.id }, subscription);
  collect(work, finalizeInvoice(work, invoice, customer), paymentMethodOf(work, saved), true);
  return work.need('subscription', subscription.id);
}

function retry(work: Transaction, invoice: Invoice): void {
  const id = invoice.parent?.subscription_details?.subscription ?? '';
  collect(work, invoice, paymentMethodOf(work, work.need('subscription', id)), true);
}

/** Renews a subscription: starts the next period, bills and charges it. */
function renew(work: Transaction, subscription: Subscription): void {
  const over = periodOf(subscription);
  const customer = work.need('customer', subscription.customer);
  const recurring = subscription.items.data[0]?.price.recurring;
  if (!recurring) throw new Error(`Subscription ${subscription.id} does not recur`);
  const end = nextBillingDate(subscription.billing_cycle_anchor, over.end, recurring);
  const data = subscription.items.data.map((item) => ({
    ...item,
    current_period_start: over.end,
    current_period_end: end,
  }));
  const renewed: Subscription = { ...subscription, items: { ...subscription.items, data } };
  const invoice = draftInvoice(work, renewed, customer, over, 'subscription_cycle');
  const saved = saveSubscription(work, { ...renewed, latest_invoice: invoice.id }, subscription);
  collect(work, finalizeInvoice(work, invoice, customer), paymentMethodOf(work, saved), true);
}
