import { SEARCH_RADIUS_MILES } from '../../limits.ts';
import { featureLabel } from '../../options/features.ts';
import { formatDollars } from '../../format/money.ts';
import { roundMiles } from '../../places/distance.ts';
import type { MatchReason } from '../match-reasons.ts';
import type { Criterion, UnmetCriterion } from '../matching.ts';

const counted = (count: number, thing: string) => `${count} ${thing}${count === 1 ? '' : 's'}`;

const labels: Record<Criterion, (by: number) => string> = {
  bedrooms: (by) => (by > 0 ? `${counted(by, 'fewer bedroom')} than you asked for` : counted(-by, 'extra bedroom')),
  bathrooms: (by) => (by === 0.5 ? 'Half a bathroom short' : `${counted(by, 'bathroom')} short`),
  budget: (by) => `${formatDollars(by)} over your budget`,
  distance: (by) => `${Math.max(SEARCH_RADIUS_MILES + 0.1, roundMiles(SEARCH_RADIUS_MILES + by))} miles away`,
  minRent: (by) => `${formatDollars(by)} under your minimum`,
  walk: (by) => `${counted(by, 'minute')} farther on foot`,
  feature: (by) => `${featureLabel(by)} not listed`,
  laundry: () => 'Laundry not listed',
  furnished: () => 'Not listed as furnished',
  utilities: () => 'Utilities not listed as included',
  lease: () => 'Lease length not listed',
  available: () => 'Not listed as available by then',
};

/** Returns the label of an unmet criterion (K45): '$120 over your budget', 'Parking not listed'. */
export const unmetCriterionLabel = ({ criterion, by }: UnmetCriterion): string => labels[criterion](by);

/** Returns the unmet search criteria, then other obstacles (a pet, for example), at most two matching reasons, and unknowns. */
export function withUnmetCriteria(unmet: readonly UnmetCriterion[], reasons: readonly MatchReason[]): MatchReason[] {
  const misses = unmet.map((missed): MatchReason => ({ kind: 'misses', text: unmetCriterionLabel(missed) }));
  const missTexts = new Set(misses.map(({ text }) => text));
  const others = reasons.filter(({ kind, text }) => kind === 'misses' && !missTexts.has(text));
  const unknown = reasons.filter(({ kind }) => kind === 'unknown');
  return [...misses, ...others, ...reasons.filter(({ kind }) => kind === 'fits').slice(0, 2), ...unknown];
}
