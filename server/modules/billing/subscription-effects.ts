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
 * Copies the processor's present state into our row. `invoices` show whether an ended subscription had paid its last
 * month: if all webhooks of the grace period were missed, it is found ended without having been seen past due.
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
    // The unpaid month begins where the paid one ended. A subscription that ended unpaid stays marked as past due.
    pastDueSince: owed ? (row.pastDueSince ?? state.periodStart) : isPaid(state) ? null : (row.pastDueSince ?? null),
  });
}

function endedUnpaid(state: SubscriptionState, invoices: readonly ProcessorInvoiceState[]): boolean {
  const last = invoices.filter(({ periodStart }) => periodStart.getTime() === state.periodStart.getTime());
  return state.endedAt !== null && last.length > 0 && !last.some(isPaidInvoice);
}

/**
 * Applies a subscription's state to its listing [§4] (K24, K25, K60): paid, it is active until the month ends, unless
 * that began while it was marked as rented; past due, until the grace period ends; ended, until exactly the date it is
 * paid to. Returns whether the search
 * index must be updated.
 */
export function applyToListing(listing: Listing, row: Subscription, state: SubscriptionState, now: Date): boolean {
  const before = listing.status;
  if (before === REMOVED) return false;
  if (isPaid(state)) {
    const isUnwanted = beganWhileRented(listing, state);
    listing.expiresAt = isUnwanted ? state.periodStart : state.periodEnd;
    listing.canceledAt = isCanceled(listing, state) ? (listing.canceledAt ?? now) : null;
    // The processor may end a canceled one later than its month ends; an expired listing must not become active meanwhile.
    listing.status = isUnwanted || (state.cancelAtPeriodEnd && state.periodEnd <= now) ? EXPIRED : ACTIVE;
  } else if (row.pastDueSince) {
    const end = gracePeriodEnd(row.pastDueSince);
    listing.expiresAt = state.endedAt && state.endedAt < end ? state.endedAt : end;
  } else if (state.endedAt && before !== EXPIRED) {
    // One that staff ended at once, by a removal or at the processor, was not canceled.
    if (isCanceled(listing, state)) listing.canceledAt ??= now;
    listing.expiresAt = state.periodEnd;
  }
  if (!isPaid(state) && listing.expiresAt && listing.expiresAt <= now) listing.status = EXPIRED;
  if (listing.status !== before) listing.updatedAt = now;
  return listing.status !== before;
}

/** The mark as rented stops a renewal in the same way, and is no cancellation. */
const isCanceled = ({ renewalStopped }: Listing, { cancelAtPeriodEnd }: SubscriptionState): boolean =>
  cancelAtPeriodEnd && !renewalStopped;

/** The processor began the month before it learned of the mark: `Renewals` refunds it. */
const beganWhileRented = ({ renewalStopped, rentedAt }: Listing, { periodStart }: SubscriptionState): boolean =>
  renewalStopped && rentedAt !== null && rentedAt < periodStart;
