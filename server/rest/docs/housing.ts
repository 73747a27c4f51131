import { MAX_PLACE_ID, MAX_LEASE_MONTHS, MAX_WALK_MINUTES, MAX_DOLLARS } from '../../../domain/limits.ts';
import { z } from 'zod';
import { laundryOptions } from '../../../domain/search/criteria.ts';
import { searchSorts } from '../../../domain/search/sort.ts';
import { reportSchema } from '../../../domain/trust/listing-reports.ts';
import { ok, type EndpointDoc } from '../openapi/endpoint-doc.ts';
import { id, idParam, itemSchema } from './common-schemas.ts';
import { bathrooms, bedroomCode, locationTypeText, MatchPage, siteText } from './match.ts';

/** Query parameters of both searches; search-query.ts parses them without zod, and housing.test.ts compares the two. */
const features = z.string().regex(/^[0-5](,[0-5]){0,9}$/);
const dollars = z.int().min(0).max(MAX_DOLLARS).optional();
const onlyYes = z.literal('1').optional();

export const housingQuery = z.object({
  location_type: locationTypeText.default('college'),
  location_id: z
    .int()
    .min(1)
    .max(MAX_PLACE_ID)
    .meta({ examples: [204_796] })
    .describe('The id of the college, state or city.'),
  bedrooms: bedroomCode.optional(),
  bathrooms: bathrooms.optional().describe('At least this many; from 1 to 5.5, in half steps.'),
  budget: dollars.describe('At most this many dollars a month for the whole home.'),
  min_rent: dollars.describe('At least this many dollars a month for the whole home.'),
  pets: z
    .string()
    .regex(/^[0-2](,[0-2]){0,9}$/)
    .optional()
    .describe("1 is a dog, 2 a cat, 1,2 both. Homes that don't mention pets also match, after those that allow them."),
  must: features
    .optional()
    .describe(
      'Features that a home must list, such as 0,2: 0 laundry, 1 air conditioning, 2 parking, 3 patio or balcony, 4 pool, 5 gym.',
    ),
  features: features.optional().describe("Preferred features, which don't filter."),
  laundry: z.enum(laundryOptions).optional().describe('Laundry in the unit, or anywhere in the building.'),
  furnished: onlyYes.describe('1 for furnished homes only.'),
  utilities: onlyYes.describe('1 for rents that include utilities only.'),
  lease: z.int().min(1).max(MAX_LEASE_MONTHS).optional().describe('A lease length in months that the home must offer.'),
  available_by: z.iso.date().optional().describe('The latest available date.'),
  max_walk: z.int().min(1).max(MAX_WALK_MINUTES).optional().describe('The maximum walk in minutes; not for a state.'),
  sort: z
    .enum(searchSorts)
    .optional()
    .describe(
      'featured: featured first, then nearest; cost: lowest total per person; walk: nearest (not for a state); newest: newest first. Homes with `not_confirmed_since` come last; with featured, last of the featured and last of the others.',
    ),
  page: z.int().min(1).max(100_000).default(1).describe('The page number. A page has twenty items.'),
  site: siteText.default('default'),
});

const shared = { tag: 'housing', query: housingQuery, mayMiss: true } as const;

export const search: EndpointDoc = {
  ...shared,
  name: 'searchHousing',
  summary: 'Search homes',
  description:
    "Returns the homes in the place that have a floorplan meeting all criteria: featured first, then nearest, then by id (in a state: featured, newest, id). Among the featured and among the others, homes with `not_confirmed_since` come last; then, with `pets`, homes that allow them come before those that don't mention pets, which `pets_not_stated` counts. Twenty per page; pages never repeat or skip a home. Filters exclude homes that don't state the filtered value; `not_stated` counts them.",
  answers: ok('A page of homes.', MatchPage),
};

export const closest: EndpointDoc = {
  ...shared,
  name: 'closestHousing',
  summary: 'Get the closest matches when nothing fits',
  description:
    'Returns the 2,000 nearest homes within 30 miles (the newest in a state), smallest total shortfall first, then nearest. If there are fewer than 20, the nearest within 100 miles follow. `unmet` lists the criteria that each home misses. Pet criteria are never relaxed.',
  answers: ok('A page of homes.', MatchPage),
};

const { reason, details, email, site } = reportSchema.shape;

export const report: EndpointDoc = {
  tag: 'housing',
  name: 'reportListing',
  summary: 'Report a home to staff',
  ours: true,
  description:
    'Needs no account. The answer is the same whether the home was reported before. With an `email`, the reporter is asked to confirm it and is told what came of the report.',
  params: idParam('the home'),
  body: z.object({
    reason: reason.describe('Why it is reported.'),
    details: details.describe('What is wrong; required for the reason `other`.'),
    email: email.describe('The email of the reporter; may be absent.'),
    site: site.describe("The code of the requesting page's brand; an unknown code means default."),
  }),
  example: { reason: 'scam', details: 'They want a deposit before a visit.', email: 'ada@college.example' },
  mayMiss: true,
  refuses: ['notification'],
  answers: ok('Stored.', itemSchema(z.object({ id }))),
};
