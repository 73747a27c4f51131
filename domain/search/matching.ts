import { SEARCH_RADIUS_MILES } from '../limits.ts';
import { estimateMinutes, milesBetween, milesOfWalk, roundMiles, type Point } from '../places/distance.ts';
import { APARTMENT } from '../options/property-types.ts';
import { bedroomCount } from '../options/bedrooms.ts';
import { asksStated, hasFacts, listingFacts, petsMasks, statedMask, type Criteria } from './criteria.ts';
import { perPerson, totalMonthly, type Floorplan } from './floorplan.ts';
import { sortKeys, type SearchSort, type SortKey } from './sort.ts';

/** Matching as plain functions: tests compare the search statement with them on random listings and queries. */
export interface MatchableListing extends Point {
  id: number;
  type: number;
  state: string;
  publishedAt: number;
  /** Whether a reminder to confirm it stayed unanswered (K65). */
  stale?: boolean | undefined;
  amenities: readonly number[];
  floorplans: readonly Floorplan[];
}

/** A college or a city has coordinates, a state only its code. */
export type Place = { kind: 'point'; point: Point } | { kind: 'state'; state: string };

export const criterionNames = [
  'bedrooms',
  'bathrooms',
  'budget',
  'distance',
  'minRent',
  'walk',
  'feature',
  'laundry',
  'furnished',
  'utilities',
  'lease',
  'available',
] as const;
export type Criterion = (typeof criterionNames)[number];

/**
 * A criterion that a listing does not meet, and by how much: missing bathrooms, dollars, miles, minutes, the id of a
 * feature, 1 for the rest. Bedrooms are relative: 1 is one fewer, -1 one more than requested.
 */
export interface UnmetCriterion {
  criterion: Criterion;
  by: number;
}

interface Miss {
  unmet: UnmetCriterion;
  /** The difference as a ratio to the requested value (K45). */
  share: number;
}

type Scored = Omit<Floorplan, 'sq'>;
type Sized = Pick<Floorplan, 'bedrooms' | 'bathrooms' | 'rent'>;

/**
 * Returns whether a floorplan's size and rent meet the criteria: exact bedrooms, at least the bathrooms, the rent
 * within both limits.
 */
function sizeFits(floorplan: Sized, { bedrooms, bathrooms, maxBudget, minRent }: Criteria): boolean {
  return (
    (bedrooms === undefined || floorplan.bedrooms === bedrooms) &&
    (bathrooms === undefined || floorplan.bathrooms >= bathrooms) &&
    (maxBudget === undefined || floorplan.rent <= maxBudget) &&
    (minRent === undefined || floorplan.rent >= minRent)
  );
}

/** Returns whether a floorplan's terms meet the criteria; terms that are not stated meet them when `assumed`. */
function termsFit(floorplan: Scored, { utilities, lease, availableBy }: Criteria, assumed: boolean): boolean {
  const { utilities: cost = null, leaseMonths = [], availableOn = null } = floorplan;
  return (
    (utilities === undefined || (cost === null ? assumed : cost === 0)) &&
    (lease === undefined || (leaseMonths.length === 0 ? assumed : leaseMonths.includes(lease))) &&
    (availableBy === undefined || (availableOn === null ? assumed : availableOn <= availableBy))
  );
}

/** Returns whether one floorplan meets every criterion that concerns floorplans. */
export const floorplanFits = (floorplan: Floorplan, criteria: Criteria): boolean =>
  sizeFits(floorplan, criteria) && termsFit(floorplan, criteria, false);

export const isFeatured = (home: Pick<MatchableListing, 'type'>): boolean => home.type === APARTMENT;

/** Returns the radius of a search in miles: ten, or what can be walked in the requested minutes. */
export const searchRadius = ({ maxWalk }: Criteria): number =>
  maxWalk === undefined ? SEARCH_RADIUS_MILES : Math.min(SEARCH_RADIUS_MILES, milesOfWalk(maxWalk));

/** Returns miles from the place; undefined in a state. */
const milesFrom = (home: Point, place: Place) => (place.kind === 'point' ? milesBetween(home, place.point) : undefined);

/** Returns the listings of a place that fit, or would fit if they stated what they do not. */
function possibleListings<Home extends MatchableListing>(
  homes: readonly Home[],
  place: Place,
  criteria: Criteria,
): { home: Home; fits: boolean }[] {
  const radius = searchRadius(criteria);
  const { possible } = petsMasks(criteria);
  const stated = statedMask(criteria);
  return homes.flatMap((home) => {
    const here = place.kind === 'state' ? home.state === place.state : milesBetween(home, place.point) <= radius;
    const known = listingFacts(home.amenities);
    if (!here || !hasFacts(known, possible)) return [];
    const plans = home.floorplans.filter((plan) => sizeFits(plan, criteria) && termsFit(plan, criteria, true));
    if (plans.length === 0) return [];
    return [{ home, fits: hasFacts(known, stated) && plans.some((plan) => termsFit(plan, criteria, false)) }];
  });
}

/** Returns the lowest total and cost per person a month, rounded up, of the floorplans that fit (K62), or of all. */
export function fittingCosts(
  floorplans: readonly Floorplan[],
  criteria: Criteria,
): { total: number | null; perPerson: number | null } {
  const fitting = floorplans.filter((plan) => floorplanFits(plan, criteria));
  const plans = fitting.length > 0 ? fitting : floorplans;
  if (plans.length === 0) return { total: null, perPerson: null };
  return { total: Math.min(...plans.map(totalMonthly)), perPerson: Math.ceil(Math.min(...plans.map(perPerson))) };
}

/** Returns the lowest cost per person in dollars a month of the floorplans that fit. */
const lowestShare = (home: MatchableListing, criteria: Criteria): number =>
  Math.min(...home.floorplans.filter((plan) => floorplanFits(plan, criteria)).map(perPerson));

/** Returns the matching listings in display order (K63), as `sortKeys` states. */
export function searchListings<Home extends MatchableListing>(
  homes: readonly Home[],
  place: Place,
  criteria: Criteria,
  sort: SearchSort = 'featured',
): Home[] {
  const { allowed } = petsMasks(criteria);
  // The lower rank comes first.
  const rankBy: Record<SortKey, (home: Home) => number> = {
    featured: (home) => Number(!isFeatured(home)),
    fresh: (home) => Number(home.stale ?? false),
    welcome: (home) => Number(!hasFacts(listingFacts(home.amenities), allowed)),
    near: (home) => milesFrom(home, place) ?? -home.publishedAt,
    cost: (home) => lowestShare(home, criteria),
    newest: (home) => -home.publishedAt,
  };
  const ranked = possibleListings(homes, place, criteria)
    .filter(({ fits }) => fits)
    .map(({ home }) => ({ home, ranks: sortKeys[sort].map((key) => rankBy[key](home)) }));
  const differ = (a: readonly number[], b: readonly number[]) =>
    a.map((rank, key) => rank - (b[key] ?? 0)).find((difference) => difference !== 0) ?? 0;
  return ranked.toSorted((a, b) => differ(a.ranks, b.ranks) || a.home.id - b.home.id).map(({ home }) => home);
}

/**
 * Returns how many listings a search leaves out only because they do not state what it asks for; null if it asks for no
 * such thing.
 */
export const countNotStated = (homes: readonly MatchableListing[], place: Place, criteria: Criteria): number | null =>
  asksStated(criteria) ? possibleListings(homes, place, criteria).filter(({ fits }) => !fits).length : null;

/**
 * Returns how many of the matching listings do not say whether they allow the pets (K20); null if a search asks for
 * none.
 */
export function countPetsNotStated(
  homes: readonly MatchableListing[],
  place: Place,
  criteria: Criteria,
): number | null {
  const { allowed } = petsMasks(criteria);
  const isSilent = ({ amenities }: MatchableListing) => !hasFacts(listingFacts(amenities), allowed);
  if (allowed === 0) return null;
  return possibleListings(homes, place, criteria).filter(({ home, fits }) => fits && isSilent(home)).length;
}

/** Called for an unmet criterion, with its ratio to the requested value. */
type OnMiss = (criterion: Criterion, by: number, share: number) => void;

/** Calls `miss` for every unmet criterion of a size and rent. */
function eachSizeMiss(floorplan: Sized, criteria: Criteria, miss: OnMiss): void {
  const { bedrooms, bathrooms, maxBudget, minRent } = criteria;
  if (bedrooms !== undefined && floorplan.bedrooms !== bedrooms) {
    const requested = bedroomCount(bedrooms) ?? 0;
    const by = requested - (bedroomCount(floorplan.bedrooms) ?? 0);
    miss('bedrooms', by, Math.abs(by) / Math.max(1, requested));
  }
  const lacks = (criterion: Criterion, by: number, requested: number) => {
    if (by > 0) miss(criterion, by, by / Math.max(1, requested));
  };
  if (bathrooms !== undefined) lacks('bathrooms', bathrooms - floorplan.bathrooms, bathrooms);
  if (maxBudget !== undefined) lacks('budget', floorplan.rent - maxBudget, maxBudget);
  if (minRent !== undefined) lacks('minRent', minRent - floorplan.rent, minRent);
}

/** Calls `miss` for every unmet criterion of a floorplan; each term that it does not state, or states otherwise, counts 1. */
function eachFloorplanMiss(floorplan: Scored, criteria: Criteria, miss: OnMiss): void {
  const { utilities, lease, availableBy } = criteria;
  eachSizeMiss(floorplan, criteria, miss);
  if (utilities !== undefined && !termsFit(floorplan, { utilities }, false)) miss('utilities', 1, 1);
  if (lease !== undefined && !termsFit(floorplan, { lease }, false)) miss('lease', 1, 1);
  if (availableBy !== undefined && !termsFit(floorplan, { availableBy }, false)) miss('available', 1, 1);
}

/** Returns what is passed to `miss`, as a list. */
function missesOf(each: (miss: OnMiss) => void): Miss[] {
  const found: Miss[] = [];
  each((criterion, by, share) => found.push({ unmet: { criterion, by }, share }));
  return found;
}

/** Returns the unmet criteria of one size and rent, each with its ratio to the requested value. */
export const sizeMisses = (floorplan: Sized, criteria: Criteria): Miss[] =>
  missesOf((miss) => eachSizeMiss(floorplan, criteria, miss));

/** Returns the unmet criteria of a floorplan, each with its ratio to the requested value. */
export const floorplanMisses = (floorplan: Scored, criteria: Criteria): Miss[] =>
  missesOf((miss) => eachFloorplanMiss(floorplan, criteria, miss));

interface Situated {
  /** Undefined in a state. */
  miles: number | undefined;
  facts: number;
}

/** Calls `miss` for every unmet criterion of a listing as a whole: how far it is, and what it must state (K45). */
function eachListingMiss({ miles = 0, facts }: Situated, criteria: Criteria, miss: OnMiss): void {
  const { must = [], laundry, furnished, maxWalk } = criteria;
  const lacks = (one: Criteria) => !hasFacts(facts, statedMask(one));
  const far = miles - SEARCH_RADIUS_MILES;
  if (far > 0) miss('distance', far, far / SEARCH_RADIUS_MILES);
  if (maxWalk !== undefined && miles > milesOfWalk(maxWalk))
    miss('walk', Math.max(1, estimateMinutes(roundMiles(miles), 'walking') - maxWalk), 1);
  for (const id of must) if (lacks({ must: [id] })) miss('feature', id, 1);
  if (laundry && lacks({ laundry })) miss('laundry', 1, 1);
  if (furnished && lacks({ furnished })) miss('furnished', 1, 1);
}

const total = (misses: readonly Miss[]): number => misses.reduce((sum, { share }) => sum + share, 0);

/** Returns the unmet criteria of a listing with the floorplan that misses least: by ratios (K45), then by number. */
export function unmetCriteria(
  home: MatchableListing,
  place: Place,
  criteria: Criteria,
): { unmet: UnmetCriterion[]; share: number } {
  const situated = { miles: milesFrom(home, place), facts: listingFacts(home.amenities) };
  const whole = missesOf((miss) => eachListingMiss(situated, criteria, miss));
  const best = home.floorplans
    .map((floorplan) => floorplanMisses(floorplan, criteria))
    .toSorted((a, b) => total(a) - total(b) || a.length - b.length)[0];
  const misses = [...(best ?? []), ...whole];
  return { unmet: misses.map(({ unmet }) => unmet), share: total(best ?? []) + total(whole) };
}

/** Returns the shares that are passed to `miss`, added up. */
function shareOf(each: (miss: OnMiss) => void): number {
  let sum = 0;
  each((_criterion, _by, share) => (sum += share));
  return sum;
}

/** Returns the total shortfall of a listing: the share that `unmetCriteria` returns, without what it misses. */
export function shortfall(listing: Situated, floorplans: readonly Scored[], criteria: Criteria): number {
  let least = floorplans.length === 0 ? 0 : Infinity;
  for (const floorplan of floorplans)
    least = Math.min(
      least,
      shareOf((miss) => eachFloorplanMiss(floorplan, criteria, miss)),
    );
  return least + shareOf((miss) => eachListingMiss(listing, criteria, miss));
}

interface ClosestRank {
  id: number;
  miles: number;
  stale: boolean;
  share: number;
}

/** Compares by distance, then by id. */
export const byDistance = (a: Pick<ClosestRank, 'id' | 'miles'>, b: Pick<ClosestRank, 'id' | 'miles'>): number =>
  a.miles - b.miles || a.id - b.id;

/** Compares the closest listings for display: stale ones last (K65), the smallest shortfall first, then the nearest. */
export const byShortfall = (a: ClosestRank, b: ClosestRank): number =>
  Number(a.stale) - Number(b.stale) || a.share - b.share || byDistance(a, b);

/** The limits of a search for the closest listings (K45). */
export const CLOSEST = { candidates: 2000, miles: 30, fewest: 20, beyondMiles: 100 } as const;

/**
 * Returns the closest listings when none matches (K45): the nearest by smallest shortfall, filled up to 20 with others
 * within 100 miles. In each part, listings that nobody confirmed come last (K65).
 */
export function closestListings<Home extends MatchableListing>(
  homes: readonly Home[],
  place: Place,
  criteria: Criteria,
): Home[] {
  const { possible } = petsMasks(criteria);
  const near = homes
    .filter((home) => hasFacts(listingFacts(home.amenities), possible))
    .filter((home) => place.kind === 'point' || home.state === place.state)
    .map((home) => ({
      home,
      id: home.id,
      miles: milesFrom(home, place) ?? 0,
      stale: home.stale ?? false,
      share: unmetCriteria(home, place, criteria).share,
    }))
    .filter(({ miles }) => miles <= CLOSEST.beyondMiles)
    .toSorted((a, b) => (place.kind === 'state' && b.home.publishedAt - a.home.publishedAt) || byDistance(a, b));
  const candidates = near.filter(({ miles }) => miles <= CLOSEST.miles).slice(0, CLOSEST.candidates);
  const beyond = near
    .slice(candidates.length)
    .toSorted((a, b) => Number(a.stale) - Number(b.stale))
    .slice(0, Math.max(0, CLOSEST.fewest - candidates.length));
  return [...candidates.toSorted(byShortfall), ...beyond].map(({ home }) => home);
}
