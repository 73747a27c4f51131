import { milesBetween, type Point } from './distance.ts';

/** So far around a place its neighbours lie. */
export const NEARBY_CITY_MILES = 25;
/** So many of them are named. */
export const NEARBY_CITY_COUNT = 8;

/** The largest cities within 25 miles of a point, largest first; those of one size by number. */
export const nearbyCities = <City extends Point & { id: number; weight: number }>(
  cities: readonly City[],
  point: Point,
): City[] =>
  cities
    .filter((city) => milesBetween(point, city) <= NEARBY_CITY_MILES)
    .toSorted((a, b) => b.weight - a.weight || a.id - b.id)
    .slice(0, NEARBY_CITY_COUNT);
