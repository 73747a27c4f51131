import { EARTH_MILES, type Point } from '../../../../domain/places/distance.ts';

/** Strips of latitude in the offer index, each a twentieth of a degree (about 3.5 miles) tall. */
export const STRIPS_PER_DEGREE = 20;

/** Exceeds any rounding error: about a tenth of an inch. */
const SLACK_DEGREES = 1e-8;
const degrees = (radians: number) => (radians * 180) / Math.PI;

const stripOf = (lat: number): number => Math.floor(lat * STRIPS_PER_DEGREE);

/** Returns the strips and longitudes that contain every point within this many miles; only these are read from the index. */
export function nearBounds({ lat, lon }: Point, miles: number): { strips: number[]; west: number; east: number } {
  const angle = miles / EARTH_MILES;
  const tall = degrees(angle) + SLACK_DEGREES;
  const first = stripOf(Math.max(-90, lat - tall));
  const last = stripOf(Math.min(90, lat + tall));
  const strips = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  // The widest longitude of a circle on a sphere; near a pole, or over the date line, every longitude.
  const sine = Math.sin(angle) / Math.cos((lat * Math.PI) / 180);
  const wide = Math.abs(lat) + tall < 90 && sine < 1 ? degrees(Math.asin(sine)) + SLACK_DEGREES : 360;
  const [west, east] = [lon - wide, lon + wide];
  return west < -180 || east > 180 ? { strips, west: -180, east: 180 } : { strips, west, east };
}
