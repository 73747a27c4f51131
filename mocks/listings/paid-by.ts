import { renewalStoppedAt } from '../../domain/listings/listing-ending.ts';
import type { ListingSubscription } from '../../domain/listings/listing-access.ts';
import type { ListingRow } from '../world/db.ts';

/** Returns what pays for a listing; undefined for a free demo listing. */
export function listingPayment(row: ListingRow): ListingSubscription<string> | undefined {
  const { anchor, expiresAt: periodEnd, pastDueSince, price, newPrice } = row;
  if (anchor === null || periodEnd === null) return undefined;
  return { cancelAtPeriodEnd: renewalStoppedAt(row) !== null, pastDueSince, periodEnd, price, newPrice };
}
