import { brandCodes } from '../../../domain/brands/brand.ts';
import { z } from 'zod';
import { travelModes } from '../../../domain/places/distance.ts';
import type { EndpointDoc } from '../openapi/endpoint-doc.ts';
import { siteText } from './match.ts';
import { degreesEast, degreesNorth, namedSchema, itemSchema } from './common-schemas.ts';

const anId = z.int().min(0).max(999_999_999_999_999).optional();

/** domain/places/directions/directions.ts reads it; directions.test.ts proves that the two agree. */
export const directionsQuery = z.object({
  latitude_housing: degreesNorth.meta({ examples: [40.0067] }),
  longitude_housing: degreesEast.meta({ examples: [-83.0125] }),
  latitude_school: degreesNorth.meta({ examples: [40.0008] }),
  longitude_school: degreesEast.meta({ examples: [-83.0158] }),
  mode: z.enum(travelModes).default('driving').describe('How one goes.'),
  school_id: anId.describe('The number of the college; told again in the answer.'),
  online_ad_id: anId.describe('The number of the home; told again in the answer.'),
  site: siteText.default('cr'),
});

export const directions: EndpointDoc = {
  tag: 'housing',
  name: 'directions',
  summary: 'The way from a home to a college',
  description: 'For who asks for JSON alone (`Accept: application/json`); a browser gets the page of the same address.',
  query: directionsQuery,
  answers: {
    200: {
      words: 'How far, how long, and where to see it.',
      body: itemSchema(
        namedSchema(
          'Directions',
          'The way, and how long it takes.',
          z.object({
            mode: z.enum(travelModes),
            distance: z.number().min(0).describe('Miles along the way, one decimal.'),
            minutes: z.int().min(1),
            estimate: z.boolean().describe('Worked out from the straight line, not from streets.'),
            url: z.url().describe('Opens the way in a maps site.'),
            site: z.enum(brandCodes),
            school_id: z.int().nullable(),
            online_ad_id: z.int().nullable(),
          }),
        ),
      ),
    },
  },
};
