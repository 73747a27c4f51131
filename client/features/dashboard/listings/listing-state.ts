import { formatDay } from '../../../../domain/format/local-dates.ts';
import { formatCents, formatDollars } from '../../../../domain/format/money.ts';
import { cardLabel } from '../../../../domain/billing/card-on-file.ts';
import { renewalPriceAt } from '../../../../domain/billing/notices.ts';
import { ACTIVE, EXPIRED, REMOVED } from '../../../../domain/options/listing-status.ts';
import type { EndReason } from '../../../../domain/listings/listing-ending.ts';
import type { Tone } from '../../../components/badge.tsx';
import type { ListingCard_ListingFragment } from '../../../shared/billing/dashboard.generated.ts';

type ListingStateData = Omit<
  ListingCard_ListingFragment,
  'id' | 'listing' | 'confirmationDue' | `leads${string}` | `unconfirmed${string}` | 'unforwardedPhone'
>;

/** Labels of the standings by which a landlord filters listings. */
export const standings = {
  attention: 'Needs attention',
  listed: 'Listed',
  rented: 'Rented',
  ending: 'Ending',
  expired: 'Expired',
} as const;
export type Standing = keyof typeof standings;

export interface ListingState {
  standing: Standing;
  tag: string;
  tone: Tone;
  next: string;
}

const HIDDEN = "It's hidden from renters.";

const endings: Record<EndReason, string> = {
  canceled: 'Canceled. ',
  rented: 'Marked as rented. ',
  unpaid: "Its renewal wasn't paid. ",
  removed: 'We ended it. ',
};

type Standings = Pick<ListingStateData, 'status' | 'paymentPending' | 'canceled' | 'rented' | 'pastDue'>;

export const isRunning = ({ status, paymentPending }: Pick<Standings, 'status' | 'paymentPending'>): boolean =>
  status === ACTIVE && !paymentPending;

/** Returns whether a landlord marks a listing as rented: a past-due one would end at once, which is "Cancel". */
export const canMarkAsRented = (mine: Standings): boolean => isRunning(mine) && !mine.rented && !mine.pastDue;

/** Returns whether canceling changes anything: one that is marked as rented ends with its month as well. */
export const canCancel = (mine: Standings): boolean => isRunning(mine) && !mine.canceled && !mine.rented;

/** Returns a listing's state for its landlord. Canceled and hidden are independent of the status (K24). */
export function listingState(listing: ListingStateData, now: Date, creditCents = 0): ListingState {
  const { status, canceled, hidden, rented, pastDue, paymentPending, expiresAt, nextChargeAt, price, endReason } =
    listing;
  const monthly = formatDollars(price);
  const ends = expiresAt ? formatDay(expiresAt, now) : 'the end of the month';
  if (paymentPending)
    return {
      standing: 'attention',
      tag: 'Payment in progress',
      tone: 'notice',
      next: "The payment is waiting for your bank or the payment service. You won't be charged twice.",
    };
  if (status === REMOVED)
    return { standing: 'expired', tag: 'Removed', tone: 'bad', next: 'It was removed from the site.' };
  if (status === EXPIRED)
    return {
      standing: 'expired',
      tag: 'Expired',
      tone: 'plain',
      next: `${endReason ? endings[endReason] : ''}${expiresAt ? `It ended on ${ends}, and renters` : 'Renters'} can't find it. List it again for ${monthly} a month.`,
    };
  if (status !== ACTIVE) return { standing: 'expired', tag: 'Unknown', tone: 'plain', next: '' };
  if (canceled)
    return {
      standing: 'ending',
      tag: rented ? `Rented, ends ${ends}` : `Ends on ${ends}`,
      tone: 'notice',
      next: hidden
        ? `Canceled. ${HIDDEN} It ends on ${ends}, and you won't be charged again.`
        : `Canceled. Stays listed until ${ends}, and you won't be charged again.`,
    };
  if (rented)
    return {
      standing: 'rented',
      tag: 'Rented',
      tone: 'plain',
      next: expiresAt ? `Marked as rented: not renewed. Ends ${ends}.` : `Marked as rented. ${HIDDEN}`,
    };
  if (pastDue) return { standing: 'attention', tag: 'Payment failed', tone: 'bad', next: owed(listing, now, ends) };
  const renews = nextChargeAt
    ? renewal(listing, nextChargeAt, now, creditCents)
    : expiresAt
      ? `Listed until ${ends}.`
      : 'Listed without a charge.';
  if (hidden)
    return {
      standing: 'attention',
      tag: 'Hidden',
      tone: 'bad',
      next: `We hid it from renters. Reply to our email about it to have it shown again. ${renews}`,
    };
  return { standing: 'listed', tag: 'Active', tone: 'good', next: renews };
}

function renewal({ price, newPrice }: ListingStateData, at: string, now: Date, creditCents: number): string {
  const next = renewalPriceAt(price, newPrice, at);
  const instead = newPrice && next !== price ? ` instead of ${formatDollars(price)}` : '';
  const renews = `Renews on ${formatDay(at, now)} for ${formatDollars(next)}${instead}${formatCreditNote(next * 100, creditCents)}.`;
  if (!newPrice || instead) return renews;
  return `${renews} From ${formatDay(newPrice.from, now)} it costs ${formatDollars(newPrice.price)} a month.`;
}

const formatCreditNote = (cents: number, creditCents: number): string => {
  if (creditCents === 0) return '';
  if (creditCents < 0) return ` plus ${formatCents(-creditCents)} outstanding: ${formatCents(cents - creditCents)}`;
  if (creditCents >= cents) return ', covered by your credit';
  return `, less ${formatCents(creditCents)} of credit: ${formatCents(cents - creditCents)}`;
};

/** Returns the text for a failed renewal (K60): the amount, the next attempt, and the deadline. */
function owed(listing: ListingStateData, now: Date, ends: string): string {
  const { cardBrand, cardLast4, nextAttemptAt, price, amountDueCents, hidden } = listing;
  const card = cardLast4 ? `your ${cardLabel({ brand: cardBrand, last4: cardLast4 })}` : 'your card';
  const again = nextAttemptAt ? ` Next attempt on ${formatDay(nextAttemptAt, now)}.` : '';
  const stays = `Without a payment, it expires on ${ends}.`;
  return `${hidden ? `${HIDDEN} ` : ''}We couldn't charge ${formatCents(amountDueCents ?? price * 100)} to ${card}.${again} ${stays}`;
}
