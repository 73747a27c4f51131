import { formatDollars } from '../format/money.ts';
import { bathroomsLabel } from '../options/bathrooms.ts';
import { bedroomsLabel } from '../options/bedrooms.ts';
import type { Criteria } from '../search/criteria.ts';
import { criteriaLabels } from '../search/labels/criteria-labels.ts';

/** Returns '2 bedrooms, at least 1.5 bathrooms', or '' without criteria; every listing has one bathroom. */
export function criteriaLabel(criteria: Criteria): string {
  const { bedrooms, bathrooms, maxBudget } = criteria;
  return [
    ...(bedrooms === undefined ? [] : [bedroomsLabel(bedrooms).toLowerCase()]),
    ...(bathrooms === undefined || bathrooms <= 1 ? [] : [`at least ${bathroomsLabel(bathrooms).toLowerCase()}`]),
    ...(maxBudget === undefined ? [] : [`up to ${formatDollars(maxBudget)} a month`]),
    ...criteriaLabels(criteria).map(({ label }) => label.charAt(0).toLowerCase() + label.slice(1)),
  ].join(', ');
}
