import { formatDollars } from '../format/money.ts';
import { bathroomsLabel } from '../options/bathrooms.ts';
import { bedroomsLabel } from '../options/bedrooms.ts';
import type { LocationType } from '../options/location-types.ts';
import type { HousingFilter } from '../search/search-query.ts';

/** 'near Ohio State', 'in Ohio': where a search looks. */
export const placeLabel = (locationType: LocationType, displayName: string): string =>
  `${locationType === 'state' ? 'in' : 'near'} ${displayName}`;

/**
 * '2 bedrooms, at least 1.5 bathrooms, up to $1,200 a month'; '' for a search that asks for nothing in particular. One
 * bathroom is nothing in particular: every home has it.
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
