import type { PaidFor } from '../../domain/listings/own-listing.ts';
import type { ListingRow } from '../db.ts';

/** What pays for a listing; undefined for a demo home that costs nothing. */
export function paidFor({
  anchor,
  expiresAt,
  cancelledAt,
  pastDueSince,
  price,
  newPrice,
}: ListingRow): PaidFor<string> | undefined {
  if (anchor === null || expiresAt === null) return undefined;
  return { cancelAtPeriodEnd: cancelledAt !== null, pastDueSince, periodEnd: expiresAt, price, newPrice };
}
