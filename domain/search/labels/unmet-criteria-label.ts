import { SEARCH_RADIUS_MILES } from '../../limits.ts';
import { featureLabel } from '../../options/features.ts';
import { formatDollars } from '../../format/money.ts';
import type { MatchReason } from '../match-reasons.ts';
import type { UnmetCriterion } from '../matching.ts';

const counted = (count: number, thing: string) => `${count} ${thing}${count === 1 ? '' : 's'}`;

/** Returns the label of an unmet criterion (K45): '$120 over your budget', 'Parking not listed'. */
export function unmetCriterionLabel({ criterion, by }: UnmetCriterion): string {
  switch (criterion) {
    case 'bedrooms':
      return by > 0
        ? `${by} fewer bedroom${by === 1 ? '' : 's'} than you asked for`
        : `${-by} extra bedroom${by === -1 ? '' : 's'}`;
    case 'bathrooms':
      return by === 0.5 ? 'Half a bathroom short' : `${counted(by, 'bathroom')} short`;
    case 'budget':
      return `${formatDollars(by)} over your budget`;
    case 'distance':
      return `${Math.max(SEARCH_RADIUS_MILES + 0.1, Math.round((SEARCH_RADIUS_MILES + by) * 10) / 10)} miles away`;
    case 'minRent':
      return `${formatDollars(by)} under your minimum`;
    case 'walk':
      return `${counted(by, 'minute')} farther on foot`;
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

/** Returns the unmet search criteria, then other obstacles (a pet, for example), at most two matching reasons, and unknowns. */
export function withUnmetCriteria(unmet: readonly UnmetCriterion[], reasons: readonly MatchReason[]): MatchReason[] {
  const misses = unmet.map((missed): MatchReason => ({ kind: 'misses', text: unmetCriterionLabel(missed) }));
  const said = new Set(misses.map(({ text }) => text));
  const others = reasons.filter(({ kind, text }) => kind === 'misses' && !said.has(text));
  const unknown = reasons.filter(({ kind }) => kind === 'unknown');
  return [...misses, ...others, ...reasons.filter(({ kind }) => kind === 'fits').slice(0, 2), ...unknown];
}
