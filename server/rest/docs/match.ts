import { brandCodes } from '../../../domain/brands/brand.ts';
import { z } from 'zod';
import { bedroomOptions } from '../../../domain/options/bedrooms.ts';
import { locationTypes } from '../../../domain/options/location-types.ts';
import { address, degreesEast, degreesNorth, id, Meta, namedSchema } from './common-schemas.ts';

export const bedroomCode = z
  .int()
  .min(1)
  .max(bedroomOptions.length)
  .describe('A bedroom code: 1 to 8 bedrooms; 9 is a studio, 10 and 11 are nine and ten bedrooms.');
export const bathrooms = z.number().min(1).max(5.5).multipleOf(0.5).describe('From 1 to 5.5, in half steps.');

export const ImagePair = namedSchema(
  'ImagePair',
  'A picture in two sizes, as paths of this site.',
  z.object({ large: z.string(), small: z.string() }),
);

export const Match = namedSchema(
  'Match',
  'A home as renters see it, with what it misses of what was asked (nothing in a search).',
  z.object({
    id,
    slug: z.string().describe('The end of the home’s address; kept for life.'),
    url: address,
    name: z.string(),
    type: z.int().describe('84 is an apartment, 85 a house.'),
    featured: z.boolean().describe('Shown before the others: every apartment.'),
    address: z.string(),
    city: z.string(),
    state: z.string().describe('Two-letter code.'),
    zip: z.string(),
    lat: degreesNorth,
    lon: degreesEast,
    distance: z
      .number()
      .min(0)
      .nullable()
      .describe('Miles from where the search looked, one decimal; null in a state.'),
    phone: z.string().nullable().describe('The number renters call, as (###) ###-####; null when there is none.'),
    description: z.string(),
    amenities: z.array(z.object({ id: z.int(), label: z.string() })),
    floorplans: z.array(
      z.object({
        bedrooms: bedroomCode,
        bathrooms,
        sq: z.int().describe('Square feet.'),
        rent: z.int().describe('Dollars a month for the whole home.'),
      }),
    ),
    rent_from: z.int().describe('The lowest rent of all floorplans.'),
    rent_to: z.int().describe('The highest rent of all floorplans.'),
    images: z.array(ImagePair),
    unmet: z.array(
      z.object({
        criterion: z.enum(['bedrooms', 'bathrooms', 'budget', 'distance']),
        by: z
          .number()
          .describe('Bedrooms short (negative: more than asked), bathrooms short, dollars over, or miles past ten.'),
      }),
    ),
  }),
);

export const SearchLocation = namedSchema(
  'SearchLocation',
  'Where the search looked.',
  z.object({
    id,
    type: z.enum(locationTypes),
    name: z.string(),
    slug: z.string(),
    state: z.string().describe('Two-letter code.'),
    lat: degreesNorth.nullable().describe('Degrees north; null for a state.'),
    lon: degreesEast.nullable().describe('Degrees east; null for a state.'),
    url: address,
  }),
);

export const MatchPage = z.object({ data: z.array(Match), meta: Meta, location: SearchLocation });

/** The codes of places [§3]: by name, or by number as older clients have them. */
export const locationTypeText = z
  .enum([...locationTypes, '1', '2', '3'])
  .describe('college (also 1), state (also 2) or city (also 3).');

/** A brand's code; one that is unknown is the default. */
export const siteText = z
  .string()
  .meta({ examples: [...brandCodes] })
  .describe('The code of the brand whose page asks; an unknown one is default.');
