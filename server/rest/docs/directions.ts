import { brandCodes } from '../../../domain/brands/brand.ts';
import { z } from 'zod';
import { travelModes } from '../../../domain/places/distance.ts';
import { ok, type EndpointDoc } from '../openapi/endpoint-doc.ts';
import { siteText } from './match.ts';
import { degreesEast, degreesNorth, namedSchema, itemSchema } from './common-schemas.ts';

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
