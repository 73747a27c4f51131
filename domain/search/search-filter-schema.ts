import { z } from 'zod';
import { parseSearch } from './search-errors.ts';
import { searchParameters, type SearchFilter } from './search-filter-input.ts';
import type { Search } from './search-query.ts';

const parameter = z.union([z.string(), z.number()], 'This must be text or a number.').nullish();
const codes = z.union([z.string(), z.array(z.number()).max(10)], 'This must be text or a list of numbers.').nullish();
const flag = z.union([z.string(), z.number(), z.boolean()], 'This must be true, false or 1.').nullish();

/** The schema of a search inside another request, in camelCase; `parseSearchFilter` validates its values. */
export const searchFilterSchema = z
  .object(
    {
      locationType: parameter,
      locationId: parameter,
      bedrooms: parameter,
      bathrooms: parameter,
      budget: parameter,
      minRent: parameter,
      pets: codes,
      must: codes,
      features: codes,
      laundry: parameter,
      furnished: flag,
      utilities: flag,
      lease: parameter,
      availableBy: parameter,
      maxWalk: parameter,
      sort: parameter,
      site: parameter,
    } satisfies Record<keyof SearchFilter, z.ZodType>,
    'This must be an object of search parameters.',
  )
  .nullish();

/** Parses a search inside another request by the rules of every search; the messages name no field. */
export function parseSearchFilter(filter: { [Field in keyof SearchFilter]?: unknown }):
  | { search: Search }
  | { messages: string[] } {
  const parsed = parseSearch(searchParameters(filter));
  return 'search' in parsed ? parsed : { messages: [...new Set(Object.values(parsed.errors).flat())] };
}
