import { pageMeta } from '../../domain/paging.ts';
import { CITY, COLLEGE, kindOf, STATE, typeOf } from '../../domain/places/place-kinds.ts';
import { pageOf, PLACES_PER_PAGE } from '../../domain/places/place-paging.ts';
import { placeUrl } from '../../domain/places/place-url.ts';
import { byFame } from '../../domain/places/place-weight.ts';
import type { QueryResolvers } from '../__generated__/resolvers.ts';
import { cities } from '../data/cities.ts';
import { colleges } from '../data/colleges.ts';
import { homeCounter } from '../homes/counts.ts';
import { findPlaces, type PlaceRef } from '../places/find-places.ts';
import { cityById, collegeById, collegesNear, placeId, placeOf, stateById, stateBySlug } from '../places/places.ts';
import { placeViews } from '../places/views.ts';

const MOST_POPULAR = 50;

/** A city and the colleges within ten miles of it; nothing for a city that is not there. */
function inCity(id: number): PlaceRef[] {
  const city = cityById(id);
  if (!city) return [];
  return [{ kind: CITY, id }, ...collegesNear(city).map((college) => ({ kind: COLLEGE, id: college.id }))];
}

type Own = 'school' | 'city' | 'state' | 'searchPlaces' | 'popularSchools';
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

  searchPlaces(_, { text, type, cityId, page }, { world }) {
    const kinds = type === 'all' ? [COLLEGE, STATE, CITY] : [kindOf[type]];
    const among = cityId ? { among: inCity(placeId(cityId)) } : {};
    const count = homeCounter(world);
    const hasHomes = ({ id }: PlaceRef) => {
      const city = cityById(id);
      return city !== undefined && count(city) > 0;
    };
    const { items, total } = findPlaces({ text, kinds, page, ...among }, hasHomes);
    const data = items.flatMap(({ kind, id }) => {
      const hit = placeOf(typeOf(kind), id);
      if (!hit) return [];
      const { lat, lon, ...place } = hit;
      const listingsCount = count(lat === null || lon === null ? { state: hit.state } : { lat, lon });
      return [{ ...place, id: String(id), url: placeUrl(world.baseUrl, hit.type, hit.slug), listingsCount }];
    });
    return { data, meta: pageMeta(pageOf(page), PLACES_PER_PAGE, total) };
  },

  popularSchools(_, { count }, { world }) {
    const homes = homeCounter(world);
    const known = colleges.toSorted(byFame).filter((college) => homes(college) > 0);
    return known.slice(0, Math.min(MOST_POPULAR, Math.max(0, count))).map(placeViews(world).school);
  },
};

/** Reading places; open to everybody. */
export const placeResolvers = { Query: queries };
