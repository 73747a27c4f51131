import { CITY } from '../place-types.ts';

/** Number of top hits that are reranked; later pages are read in full anyway. */
export const RERANKED_HITS = 100;

/** Returns the hits with the cities in the given order; all other hits keep their positions. */
function withCities<Place extends { kind: number }>(places: readonly Place[], cities: readonly Place[]): Place[] {
  let next = 0;
  return places.map((place) => (place.kind === CITY ? (cities[next++] ?? place) : place));
}

/**
 * Moves cities with listings before those without. One city without listings stays first: the exact match
 * (`isExact`), when no other city of that name has listings.
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
