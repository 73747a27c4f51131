import { formatDollars } from '../format/money.ts';
import { bathroomsLabel } from '../options/bathrooms.ts';
import { bedroomsLabel } from '../options/bedrooms.ts';
import type { LocationType } from '../options/location-types.ts';
import type { HousingFilter } from '../search/search-query.ts';

/** Returns the label of a search's place: 'near Ohio State', 'in Ohio'. */
export const placeLabel = (locationType: LocationType, displayName: string): string =>
  `${locationType === 'state' ? 'in' : 'near'} ${displayName}`;

/**
 * Returns '2 bedrooms, at least 1.5 bathrooms, up to $1,200 a month', or '' for a search without criteria. One
 * bathroom is not a criterion: every listing has it.
 */
export function criteriaLabel({
  bedrooms,
  bathrooms,
  maxBudget,
}: Pick<HousingFilter, 'bedrooms' | 'bathrooms' | 'maxBudget'>): string {
  return [
    ...(bedrooms === undefined ? [] : [bedroomsLabel(bedrooms).toLowerCase()]),
    ...(bathrooms === undefined || bathrooms <= 1 ? [] : [`at least ${bathroomsLabel(bathrooms).toLowerCase()}`]),
    ...(maxBudget === undefined ? [] : [`up to ${formatDollars(maxBudget)} a month`]),
  ].join(', ');
}
