import { SEARCH_RADIUS_MILES } from '../limits.ts';
import { milesBetween, roundMiles, type Point } from './distance.ts';
import { displayName } from './search/display-name.ts';
import type { Location } from './search/place-hit.ts';

export interface NearbyCollege extends Point, Pick<Location, 'id' | 'name' | 'displayName' | 'slug'> {
  /** Miles, one decimal. */
  distance: number;
}

/** Returns the colleges within a number of miles of a point, nearest first by exact great-circle distance. */
export const nearestFirst = (
  colleges: readonly (Point & { id: number; name: string; slug: string })[],
  point: Point,
  miles: number = SEARCH_RADIUS_MILES,
): NearbyCollege[] =>
  colleges
    .map((college) => ({ college, exact: milesBetween(point, college) }))
    .filter(({ exact }) => exact <= miles)
    .toSorted((a, b) => a.exact - b.exact || a.college.id - b.college.id)
    .map(({ college: { id, name, slug, lat, lon }, exact }) => {
      const place = { id, name, displayName: displayName(name), slug, lat, lon };
      return { ...place, distance: roundMiles(exact) };
    });
