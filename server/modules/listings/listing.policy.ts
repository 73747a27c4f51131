import { NOT_YOURS, NO_SUCH_LISTING, refuseOthers } from '../../../domain/listings/own-listing.ts';
import { Forbidden, NotFound } from '../../errors.ts';
import type { Listing } from './listing.entity.ts';

/**
 * May this account change this listing [§6] (K41)? The listing, when it may.
 * @throws NotFound for one that is not there or was removed; Forbidden for somebody else's.
 */
export function ownListing<Row extends Pick<Listing, 'accountId' | 'status'>>(
  listing: Row | null,
  accountId: number,
): Row {
  const refused = refuseOthers(listing, accountId);
  if (!listing || refused === NO_SUCH_LISTING) throw new NotFound(NO_SUCH_LISTING.message);
  if (refused) throw new Forbidden(NOT_YOURS.message);
  return listing;
}
