import { PER_PAGE } from '../../domain/limits.ts';
import { milesBetween, roundMiles } from '../../domain/places/distance.ts';
import { truncatePage, pageMeta } from '../../domain/pagination.ts';
import {
  closestListings,
  countNotStated,
  countPetsNotStated,
  isFeatured,
  unmetCriteria,
  searchListings,
  type MatchableListing,
  type Place,
} from '../../domain/search/matching.ts';
import { parseListingIds } from '../../domain/listings/shortlist.ts';
import type { Search } from '../../domain/search/search-query.ts';
import { searchFromFilter } from '../../domain/search/search-filter-input.ts';
import type {
  HousingFilterInput,
  MatchPage,
  UnmetCriterion,
  AlternativeCollege,
  Suggestions,
  SearchLocation,
} from '../__generated__/resolvers.ts';
import type { ListingRow } from '../world/db.ts';
import { toListingView } from '../listings/listing-view.ts';
import { isShown, searchable } from '../listings/lead-months.ts';
import { placeOf, collegesNear } from '../places/place-lookup.ts';
import { badInput } from '../request-error.ts';
import type { World } from '../world/world.ts';
import { collegeHit, type Location } from '../../domain/places/search/place-hit.ts';
import { alternativeColleges } from '../../domain/search/alternative-colleges.ts';
import { countFilterOptions } from '../../domain/search/filter-options.ts';
import { relaxationCells, suggestRelaxations } from '../../domain/search/relaxation/relaxation.ts';
import { colleges } from '../data/colleges.ts';
import { SIMILAR_COUNT, similarCriteria } from '../../domain/search/similar-listings.ts';
import { placeUrl } from '../../domain/places/place-url.ts';
import type { RootFields } from '../mutation-results.ts';

const searchLocation = (world: World, location: Location): SearchLocation => ({
  ...location,
  id: String(location.id),
  url: placeUrl(world.baseUrl, location.type, location.slug),
});

const MOST_NEARBY = 3;
const MAX_FEATURED = 12;

function similarHomes(world: World, { lat, lon, floorplans }: ListingRow) {
  const place = { kind: 'point' as const, point: { lat, lon } };
  return closestListings(searchable(world).map(seekingOf), place, similarCriteria(floorplans))
    .slice(0, SIMILAR_COUNT)
    .map(({ row }) => toListingView(world, row));
}

/** Returns suggestions where more listings exist than a search found: relaxations, and the nearest college that has more. */
const searchSuggestions = (
  world: World,
  homes: readonly MatchableListing[],
  place: Place,
  search: Search,
): Suggestions => ({
  relaxations: suggestRelaxations(relaxationCells(homes, place, search), search).map(
    ({ bedrooms = null, bathrooms = null, maxBudget: budget = null, total }) => ({
      bedrooms,
      bathrooms,
      budget,
      total,
    }),
  ),
  alternativeCollege: nearestCollegeWithMore(world, homes, place, search),
});

function nearestCollegeWithMore(
  world: World,
  homes: readonly MatchableListing[],
  place: Place,
  search: Search,
): AlternativeCollege | null {
  if (place.kind === 'state') return null;
  const fitAt = (there: Place) => searchListings(homes, there, search).length;
  const here = fitAt(place);
  const found = alternativeColleges(colleges, place.point)
    .map((college) => ({ college, total: fitAt({ kind: 'point', point: college }) }))
    .find(({ total }) => total > here);
  if (!found) return null;
  const { college, total } = found;
  return {
    location: searchLocation(world, collegeHit(college)),
    distance: roundMiles(milesBetween(place.point, college)),
    total,
  };
}

type Seeking = MatchableListing & { row: ListingRow };

const seekingOf = (row: ListingRow): Seeking => ({ ...row, publishedAt: Date.parse(row.publishedAt), row });

/** Validates a search. @throws BAD_USER_INPUT, naming the invalid value */
function searchOf(filter: HousingFilterInput, page: number): Search {
  const read = searchFromFilter({ ...filter, locationType: filter.locationType ?? 'college' }, page);
  if ('wrong' in read) throw badInput(read.wrong);
  return read.search;
}

/** Returns the place of a search and its searchable listings; null when there is no such place. */
function lookFrom(world: World, { locationType, locationId }: Search) {
  const location = placeOf(locationType, locationId);
  if (!location) return null;
  const { lat, lon, state } = location;
  const point = lat === null || lon === null ? null : { lat, lon };
  const place: Place = point ? { kind: 'point', point } : { kind: 'state', state };
  return { location, point, place, homes: searchable(world).map(seekingOf) };
}

/** Returns one page of what `find` returns for a search's place; null when there is no such place. */
function pageOf(
  world: World,
  search: Search,
  {
    find,
    unmetOf = () => [],
    notStatedOf = () => null,
    petsNotStatedOf = () => null,
  }: {
    find: (homes: readonly Seeking[], place: Place) => readonly Seeking[];
    unmetOf?: (home: Seeking, place: Place) => UnmetCriterion[];
    notStatedOf?: (homes: readonly Seeking[], place: Place) => number | null;
    petsNotStatedOf?: (homes: readonly Seeking[], place: Place) => number | null;
  },
): MatchPage | null {
  const look = lookFrom(world, search);
  if (!look) return null;
  const { location, point, place, homes } = look;
  const found = find(homes, place);
  const shown = found.slice((search.page - 1) * PER_PAGE, search.page * PER_PAGE);
  return {
    data: shown.map((home) => ({
      listing: toListingView(world, home.row, point && milesBetween(home, point), search),
      unmet: unmetOf(home, place),
    })),
    meta: pageMeta(search.page, PER_PAGE, found.length),
    location: searchLocation(world, location),
    notStated: notStatedOf(homes, place),
    petsNotStated: petsNotStatedOf(homes, place),
  };
}

/** Listing queries for renters; public. */
export const housingResolvers = {
  Query: {
    searchHousing(_, { filter, page, limit }, { world }) {
      const search = searchOf(filter, page);
      const found = pageOf(world, search, {
        find: (homes, place) => searchListings(homes, place, search, search.sort),
        notStatedOf: (homes, place) => countNotStated(homes, place, search),
        petsNotStatedOf: (homes, place) => countPetsNotStated(homes, place, search),
      });
      return found && truncatePage(found, limit);
    },

    closestHousing(_, { filter, page, limit }, { world }) {
      const search = searchOf(filter, page);
      const found = pageOf(world, search, {
        find: (homes, place) => closestListings(homes, place, search),
        unmetOf: (home, place) =>
          unmetCriteria(home, place, search).unmet.map(({ criterion, by }) => ({
            criterion,
            by: criterion === 'distance' ? roundMiles(by) : by,
          })),
      });
      return found && truncatePage(found, limit);
    },

    suggestions(_, { filter }, { world }) {
      const search = searchOf(filter, 1);
      const look = lookFrom(world, search);
      return look && searchSuggestions(world, look.homes, look.place, search);
    },

    filterCounts(_, { filter }, { world }) {
      const search = searchOf(filter, 1);
      const look = lookFrom(world, search);
      return look && countFilterOptions(look.homes, look.place, search);
    },

    listing(_, { slug }, { world }) {
      const row = world.db.listings.find((listing) => listing.slug === slug && isShown(listing));
      return row ? toListingView(world, row) : null;
    },

    /** Replacements for an unavailable listing. */
    unavailableListing(_, { slug }, { world }) {
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

    featuredListings: (_, { count }, { world }) =>
      searchable(world)
        .filter(isFeatured)
        .toSorted(
          (a, b) =>
            Number(a.stale ?? false) - Number(b.stale ?? false) ||
            Date.parse(b.publishedAt) - Date.parse(a.publishedAt) ||
            b.id - a.id,
        )
        .slice(0, Math.min(MAX_FEATURED, Math.max(0, count)))
        .map((row) => toListingView(world, row)),

    listings: (_, { ids }, { world }) =>
      parseListingIds(ids).flatMap((id) => {
        const row = world.db.listings.find((listing) => listing.id === id && isShown(listing));
        return row ? [toListingView(world, row)] : [];
      }),
  },
} satisfies RootFields;
