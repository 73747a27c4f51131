import { isConfirmationDue } from '../../domain/listings/freshness.ts';
import type { ListingRow } from '../world/db.ts';
import type { World } from '../world/world.ts';
import { isShown } from './lead-months.ts';
import { ownListing } from './own-listing.ts';

/** Confirms that a listing is available (K65). @throws NOT_FOUND, FORBIDDEN */
export function confirm(world: World, id: string, accountId: number): { listing: ListingRow } {
  const listing = ownListing(world, id, accountId);
  confirmRow(listing, world.now());
  world.changed();
  return { listing };
}

/** Returns whether a listing is to be confirmed: renters can find it, and nobody confirmed it for a month. */
export const isToBeConfirmed = (row: ListingRow, now: Date): boolean =>
  !row.demo && isShown(row) && isConfirmationDue(row.confirmedAt ?? row.publishedAt, now);

/** Confirms all of an account's listings that are to be confirmed, and returns them, newest first. */
export function confirmAll(world: World, accountId: number): ListingRow[] {
  const found = world.db.listings.filter((row) => row.accountId === accountId && isToBeConfirmed(row, world.now()));
  for (const listing of found) confirmRow(listing, world.now());
  world.changed();
  return found.toSorted((a, b) => b.id - a.id);
}

/** Marks a listing as confirmed now. */
export function confirmRow(listing: ListingRow, now: Date): void {
  Object.assign(listing, { confirmedAt: now.toISOString(), stale: false });
}
