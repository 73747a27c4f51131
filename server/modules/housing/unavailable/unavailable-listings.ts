import type { Pool } from 'pg';
import { ACTIVE } from '../../../../domain/options/listing-status.ts';
import type { Floorplan } from '../../../../domain/search/matching.ts';
import { SIMILAR_COUNT, similarCriteria } from '../../../../domain/search/similar-listings.ts';
import { closestStatement, searchRings, type ClosestRow } from '../search/closest-sql.ts';
import { toListingView } from '../to-listing-view.ts';
import type { ListingView } from '../listing.view.ts';

/** What may be shown of a listing that is no longer visible: its location, and no landlord data. */
export interface UnavailableListing {
  city: string;
  state: string;
  lat: number;
  lon: number;
  floorplans: Floorplan[];
}

type UnavailableListingRow = Omit<UnavailableListing, 'floorplans'> & { floorplans: Floorplan[] | null };

/** Returns a listing that is no longer visible: removed, expired or rented. Null for one that is visible or never was. */
export async function findUnavailableListing(pool: Pool, slug: string): Promise<UnavailableListing | null> {
  const { rows } = await pool.query<UnavailableListingRow>(
    `select l.city, l.state, l.lat, l.lon,
       (select json_agg(json_build_object('bedrooms', f.bedrooms, 'bathrooms', f.bathrooms, 'sq', f.sq, 'rent', f.rent)
          order by f.position) from floorplan f where f.listing_id = l.id) as floorplans
     from listing l where l.slug = $1 and (l.status <> ${ACTIVE} or l.hidden_at is not null)`,
    [slug],
  );
  return rows[0] ? { ...rows[0], floorplans: rows[0].floorplans ?? [] } : null;
}

/** Returns similar listings: same size, about the same rent and nearby; the closest matches if there are none. */
export async function findSimilarListings(
  pool: Pool,
  gone: UnavailableListing,
  baseUrl: string,
): Promise<ListingView[]> {
  for (const miles of searchRings) {
    const { rows } = await pool.query<ClosestRow>(closestStatement(gone, miles, similarCriteria(gone.floorplans), 1));
    // Continue until no listing farther out could rank before a selected one.
    if ((rows[0]?.settled ?? 0) < SIMILAR_COUNT && miles !== searchRings.at(-1)) continue;
    return rows
      .filter(({ id }) => id !== null)
      .slice(0, SIMILAR_COUNT)
      .map((row) => toListingView(row, null, baseUrl));
  }
  return [];
}
