import { NOT_LISTING_OWNER, LISTING_NOT_FOUND, listingAccessError } from '../../../domain/listings/listing-access.ts';
import { Forbidden, NotFound } from '../../errors.ts';
import type { Listing } from './listing.entity.ts';

/**
 * May this account change this listing [§6] (K41)? The listing, when it may.
 * @throws NotFound for one that is not there or was removed; Forbidden for somebody else's.
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
