import type { Criteria } from './criteria.ts';
import type { Floorplan } from './floorplan.ts';

/** Number of listings suggested in place of an unavailable one. */
export const SIMILAR_COUNT = 6;

/** Maximum rent of a substitute relative to the unavailable listing. */
const MORE = 1.25;

/** Returns the criteria for substitutes: the bedrooms of the cheapest floorplan, for a slightly higher rent. */
export function similarCriteria(floorplans: readonly Floorplan[]): Pick<Criteria, 'bedrooms' | 'maxBudget'> {
  const cheapest = floorplans.toSorted((a, b) => a.rent - b.rent || a.bedrooms - b.bedrooms)[0];
  return cheapest ? { bedrooms: cheapest.bedrooms, maxBudget: Math.round(cheapest.rent * MORE) } : {};
}
