import type { Pool } from 'pg';
import type { MatchableListing } from '../../../domain/search/matching.ts';
import { toFloorplanRow } from '../listings/listing.entity.ts';

/** Writes listings with floorplans, all active, under one account; for tests. Offers are not written. */
export async function writeTestListings(pool: Pool, homes: readonly MatchableListing[]): Promise<void> {
  await pool.query('truncate listing, offer, floorplan restart identity cascade');
  await pool.query(`insert into account (key, email, created_at)
    select gen_random_uuid(), 'landlord@example.com', now() where not exists (select from account)`);
  await pool.query(
    `insert into listing (id, account_id, draft_id, slug, status, type, name, address, city, state, zip, lat, lon,
       description, amenities, published_at, updated_at, stale_at)
     select h.id, (select min(id) from account), gen_random_uuid(), 'home-' || h.id, 1, h.type, 'Home ' || h.id,
       h.id || ' High St', 'Columbus', h.state, '43210', h.lat, h.lon, '', h.amenities,
       to_timestamp(h."publishedAt" / 1000.0), now(), case when h.stale then now() end
     from jsonb_to_recordset($1) as h(id bigint, type integer, state text, lat float8, lon float8, amenities smallint[],
       "publishedAt" float8, stale boolean)`,
    [JSON.stringify(homes)],
  );
  const floorplans = homes.flatMap(({ id, floorplans: plans }) =>
    plans.map((plan, position) => toFloorplanRow(id, position, plan)),
  );
  await pool.query('insert into floorplan select * from jsonb_populate_recordset(null::floorplan, $1)', [
    JSON.stringify(floorplans),
  ]);
}
