export interface Point {
  lat: number;
  lon: number;
}

export const METERS_PER_MILE = 1609.344;
export const EARTH_MILES = 3958.7613;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Returns the great-circle distance in miles (haversine); the search statement computes the same. */
export function milesBetween(a: Point, b: Point): number {
  const half =
    Math.sin(radians(b.lat - a.lat) / 2) ** 2 +
    Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(radians(b.lon - a.lon) / 2) ** 2;
  return 2 * EARTH_MILES * Math.asin(Math.min(1, Math.sqrt(half)));
}

/** Rounds miles to one decimal, as in responses. */
export const roundMiles = (miles: number): number => Math.round(miles * 10) / 10;

export const travelModes = ['walking', 'cycling', 'driving'] as const;
export type TravelMode = (typeof travelModes)[number];

/** Streets are about a third longer than the straight line. */
export const DETOUR_FACTOR = 1.3;
const MILES_PER_HOUR: Record<TravelMode, number> = { walking: 3, cycling: 9.5, driving: 22 };
/** Miles of streets after which a drive continues on the highway. */
const TOWN_MILES = 8;
const HIGHWAY_MILES_PER_HOUR = 52;

/** Returns the approximate travel time in minutes for a straight-line distance; shown as an estimate (K48). */
export function estimateMinutes(miles: number, mode: TravelMode): number {
  const streets = miles * DETOUR_FACTOR;
  const highway = mode === 'driving' ? Math.max(0, streets - TOWN_MILES) : 0;
  const hours = (streets - highway) / MILES_PER_HOUR[mode] + highway / HIGHWAY_MILES_PER_HOUR;
  return Math.max(1, Math.round(hours * 60));
}

const estimatedMinutesPerTenth = ((0.1 * DETOUR_FACTOR) / MILES_PER_HOUR.walking) * 60;

/** Returns the inverse within a town: the straight-line miles for a travel time in minutes. */
export const milesInMinutes = (minutes: number, mode: TravelMode): number =>
  ((minutes / 60) * MILES_PER_HOUR[mode]) / DETOUR_FACTOR;

/** Returns the largest distance in miles that is shown, with one decimal, as a walk of at most this many minutes. */
export function milesOfWalk(minutes: number): number {
  const tenths = Math.floor((minutes + 0.5) / estimatedMinutesPerTenth - 1e-9);
  return tenths / 10 + 0.05 - 1e-9;
}
