import { z } from 'zod';
import type { EndpointDoc } from '../openapi/endpoint-doc.ts';
import { bathrooms, bedroomCode, locationTypeText, MatchPage, siteText } from './match.ts';

/**
 * The query of both searches. domain/search/search-query.ts reads it, without zod for the browser's sake; housing.test.ts proves that
 * the two agree on every value.
 */
export const housingQuery = z.object({
  location_type: locationTypeText.default('college'),
  location_id: z
    .int()
    .min(1)
    .max(2_147_483_647)
    .meta({ examples: [204_796] })
    .describe('The number of the college, state or city.'),
  bedrooms: bedroomCode.optional(),
  bathrooms: bathrooms.optional().describe('At least so many; from 1 to 5.5, in half steps.'),
  budget: z.int().min(0).max(1_000_000).optional().describe('At most so many dollars a month for the whole home.'),
  page: z.int().min(1).max(100_000).default(1).describe('Which page, twenty a page.'),
  site: siteText.default('default'),
});

const shared = { tag: 'housing', query: housingQuery, mayMiss: true } as const;

export const search: EndpointDoc = {
  ...shared,
  name: 'searchHousing',
  summary: 'Homes that fit',
  description:
    'Homes in the place that have one floorplan for all three criteria. Featured first, then nearest, then by number; in a state featured, newest, number. Twenty a page; pages never repeat or skip.',
  answers: { 200: { words: 'A page of homes.', body: MatchPage } },
};

export const closest: EndpointDoc = {
  ...shared,
  name: 'closestHousing',
  summary: 'Homes that fit best when nothing fits',
  description:
    'The fewest unmet criteria first, then the smallest misses, then nearest. `unmet` says what each misses. The total counts homes within 270 miles, at most 200.',
  answers: { 200: { words: 'A page of homes.', body: MatchPage } },
};
