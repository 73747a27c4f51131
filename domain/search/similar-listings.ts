import type { HousingFilter } from './search-query.ts';
import type { Floorplan } from './matching.ts';

/** Homes offered in place of one that is gone. */
export const SIMILAR_COUNT = 6;

/** A home that costs a quarter more may still be a substitute. */
const MORE = 1.25;

/** What to look for around a home that is gone: as many bedrooms as its cheapest floorplan has, for not much more. */
export function similarCriteria(floorplans: readonly Floorplan[]): Pick<HousingFilter, 'bedrooms' | 'maxBudget'> {
  const cheapest = floorplans.toSorted((a, b) => a.rent - b.rent || a.bedrooms - b.bedrooms)[0];
  return cheapest ? { bedrooms: cheapest.bedrooms, maxBudget: Math.round(cheapest.rent * MORE) } : {};
}
