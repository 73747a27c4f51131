import { cityNames, collegeNames, stateNames } from '../../domain/places/search/name-variants.ts';
import { PlaceIndex } from '../../domain/places/search/place-index.ts';
import { cityWeight, STATE_WEIGHT } from '../../domain/places/search/place-weight.ts';
import type { Point } from '../../domain/places/distance.ts';
import type { LocationType } from '../../domain/options/location-types.ts';
import { stateByCode, stateByFips, states } from '../../domain/options/states.ts';
import { nearestFirst, type NearbyCollege } from '../../domain/places/nearby-colleges.ts';
import { NEARBY_CITY_MILES, NEARBY_CITY_COUNT, nearbyCities } from '../../domain/places/nearby-cities.ts';
import { cityHit, collegeHit, statePlace, stateHit, type PlaceHit } from '../../domain/places/search/place-hit.ts';
import { type MockCity, cities } from '../data/cities.ts';
import { type MockCollege, colleges } from '../data/colleges.ts';

/** Parses an id; returns NaN, which no place has, for text that is no number. */
export const placeId = (text: string): number => (/^\d{1,10}$/.test(text) ? Number(text) : Number.NaN);

export const collegeById = (id: number): MockCollege | undefined => colleges.find((college) => college.id === id);
export const cityById = (id: number): MockCity | undefined => cities.find((city) => city.id === id);
export const stateById = (id: number) => {
  const state = stateByFips(id);
  return state && statePlace(state);
};
/** Returns a state by its code in any case: 'oh'. */
export const stateBySlug = (slug: string) => {
  const state = stateByCode(slug);
  return state && statePlace(state);
};

/** Returns the place that a search names. */
export function placeOf(type: LocationType, id: number): PlaceHit | undefined {
  const [college, city, state] = [collegeById(id), cityById(id), stateById(id)];
  if (type === 'college') return college && collegeHit(college);
  return type === 'city' ? city && cityHit(city) : state && stateHit(state);
}

/** Returns the colleges within ten miles of a point, nearest first. */
export const collegesNear = (point: Point): NearbyCollege[] => nearestFirst(colleges, point);

/** Returns the other colleges within 25 miles of one, nearest first. */
export const collegesAround = (college: MockCollege): MockCollege[] =>
  nearestFirst(colleges, college, NEARBY_CITY_MILES)
    .filter(({ id }) => id !== college.id)
    .slice(0, NEARBY_CITY_COUNT)
    .flatMap(({ id }) => collegeById(id) ?? []);

/** Returns the largest cities within 25 miles of a point; `but` excludes one. */
export const citiesAround = (point: Point, but?: number): MockCity[] =>
  nearbyCities(
    cities.filter(({ id }) => id !== but),
    point,
  );

const stateName = (code: string) => stateByCode(code)?.name ?? '';

/** The places of the mock with every name under which each is found, by the server's own rules. */
export const indexedPlaces = [
  ...colleges.map((college) => ({
    hit: collegeHit(college),
    weight: college.enrollment,
    names: collegeNames({ ...college, stateName: stateName(college.state) }),
  })),
  ...states.map((state) => ({ hit: stateHit(statePlace(state)), weight: STATE_WEIGHT, names: stateNames(state) })),
  ...cities.map((city) => ({
    hit: cityHit(city),
    weight: cityWeight(city.weight),
    names: cityNames({ ...city, stateName: stateName(city.state) }),
  })),
];

export const placeIndex = new PlaceIndex(indexedPlaces);
