import { SEARCH_RADIUS_MILES } from '../limits.ts';
import { milesBetween, type Point } from '../places/distance.ts';
import { APARTMENT } from '../options/property-types.ts';
import { bedroomCount } from '../options/bedrooms.ts';
import type { HousingFilter } from './search-query.ts';

/**
 * Search matching and unmet criteria as plain functions; they specify the results of the search statement. The
 * server's tests compare the two with random listings and queries.
 */
export interface Floorplan {
  /** A bedroom code. */
  bedrooms: number;
  bathrooms: number;
  sq: number;
  /** Dollars a month for the whole listing. */
  rent: number;
}

export interface MatchableListing extends Point {
  id: number;
  type: number;
  state: string;
  publishedAt: number;
  floorplans: readonly Floorplan[];
}

/** A college or a city has coordinates, a state only its code. */
export type Place = { kind: 'point'; point: Point } | { kind: 'state'; state: string };

type Criteria = Pick<HousingFilter, 'bedrooms' | 'bathrooms' | 'maxBudget'>;

export type Criterion = 'bedrooms' | 'bathrooms' | 'budget' | 'distance';

/**
 * A criterion that a listing does not meet, and by how much: missing bathrooms, dollars over, miles beyond ten.
 * Bedrooms are relative to the request: 1 is one fewer, -1 one more than requested.
 */
export interface UnmetCriterion {
  criterion: Criterion;
  by: number;
}

/** Returns whether one floorplan meets all three criteria: exact bedrooms, at least the bathrooms, at most the rent. */
export function floorplanFits(floorplan: Floorplan, { bedrooms, bathrooms, maxBudget }: Criteria): boolean {
  return (
    (bedrooms === undefined || floorplan.bedrooms === bedrooms) &&
    (bathrooms === undefined || floorplan.bathrooms >= bathrooms) &&
    (maxBudget === undefined || floorplan.rent <= maxBudget)
  );
}

export const isFeatured = (home: Pick<MatchableListing, 'type'>): boolean => home.type === APARTMENT;

/** Returns miles from the place; undefined in a state. */
const milesFrom = (home: MatchableListing, place: Place) =>
  place.kind === 'point' ? milesBetween(home, place.point) : undefined;

/** Returns the matching listings in display order: featured, then nearest (newest in a state), then id. */
export function searchListings(
  homes: readonly MatchableListing[],
  place: Place,
  criteria: Criteria,
): MatchableListing[] {
  return homes
    .filter((home) =>
      place.kind === 'state' ? home.state === place.state : milesBetween(home, place.point) <= SEARCH_RADIUS_MILES,
    )
    .filter((home) => home.floorplans.some((floorplan) => floorplanFits(floorplan, criteria)))
    .toSorted(
      (a, b) =>
        Number(isFeatured(b)) - Number(isFeatured(a)) ||
        (place.kind === 'state'
          ? b.publishedAt - a.publishedAt
          : milesBetween(a, place.point) - milesBetween(b, place.point)) ||
        a.id - b.id,
    );
}

/** Returns a floorplan's unmet criteria, each with its ratio to the requested value. */
export const floorplanMisses = (
  floorplan: Floorplan,
  criteria: Criteria,
): { unmet: UnmetCriterion; share: number }[] => {
  const misses: { unmet: UnmetCriterion; share: number }[] = [];
  const miss = (criterion: Criterion, by: number, asked: number) =>
    misses.push({ unmet: { criterion, by }, share: Math.abs(by) / Math.max(1, asked) });
  if (criteria.bedrooms !== undefined && floorplan.bedrooms !== criteria.bedrooms) {
    const asked = bedroomCount(criteria.bedrooms) ?? 0;
    miss('bedrooms', asked - (bedroomCount(floorplan.bedrooms) ?? 0), asked);
  }
  if (criteria.bathrooms !== undefined && floorplan.bathrooms < criteria.bathrooms)
    miss('bathrooms', criteria.bathrooms - floorplan.bathrooms, criteria.bathrooms);
  if (criteria.maxBudget !== undefined && floorplan.rent > criteria.maxBudget)
    miss('budget', floorplan.rent - criteria.maxBudget, criteria.maxBudget);
  return misses;
};

/**
 * Returns the unmet criteria of a listing's best floorplan (fewest unmet, then the smallest sum of ratios), distance
 * included (K45).
 */
export function unmetCriteria(
  home: MatchableListing,
  place: Place,
  criteria: Criteria,
): { unmet: UnmetCriterion[]; share: number } {
  const miles = milesFrom(home, place);
  const far =
    miles !== undefined && miles > SEARCH_RADIUS_MILES
      ? [
          {
            unmet: { criterion: 'distance' as const, by: miles - SEARCH_RADIUS_MILES },
            share: (miles - SEARCH_RADIUS_MILES) / SEARCH_RADIUS_MILES,
          },
        ]
      : [];
  const options = home.floorplans.map((floorplan) => {
    const misses = [...floorplanMisses(floorplan, criteria), ...far];
    return { unmet: misses.map(({ unmet }) => unmet), share: misses.reduce((sum, { share }) => sum + share, 0) };
  });
  return options.toSorted((a, b) => a.unmet.length - b.unmet.length || a.share - b.share)[0] ?? { unmet: [], share: 0 };
}

/**
 * Returns the closest listings when none matches (K45): fewest unmet, then smallest ratio, then nearest; within 270
 * miles, at most 200.
 */
export function closestListings(
  homes: readonly MatchableListing[],
  place: Place,
  criteria: Criteria,
): MatchableListing[] {
  const within = homes.filter((home) =>
    place.kind === 'state' ? home.state === place.state : milesBetween(home, place.point) <= 270,
  );
  return within
    .map((home) => ({ home, miles: milesFrom(home, place) ?? 0, ...unmetCriteria(home, place, criteria) }))
    .toSorted(
      (a, b) => a.unmet.length - b.unmet.length || a.share - b.share || a.miles - b.miles || a.home.id - b.home.id,
    )
    .slice(0, 200)
    .map(({ home }) => home);
}
