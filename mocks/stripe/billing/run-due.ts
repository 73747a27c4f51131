import { periodOf, withItem } from '../shapes/subscription.ts';
import type { Store, DueRow } from '../store.ts';
import type { Subscription } from '../stored-objects.ts';
import { Transaction } from '../transaction.ts';
import { bill, collect, paymentMethodOf } from './collect-invoice.ts';
import { nextBillingDate } from './dates.ts';
import { expirePendingUpdate } from './pending-update.ts';
import { endSubscription, expireIncomplete } from './subscription.ts';

/** Runs the first due task, in its own transaction. Returns false when nothing is due. */
export function runNextDue(store: Store, productNow: number): boolean {
  return store.transaction(() => {
    const row = store.firstDue();
    if (!row || row.due > productNow) return false;
    attend(new Transaction(store, productNow, undefined, row.due), row);
    return true;
  });
}

function attend(work: Transaction, { kind, id, due }: DueRow): void {
  if (kind === 'invoice') {
    const invoice = work.need('invoice', id);
    const subscription = work.need('subscription', invoice.parent?.subscription_details?.subscription ?? '');
    collect(work, invoice, paymentMethodOf(work, subscription), true);
    return;
  }
  const subscription = work.need('subscription', id);
  const { cancel_at, pending_update, status } = subscription;
  if (status === 'incomplete') expireIncomplete(work, subscription);
  else if (pending_update && pending_update.expires_at <= due) expirePendingUpdate(work, subscription);
  else if (cancel_at !== null && cancel_at <= due) endSubscription(work, subscription, 'cancellation_requested');
  else renew(work, subscription);
}

function renew(work: Transaction, subscription: Subscription): void {
  const over = periodOf(subscription);
  const end = nextBillingDate(subscription.billing_cycle_anchor, over.end);
  const renewed = withItem(subscription, { current_period_start: over.end, current_period_end: end });
  bill(work, renewed, subscription, { period: over, reason: 'subscription_cycle' });
}
