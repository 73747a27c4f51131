import type { ListingSubscription } from '../../domain/listings/listing-access.ts';
import type { ListingRow } from '../world/db.ts';

/** Returns what pays for a listing; undefined for a free demo listing. */
export function listingPayment(row: ListingRow): ListingSubscription<string> | undefined {
  const { anchor, expiresAt: periodEnd, cancelledAt, pastDueSince, price, newPrice } = row;
  if (anchor === null || periodEnd === null) return undefined;
  return { cancelAtPeriodEnd: cancelledAt !== null, pastDueSince, periodEnd, price, newPrice };
}
