import { z } from 'zod';
import { brandCodes } from '../../../domain/brands/brand.ts';
import { MAX_DOLLARS, MAX_LEASE_MONTHS, MAX_PLACE_ID, MAX_WALK_MINUTES } from '../../../domain/limits.ts';
import { parseDirections } from '../../../domain/places/directions/directions.ts';
import { travelModes } from '../../../domain/places/distance.ts';
import { laundryOptions } from '../../../domain/search/criteria.ts';
import { parseSearch } from '../../../domain/search/search-errors.ts';
import { MAX_PAGE } from '../../../domain/search/search-query.ts';
import { searchSorts } from '../../../domain/search/sort.ts';
import { reportSchema } from '../../../domain/trust/listing-reports.ts';
import { NotFound } from '../../errors.ts';
import type { CardFormat } from '../../modules/housing/cards/listing-cards.ts';
import { FloorplanView, ListingView } from '../../modules/housing/listing.view.ts';
import { MatchPageView, SearchLocationView, UnmetView } from '../../modules/housing/match.view.ts';
import { RouteView } from '../../modules/places/directions/directions.view.ts';
import { ReportInput } from '../../modules/trust/reports.resolver.ts';
import { defineRoute, ok, type RawQuery, type RestAnswer } from '../define-route.ts';
import { idParam } from '../request-fields.ts';
import {
  address,
  bathrooms,
  bedroomCode,
  degreesEast,
  degreesNorth,
  id,
  ImagePair,
  itemSchema,
  locationTypeText,
  Meta,
  namedSchema,
  siteText,
} from '../shapes.ts';
import { bodySchema, viewSchema } from '../view-schema.ts';
import { present } from '../wire-names.ts';

const dollars = z.int().min(0).max(MAX_DOLLARS).optional();
const features = z
  .string()
  .regex(/^[0-5](,[0-5]){0,9}$/)
  .optional();
const onlyYes = z.literal('1').optional();

/** The query of both searches, which `parseSearch` parses; query-schemas.test.ts compares the two. */
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
  must: features.describe(
    'Features that a home must list, such as 0,2: 0 laundry, 1 air conditioning, 2 parking, 3 patio or balcony, 4 pool, 5 gym.',
  ),
  features: features.describe("Preferred features, which don't filter."),
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
  page: z.int().min(1).max(MAX_PAGE).default(1).describe('The page number. A page has twenty items.'),
  site: siteText.default('default'),
});

const notStated = z.int().min(0).nullable();
const Floorplan = viewSchema(FloorplanView, {
  bedrooms: bedroomCode,
  bathrooms,
  feesMonthly: notStated,
  utilities: notStated,
  deposit: notStated,
  oneTime: notStated,
  availableOn: z.iso.date().nullable(),
});
export const Match = namedSchema(
  'Match',
  "A home as renters see it, with the criteria it doesn't meet (none in a search).",
  viewSchema(
    ListingView,
    {
      id,
      url: address,
      lat: degreesNorth,
      lon: degreesEast,
      distance: z.number().min(0).nullable(),
      locationCheck:
        'What `lat` and `lon` are: `exact`, the street address as the map service found it; `approximate`, only its zip code or city; `pin`, where the landlord set it on the map. Null for a listing from before this was kept.',
      floorplans: z.array(Floorplan),
      images: z.array(ImagePair),
      unmet: z.array(viewSchema(UnmetView)),
    },
    ['demo', 'takesRequests'],
  ),
);
const SearchLocation = namedSchema(
  'SearchLocation',
  'The place that was searched.',
  viewSchema(SearchLocationView, { id, url: address, lat: degreesNorth.nullable(), lon: degreesEast.nullable() }, [
    'displayName',
  ]),
);
/** What a page of matches has beside them. */
const pageParts = {
  meta: Meta,
  location: SearchLocation,
  notStated: z
    .int()
    .optional()
    .describe(
      "The number of homes excluded only because they don't state a filtered value; absent without such a filter.",
    ),
  petsNotStated: z
    .int()
    .optional()
    .describe("The number of the homes found that don't say whether the pets are allowed; absent without `pets`."),
};
const PageParts = viewSchema(MatchPageView, pageParts, ['data']);
export const MatchPage = viewSchema(MatchPageView, { ...pageParts, data: z.array(Match) });

const restCard: CardFormat = {
  name: 'rest',
  toJson: (listing) => JSON.stringify(present(Match, { ...listing, unmet: [] })),
};

/** Returns a page of matches, each of them as JSON from the cache of cards. */
function pageAnswer(page: Omit<MatchPageView, 'data'> | null, cards: readonly string[] = []): RestAnswer {
  if (!page) throw new NotFound('Place not found.');
  const parts = present(PageParts, {
    ...page,
    notStated: page.notStated ?? undefined,
    petsNotStated: page.petsNotStated ?? undefined,
  });
  return { json: `{"data":[${cards.join()}],${JSON.stringify(parts).slice(1)}` };
}

const parseQuery = (query: RawQuery) => {
  const parsed = parseSearch(query);
  if ('errors' in parsed) return parsed;
  const { page, site: _site, ...filter } = parsed.search;
  return { page, filter };
};
/** What both searches have in common. */
const search = {
  access: 'anyone',
  isPublic: true,
  input: { query: housingQuery },
  parseQuery,
  mayMiss: true,
  output: ok('A page of homes.', MatchPage),
} as const;

const placeId = z.int().min(0).max(999_999_999_999_999).optional();

/** Parsed by `parseDirections`; query-schemas.test.ts compares the two. */
export const directionsQuery = z.object({
  latitude_housing: degreesNorth.meta({ examples: [40.0067] }),
  longitude_housing: degreesEast.meta({ examples: [-83.0125] }),
  latitude_school: degreesNorth.meta({ examples: [40.0008] }),
  longitude_school: degreesEast.meta({ examples: [-83.0158] }),
  mode: z.enum(travelModes).default('driving').describe('The travel mode.'),
  school_id: placeId.describe('The id of the college; repeated in the response.'),
  online_ad_id: placeId.describe('The id of the home; repeated in the response.'),
  site: siteText.default('cr'),
});
const Directions = itemSchema(
  namedSchema(
    'Directions',
    'The route and its duration.',
    viewSchema(RouteView, {
      distance: z.number().min(0),
      minutes: z.int().min(1),
      url: z.url(),
      site: z.enum(brandCodes),
      schoolId: z.int().nullable(),
      onlineAdId: z.int().nullable(),
    }),
  ),
);

const UNKNOWN_HOME = "This home doesn't exist, or it is no longer available.";
const { listingId: _, ...report } = reportSchema.shape;

export const housingRoutes = [
  defineRoute('housing', 'GET /api/housing/search', {
    ...search,
    name: 'searchHousing',
    summary: 'Search homes',
    description:
      "Returns the homes in the place that have a floorplan meeting all criteria: featured first, then nearest, then by id (in a state: featured, newest, id). Among the featured and among the others, homes with `not_confirmed_since` come last; then, with `pets`, homes that allow them come before those that don't mention pets, which `pets_not_stated` counts. Twenty per page; pages never repeat or skip a home. Filters exclude homes that don't state the filtered value; `not_stated` counts them.",
    async answer({ query: { filter, page } }, { services }) {
      const found = await services.housing.searchCards(filter, page, restCard);
      return pageAnswer(found, found?.cards);
    },
  }),
  defineRoute('housing', 'GET /api/housing/closest-search', {
    ...search,
    name: 'closestHousing',
    summary: 'Get the closest matches when nothing fits',
    description:
      'Returns the 2,000 nearest homes within 30 miles (the newest in a state), smallest total shortfall first, then nearest. If there are fewer than 20, the nearest within 100 miles follow. `unmet` lists the criteria that each home misses. Pet criteria are never relaxed.',
    async answer({ query: { filter, page } }, { services }) {
      const found = await services.housing.closest(filter, page);
      const cards = found?.data.map(({ listing, unmet }) => JSON.stringify(present(Match, { ...listing, unmet })));
      return pageAnswer(found, cards);
    },
  }),
  defineRoute('housing', 'GET /directions', {
    name: 'directions',
    summary: 'Directions from a home to a college',
    description:
      'Returns JSON only to clients that accept nothing else (`Accept: application/json`). Browsers get a page at the same URL.',
    access: 'anyone',
    sharesPageUrl: true,
    input: { query: directionsQuery },
    parseQuery: parseDirections,
    output: ok('Distance, time, and a link to a map.', Directions),
    async answer({ query: { request } }, { services }) {
      const { homeId: onlineAdId = null, schoolId = null, site } = request;
      const route = await services.directions.route(request, request.mode);
      return { body: present(Directions, { data: { ...route, site, schoolId, onlineAdId } }) };
    },
  }),
  defineRoute('housing', 'POST /api/listings/:id/report', {
    name: 'reportListing',
    summary: 'Report a home to staff',
    description:
      'Needs no account. The answer is the same whether the home was reported before. With an `email`, the reporter is asked to confirm it and is told what came of the report.',
    ours: true,
    access: 'anyone',
    input: { params: idParam('the home', UNKNOWN_HOME), body: bodySchema(report, ReportInput) },
    example: { reason: 'scam', details: 'They want a deposit before a visit.', email: 'ada@college.example' },
    rejects: ['notification'],
    output: ok('Stored.', itemSchema(z.object({ id }))),
    async answer({ params, fields }, { services, ip }) {
      const outcome = await services.reports.report({ ...fields, listingId: params.id }, { ip });
      if ('sent' in outcome) return { body: { data: outcome.sent } };
      if (outcome.unknownHome) throw new NotFound(UNKNOWN_HOME);
      return outcome;
    },
  }),
];
