import { FRESHNESS } from '../../../domain/listings/freshness.ts';
import { brandCodes } from '../../../domain/brands/brand.ts';
import { z } from 'zod';
import { bedroomOptions } from '../../../domain/options/bedrooms.ts';
import { criterionNames } from '../../../domain/search/matching.ts';
import { locationTypes } from '../../../domain/options/location-types.ts';
import { address, degreesEast, degreesNorth, id, Meta, namedSchema } from './common-schemas.ts';

export const bedroomCode = z
  .int()
  .min(1)
  .max(bedroomOptions.length)
  .describe('A bedroom code: 1 to 8 bedrooms; 9 is a studio, 10 and 11 are nine and ten bedrooms.');
export const bathrooms = z.number().min(1).max(5.5).multipleOf(0.5).describe('From 1 to 5.5, in half steps.');

const notStated = z.int().min(0).nullable();
const momentOrNull = z.iso.datetime().nullable();
const wholeOrNull = z.int().nullable();

export const ImagePair = namedSchema(
  'ImagePair',
  'An image in two sizes, as paths on this site, with what the landlord says that it shows, if anything.',
  z.object({ large: z.string(), small: z.string(), caption: z.string().nullish() }),
);

export const Match = namedSchema(
  'Match',
  "A home as renters see it, with the criteria it doesn't meet (none in a search).",
  z.object({
    id,
    slug: z.string().describe("The last part of the home's URL; permanent."),
    url: address,
    name: z.string(),
    type: z.int().describe('84 is an apartment, 85 a house.'),
    featured: z.boolean().describe('Whether it is shown first: every apartment is.'),
    address: z.string(),
    city: z.string(),
    state: z.string().describe('Two-letter code.'),
    zip: z.string(),
    lat: degreesNorth,
    lon: degreesEast,
    distance: z.number().min(0).nullable().describe('Miles from the search location, one decimal; null in a state.'),
    phone: z.string().nullable().describe('The number renters call, as (###) ###-####; null if there is none.'),
    description: z.string().describe('Without special characters, on one line.'),
    description_text: z.string().describe('As the landlord wrote it, with line breaks.'),
    confirmed_at: momentOrNull.describe('When the landlord last confirmed that it is available.'),
    not_confirmed_since: momentOrNull.describe(
      `Set when an email that asks about it went unanswered for ${FRESHNESS.stale} days: when it was last confirmed, or published. Such listings follow the others of their group in search results.`,
    ),
    email_confirmed_at: momentOrNull.describe(
      'When the landlord last used a link that was sent to the contact email; null for a new address.',
    ),
    phone_confirmed_at: momentOrNull.describe(
      'When the landlord last entered a code from a call to the contact phone; null for a new number.',
    ),
    location_check: z
      .enum(['exact', 'approximate', 'pin'])
      .nullable()
      .describe(
        'What `lat` and `lon` are: `exact`, the street address as the map service found it; `approximate`, only its zip code or city; `pin`, where the landlord set it on the map. Null for a listing from before this was kept.',
      ),
    reply_hours: wholeOrNull.describe(
      'The median number of hours until the landlord replies, as reported by renters; null with fewer than five reports.',
    ),
    amenities: z.array(z.object({ id: z.int(), label: z.string() })),
    floorplans: z.array(
      z.object({
        bedrooms: bedroomCode,
        bathrooms,
        sq: z.int().describe('Square feet.'),
        rent: z.int().describe('Dollars a month for the whole home.'),
        fees_monthly: notStated.describe('Required fees in dollars a month; null if not stated.'),
        utilities: notStated.describe('Estimated utilities in dollars a month, 0 if included; null if not stated.'),
        deposit: notStated.describe('Dollars; null if not stated.'),
        one_time: notStated.describe('One-time fees in dollars; null if not stated.'),
        lease_months: z.array(z.int()).describe('The lease lengths offered; empty if not stated.'),
        available_on: z.iso.date().nullable().describe('The first day it can be rented; null if not stated.'),
        per_person: z.int().describe('Rent and required fees per bedroom, rounded up; a studio counts as one.'),
      }),
    ),
    rent_from: z.int().describe('The lowest rent of all floorplans.'),
    rent_to: z.int().describe('The highest rent of all floorplans.'),
    total_from: wholeOrNull.describe(
      'The lowest rent plus required fees in dollars a month, of the floorplans that fit.',
    ),
    per_person_from: wholeOrNull.describe('The lowest cost per person in dollars a month, of the floorplans that fit.'),
    images: z.array(ImagePair),
    virtual_tour: z.string().nullable().describe('An https link to a virtual tour; null without one.'),
    unmet: z.array(
      z.object({
        criterion: z.enum(criterionNames),
        by: z
          .number()
          .describe(
            'The difference: missing bedrooms (negative for extra ones), missing bathrooms, dollars over budget (under it for minRent), miles beyond ten, extra minutes of walking, or the id of a feature; otherwise 1.',
          ),
      }),
    ),
  }),
);

export const SearchLocation = namedSchema(
  'SearchLocation',
  'The place that was searched.',
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

export const MatchPage = z.object({
  data: z.array(Match),
  meta: Meta,
  location: SearchLocation,
  not_stated: z
    .int()
    .optional()
    .describe(
      "The number of homes excluded only because they don't state a filtered value; absent without such a filter.",
    ),
});

/** Place type codes [§3]: by name, or by number for older clients. */
export const locationTypeText = z
  .enum([...locationTypes, '1', '2', '3'])
  .describe('college (also 1), state (also 2) or city (also 3).');

/** A brand's code; unknown codes become the default. */
export const siteText = z
  .string()
  .meta({ examples: [...brandCodes] })
  .describe("The code of the requesting page's brand; an unknown code means default.");
