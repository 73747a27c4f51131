import type { NewPrice } from '../billing/notices.ts';
import { EXPIRED, REMOVED } from '../options/listing-status.ts';
import { FORBIDDEN, NOT_FOUND, type RequestErrorInfo } from '../request-errors.ts';

export const LISTING_NOT_FOUND = { ...NOT_FOUND, message: 'Listing not found.' };
export const NOT_LISTING_OWNER = { ...FORBIDDEN, message: "This listing isn't yours." };

/** Returns whether the text has the form of a listing's id. */
export const isListingId = (text: string): boolean => /^[1-9]\d{0,14}$/.test(text);

/** Returns why this account has no access to this listing [§6] (K41); undefined when it has. */
export function listingAccessError(
  listing: { accountId: number | null; status: number } | null | undefined,
  accountId: number,
): RequestErrorInfo | undefined {
  if (!listing || listing.status === REMOVED) return LISTING_NOT_FOUND;
  return listing.accountId === accountId ? undefined : NOT_LISTING_OWNER;
}

/** Returns whether the account owns the listing. A removed listing, with its requests, calls and counts, has no owner. */
export const isListingOwner = (listing: Parameters<typeof listingAccessError>[0], accountId: number): boolean =>
  listingAccessError(listing, accountId) === undefined;

/** A listing's subscription as shown to its landlord. */
export interface ListingSubscription<Time> {
  cancelAtPeriodEnd: boolean;
  pastDueSince: Time | null;
  periodEnd: Time;
  /** Whole dollars a month. */
  price: number;
  /** A pending new price; null when none. */
  newPrice: NewPrice<Time> | null;
}

/** A listing's billing data as shown to its landlord. */
export interface ListingBilling<Time> {
  pastDue: boolean;
  /** Null when nothing will be charged. */
  nextChargeAt: Time | null;
  /** Dollars a month: the current price, or the price of a new month. */
  price: number;
  /** The new monthly price; null when no change is pending, or nothing will be charged. */
  newPrice: NewPrice<Time> | null;
}

/** Returns a listing's billing data for its landlord. `priceNow`: current price of its type; undefined when it is not offered. */
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

/** Returns the effect of canceling (K24): an expired listing has ended, a past-due one ends now, a paid one with its month. */
export function cancellationEffect(
  status: number,
  paid: Pick<ListingSubscription<unknown>, 'pastDueSince'> | null | undefined,
): 'nothing' | 'refuse' | 'end now' | 'end with the month' {
  if (status === EXPIRED) return 'nothing';
  if (!paid) return 'refuse';
  return paid.pastDueSince ? 'end now' : 'end with the month';
}

/** Returns the effect of activating (K25): free before the listing expires; afterward a new month is charged. */
export function activationEffect(status: number, canceled: boolean): 'nothing' | 'go on' | 'charge' {
  if (status === EXPIRED) return 'charge';
  return canceled ? 'go on' : 'nothing';
}
