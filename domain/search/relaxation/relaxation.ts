import type { Criteria } from '../criteria.ts';
import { floorplanFits, searchListings, sizeMisses, type MatchableListing, type Place } from '../matching.ts';

/** The criteria that a relaxation changes; all others are kept. */
export type RelaxableCriteria = Pick<Criteria, 'bedrooms' | 'bathrooms' | 'maxBudget'>;

/** A change of the criteria that brings more listings; absent ones stay as requested. */
export interface Relaxation extends RelaxableCriteria {
  /** The number of listings that match then. */
  total: number;
}

/** The listings of a place with one number of bedrooms and one minimum number of bathrooms that meet all other criteria. */
export interface RelaxationCell {
  /** A bedroom code; undefined when bedrooms are not a criterion. */
  bedrooms: number | undefined;
  /** Minimum number; undefined when bathrooms are not a criterion. */
  bathrooms: number | undefined;
  /** Number of listings with such a floorplan within the budget. */
  fits: number;
  /** The smallest budget increase that brings more of them, with their number; null when none does. */
  raised: { maxBudget: number; fits: number } | null;
}

/** Budgets are raised to a multiple of this many dollars: $1,263 would look odd. */
export const BUDGET_STEP = 25;
const roundUpBudget = (rent: number): number => Math.ceil(rent / BUDGET_STEP) * BUDGET_STEP;

const MOST = 4;
const MOST_OF_MUCH = 2;
/** A change by more than this ratio, or by more than one room, is too large while another is available. */
const MUCH = 0.5;

interface Candidate {
  relaxation: Relaxation;
  /** The criteria it changes, and in which direction. */
  kind: string;
  changes: number;
  share: number;
  modest: boolean;
}

function candidateOf(
  { bedrooms, bathrooms }: RelaxationCell,
  filter: RelaxableCriteria,
  budget: number | undefined,
  total: number,
): Candidate {
  const misses = sizeMisses(
    { bedrooms: bedrooms ?? 0, bathrooms: bathrooms ?? 0, rent: budget ?? 0 },
    { bedrooms: filter.bedrooms, bathrooms: filter.bathrooms, maxBudget: filter.maxBudget },
  );
  const changed = new Set(misses.map(({ unmet }) => unmet.criterion));
  return {
    relaxation: {
      ...(changed.has('bedrooms') && { bedrooms }),
      ...(changed.has('bathrooms') && { bathrooms }),
      ...(changed.has('budget') && { maxBudget: budget }),
      total,
    },
    kind: misses.map(({ unmet }) => `${unmet.criterion}${Math.sign(unmet.by)}`).join(),
    changes: misses.length,
    share: misses.reduce((sum, { share }) => sum + share, 0),
    modest: misses.every(
      ({ unmet, share }) => share <= MUCH || (unmet.criterion !== 'budget' && Math.abs(unmet.by) <= 1),
    ),
  };
}

const bySize = (a: Candidate, b: Candidate) =>
  a.changes - b.changes ||
  a.share - b.share ||
  b.relaxation.total - a.relaxation.total ||
  (a.kind < b.kind ? -1 : Number(a.kind > b.kind)) ||
  // PostgreSQL returns rows in no particular order; the same search must return the same suggestions.
  (b.relaxation.bathrooms ?? 0) - (a.relaxation.bathrooms ?? 0) ||
  (a.relaxation.bedrooms ?? 0) - (b.relaxation.bedrooms ?? 0);

/**
 * Returns up to four smallest changes that bring more listings, of as few criteria as are enough, each combination
 * once; or the two smallest where no modest change works (half as much rent again is not modest).
 */
export function suggestRelaxations(cells: readonly RelaxationCell[], filter: RelaxableCriteria): Relaxation[] {
  const now = countFitting(cells, filter);
  const candidates = cells
    .flatMap((cell) => [
      candidateOf(cell, filter, filter.maxBudget, cell.fits),
      ...(cell.raised ? [candidateOf(cell, filter, cell.raised.maxBudget, cell.raised.fits)] : []),
    ])
    .filter(({ changes, relaxation }) => changes > 0 && relaxation.total > now)
    .toSorted(bySize);
  const smallest = candidates.filter(
    ({ kind }, index) => candidates.findIndex((other) => other.kind === kind) === index,
  );
  const modest = smallest.filter((candidate) => candidate.modest);
  const offered =
    modest.length > 0
      ? modest.filter(({ changes }) => changes === modest[0]?.changes).slice(0, MOST)
      : smallest.toSorted((a, b) => a.share - b.share || bySize(a, b)).slice(0, MOST_OF_MUCH);
  return offered.map(({ relaxation }) => relaxation);
}

/** Returns how many listings match the criteria, by the cells. */
export const countFitting = (cells: readonly RelaxationCell[], { bedrooms, bathrooms }: RelaxableCriteria): number =>
  cells.find((cell) => cell.bedrooms === bedrooms && cell.bathrooms === bathrooms)?.fits ?? 0;

/** Returns every number of bathrooms from one to the requested one; [undefined] when it is not a criterion. */
const bathroomsUpTo = (most: number | undefined): (number | undefined)[] =>
  most === undefined ? [undefined] : Array.from({ length: (most - 1) * 2 + 1 }, (_, step) => 1 + step / 2);

/** Returns the cells of in-memory listings; the server reads the same from its index in one statement. */
export function relaxationCells(homes: readonly MatchableListing[], place: Place, filter: Criteria): RelaxationCell[] {
  const otherCriteria: Criteria = { ...filter, bedrooms: undefined, bathrooms: undefined, maxBudget: undefined };
  const all = searchListings(homes, place, otherCriteria).map(({ floorplans }) => ({
    floorplans: floorplans.filter((plan) => floorplanFits(plan, otherCriteria)),
  }));
  const codes =
    filter.bedrooms === undefined
      ? [undefined]
      : [...new Set(all.flatMap(({ floorplans }) => floorplans.map(({ bedrooms }) => bedrooms)))];
  return codes.flatMap((bedrooms) =>
    bathroomsUpTo(filter.bathrooms).flatMap((bathrooms) => {
      const rents = all.flatMap(({ floorplans }) => {
        const fine = floorplans.filter(
          (plan) =>
            (bedrooms === undefined || plan.bedrooms === bedrooms) &&
            (bathrooms === undefined || plan.bathrooms >= bathrooms),
        );
        return fine.length > 0 ? [Math.min(...fine.map(({ rent }) => rent))] : [];
      });
      const within = (budget: number) => rents.filter((rent) => rent <= budget).length;
      const { maxBudget = Number.POSITIVE_INFINITY } = filter;
      const over = rents.filter((rent) => rent > maxBudget);
      const raise = over.length > 0 ? roundUpBudget(Math.min(...over)) : null;
      const raised = raise === null ? null : { maxBudget: raise, fits: within(raise) };
      return rents.length === 0 ? [] : [{ bedrooms, bathrooms, fits: within(maxBudget), raised }];
    }),
  );
}
