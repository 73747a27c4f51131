import { REMOVED } from '../../../domain/options/listing-status.ts';
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
  if (!listing || listing.status === REMOVED) throw new NotFound('There is no such listing.');
  if (listing.accountId !== accountId) throw new Forbidden('This listing is not yours.');
  return listing;
}
