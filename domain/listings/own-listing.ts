import type { NewPrice } from '../billing/notices.ts';
import { EXPIRED, REMOVED } from '../options/listing-status.ts';
import { FORBIDDEN, NOT_FOUND, type Refused } from '../refusals.ts';

export const NO_SUCH_LISTING = { ...NOT_FOUND, message: 'There is no such listing.' } as const satisfies Refused;
export const NOT_YOURS = { ...FORBIDDEN, message: 'This listing is not yours.' } as const satisfies Refused;

/** Can this text be the number of a listing? */
export const isListingId = (text: string): boolean => /^[1-9]\d{0,14}$/.test(text);

/** Why this account may not have this listing as its own [§6] (K41); undefined when it may. */
export function refuseOthers(
  listing: { accountId: number | null; status: number } | null | undefined,
  accountId: number,
): Refused | undefined {
  if (!listing || listing.status === REMOVED) return NO_SUCH_LISTING;
  return listing.accountId === accountId ? undefined : NOT_YOURS;
}

/** Is this listing one of this account's? What was removed is nobody's, with all that came of it: requests, calls, counts. */
export const isOwn = (listing: Parameters<typeof refuseOthers>[0], accountId: number): boolean =>
  refuseOthers(listing, accountId) === undefined;

/** What pays for a listing, as far as its landlord is told of it. */
export interface PaidFor<Time> {
  cancelAtPeriodEnd: boolean;
  pastDueSince: Time | null;
  periodEnd: Time;
  /** Whole dollars a month. */
  price: number;
  /** What it comes to be, where that is another. */
  newPrice: NewPrice<Time> | null;
}

/** What is told of a listing's money. */
export interface OwnMoney<Time> {
  pastDue: boolean;
  /** Null when nothing will be charged. */
  nextChargeAt: Time | null;
  /** Dollars a month: what is paid, or what a new month would cost. */
  price: number;
  /** What its months come to cost; null while nothing changes, or nothing will be charged. */
  newPrice: NewPrice<Time> | null;
}

/** A listing's money as its landlord is told of it. `priceNow`: of its type today; undefined when it is not offered. */
export function ownMoney<Time>(
  status: number,
  paid: PaidFor<Time> | undefined,
  priceNow: number | undefined,
): OwnMoney<Time> {
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
export function cancelling(
  status: number,
  paid: Pick<PaidFor<unknown>, 'pastDueSince'> | null | undefined,
): 'nothing' | 'refuse' | 'end now' | 'end with the month' {
  if (status === EXPIRED) return 'nothing';
  if (!paid) return 'refuse';
  return paid.pastDueSince ? 'end now' : 'end with the month';
}

/** What activating does (K25): it is free before the listing expires; after it, a new month is charged. */
export function activating(
  status: number,
  paid: Pick<PaidFor<unknown>, 'cancelAtPeriodEnd'> | null | undefined,
): 'nothing' | 'go on' | 'charge' {
  if (status === EXPIRED) return 'charge';
  return paid?.cancelAtPeriodEnd ? 'go on' : 'nothing';
}
