import type { LocationType } from '../options/location-types.ts';

/** The place types of `place_name`, numbered as in the API [§3]: college 1, state 2, city 3. */
export const COLLEGE = 1;
export const STATE = 2;
export const CITY = 3;

export const placeTypeCodes: Record<LocationType, number> = { college: COLLEGE, state: STATE, city: CITY };
