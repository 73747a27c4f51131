import { z } from 'zod';
import { brandCodes } from '../../domain/brands/brand.ts';
import { bedroomOptions } from '../../domain/options/bedrooms.ts';
import { locationTypes } from '../../domain/options/location-types.ts';
import { PageMeta } from '../graphql/page-meta.ts';
import { viewSchema } from './view-schema.ts';

/** Schemas shared by several calls. */

/** Marks what the specification leaves open and we defined (K50). */
export const PROJECT_DEFINED = 'defined-by-us';

/** Returns a schema with the mark of what we defined. */
export const ours = <Schema extends z.ZodType>(description: string, schema: Schema): Schema =>
  schema.meta({ description, 'x-origin': PROJECT_DEFINED });

/** Returns a named component schema whose shape the specification leaves open (K50). */
export const namedSchema = <Schema extends z.ZodType>(id: string, description: string, schema: Schema): Schema =>
  schema.meta({ id, description, 'x-origin': PROJECT_DEFINED });

export const id = z.int().min(1).describe('Never reused.');
export const degreesNorth = z.number().min(-90).max(90).describe('Degrees north.');
export const degreesEast = z.number().min(-180).max(180).describe('Degrees east; negative in the United States.');
export const address = z.url().describe("Including the site's host.");
export const stateCode = z.string().describe('Two-letter code.');
export const BEDROOM_CODES = 'A bedroom code: 1 to 8 bedrooms; 9 is a studio, 10 and 11 are nine and ten bedrooms.';
export const bedroomCode = z.int().min(1).max(bedroomOptions.length).describe(BEDROOM_CODES);
export const bathrooms = z.number().min(1).max(5.5).multipleOf(0.5).describe('From 1 to 5.5, in half steps.');

/** Place type codes [§3]: by name, or by number for older clients. */
export const locationTypeText = z
  .enum([...locationTypes, '1', '2', '3'])
  .describe('college (also 1), state (also 2) or city (also 3).');

/** A brand's code; unknown codes become the default. */
export const siteText = z
  .string()
  .meta({ examples: [...brandCodes] })
  .describe("The code of the requesting page's brand; an unknown code means default.");

export const message = z.object({ message: z.string() });

export const Meta = namedSchema(
  'Meta',
  'The position of a page in its list. A page past the end is empty but has the correct total.',
  viewSchema(PageMeta, {
    page: z.int().min(1),
    perPage: z.int().min(1),
    total: z.int().min(0),
    lastPage: z.int().min(1),
  }),
);

export const ImagePair = namedSchema(
  'ImagePair',
  'An image in two sizes, as paths on this site, with what the landlord says that it shows, if anything.',
  z.object({ large: z.string(), small: z.string(), caption: z.string().nullish() }),
);

/** Returns the schema of a list with its pagination. */
export const listSchema = <Item extends z.ZodType>(item: Item) => z.object({ data: z.array(item), meta: Meta });
/** Returns the schema of a single item. */
export const itemSchema = <Thing extends z.ZodType>(thing: Thing) => z.object({ data: thing });

/** Returns options with their codes, for clients that have no other list of them: "1 Dog, 2 Cat". */
export const coded = (options: readonly { id: number; label: string }[]): string =>
  options
    .toSorted((a, b) => a.id - b.id)
    .map((option) => `${option.id} ${option.label}`)
    .join(', ');
