import { MAX_DOLLARS, MAX_LEASE_MONTHS, MAX_PLACE_ID, MAX_WALK_MINUTES } from '../limits.ts';
import { type BrandCode } from '../brands/brand.ts';
import { isBathrooms } from '../options/bathrooms.ts';
import { bedroomCount } from '../options/bedrooms.ts';
import { isFeature } from '../options/features.ts';
import { parseLocationType, type LocationType } from '../options/location-types.ts';
import { isPet, NO_PETS } from '../options/pets.ts';
import { getBrand } from '../brands/brands.ts';
import { laundryOptions, type Criteria } from './criteria.ts';
import { isCalendarDay } from './questionnaire.ts';
import { searchSorts, type SearchSort } from './sort.ts';

/** A renter's search: a place, criteria, and an order. */
export interface HousingFilter extends Criteria {
  locationType: LocationType;
  locationId: number;
  /** Feature ids that only explain matches and filter nothing. */
  features?: readonly number[] | undefined;
  /** Absent: featured first. */
  sort?: SearchSort | undefined;
}

/** A search without its place. */
export type SearchCriteria = Omit<HousingFilter, 'locationType' | 'locationId'>;

export interface Search extends HousingFilter {
  page: number;
  site: BrandCode;
}

export const MAX_PAGE = 100_000;

/** The parameters of a URL; a list for one that is there more than once. */
export type Query = Record<string, string | string[] | undefined>;

// Regular expressions instead of zod: this file is in the first load of every renter page.
const WHOLE = /^\d{1,10}$/;
const IN_HALF_STEPS = /^\d(\.[05])?$/;
const CODES = /^\d(,\d){0,9}$/;

/** What is wrong with a parameter: its value, that it is there more than once, or that it does not apply to a state. */
export type SearchProblem = 'value' | 'repeated' | 'state';

/** Reads a search from a URL, or what is wrong by parameter, which `parseSearch` (search-errors.ts) says in words. */
export function readSearch(query: Query): { search: Search } | { problems: Record<string, SearchProblem> } {
  const problems: Record<string, SearchProblem> = {};
  const read = <Value>(name: string, parse: (value: string) => Value | undefined): Value | undefined => {
    const value = query[name];
    if (value === undefined || value === '') return undefined;
    const parsed = Array.isArray(value) ? undefined : parse(value);
    if (parsed === undefined) problems[name] = Array.isArray(value) ? 'repeated' : 'value';
    return parsed;
  };
  const number = (name: string, fine: (value: number) => boolean, written = WHOLE) =>
    read(name, (value) => (written.test(value) && fine(Number(value)) ? Number(value) : undefined));
  const between = (name: string, least: number, most: number) =>
    number(name, (value) => value >= least && value <= most);
  const codes = (name: string, known: (code: number) => boolean) =>
    read(name, (value) => {
      const list = CODES.test(value) ? [...new Set(value.split(',').map(Number))].toSorted((a, b) => a - b) : [];
      return list.length > 0 && list.every(known) ? list : undefined;
    });
  const choice = <Value extends string>(name: string, values: readonly Value[]) =>
    read(name, (value) => values.find((each) => each === value));
  const flag = (name: string) => read(name, (value) => (value === '1' ? (true as const) : undefined));
  const pets = codes('pets', isPet)?.filter((id) => id !== NO_PETS);
  const given = read('location_type', parseLocationType);
  const locationType = given ?? (problems['location_type'] ? undefined : 'college');
  const locationId = between('location_id', 1, MAX_PLACE_ID);
  const criteria: SearchCriteria = {
    bedrooms: number('bedrooms', (code) => bedroomCount(code) !== undefined),
    bathrooms: number('bathrooms', isBathrooms, IN_HALF_STEPS),
    maxBudget: between('budget', 0, MAX_DOLLARS),
    minRent: between('min_rent', 0, MAX_DOLLARS),
    pets: pets?.length ? pets : undefined,
    must: codes('must', isFeature),
    features: codes('features', isFeature),
    laundry: choice('laundry', laundryOptions),
    furnished: flag('furnished'),
    utilities: flag('utilities'),
    lease: between('lease', 1, MAX_LEASE_MONTHS),
    availableBy: read('available_by', (day) => (isCalendarDay(day) ? day : undefined)),
    maxWalk: between('max_walk', 1, MAX_WALK_MINUTES),
    sort: choice('sort', searchSorts),
  };
  if (locationType === 'state' && criteria.maxWalk !== undefined) problems['max_walk'] = 'state';
  if (locationType === 'state' && criteria.sort === 'walk') problems['sort'] = 'state';
  const page = between('page', 1, MAX_PAGE) ?? 1;
  const site = getBrand(read('site', (code) => code)).code;
  if (locationId === undefined) problems['location_id'] ??= 'value';
  if (!locationType || locationId === undefined || Object.keys(problems).length > 0) return { problems };
  const specified = Object.fromEntries(Object.entries(criteria).filter(([, value]) => value !== undefined));
  return { search: { locationType, locationId, ...specified, page, site } };
}

/** Returns the query of a search's URL; defaults are left out, so that each search has one URL. */
export function searchQuery(search: HousingFilter & { page?: number; site?: BrandCode }): URLSearchParams {
  const query = new URLSearchParams({ location_type: search.locationType, location_id: String(search.locationId) });
  const list = (ids: readonly number[] | undefined) => (ids?.length ? ids.join(',') : undefined);
  const values = {
    bedrooms: search.bedrooms,
    bathrooms: search.bathrooms,
    budget: search.maxBudget,
    min_rent: search.minRent,
    pets: list(search.pets),
    must: list(search.must),
    features: list(search.features),
    laundry: search.laundry,
    furnished: search.furnished && 1,
    utilities: search.utilities && 1,
    lease: search.lease,
    available_by: search.availableBy,
    max_walk: search.maxWalk,
    sort: search.sort === 'featured' ? undefined : search.sort,
    page: search.page !== undefined && search.page > 1 ? search.page : undefined,
    site: search.site === 'default' ? undefined : search.site,
  };
  for (const [name, value] of Object.entries(values)) if (value !== undefined) query.set(name, String(value));
  return query;
}

/** Returns whether a search has any criteria. */
export const hasCriteria = ({ sort: _sort, features: _features, ...search }: HousingFilter): boolean =>
  filterKey(search) !== filterKey({ locationType: search.locationType, locationId: search.locationId });

/** Returns a key that is equal for equal searches, whatever their page and brand. */
export const filterKey = ({ locationType, locationId, ...rest }: HousingFilter): string =>
  String(searchQuery({ ...rest, locationType, locationId, page: 1, site: 'default' }));
