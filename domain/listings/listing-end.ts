import { EXPIRED, REMOVED } from '../options/listing-status.ts';

/** Why a listing ends: its landlord or the operator canceled it, it was rented, its month was not paid, or staff removed it. */
export type EndReason = 'canceled' | 'rented' | 'unpaid' | 'removed';

/**
 * Returns why a listing has ended, or will at the end of its month; null for one that goes on. `pastDueSince`: when its
 * unpaid month began.
 */
export function listingEndReason(
  { status, cancelledAt }: { status: number; cancelledAt: Date | null },
  pastDueSince: Date | null,
): EndReason | null {
  if (status === REMOVED) return 'removed';
  if (cancelledAt) return 'canceled';
  if (status !== EXPIRED) return null;
  return pastDueSince ? 'unpaid' : 'canceled';
}
