import type { LocationType } from '../options/location-types.ts';
import { parseSearch, type Search } from './search-query.ts';

/** A search as GraphQL input. */
export interface SearchFilter {
  locationType: LocationType;
  locationId: string;
  bedrooms?: number | null | undefined;
  bathrooms?: number | null | undefined;
  budget?: number | null | undefined;
  site?: string | null | undefined;
}

const text = (value: string | number | null | undefined) =>
  value === null || value === undefined ? undefined : String(value);

/** Validates a filter by the same rules as the URL and REST; an error is a single line. */
export function searchFromFilter(filter: SearchFilter, page: number): { search: Search } | { wrong: string } {
  const parsed = parseSearch({
    location_type: filter.locationType,
    location_id: filter.locationId,
    bedrooms: text(filter.bedrooms),
    bathrooms: text(filter.bathrooms),
    budget: text(filter.budget),
    page: String(page),
    site: text(filter.site),
  });
  if ('search' in parsed) return parsed;
  return {
    wrong: Object.entries(parsed.errors)
      .map(([name, messages]) => `${name}: ${messages.join(' ')}`)
      .join(' '),
  };
}
