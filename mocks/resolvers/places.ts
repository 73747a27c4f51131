import { pageMeta } from '../../domain/pagination.ts';
import { CITY, COLLEGE, placeTypeCodes, STATE } from '../../domain/places/place-types.ts';
import type { PlaceHit } from '../../domain/places/search/place-hit.ts';
import type { PlaceRef } from '../../domain/places/search/place-index.ts';
import { clampPage, PLACES_PER_PAGE } from '../../domain/places/search/place-pagination.ts';
import { byProminence } from '../../domain/places/search/place-weight.ts';
import { states } from '../../domain/options/states.ts';
import type { QueryResolvers } from '../__generated__/resolvers.ts';
import { cities } from '../data/cities.ts';
import { colleges } from '../data/colleges.ts';
import { listingCounter } from '../listings/place-listing-counts.ts';
import { foundPlace, searchNames } from '../places/name-search.ts';
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

const MOST_POPULAR = 50;

/** Returns a city and the colleges within ten miles of it; nothing for an unknown city. */
function inCity(id: number): PlaceRef[] {
  const city = cityById(id);
  if (!city) return [];
  return [{ kind: CITY, id }, ...collegesNear(city).map((college) => ({ kind: COLLEGE, id: college.id }))];
}

type Own = 'school' | 'city' | 'state' | 'states' | 'searchPlaces' | 'popularSchools';
const queries: Pick<QueryResolvers, Own> = {
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
    const kinds = type === 'all' ? [COLLEGE, STATE, CITY] : [placeTypeCodes[type]];
    const among = cityId ? { among: inCity(placeId(cityId)) } : {};
    const count = listingCounter(world);
    const hasHomes = ({ lat, lon }: PlaceHit) => lat !== null && lon !== null && count({ lat, lon }) > 0;
    const { items, total } = await placeIndex.find({ text, kinds, page, ...among }, hasHomes);
    const data = items.map((hit) => foundPlace(world, hit));
    return { data, meta: pageMeta(clampPage(page), PLACES_PER_PAGE, total), ...(await searchNames(world, text)) };
  },

  popularSchools(_, { count }, { world }) {
    const homes = listingCounter(world);
    const known = colleges.toSorted(byProminence).filter((college) => homes(college) > 0);
    return known.slice(0, Math.min(MOST_POPULAR, Math.max(0, count))).map(placeViews(world).school);
  },
};

/** Place queries; public. */
export const placeResolvers = { Query: queries };
