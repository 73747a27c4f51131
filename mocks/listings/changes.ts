import { activating, cancelling } from '../../domain/listings/own-listing.ts';
import { EXPIRED } from '../../domain/options/listing-status.ts';
import { NOTHING_TO_CANCEL } from '../../domain/posting/refusals.ts';
import type { FieldErrors } from '../../domain/field-errors.ts';
import type { ListingRow } from '../db.ts';
import { giveUp } from '../billing/invoices.ts';
import { inTurn } from '../in-turn.ts';
import { reactivate } from '../posting/reactivate.ts';
import type { World } from '../world.ts';
import { ownListing } from './own.ts';
import { paidFor } from './paid.ts';

/** `clientSecret`: the stored card's bank asks its owner first. */
export type ListingOutcome = { listing: ListingRow } | { errors: FieldErrors } | { clientSecret: string };

/** Cancels (K24): paid, it stays until its day; owed, it ends now. @throws NOT_FOUND, FORBIDDEN (K41) */
export function deactivate(world: World, id: string, accountId: number): ListingOutcome {
  const listing = ownListing(world, id, accountId);
  const how = cancelling(listing.status, paidFor(listing));
  const now = world.now().toISOString();
  if (how === 'refuse') return { errors: NOTHING_TO_CANCEL };
  if (how === 'end now') {
    Object.assign(listing, { status: EXPIRED, expiresAt: now });
    giveUp(world.db, listing.id);
  }
  if (how === 'end with the month') listing.cancelledAt ??= now;
  world.changed();
  return { listing };
}

/** Takes a cancellation back, or pays for a new month with the stored card (K25). @throws NOT_FOUND, FORBIDDEN (K41) */
export function activate(world: World, id: string, accountId: number): Promise<ListingOutcome> {
  return inTurn(world, async () => {
    const listing = ownListing(world, id, accountId);
    const how = activating(listing.status, paidFor(listing));
    if (how === 'go on') {
      listing.cancelledAt = null;
      world.changed();
    }
    if (how !== 'charge') return { listing };
    const answer = reactivate(world, listing);
    return 'listing' in answer ? { listing } : answer;
  });
}

/** Hides a home from renters at once, or shows it again; what is paid stays as it is (K24). @throws NOT_FOUND, FORBIDDEN */
export function hide(world: World, id: string, hidden: boolean, accountId: number): ListingOutcome {
  const listing = ownListing(world, id, accountId);
  listing.hiddenAt = hidden ? (listing.hiddenAt ?? world.now().toISOString()) : null;
  world.changed();
  return { listing };
}
