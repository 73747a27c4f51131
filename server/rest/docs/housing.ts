import { z } from 'zod';
import type { EndpointDoc } from '../openapi/endpoint-doc.ts';
import { bathrooms, bedroomCode, locationTypeText, MatchPage, siteText } from './match.ts';

/**
 * Query parameters of both searches. domain/search/search-query.ts parses them without zod, to keep zod out of the
 * browser; housing.test.ts proves that the two agree on every value.
 */
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
  page: z.int().min(1).max(100_000).default(1).describe('The page, with twenty items each.'),
  site: siteText.default('default'),
});

const shared = { tag: 'housing', query: housingQuery, mayMiss: true } as const;

export const search: EndpointDoc = {
  ...shared,
  name: 'searchHousing',
  summary: 'Search homes',
  description:
    'Homes in the place with one floorplan that meets all three criteria. Featured first, then nearest, then by id; in a state featured, newest, id. Twenty per page; pages never repeat or skip.',
  answers: { 200: { words: 'A page of homes.', body: MatchPage } },
};

export const closest: EndpointDoc = {
  ...shared,
  name: 'closestHousing',
  summary: 'Get the closest matches when nothing fits',
  description:
    'The fewest unmet criteria first, then the smallest misses, then nearest. `unmet` lists what each misses. The total counts homes within 270 miles, at most 200.',
  answers: { 200: { words: 'A page of homes.', body: MatchPage } },
};
