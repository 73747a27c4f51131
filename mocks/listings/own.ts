import { isListingId, NO_SUCH_LISTING, refuseOthers } from '../../domain/listings/own-listing.ts';
import type { ListingRow } from '../db.ts';
import { refusal } from '../refusal.ts';
import type { World } from '../world.ts';

/** One's own listing by its number. @throws NOT_FOUND for none or a removed one, FORBIDDEN for somebody else's (K41) */
export function ownListing({ db }: World, id: string, accountId: number): ListingRow {
  if (!isListingId(id)) throw refusal(NO_SUCH_LISTING);
  const listing = db.listings.find((row) => row.id === Number(id));
  const refused = refuseOthers(listing, accountId);
  if (!listing || refused) throw refusal(refused ?? NO_SUCH_LISTING);
  return listing;
}
