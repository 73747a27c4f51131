import { errorLine } from '../field-errors.ts';
import type { LocationType } from '../options/location-types.ts';
import { parseSearch } from './search-errors.ts';
import type { HousingFilter, Search } from './search-query.ts';

type Sent<Type> = { [Name in keyof Type]?: Type[Name] | null | undefined };
/** The fields of a search that GraphQL names otherwise, or sends as another type. */
type Differing = 'locationType' | 'locationId' | 'maxBudget' | 'furnished' | 'utilities';

/** A search as GraphQL input. */
export interface SearchFilter extends Sent<Omit<HousingFilter, Differing>> {
  locationType: LocationType;
  locationId: string;
  budget?: number | null | undefined;
  furnished?: boolean | null | undefined;
  utilities?: boolean | null | undefined;
  site?: string | null | undefined;
}

/** The fields of a filter, with their names in URLs and REST. */
const parameterNames = {
  locationType: 'location_type',
  locationId: 'location_id',
  bedrooms: 'bedrooms',
  bathrooms: 'bathrooms',
  budget: 'budget',
  minRent: 'min_rent',
  pets: 'pets',
  must: 'must',
  features: 'features',
  laundry: 'laundry',
  furnished: 'furnished',
  utilities: 'utilities',
  lease: 'lease',
  availableBy: 'available_by',
  maxWalk: 'max_walk',
  sort: 'sort',
  site: 'site',
} as const satisfies Record<keyof SearchFilter, string>;

const filterFields = Object.keys(parameterNames) as (keyof SearchFilter)[];

const text = (value: unknown): string | undefined => {
  if (value === null || value === undefined || value === false) return undefined;
  return value === true ? '1' : String(value);
};

/** Returns a filter's fields under their names in URLs, as text: lists joined by commas, true as 1, false as absent. */
export const searchParameters = (filter: { [Field in keyof SearchFilter]?: unknown }): Record<
  string,
  string | undefined
> => Object.fromEntries(filterFields.map((field) => [parameterNames[field], text(filter[field])]));

/** Validates a filter by the same rules as the URL and REST; an error is a single line. */
export function searchFromFilter(filter: SearchFilter, page: number): { search: Search } | { wrong: string } {
  const parsed = parseSearch({ ...searchParameters(filter), page: String(page) });
  return 'search' in parsed ? parsed : { wrong: errorLine(parsed.errors) };
}
