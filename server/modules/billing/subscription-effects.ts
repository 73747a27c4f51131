import { ACTIVE, EXPIRED, REMOVED } from '../../../domain/options/listing-status.ts';
import { isPaid, type SubscriptionState } from '../../ports/payments/subscription-state.ts';
import type { Listing } from '../listings/listing.entity.ts';
import type { Subscription } from './subscription.entity.ts';

/** How long a listing stays after a renewal failed (K60). */
export const GRACE_DAYS = 7;
const DAY_MS = 86_400_000;

export const graceEnd = (since: Date): Date => new Date(since.getTime() + GRACE_DAYS * DAY_MS);

/** Copies the processor's present state into our row. */
export function writeState(row: Subscription, state: SubscriptionState): void {
  const owed = state.status === 'past_due' || state.status === 'unpaid';
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
    listing.status = ACTIVE;
  } else if (row.pastDueSince) {
    const end = graceEnd(row.pastDueSince);
    listing.expiresAt = state.endedAt && state.endedAt < end ? state.endedAt : end;
  } else if (state.endedAt && before !== EXPIRED) {
    listing.cancelledAt ??= now;
    listing.expiresAt = state.periodEnd;
  }
  if (!isPaid(state) && listing.expiresAt && listing.expiresAt <= now) listing.status = EXPIRED;
  if (listing.status !== before) listing.updatedAt = now;
  return listing.status !== before;
}
