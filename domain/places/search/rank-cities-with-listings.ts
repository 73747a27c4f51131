import { CITY } from '../place-types.ts';

/** So many of the best hits are put in this order; who turns to later pages reads every name anyway. */
export const RERANKED_HITS = 100;

/** The hits with the cities among them in another order; whatever is no city stays where it is. */
function withCities<Place extends { kind: number }>(places: readonly Place[], cities: readonly Place[]): Place[] {
  let next = 0;
  return places.map((place) => (place.kind === CITY ? (cities[next++] ?? place) : place));
}

/**
 * Cities that have homes come before those that have none. One city without homes stays first: the one of that very name
 * (`isExact`), when no other of the name has any; whoever types it in full means it.
 */
export function rankCitiesWithListings<Place extends { kind: number }>(
  places: readonly Place[],
  hasHomes: (place: Place) => boolean,
  isExact: (place: Place) => boolean = () => false,
): Place[] {
  const cities = places.filter(({ kind }) => kind === CITY);
  const exact = cities.filter(isExact);
  const meant = exact.some(hasHomes) ? undefined : exact[0];
  const rank = (place: Place) => (place === meant ? 0 : hasHomes(place) ? 1 : 2);
  return withCities(
    places,
    cities.toSorted((a, b) => rank(a) - rank(b)),
  );
}
