import type { LocationType } from '../../options/location-types.ts';
import { displayName } from './display-name.ts';

/** A place to search at. A state has no coordinates. */
export interface Location {
  type: LocationType;
  id: number;
  /** A college's federal name, or the name of a city or state. */
  name: string;
  displayName: string;
  slug: string;
  /** Two-letter code. */
  state: string;
  lat: number | null;
  lon: number | null;
}

export interface PlaceHit extends Location {
  /** The college's city; null for a city or a state. */
  city: string | null;
}

export interface StatePlace {
  /** The federal (FIPS) number. */
  id: number;
  code: string;
  name: string;
  /** The slug; a state's is its lowercase code. */
  slug: string;
}

type PlaceRecord = Omit<PlaceHit, 'type' | 'displayName' | 'city'>;

export const statePlace = (state: { fips: number; code: string; name: string }): StatePlace => ({
  id: state.fips,
  code: state.code,
  name: state.name,
  slug: state.code.toLowerCase(),
});

const recordHit = (
  type: LocationType,
  { id, name, slug, state, lat, lon }: PlaceRecord,
  shown: string,
  city: string | null,
): PlaceHit => ({ type, id, name, displayName: shown, slug, city, state, lat, lon });

export const collegeHit = (college: PlaceRecord & { city: string }): PlaceHit =>
  recordHit('college', college, displayName(college.name), college.city);

export const cityHit = (city: PlaceRecord): PlaceHit => recordHit('city', city, `${city.name}, ${city.state}`, null);

export const stateHit = ({ code, ...state }: StatePlace): PlaceHit =>
  recordHit('state', { ...state, state: code, lat: null, lon: null }, state.name, null);
