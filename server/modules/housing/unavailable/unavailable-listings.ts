import type { ReadPool } from '../../../replicas/replicas.ts';
import { ACTIVE } from '../../../../domain/options/listing-status.ts';
import { SIMILAR_COUNT, similarCriteria } from '../../../../domain/search/similar-listings.ts';
import type { ClosestSearch } from '../search/closest-search.ts';
import { floorplanColumns, toFloorplan, toListingView, type FloorplanRow } from '../to-listing-view.ts';
import type { ListingView } from '../listing.view.ts';
import type { UnavailableListingView } from './unavailable-listing.resolver.ts';

type UnavailableListingRow = Omit<UnavailableListingView, 'floorplans'> & { floorplans: FloorplanRow[] | null };

/** Returns a listing that is no longer visible: removed, expired or rented. Null for one that is visible or never was. */
export async function findUnavailableListing(pool: ReadPool, slug: string): Promise<UnavailableListingView | null> {
  const { rows } = await pool.query<UnavailableListingRow>(
    `select l.city, l.state, l.lat, l.lon, ${floorplanColumns} as floorplans
     from listing l where l.slug = $1 and (l.status <> ${ACTIVE} or l.hidden_at is not null)`,
    [slug],
  );
  return rows[0] ? { ...rows[0], floorplans: (rows[0].floorplans ?? []).map(toFloorplan) } : null;
}

/** Returns similar listings: same size, about the same rent and nearby; the closest matches if there are none. */
export async function findSimilarListings(
  closest: ClosestSearch,
  listing: UnavailableListingView,
  baseUrl: string,
): Promise<ListingView[]> {
  const { rows } = await closest.find({ ...listing, state: '' }, similarCriteria(listing.floorplans), 1);
  return rows.slice(0, SIMILAR_COUNT).map((row) => toListingView(row, null, baseUrl));
}
