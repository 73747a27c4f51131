import { z } from 'zod';
import { PROJECT_DEFINED } from '../openapi/json-schema.ts';

/** What several calls answer. The presenters (present.ts) have these types, so the compiler compares them. */

/** A schema with a name in the document, of a shape that the specification leaves open (K50). */
export const namedSchema = <Schema extends z.ZodType>(id: string, description: string, schema: Schema): Schema =>
  schema.meta({ id, description, 'x-origin': PROJECT_DEFINED });

export const id = z.int().min(1).describe('Never used again.');
export const degreesNorth = z.number().min(-90).max(90).describe('Degrees north.');
export const degreesEast = z.number().min(-180).max(180).describe('Degrees east; negative in the United States.');
export const address = z.url().describe('With the site’s host.');

export const Meta = namedSchema(
  'Meta',
  'Where a page stands in its list. One past the end is empty, with the true total.',
  z.object({
    page: z.int().min(1),
    per_page: z.int().min(1).describe('How many a page holds.'),
    total: z.int().min(0),
    last_page: z.int().min(1).describe('1 when there is nothing.'),
  }),
);

export const PageTexts = namedSchema(
  'PageTexts',
  'Texts for a page about it: its title, and what search engines read.',
  z.object({ title: z.string(), description: z.string(), keywords: z.string() }),
);

export const School = namedSchema(
  'School',
  'A college.',
  z.object({
    id: id.describe('Its federal number (UNITID).'),
    name: z.string(),
    slug: z.string(),
    subdomain: z.string(),
    city_id: z.int().nullable().describe('Its city, when that is one of ours.'),
    city: z.string(),
    state: z.string().describe('Two-letter code.'),
    zip: z.string(),
    lat: degreesNorth,
    lon: degreesEast,
    website: z.string(),
    listings_count: z.int().min(0).describe('Homes within ten miles.'),
    url: address,
  }),
);

export const City = namedSchema(
  'City',
  'A city.',
  z.object({
    id: id.describe('Its lowest zip as a number.'),
    name: z.string(),
    slug: z.string(),
    state: z.string().describe('Two-letter code.'),
    lat: degreesNorth,
    lon: degreesEast,
    listings_count: z.int().min(0).describe('Homes within ten miles.'),
    url: address,
  }),
);

/** A list and where its page stands. */
export const listSchema = <Item extends z.ZodType>(item: Item) => z.object({ data: z.array(item), meta: Meta });
/** One thing. */
export const itemSchema = <Thing extends z.ZodType>(thing: Thing) => z.object({ data: thing });

/** An id in an address; another kind of text is nothing that there is. */
export const idParam = (what: string, example = 1) =>
  z.object({
    id: z
      .int()
      .min(1)
      .max(Number.MAX_SAFE_INTEGER)
      .meta({ description: `The number of ${what}.`, examples: [example] }),
  });
