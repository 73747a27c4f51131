import type { Point } from '../../../domain/distance.ts';

const MILES_PER_DEGREE = 69;

/** SQL: the row of `table` stands within the box given as four parameters from `$from` on. */
export const NEARBY_BOX = (table: string, from: number): string =>
  `${table}.lat between $${from} and $${from + 1} and ${table}.lon between $${from + 2} and $${from + 3}`;

/** The box (south, north, west, east) that holds every point within so many miles, for `NEARBY_BOX`. */
export function nearbyBox({ lat, lon }: Point, miles: number): [number, number, number, number] {
  const tall = miles / (MILES_PER_DEGREE - 0.5);
  const wide = tall / Math.max(0.01, Math.cos(((Math.abs(lat) + tall) * Math.PI) / 180));
  return [lat - tall, lat + tall, lon - wide, lon + wide];
}
