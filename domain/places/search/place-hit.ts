import type { LocationType } from '../../options/location-types.ts';
import { displayName } from './display-name.ts';

/** A place to search at. A state has no coordinates. */
export interface Location {
  type: LocationType;
  id: number;
  /** A college's federal name, or the name of a city or state. */
  name: string;
  /** The common name. */
  displayName: string;
  slug: string;
  /** Two-letter code. */
  state: string;
  lat: number | null;
  lon: number | null;
}

/** A place in search results. */
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

type PlaceRecord = { id: number; name: string; slug: string; state: string; lat: number; lon: number };

export const statePlace = (state: { fips: number; code: string; name: string }): StatePlace => ({
  id: state.fips,
  code: state.code,
  name: state.name,
  slug: state.code.toLowerCase(),
});

export const collegeHit = ({ id, name, slug, city, state, lat, lon }: PlaceRecord & { city: string }): PlaceHit => ({
  type: 'college',
  id,
  name,
  displayName: displayName(name),
  slug,
  city,
  state,
  lat,
  lon,
});

export const cityHit = ({ id, name, slug, state, lat, lon }: PlaceRecord): PlaceHit => ({
  type: 'city',
  id,
  name,
  displayName: `${name}, ${state}`,
  slug,
  city: null,
  state,
  lat,
  lon,
});

export const stateHit = ({ id, name, slug, code }: StatePlace): PlaceHit => ({
  type: 'state',
  id,
  name,
  displayName: name,
  slug,
  city: null,
  state: code,
  lat: null,
  lon: null,
});
