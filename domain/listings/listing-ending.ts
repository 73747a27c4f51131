/** Why a listing ended: its landlord, a failed renewal, or us (K24, K60). */
export const endReasons = ['canceled', 'rented', 'unpaid', 'removed'] as const;
export type EndReason = (typeof endReasons)[number];

interface StoppedListing<Time> {
  /** When its landlord, or staff at the processor, canceled it. */
  canceledAt: Time | null;
  /** When its landlord marked it as rented. */
  rentedAt: Time | null;
}

/** Returns since when a listing does not renew because of a decision about it; null while it renews (K24). */
export const renewalStoppedAt = <Time>({ canceledAt, rentedAt }: StoppedListing<Time>): Time | null =>
  canceledAt ?? rentedAt;

/** Returns why a listing with status 13 ended; `pastDue`: whether its last renewal was never paid. */
export function endReason<Time>({ canceledAt, rentedAt }: StoppedListing<Time>, pastDue: boolean): EndReason {
  // A cancellation of a rented listing stays a cancellation.
  if (canceledAt !== null) return 'canceled';
  if (rentedAt !== null) return 'rented';
  return pastDue ? 'unpaid' : 'removed';
}
