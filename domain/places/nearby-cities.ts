import { milesBetween, type Point } from './distance.ts';

/** Miles within which cities count as near a place. */
export const NEARBY_CITY_MILES = 25;
export const NEARBY_CITY_COUNT = 8;

/** Returns the largest cities within 25 miles of a point, largest first; those of equal size by id. */
export const nearbyCities = <City extends Point & { id: number; weight: number }>(
  cities: readonly City[],
  point: Point,
): City[] =>
  cities
    .filter((city) => milesBetween(point, city) <= NEARBY_CITY_MILES)
    .toSorted((a, b) => b.weight - a.weight || a.id - b.id)
    .slice(0, NEARBY_CITY_COUNT);
