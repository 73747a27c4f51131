import { MAX_LEASE_MONTHS, MAX_WALK_MINUTES } from '../limits.ts';
import type { FieldErrors } from '../field-errors.ts';
import { laundryOptions } from './criteria.ts';
import { readSearch, type Query, type Search } from './search-query.ts';
import { searchSorts } from './sort.ts';

const DOLLARS = 'This must be a whole number of dollars.';
const FEATURES = 'These must be codes of features: 0 to 5, as in 1,2.';
const oneOf = (names: readonly string[]) => `This must be ${names.slice(0, -1).join(', ')} or ${names.at(-1)}.`;

const messages: Record<string, string> = {
  location_type: 'This must be college, state or city.',
  location_id: 'This must be the id of a place.',
  bedrooms: 'This must be a bedroom code from 1 to 11.',
  bathrooms: 'This must be between 1 and 5.5 in half steps.',
  budget: DOLLARS,
  min_rent: DOLLARS,
  pets: 'These must be codes of pets: 0 to 2, as in 1,2.',
  must: FEATURES,
  features: FEATURES,
  laundry: oneOf(laundryOptions),
  furnished: 'This must be 1.',
  utilities: 'This must be 1.',
  lease: `This must be a number of months from 1 to ${MAX_LEASE_MONTHS}.`,
  available_by: 'This must be a date as YYYY-MM-DD.',
  max_walk: `This must be a number of minutes from 1 to ${MAX_WALK_MINUTES}.`,
  sort: oneOf(searchSorts),
  page: 'Pages are numbered from 1.',
};

/** Parses a search from a URL or a REST query; errors are keyed by parameter name (`location_id`, …), for a 422. */
export function parseSearch(query: Query): { search: Search } | { errors: FieldErrors } {
  const read = readSearch(query);
  if ('search' in read) return read;
  const errorOf = (name: string, problem: string): string => {
    if (problem === 'repeated') return 'Send this parameter only once.';
    if (problem === 'state') return 'Walks are measured to a college or a city, not in a state.';
    if (name === 'location_id' && !query[name]) return 'Choose where to search.';
    return messages[name] ?? '';
  };
  const errors = Object.entries(read.problems).map(([name, problem]) => [name, [errorOf(name, problem)]]);
  return { errors: Object.fromEntries(errors) };
}
