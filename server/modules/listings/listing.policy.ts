import {
  isListingId,
  LISTING_NOT_FOUND,
  listingAccessError,
  NOT_LISTING_OWNER,
} from '../../../domain/listings/listing-access.ts';
import { Forbidden, NotFound } from '../../errors.ts';
import type { Listing } from './listing.entity.ts';

/** Parses a listing's id. @throws NotFound for an invalid one. */
export function parseListingId(text: string): number {
  if (!isListingId(text)) throw new NotFound(LISTING_NOT_FOUND.message);
  return Number(text);
}

/**
 * Checks whether this account may change this listing [§6] (K41) and returns the listing.
 * @throws NotFound when it does not exist or was removed; Forbidden when it is another account's.
 */
export function requireOwnListing<Row extends Pick<Listing, 'accountId' | 'status'>>(
  listing: Row | null,
  accountId: number,
): Row {
  const refused = listingAccessError(listing, accountId);
  if (!listing || refused === LISTING_NOT_FOUND) throw new NotFound(LISTING_NOT_FOUND.message);
  if (refused) throw new Forbidden(NOT_LISTING_OWNER.message);
  return listing;
}
