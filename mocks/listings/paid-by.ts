import type { ListingSubscription } from '../../domain/listings/listing-access.ts';
import type { ListingRow } from '../world/db.ts';

/** Returns what pays for a listing; undefined for a free demo listing. */
export function listingPayment({
  anchor,
  expiresAt,
  cancelledAt,
  pastDueSince,
  price,
  newPrice,
}: ListingRow): ListingSubscription<string> | undefined {
  if (anchor === null || expiresAt === null) return undefined;
  return { cancelAtPeriodEnd: cancelledAt !== null, pastDueSince, periodEnd: expiresAt, price, newPrice };
}
