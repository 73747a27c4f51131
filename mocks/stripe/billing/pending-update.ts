import { nullFields } from '../shapes/null-fields.ts';
import { periodOf } from '../shapes/subscription.ts';
import type { Invoice, Subscription } from '../stored-objects.ts';
import type { Transaction } from '../transaction.ts';
import { voidInvoice } from './invoice.ts';
import { saveSubscription } from './subscription.ts';

/** How long an update waits for its payment, at most until its period ends. Seconds. */
const PENDING_SECONDS = 23 * 3600;

/** Returns whether this invoice pays for a pending update. */
export function isPendingUpdateInvoice(
  work: Transaction,
  subscription: Subscription,
  { id }: Pick<Invoice, 'id'>,
): boolean {
  return work.store.hidden(subscription.id).heldUpdate?.invoice === id;
}

/** Emits the update as pending, since its payment did not succeed at once. */
export function emitPendingUpdate(work: Transaction, before: Subscription): Subscription {
  const pending_update = {
    ...nullFields('billing_cycle_anchor cancel_at_period_end discount discounts metadata trial_end trial_from_plan'),
    expires_at: Math.min(work.now + PENDING_SECONDS, periodOf(before).end),
    subscription_items: work.store.hidden(before.id).heldUpdate?.items ?? [],
  };
  return saveSubscription(work, { ...before, pending_update }, before);
}

/** Applies an update that is paid for, and returns the subscription. */
export function applyPendingUpdate(work: Transaction, subscription: Subscription): Subscription {
  const data = work.store.hidden(subscription.id).heldUpdate?.items ?? subscription.items.data;
  work.store.hide(subscription.id, { heldUpdate: null });
  return { ...subscription, items: { ...subscription.items, data }, pending_update: null };
}

/** Discards an update that was not paid in time, or whose invoice was voided; the subscription is unchanged. */
export function expirePendingUpdate(work: Transaction, subscription: Subscription): void {
  const { heldUpdate } = work.store.hidden(subscription.id);
  const invoice = heldUpdate ? work.store.find('invoice', heldUpdate.invoice) : undefined;
  work.store.hide(subscription.id, { heldUpdate: null });
  if (invoice?.status === 'open') voidInvoice(work, invoice);
  if (subscription.pending_update === null) return;
  const after = saveSubscription(work, { ...subscription, pending_update: null }, subscription);
  work.emit('customer.subscription.pending_update_expired', after);
}
