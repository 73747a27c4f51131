import { featureOptions } from '../options/features.ts';
import { petOptions, NO_PETS } from '../options/pets.ts';
import { hasFacts, laundryOptions, listingFacts, petsMasks, statedMask, type Criteria } from './criteria.ts';
import type { Floorplan } from './floorplan.ts';
import { searchListings, type MatchableListing, type Place } from './matching.ts';

/** A filter that can be chosen in one step. */
export interface FilterOption {
  /** Its parameter and value: 'must:2', 'lease:12'. */
  key: string;
  /** What a listing must state so that the option says something about it; null where every listing does. */
  states: { facts: number; unless?: number } | { term: 'utilities' | 'leaseMonths' | 'availableOn' } | null;
}

const LEASES = [6, 9, 10, 12];
const WALKS = [10, 15, 20];
const ANY_LAUNDRY = 0;
/** The key of the day by which a home must be available; it is typed, so that its option changes nothing by itself. */
export const AVAILABLE_BY = 'available_by';

const parts = (key: string): [name: string, value: string] => {
  const [name = '', value = ''] = key.split(':');
  return [name, value];
};

const changed = (ids: readonly number[] | undefined, id: number, on: boolean) => {
  const rest = (ids ?? []).filter((other) => other !== id);
  const next = on ? [...rest, id].toSorted((a, b) => a - b) : rest;
  return next.length > 0 ? next : undefined;
};

/** Returns the criteria with an option chosen or removed; the other criteria stay. */
export function setFilter<Kept extends Criteria>(criteria: Kept, key: string, on: boolean): Kept {
  const [name, value] = parts(key);
  const id = Number(value);
  const changes: Record<string, Criteria> = {
    pets: { pets: changed(criteria.pets, id, on) },
    must: { must: changed(criteria.must, id, on) },
    laundry: { laundry: on ? laundryOptions.find((option) => option === value) : undefined },
    furnished: { furnished: on || undefined },
    utilities: { utilities: on || undefined },
    lease: { lease: on ? id : undefined },
    max_walk: { maxWalk: on ? id : undefined },
  };
  return { ...criteria, ...changes[name] };
}

/** Returns whether an option is chosen. */
export function hasFilter(criteria: Criteria, key: string): boolean {
  const [name, value] = parts(key);
  const { pets = [], must = [], laundry, furnished, utilities, lease, maxWalk } = criteria;
  const values: Record<string, readonly unknown[]> = {
    pets,
    must,
    laundry: [laundry],
    furnished: [furnished && 1],
    utilities: [utilities && 1],
    lease: [lease],
    max_walk: [maxWalk],
  };
  return (values[name] ?? []).map(String).includes(value);
}

const factsOf = (criteria: Criteria) => ({ facts: statedMask(criteria) });

/** Every filter that is counted before it is chosen. Laundry is a filter of its own, so it is not a must. */
export const filterOptions: readonly FilterOption[] = [
  ...petOptions
    .filter(({ id }) => id !== NO_PETS)
    .map(({ id }) => {
      const { allowed, possible } = petsMasks({ pets: [id] });
      return { key: `pets:${id}`, states: { facts: allowed, unless: possible } };
    }),
  ...laundryOptions.map((laundry) => ({ key: `laundry:${laundry}`, states: factsOf({ laundry }) })),
  ...featureOptions
    .filter(({ id }) => id !== ANY_LAUNDRY)
    .map(({ id }) => ({ key: `must:${id}`, states: factsOf({ must: [id] }) })),
  { key: 'furnished:1', states: factsOf({ furnished: true }) },
  { key: 'utilities:1', states: { term: 'utilities' } },
  ...LEASES.map((lease): FilterOption => ({ key: `lease:${lease}`, states: { term: 'leaseMonths' } })),
  { key: AVAILABLE_BY, states: { term: 'availableOn' } },
  ...WALKS.map((minutes) => ({ key: `max_walk:${minutes}`, states: null })),
];

/** A filter is offered where at least this many listings of the place state what it asks for. */
export const LEAST_STATED = 10;

export interface FilterCount {
  key: string;
  /** The listings that fit with the other filters and this one. */
  total: number;
}

const statesTerm = (floorplan: Floorplan, term: 'utilities' | 'leaseMonths' | 'availableOn'): boolean => {
  const value = floorplan[term];
  return Array.isArray(value) ? value.length > 0 : value !== null && value !== undefined;
};

/** Returns the options offered at a place, each with its count; the server reads the same in one statement. */
export function countFilterOptions(homes: readonly MatchableListing[], place: Place, filter: Criteria): FilterCount[] {
  const here = searchListings(homes, place, {});
  const stating = ({ states }: FilterOption) =>
    states === null
      ? Infinity
      : here.filter(({ amenities, floorplans }) =>
          'facts' in states
            ? hasFacts(listingFacts(amenities), states.facts) ||
              (states.unless !== undefined && !hasFacts(listingFacts(amenities), states.unless))
            : floorplans.some((plan) => statesTerm(plan, states.term)),
        ).length;
  return filterOptions
    .filter((option) => (option.key.startsWith('max_walk') ? place.kind === 'point' : stating(option) >= LEAST_STATED))
    .map(({ key }) => ({ key, total: searchListings(homes, place, setFilter(filter, key, true)).length }));
}
