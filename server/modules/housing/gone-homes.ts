import type { Pool } from 'pg';
import { ACTIVE } from '../../../domain/options/listing-status.ts';
import type { Floorplan } from '../../../domain/renter/matching.ts';
import { SIMILAR_SHOWN, similarTo } from '../../../domain/renter/similar.ts';
import { closestStatement, rings, type ClosestRow } from './closest-sql.ts';
import { homeOf } from './home-of.ts';
import type { HomeView } from './home.view.ts';

/** What may still be said of a home that is not shown any more: where it stood, and nothing of its landlord's. */
export interface GoneHome {
  city: string;
  state: string;
  lat: number;
  lon: number;
  floorplans: Floorplan[];
}

type GoneRow = Omit<GoneHome, 'floorplans'> & { floorplans: Floorplan[] | null };

/** A home that was here and is not shown now: removed, expired or rented. Null for one that is shown or never was. */
export async function goneHome(pool: Pool, slug: string): Promise<GoneHome | null> {
  const { rows } = await pool.query<GoneRow>(
    `select l.city, l.state, l.lat, l.lon,
       (select json_agg(json_build_object('bedrooms', f.bedrooms, 'bathrooms', f.bathrooms, 'sq', f.sq, 'rent', f.rent)
          order by f.position) from floorplan f where f.listing_id = l.id) as floorplans
     from listing l where l.slug = $1 and (l.status <> ${ACTIVE} or l.hidden_at is not null)`,
    [slug],
  );
  return rows[0] ? { ...rows[0], floorplans: rows[0].floorplans ?? [] } : null;
}

/** The homes that could take its place: its size, about its rent, and near where it stood; the closest where none is. */
export async function similarHomes(pool: Pool, gone: GoneHome, baseUrl: string): Promise<HomeView[]> {
  for (const miles of rings) {
    const { rows } = await pool.query<ClosestRow>(closestStatement(gone, miles, similarTo(gone.floorplans), 1));
    // Until nothing farther out could stand before one that is shown.
    if ((rows[0]?.settled ?? 0) < SIMILAR_SHOWN && miles !== rings.at(-1)) continue;
    return rows
      .filter(({ id }) => id !== null)
      .slice(0, SIMILAR_SHOWN)
      .map((row) => homeOf(row, null, baseUrl));
  }
  return [];
}
