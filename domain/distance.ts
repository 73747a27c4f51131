export interface Point {
  lat: number;
  lon: number;
}

const EARTH_MILES = 3958.7613;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Great-circle distance in miles (haversine); the search statement computes the same. */
export function milesBetween(a: Point, b: Point): number {
  const half =
    Math.sin(radians(b.lat - a.lat) / 2) ** 2 +
    Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(radians(b.lon - a.lon) / 2) ** 2;
  return 2 * EARTH_MILES * Math.asin(Math.min(1, Math.sqrt(half)));
}

/** As distances go out: one decimal. */
export const roundMiles = (miles: number): number => Math.round(miles * 10) / 10;

/** Rough minutes door to door, streets being a third longer than the straight line; shown as estimates (K48). */
export function estimateMinutes(miles: number, mode: 'walking' | 'cycling' | 'driving'): number {
  const milesPerHour = { walking: 3, cycling: 9.5, driving: 22 }[mode];
  return Math.max(1, Math.round(((miles * 1.3) / milesPerHour) * 60));
}
