import { SEARCH_RADIUS_MILES } from '../../limits.ts';
import { featureLabel } from '../../options/features.ts';
import { formatDollars } from '../../format/money.ts';
import type { UnmetCriterion } from '../matching.ts';

const counted = (count: number, thing: string) => `${count} ${thing}${count === 1 ? '' : 's'}`;

/** Returns the label of an unmet criterion (K45): '$120 over your budget', 'Parking not listed'. */
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
    case 'minRent':
      return `${formatDollars(by)} under your minimum`;
    case 'walk':
      return `${counted(by, 'minute')} more on foot`;
    case 'feature':
      return `${featureLabel(by)} not listed`;
    case 'laundry':
      return 'Laundry not listed';
    case 'furnished':
      return 'Not listed as furnished';
    case 'utilities':
      return 'Utilities not listed as included';
    case 'lease':
      return 'Lease length not listed';
    case 'available':
      return 'Not listed as available by then';
  }
}
