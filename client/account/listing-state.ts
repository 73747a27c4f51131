import { ACTIVE, EXPIRED, REMOVED } from '../../domain/options/listing-status.ts';
import { formatDollars } from '../../domain/money.ts';
import type { Tone } from '../ui/tag.tsx';
import type { ListingCard_ListingFragment } from './dashboard.generated.ts';
import { dayInWords } from './days.ts';

type Facts = Pick<
  ListingCard_ListingFragment,
  'status' | 'cancelled' | 'hidden' | 'pastDue' | 'expiresAt' | 'nextChargeAt' | 'price'
>;

export interface ListingState {
  tag: string;
  tone: Tone;
  /** What happens next, and when. */
  next: string;
}

/** A listing's state as its landlord reads it. Cancelling and hiding stand beside the status (K24). */
export function listingState(listing: Facts, now: Date): ListingState {
  const { status, cancelled, hidden, pastDue, expiresAt, nextChargeAt, price } = listing;
  const monthly = formatDollars(price);
  const ends = expiresAt ? dayInWords(expiresAt, now) : 'the end of the month';
  if (status === REMOVED) return { tag: 'Removed', tone: 'bad', next: 'It was taken off the site.' };
  if (status === EXPIRED)
    return { tag: 'Expired', tone: 'plain', next: `Renters cannot find it. ${monthly} a month lists it again.` };
  if (status !== ACTIVE) return { tag: 'Unknown', tone: 'plain', next: '' };
  if (cancelled)
    return {
      tag: `Ends ${ends}`,
      tone: 'notice',
      next: `Cancelled. Stays listed until ${ends}; you will not be charged again.`,
    };
  if (pastDue)
    return { tag: 'Payment failed', tone: 'bad', next: `We try the card again. It stays listed for seven days.` };
  const renews = nextChargeAt
    ? `Renews on ${dayInWords(nextChargeAt, now)} for ${monthly}.`
    : expiresAt
      ? `Listed until ${ends}.`
      : 'Listed without a charge.';
  if (hidden) return { tag: 'Rented', tone: 'plain', next: `Renters do not see it. ${renews}` };
  return { tag: 'Active', tone: 'good', next: renews };
}
