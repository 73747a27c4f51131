import type { LocationType } from '../../options/location-types.ts';
import { displayName } from './display-name.ts';

/** Where a renter searches. A state has no position. */
export interface Location {
  type: LocationType;
  id: number;
  /** A college's federal name, a city's or a state's own. */
  name: string;
  /** The everyday name. */
  displayName: string;
  slug: string;
  /** Two-letter code. */
  state: string;
  lat: number | null;
  lon: number | null;
}

/** A place as a search finds it. */
export interface PlaceHit extends Location {
  /** The college's city; null for a city or a state. */
  city: string | null;
}

export interface StatePlace {
  /** The federal (FIPS) number. */
  id: number;
  code: string;
  name: string;
  /** The code in lower case. */
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
