import { gracePeriodEnd } from '../../../domain/billing/billing-period.ts';
import { ACTIVE, EXPIRED, REMOVED } from '../../../domain/options/listing-status.ts';
import {
  isPaid,
  isPaidInvoice,
  type ProcessorInvoiceState,
  type SubscriptionState,
} from '../../integrations/payments/subscriptions/subscription-state.ts';
import type { Listing } from '../listings/listing.entity.ts';
import type { Subscription } from './subscription.entity.ts';

/**
 * Copies the processor's present state into our row. `invoices` tell whether one that has ended had paid its last month:
 * who heard nothing for as long as the grace lasts finds it ended, without ever having seen that it was owed.
 */
export function copyProcessorState(
  row: Subscription,
  state: SubscriptionState,
  invoices: readonly ProcessorInvoiceState[],
): void {
  const owed = state.status === 'past_due' || state.status === 'unpaid' || endedUnpaid(state, invoices);
  Object.assign(row, {
    subscription: state.id,
    customer: state.customer,
    status: state.status,
    price: state.price,
    anchor: state.anchor,
    periodStart: state.periodStart,
    periodEnd: state.periodEnd,
    cancelAtPeriodEnd: state.cancelAtPeriodEnd,
    // The unpaid month begins where the paid one ended. One that ended unpaid stays marked as owed.
    pastDueSince: owed ? (row.pastDueSince ?? state.periodStart) : isPaid(state) ? null : (row.pastDueSince ?? null),
  });
}

function endedUnpaid(state: SubscriptionState, invoices: readonly ProcessorInvoiceState[]): boolean {
  const last = invoices.filter(({ periodStart }) => periodStart.getTime() === state.periodStart.getTime());
  return state.endedAt !== null && last.length > 0 && !last.some(isPaidInvoice);
}

/**
 * What a subscription's state means for its listing [§4] (K24, K25, K60): paid, it is active until the month ends; owed, until
 * the grace ends; ended, until the day it is paid to, and not a moment longer. Returns whether searches must hear of it.
 */
export function applyToListing(listing: Listing, row: Subscription, state: SubscriptionState, now: Date): boolean {
  const before = listing.status;
  if (before === REMOVED) return false;
  if (isPaid(state)) {
    listing.expiresAt = state.periodEnd;
    listing.cancelledAt = state.cancelAtPeriodEnd ? (listing.cancelledAt ?? now) : null;
    // The processor may end a cancelled one later than its month does; what has expired is not back for that while.
    listing.status = state.cancelAtPeriodEnd && state.periodEnd <= now ? EXPIRED : ACTIVE;
  } else if (row.pastDueSince) {
    const end = gracePeriodEnd(row.pastDueSince);
    listing.expiresAt = state.endedAt && state.endedAt < end ? state.endedAt : end;
  } else if (state.endedAt && before !== EXPIRED) {
    listing.cancelledAt ??= now;
    listing.expiresAt = state.periodEnd;
  }
  if (!isPaid(state) && listing.expiresAt && listing.expiresAt <= now) listing.status = EXPIRED;
  if (listing.status !== before) listing.updatedAt = now;
  return listing.status !== before;
}
