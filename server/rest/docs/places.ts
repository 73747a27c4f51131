import { z } from 'zod';
import { locationTypes } from '../../../domain/options/location-types.ts';
import { ok, type EndpointDoc } from '../openapi/endpoint-doc.ts';
import { searchQuery } from '../handlers/places.ts';
import { placeQuery } from '../request-fields.ts';
import {
  address,
  City,
  id,
  idParam,
  listSchema,
  namedSchema,
  PageTexts,
  School,
  degreesEast,
  degreesNorth,
  itemSchema,
} from './common-schemas.ts';
import { brandCodes } from '../../../domain/brands/brand.ts';
import { travelModes } from '../../../domain/places/distance.ts';
import { siteText } from './match.ts';

export const school: EndpointDoc = {
  tag: 'places',
  name: 'school',
  summary: 'Get a college',
  description: 'With the number of homes nearby, and texts for a page about it.',
  params: idParam('the college', 204_796),
  mayMiss: true,
  answers: ok('The college.', z.object({ data: School, page: PageTexts })),
};

export const city: EndpointDoc = {
  tag: 'places',
  name: 'city',
  summary: 'Get a city and the colleges around it',
  description: 'The colleges within ten miles, nearest first, and texts for a page about it.',
  params: idParam('the city', 43_002),
  mayMiss: true,
  answers: ok('The city.', z.object({ data: City, schools: z.array(School), page: PageTexts })),
};

const PlaceHit = namedSchema(
  'PlaceHit',
  'A search result.',
  z.object({
    id: z.union([id, z.string().describe('For a zip code, its five digits.')]),
    type: z.enum([...locationTypes, 'zip', 'listing']),
    name: z.string(),
    city: z.string().nullable().describe('Null if its city is not in our directory.'),
    state: z.string().describe('Two-letter code.'),
    slug: z.string(),
    url: address,
  }),
);

export const search: EndpointDoc = {
  tag: 'places',
  name: 'searchSchools',
  summary: 'Search colleges, cities, states, zip codes and listings by name',
  description:
    'Returns the best match first: exact names, then prefixes, then word prefixes, then misspellings. Nicknames and initials (Ole Miss, UCLA) find their college. Without text, the largest places come first.',
  query: searchQuery,
  answers: ok('A page of places.', listSchema(PlaceHit)),
};

const NearbySchool = namedSchema(
  'NearbySchool',
  'A college that a listing is shown under.',
  z.object({ id, name: z.string(), distance: z.number().min(0).describe('Miles, one decimal.') }),
);

export const forPosting: EndpointDoc = {
  tag: 'places',
  name: 'listForPosting',
  summary: 'Get the colleges that a listing is shown under',
  description:
    'Within ten miles of an address (`address`, `city`, `state`, `zip`) or of a point (`lat`, `lon`), nearest first.',
  query: placeQuery,
  refuses: ['location.coordinates', 'location.zip'],
  answers: ok('All of them, with their count.', listSchema(NearbySchool)),
};

const anId = z.int().min(0).max(999_999_999_999_999).optional();

/** Parsed by domain/places/directions/directions.ts; directions.test.ts proves that the two agree. */
export const directionsQuery = z.object({
  latitude_housing: degreesNorth.meta({ examples: [40.0067] }),
  longitude_housing: degreesEast.meta({ examples: [-83.0125] }),
  latitude_school: degreesNorth.meta({ examples: [40.0008] }),
  longitude_school: degreesEast.meta({ examples: [-83.0158] }),
  mode: z.enum(travelModes).default('driving').describe('The travel mode.'),
  school_id: anId.describe('The id of the college; repeated in the response.'),
  online_ad_id: anId.describe('The id of the home; repeated in the response.'),
  site: siteText.default('cr'),
});

export const directions: EndpointDoc = {
  tag: 'housing',
  name: 'directions',
  summary: 'Directions from a home to a college',
  description:
    'Returns JSON only to clients that accept nothing else (`Accept: application/json`). Browsers get a page at the same URL.',
  query: directionsQuery,
  answers: ok(
    'Distance, time, and a link to a map.',
    itemSchema(
      namedSchema(
        'Directions',
        'The route and its duration.',
        z.object({
          mode: z.enum(travelModes),
          distance: z.number().min(0).describe('Miles along the route, one decimal.'),
          minutes: z.int().min(1),
          estimate: z
            .boolean()
            .describe('Whether it is an estimate from the straight-line distance rather than a street route.'),
          url: z.url().describe('Opens the route on a maps site.'),
          site: z.enum(brandCodes),
          school_id: z.int().nullable(),
          online_ad_id: z.int().nullable(),
        }),
      ),
    ),
  ),
};
