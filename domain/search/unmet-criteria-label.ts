import { SEARCH_RADIUS_MILES } from '../limits.ts';
import { formatDollars } from '../format/money.ts';
import type { UnmetCriterion } from './matching.ts';

const counted = (count: number, thing: string) => `${count} ${thing}${count === 1 ? '' : 's'}`;

/** Returns the label of an unmet criterion (K45): '$120 over your budget'. */
export function unmetCriterionLabel({ criterion, by }: UnmetCriterion): string {
  switch (criterion) {
    case 'bedrooms':
      return `${counted(Math.abs(by), 'bedroom')} ${by > 0 ? 'fewer' : 'more'} than you asked for`;
    case 'bathrooms':
      return by === 0.5 ? 'Half a bathroom short' : `${counted(by, 'bathroom')} short`;
    case 'budget':
      return `${formatDollars(by)} over your budget`;
    case 'distance':
      return `${counted(Math.max(0.1, Math.round(by * 10) / 10), 'mile')} past the ${SEARCH_RADIUS_MILES}-mile circle`;
  }
}
