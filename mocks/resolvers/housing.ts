import { milesBetween, roundMiles } from '../../domain/distance.ts';
import { firstOf, pageMeta } from '../../domain/paging.ts';
import { closest, missing, search, type Home, type Place } from '../../domain/renter/matching.ts';
import { homeIds } from '../../domain/renter/shortlist.ts';
import { PER_PAGE, type Search } from '../../domain/search.ts';
import { searchOfFilter } from '../../domain/search-filter.ts';
import type { HousingFilterInput, MatchPage, QueryResolvers, Unmet } from '../__generated__/resolvers.ts';
import type { ListingRow } from '../db.ts';
import { homeOf } from '../homes/home-of.ts';
import { isShown, searchable } from '../homes/months.ts';
import { waysOnOf } from '../homes/ways-on.ts';
import { placeOf } from '../places/places.ts';
import { searchLocation } from '../places/search-location.ts';
import { badInput } from '../refusal.ts';
import type { World } from '../world.ts';

type Seeking = Home & { row: ListingRow };

const seekingOf = (row: ListingRow): Seeking => ({
  id: row.id,
  type: row.type,
  state: row.state,
  lat: row.lat,
  lon: row.lon,
  floorplans: row.floorplans,
  publishedAt: Date.parse(row.publishedAt),
  row,
});

/** @throws BAD_USER_INPUT, naming what is wrong */
function searchOf(filter: HousingFilterInput, page: number): Search {
  const read = searchOfFilter({ ...filter, locationType: filter.locationType ?? 'college' }, page);
  if ('wrong' in read) throw badInput(read.wrong);
  return read.search;
}

/** Where a search looks, and the homes that can be found; null when there is no such place. */
function lookFrom(world: World, { locationType, locationId }: Search) {
  const location = placeOf(locationType, locationId);
  if (!location) return null;
  const { lat, lon, state } = location;
  const point = lat === null || lon === null ? null : { lat, lon };
  const place: Place = point ? { kind: 'point', point } : { kind: 'state', state };
  return { location, point, place, homes: searchable(world).map(seekingOf) };
}

/** One page of what `find` answers for a search's place; null when there is no such place. */
function pageOf(
  world: World,
  asked: Search,
  find: (homes: readonly Seeking[], place: Place, asked: Search) => readonly Home[],
  unmetOf: (home: Home, place: Place) => Unmet[],
): MatchPage | null {
  const look = lookFrom(world, asked);
  if (!look) return null;
  const { location, point, place, homes } = look;
  const rows = new Map(homes.map(({ id, row }) => [id, row]));
  const found = find(homes, place, asked);
  const shown = found.slice((asked.page - 1) * PER_PAGE, asked.page * PER_PAGE);
  return {
    data: shown.flatMap((home) => {
      const row = rows.get(home.id);
      const miles = point && milesBetween(home, point);
      return row ? [{ listing: homeOf(world, row, miles), unmet: unmetOf(home, place) }] : [];
    }),
    meta: pageMeta(asked.page, PER_PAGE, found.length),
    location: searchLocation(world, location),
  };
}

const queries: Pick<QueryResolvers, 'searchHousing' | 'closestHousing' | 'waysOn' | 'listing' | 'listings'> = {
  searchHousing(_, { filter, page, most }, { world }) {
    const found = pageOf(world, searchOf(filter, page), search, () => []);
    return found && firstOf(found, most);
  },

  closestHousing(_, { filter, page, most }, { world }) {
    const asked = searchOf(filter, page);
    const found = pageOf(world, asked, closest, (home, place) =>
      missing(home, place, asked).unmet.map(({ criterion, by }) => ({
        criterion,
        by: criterion === 'distance' ? roundMiles(by) : by,
      })),
    );
    return found && firstOf(found, most);
  },

  waysOn(_, { filter }, { world }) {
    const asked = searchOf(filter, 1);
    const look = lookFrom(world, asked);
    return look && waysOnOf(world, look.homes, look.place, asked);
  },

  listing(_, { slug }, { world }) {
    const row = world.db.listings.find((listing) => listing.slug === slug && isShown(listing));
    return row ? homeOf(world, row) : null;
  },

  listings: (_, { ids }, { world }) =>
    homeIds(ids).flatMap((id) => {
      const row = world.db.listings.find((listing) => listing.id === id && isShown(listing));
      return row ? [homeOf(world, row)] : [];
    }),
};

/** What renters read of homes; open to everybody. */
export const housingResolvers = { Query: queries };
