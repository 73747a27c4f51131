import { isListingId, LISTING_NOT_FOUND, listingAccessError } from '../../domain/listings/listing-access.ts';
import type { ListingRow } from '../world/db.ts';
import { requestError } from '../request-error.ts';
import type { World } from '../world/world.ts';

/** Returns the account's listing. @throws NOT_FOUND for none or a removed one, FORBIDDEN for another account's (K41) */
export function ownListing({ db }: World, id: string, accountId: number): ListingRow {
  if (!isListingId(id)) throw requestError(LISTING_NOT_FOUND);
  const listing = db.listings.find((row) => row.id === Number(id));
  const refused = listingAccessError(listing, accountId);
  if (!listing || refused) throw requestError(refused ?? LISTING_NOT_FOUND);
  return listing;
}
