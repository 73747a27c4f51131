import type { NewPrice } from '../billing/notices.ts';
import { EXPIRED, REMOVED } from '../options/listing-status.ts';
import { FORBIDDEN, NOT_FOUND, type RequestErrorInfo } from '../request-errors.ts';

export const LISTING_NOT_FOUND = {
  ...NOT_FOUND,
  message: 'There is no such listing.',
} as const satisfies RequestErrorInfo;
export const NOT_LISTING_OWNER = {
  ...FORBIDDEN,
  message: 'This listing is not yours.',
} as const satisfies RequestErrorInfo;

/** Can this text be the number of a listing? */
export const isListingId = (text: string): boolean => /^[1-9]\d{0,14}$/.test(text);

/** Why this account may not have this listing as its own [§6] (K41); undefined when it may. */
export function listingAccessError(
  listing: { accountId: number | null; status: number } | null | undefined,
  accountId: number,
): RequestErrorInfo | undefined {
  if (!listing || listing.status === REMOVED) return LISTING_NOT_FOUND;
  return listing.accountId === accountId ? undefined : NOT_LISTING_OWNER;
}

/** Is this listing one of this account's? What was removed is nobody's, with all that came of it: requests, calls, counts. */
export const isListingOwner = (listing: Parameters<typeof listingAccessError>[0], accountId: number): boolean =>
  listingAccessError(listing, accountId) === undefined;

/** What pays for a listing, as far as its landlord is told of it. */
export interface ListingSubscription<Time> {
  cancelAtPeriodEnd: boolean;
  pastDueSince: Time | null;
  periodEnd: Time;
  /** Whole dollars a month. */
  price: number;
  /** What it comes to be, where that is another. */
  newPrice: NewPrice<Time> | null;
}

/** What is told of a listing's money. */
export interface ListingBilling<Time> {
  pastDue: boolean;
  /** Null when nothing will be charged. */
  nextChargeAt: Time | null;
  /** Dollars a month: what is paid, or what a new month would cost. */
  price: number;
  /** What its months come to cost; null while nothing changes, or nothing will be charged. */
  newPrice: NewPrice<Time> | null;
}

/** A listing's money as its landlord is told of it. `priceNow`: of its type today; undefined when it is not offered. */
export function listingBilling<Time>(
  status: number,
  paid: ListingSubscription<Time> | undefined,
  priceNow: number | undefined,
): ListingBilling<Time> {
  const expired = status === EXPIRED;
  const renews = paid !== undefined && !expired && !paid.cancelAtPeriodEnd && !paid.pastDueSince;
  return {
    pastDue: !expired && paid !== undefined && paid.pastDueSince !== null,
    nextChargeAt: renews ? paid.periodEnd : null,
    price: (expired ? priceNow : undefined) ?? paid?.price ?? 0,
    newPrice: renews ? paid.newPrice : null,
  };
}

/** What cancelling does (K24): an expired listing has ended already; one that is owed ends now, one that is paid with its month. */
export function cancellationEffect(
  status: number,
  paid: Pick<ListingSubscription<unknown>, 'pastDueSince'> | null | undefined,
): 'nothing' | 'refuse' | 'end now' | 'end with the month' {
  if (status === EXPIRED) return 'nothing';
  if (!paid) return 'refuse';
  return paid.pastDueSince ? 'end now' : 'end with the month';
}

/** What activating does (K25): it is free before the listing expires; after it, a new month is charged. */
export function activationEffect(
  status: number,
  paid: Pick<ListingSubscription<unknown>, 'cancelAtPeriodEnd'> | null | undefined,
): 'nothing' | 'go on' | 'charge' {
  if (status === EXPIRED) return 'charge';
  return paid?.cancelAtPeriodEnd ? 'go on' : 'nothing';
}
