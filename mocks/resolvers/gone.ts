import { closest } from '../../domain/renter/matching.ts';
import { SIMILAR_SHOWN, similarTo } from '../../domain/renter/similar.ts';
import type { QueryResolvers } from '../__generated__/resolvers.ts';
import type { ListingRow } from '../db.ts';
import { homeOf } from '../homes/home-of.ts';
import { isShown, searchable } from '../homes/months.ts';
import { collegesNear } from '../places/places.ts';
import type { World } from '../world.ts';

const MOST_NEARBY = 3;

/** The homes that could take the place of one that is gone. */
function similarHomes(world: World, { lat, lon, floorplans }: ListingRow) {
  const homes = searchable(world).map((row) => ({ ...row, publishedAt: Date.parse(row.publishedAt), row }));
  const rows = new Map(homes.map(({ id, row }) => [id, row]));
  const place = { kind: 'point' as const, point: { lat, lon } };
  return closest(homes, place, similarTo(floorplans))
    .slice(0, SIMILAR_SHOWN)
    .flatMap(({ id }) => {
      const row = rows.get(id);
      return row ? [homeOf(world, row)] : [];
    });
}

const queries: Pick<QueryResolvers, 'goneListing'> = {
  goneListing(_, { slug }, { world }) {
    const row = world.db.listings.find((listing) => listing.slug === slug && !isShown(listing));
    if (!row) return null;
    return {
      city: row.city,
      state: row.state,
      similar: similarHomes(world, row),
      nearbySchools: collegesNear(row)
        .slice(0, MOST_NEARBY)
        .map((college) => ({ ...college, id: String(college.id) })),
    };
  },
};

/** What stands in the place of a home that is gone; open to everybody. */
export const goneResolvers = { Query: queries };
