import { z } from 'zod';
import { laundryOptions } from '../../../domain/search/criteria.ts';
import { MAX_LEASE_MONTHS, MAX_WALK_MINUTES } from '../../../domain/search/search-query.ts';
import { searchSorts } from '../../../domain/search/sort.ts';
import type { EndpointDoc } from '../openapi/endpoint-doc.ts';
import { bathrooms, bedroomCode, locationTypeText, MatchPage, siteText } from './match.ts';

/**
 * Query parameters of both searches. domain/search/search-query.ts parses them without zod, to keep zod out of the
 * browser; housing.test.ts proves that the two agree on every value.
 */
const features = z.string().regex(/^[0-5](,[0-5]){0,9}$/);

export const housingQuery = z.object({
  location_type: locationTypeText.default('college'),
  location_id: z
    .int()
    .min(1)
    .max(2_147_483_647)
    .meta({ examples: [204_796] })
    .describe('The id of the college, state or city.'),
  bedrooms: bedroomCode.optional(),
  bathrooms: bathrooms.optional().describe('At least this many; from 1 to 5.5, in half steps.'),
  budget: z.int().min(0).max(1_000_000).optional().describe('At most this many dollars a month for the whole home.'),
  min_rent: z.int().min(0).max(1_000_000).optional().describe('At least this many dollars a month for the whole home.'),
  pets: z
    .string()
    .regex(/^[0-2](,[0-2]){0,9}$/)
    .optional()
    .describe('1 a dog, 2 a cat, 1,2 both. Homes that say nothing about pets fit, after those that allow them.'),
  must: features
    .optional()
    .describe(
      'Features that a home must state, as in 0,2: 0 laundry, 1 air conditioning, 2 parking, 3 patio or balcony, 4 pool, 5 gym.',
    ),
  features: features.optional().describe('Preferred features; they filter nothing.'),
  laundry: z.enum(laundryOptions).optional().describe('Laundry in the unit, or anywhere in the building.'),
  furnished: z.literal('1').optional().describe('1: only furnished homes.'),
  utilities: z.literal('1').optional().describe('1: only rents that include utilities.'),
  lease: z.int().min(1).max(MAX_LEASE_MONTHS).optional().describe('A lease length in months that must be offered.'),
  available_by: z.iso.date().optional().describe('The last day on which it may become available.'),
  max_walk: z.int().min(1).max(MAX_WALK_MINUTES).optional().describe('Maximum minutes on foot; not in a state.'),
  sort: z
    .enum(searchSorts)
    .optional()
    .describe(
      'featured: featured first, then nearest; cost: lowest total per person; walk: nearest (not in a state); newest.',
    ),
  page: z.int().min(1).max(100_000).default(1).describe('The page, with twenty items each.'),
  site: siteText.default('default'),
});

const shared = { tag: 'housing', query: housingQuery, mayMiss: true } as const;

export const search: EndpointDoc = {
  ...shared,
  name: 'searchHousing',
  summary: 'Search homes',
  description:
    'Homes in the place with one floorplan that meets all criteria. Featured first, then nearest, then by id; in a state featured, newest, id. Twenty per page; pages never repeat or skip. A filter leaves out homes that do not state what it asks for; `not_stated` counts them.',
  answers: { 200: { words: 'A page of homes.', body: MatchPage } },
};

export const closest: EndpointDoc = {
  ...shared,
  name: 'closestHousing',
  summary: 'Get the closest matches when nothing fits',
  description:
    'The 2,000 nearest homes within 30 miles (the newest in a state), the smallest total shortfall first, then nearest; fewer than 20 are filled up with the nearest within 100 miles. `unmet` lists what each misses. Pets are never relaxed.',
  answers: { 200: { words: 'A page of homes.', body: MatchPage } },
};
