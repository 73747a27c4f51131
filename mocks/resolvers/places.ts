import { pageMeta } from '../../domain/pagination.ts';
import { CITY, COLLEGE, placeTypeCodes, STATE } from '../../domain/places/place-types.ts';
import { roundMiles, travelModes } from '../../domain/places/distance.ts';
import { directionsFromFields, estimateLeg, isSamePlace, routeUrl } from '../../domain/places/directions/directions.ts';
import { placeUrl } from '../../domain/places/place-url.ts';
import { cityHit, collegeHit, type PlaceHit } from '../../domain/places/search/place-hit.ts';
import type { PlaceRef } from '../../domain/places/search/place-index.ts';
import { clampPage, PLACES_PER_PAGE } from '../../domain/places/search/place-pagination.ts';
import { byProminence } from '../../domain/places/search/place-weight.ts';
import {
  locateTyped,
  MAX_SUGGESTED,
  suggestedZips,
  typedAddress,
  typedListingName,
} from '../../domain/places/search/typed-text.ts';
import { states } from '../../domain/options/states.ts';
import type { AddressHit, ListingHit, Place, ZipHit } from '../__generated__/resolvers.ts';
import { cities } from '../data/cities.ts';
import { colleges } from '../data/colleges.ts';
import { locate, zips } from '../geocoder.ts';
import { toListingView } from '../listings/listing-view.ts';
import { listingCounter } from '../listings/place-listing-counts.ts';
import { isShown } from '../listings/lead-months.ts';
import {
  cityById,
  collegeById,
  collegesNear,
  placeId,
  placeIndex,
  stateById,
  stateBySlug,
} from '../places/place-lookup.ts';
import { placeViews } from '../places/place-views.ts';
import { badInput } from '../request-error.ts';
import type { RootFields } from '../mutation-results.ts';
import type { World } from '../world/world.ts';

const MOST_POPULAR = 50;

/** Returns a city and the colleges within ten miles of it; nothing for an unknown city. */
function inCity(id: number): PlaceRef[] {
  const city = cityById(id);
  if (!city) return [];
  return [{ type: CITY, id }, ...collegesNear(city).map((college) => ({ type: COLLEGE, id: college.id }))];
}

/** Returns a place as a search result. */
function foundPlace(world: World, hit: PlaceHit): Place {
  const { lat, lon, id, ...place } = hit;
  const listingsCount = listingCounter(world)(lat === null || lon === null ? { state: hit.state } : { lat, lon });
  return { ...place, id: String(id), url: placeUrl(world.baseUrl, hit.type, hit.slug), listingsCount };
}

const cityOf = (name: string, state: string) => cityById(Number(zips.zipsOf(name, state)[0]?.zip));

function zipHits(world: World, text: string): ZipHit[] {
  return suggestedZips(zips, text).flatMap(({ zip, city: name, state }) => {
    const city = cityOf(name, state);
    if (!city) return [];
    const { id, slug } = city;
    return [{ zip, cityId: String(id), city: city.name, state, slug, url: placeUrl(world.baseUrl, 'city', slug) }];
  });
}

function listingHits(world: World, text: string): ListingHit[] {
  const typed = typedListingName(text);
  if (typed === null) return [];
  return world.db.listings
    .filter((listing) => isShown(listing) && listing.name.toLowerCase().includes(typed))
    .toSorted((a, b) => {
      const [first, second] = [a, b].map(({ name }) => Number(!name.toLowerCase().startsWith(typed)));
      return (first ?? 0) - (second ?? 0) || (a.name < b.name ? -1 : Number(a.name > b.name)) || a.id - b.id;
    })
    .slice(0, MAX_SUGGESTED)
    .map((row) => ({ ...row, id: String(row.id), url: `${world.baseUrl}/home/${row.slug}` }));
}

async function addressHit(world: World, text: string): Promise<AddressHit | null> {
  const address = typedAddress(text, zips);
  const point = address && (await locateTyped(address, zips, locate));
  if (!address || !point) return null;
  const nearby = collegesNear(point)
    .slice(0, MAX_SUGGESTED)
    .flatMap(({ id }) => collegeById(id) ?? []);
  const city = cityOf(address.city, address.state);
  const hits = [...nearby.map(collegeHit), ...(city ? [cityHit(city)] : [])];
  return {
    label: point.label,
    exact: point.exact,
    places: hits.map((hit) => foundPlace(world, hit)),
  };
}

/** Queries for places and directions; public. */
export const placeResolvers = {
  Query: {
    school(_, { id, slug }, { world }) {
      const found = id ? collegeById(placeId(id)) : colleges.find((college) => college.slug === slug);
      return found ? placeViews(world).school(found) : null;
    },

    city(_, { id, slug }, { world }) {
      const found = id ? cityById(placeId(id)) : cities.find((city) => city.slug === slug);
      return found ? placeViews(world).city(found) : null;
    },

    state(_, { id, slug }, { world }) {
      const found = id ? stateById(placeId(id)) : stateBySlug(slug ?? '');
      return found ? placeViews(world).state(found) : null;
    },

    states(_, _args, { world }) {
      const homes = listingCounter(world);
      return states.map(({ code, name }) => ({ code, name, listingsCount: homes({ state: code }) }));
    },

    async searchPlaces(_, { text, type, cityId, page }, { world }) {
      const types = type === 'all' ? [COLLEGE, STATE, CITY] : [placeTypeCodes[type]];
      const among = cityId ? { among: inCity(placeId(cityId)) } : {};
      const count = listingCounter(world);
      const hasHomes = ({ lat, lon }: PlaceHit) => lat !== null && lon !== null && count({ lat, lon }) > 0;
      const { items, total } = await placeIndex.find({ text, types, page, ...among }, hasHomes);
      return {
        data: items.map((hit) => foundPlace(world, hit)),
        meta: pageMeta(clampPage(page), PLACES_PER_PAGE, total),
        zips: zipHits(world, text),
        listings: listingHits(world, text),
        address: await addressHit(world, text),
      };
    },

    popularSchools(_, { count }, { world }) {
      const homes = listingCounter(world);
      const known = colleges.toSorted(byProminence).filter((college) => homes(college) > 0);
      return known.slice(0, Math.min(MOST_POPULAR, Math.max(0, count))).map(placeViews(world).school);
    },

    /** Directions to campus; the mock always returns an estimate. */
    directions(_, { input }, { world }) {
      const read = directionsFromFields(input);
      if ('wrong' in read) throw badInput(read.wrong);
      const { request } = read;
      const modes = [request.mode, ...travelModes.filter((mode) => mode !== request.mode)];
      const row = world.db.listings.find((listing) => listing.id === request.homeId && isShown(listing));
      const college = request.schoolId === undefined ? undefined : collegeById(request.schoolId);
      return {
        routes: modes.map((mode) => {
          const { miles, minutes, estimate } = estimateLeg(request.home, request.school, mode);
          return {
            mode,
            distance: roundMiles(miles),
            minutes,
            estimate,
            url: routeUrl(request.home, request.school, mode),
          };
        }),
        listing: row && isSamePlace(request.home, row) ? toListingView(world, row) : null,
        school: college && isSamePlace(request.school, college) ? placeViews(world).school(college) : null,
      };
    },
  },
} satisfies RootFields;
