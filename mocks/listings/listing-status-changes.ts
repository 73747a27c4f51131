import { activationEffect, cancellationEffect } from '../../domain/listings/listing-access.ts';
import { ACTIVE, EXPIRED } from '../../domain/options/listing-status.ts';
import {
  HIDDEN_BY_STAFF,
  LISTING_ENDED,
  NOTHING_TO_CANCEL,
  NO_CARD_ON_FILE,
  PRICE_CHANGED,
  TYPE_NOT_OFFERED,
} from '../../domain/posting/posting-errors.ts';
import type { FieldErrors } from '../../domain/field-errors.ts';
import type { ListingRow } from '../world/db.ts';
import { writeOffBill } from '../billing/invoices.ts';
import { withMutex } from '../world/mutex.ts';
import type { World } from '../world/world.ts';
import { confirmRow } from './confirmations.ts';
import { ownListing } from './own-listing.ts';
import { listingPayment } from './paid-by.ts';
import { monthlyPrice } from '../posting/draft-rule-inputs.ts';
import {
  NO_OUTCOME,
  startPublishIntent,
  settlePublishIntent,
  type PublishIntentResult,
} from '../posting/publish-intents.ts';

/** Charges the stored card for a new month of an expired listing (K25): a publish intent without a draft. */
function reactivate(
  world: World,
  { id: listingId, accountId, draftId, type }: ListingRow,
  shown: number | null,
): PublishIntentResult {
  const { db } = world;
  const open = db.publishIntents.find((known) => known.draftId === draftId && known.state === 'waiting');
  if (open) return settlePublishIntent(world, open);
  const stored = db.cards.find((card) => card.accountId === accountId);
  if (!stored) return { errors: NO_CARD_ON_FILE };
  const price = monthlyPrice(world, type);
  if (price === undefined) return { errors: { payment: [TYPE_NOT_OFFERED] } };
  if ((shown ?? price) !== price) return { errors: PRICE_CHANGED };
  const key = `activate:${crypto.randomUUID()}`;
  const row = { ...NO_OUTCOME, key, draftId, listingId, accountId, paymentMethod: stored.paymentMethod };
  return startPublishIntent(world, row, { draft: null, newAccount: null, price });
}

/** `clientSecret`: the stored card's bank requires confirmation by the cardholder first. */
export type ListingOutcome = { listing: ListingRow } | { errors: FieldErrors } | { clientSecret: string };

/** Cancels a listing (K24): at the end of its paid period, now if unpaid. @throws NOT_FOUND, FORBIDDEN (K41) */
export function deactivate(world: World, id: string, accountId: number): ListingOutcome {
  const listing = ownListing(world, id, accountId);
  const how = cancellationEffect(listing.status, listingPayment(listing));
  const now = world.now().toISOString();
  if (how === 'refuse') return { errors: NOTHING_TO_CANCEL };
  if (how !== 'nothing') listing.canceledAt ??= now;
  if (how === 'end now') endNow(world, listing);
  world.changed();
  return { listing };
}

/**
 * Reverts a cancellation, or charges the stored card for a new month (K25) at the `shown` price alone. @throws NOT_FOUND,
 * FORBIDDEN (K41)
 */
export function activate(
  world: World,
  id: string,
  accountId: number,
  shown: number | null = null,
): Promise<ListingOutcome> {
  return withMutex(world, async () => {
    const listing = ownListing(world, id, accountId);
    const how = activationEffect(listing.status, listing.canceledAt !== null);
    if (how === 'go on') {
      listing.canceledAt = null;
      world.changed();
    }
    if (how !== 'charge') return { listing };
    const answer = reactivate(world, listing, shown);
    // A listing that exists is not in review.
    if ('review' in answer) throw new Error(`Listing ${listing.id} is in review.`);
    return 'listing' in answer ? { listing } : answer;
  });
}

/** Ends a past-due listing, which is never charged again. */
function endNow(world: World, listing: ListingRow): void {
  Object.assign(listing, { status: EXPIRED, expiresAt: world.now().toISOString() });
  writeOffBill(world.db, listing.id);
}

/**
 * Marks a listing as rented, which stops its renewal (K24), or shows it again, which confirms it unless it is one change
 * of several. @throws NOT_FOUND, FORBIDDEN
 */
export function hide(
  world: World,
  id: string,
  { hidden, confirms }: { hidden: boolean; confirms: boolean },
  accountId: number,
): ListingOutcome {
  const listing = ownListing(world, id, accountId);
  if (!hidden && listing.staffHiddenAt) return { errors: HIDDEN_BY_STAFF };
  if (listing.status !== ACTIVE) return { errors: LISTING_ENDED };
  if (hidden) {
    listing.rentedAt ??= world.now().toISOString();
    if (listing.pastDueSince !== null) endNow(world, listing);
  } else {
    listing.rentedAt = null;
    if (confirms) confirmRow(listing, world.now());
  }
  world.changed();
  return { listing };
}
