import { formatUtcDate } from '../../format/dates.ts';
import { formatDollars } from '../../format/money.ts';
import { featureLabel } from '../../options/features.ts';
import { petLabel } from '../../options/pets.ts';
import type { Criteria } from '../criteria.ts';

/** A criterion in words, and the change of the criteria that removes it. */
export interface CriterionLabel {
  label: string;
  without: Criteria;
}

const without = (ids: readonly number[], id: number) => {
  const rest = ids.filter((other) => other !== id);
  return rest.length > 0 ? rest : undefined;
};

/** Returns the criteria beside size and maximum rent in words: 'Dog', 'Parking', '15 min walk'. */
export function criteriaLabels(criteria: Criteria): CriterionLabel[] {
  const { pets = [], must = [], laundry, lease, availableBy, minRent, maxWalk } = criteria;
  const one = (name: keyof Criteria, label: string): CriterionLabel[] =>
    criteria[name] === undefined ? [] : [{ label, without: { [name]: undefined } }];
  return [
    ...pets.map((id) => ({ label: petLabel(id), without: { pets: without(pets, id) } })),
    ...must.map((id) => ({ label: featureLabel(id), without: { must: without(must, id) } })),
    ...one('laundry', laundry === 'unit' ? 'Laundry in unit' : 'Laundry in building'),
    ...one('furnished', 'Furnished'),
    ...one('utilities', 'Utilities included'),
    ...one('lease', `${lease}-month lease`),
    ...one('availableBy', `Available by ${formatUtcDate(`${availableBy}T00:00:00Z`, 'short')}`),
    ...one('minRent', `From ${formatDollars(minRent ?? 0)}`),
    ...one('maxWalk', `${maxWalk} min walk`),
  ];
}
