import { z } from 'zod';
import { PROJECT_DEFINED } from '../openapi/json-schema.ts';

/** Response schemas shared by several endpoints. The presenters (presenters.ts) have these types, so the compiler checks them. */

/** Returns a named component schema whose shape the specification leaves open (K50). */
export const namedSchema = <Schema extends z.ZodType>(id: string, description: string, schema: Schema): Schema =>
  schema.meta({ id, description, 'x-origin': PROJECT_DEFINED });

export const id = z.int().min(1).describe('Never reused.');
export const degreesNorth = z.number().min(-90).max(90).describe('Degrees north.');
export const degreesEast = z.number().min(-180).max(180).describe('Degrees east; negative in the United States.');
export const address = z.url().describe("Including the site's host.");

export const Meta = namedSchema(
  'Meta',
  'The position of a page in its list. A page past the end is empty but has the correct total.',
  z.object({
    page: z.int().min(1),
    per_page: z.int().min(1).describe('The number of items per page.'),
    total: z.int().min(0),
    last_page: z.int().min(1).describe('1 when there are no items.'),
  }),
);

export const PageTexts = namedSchema(
  'PageTexts',
  "Text for the place's page: its title, and the text for search engines.",
  z.object({ title: z.string(), description: z.string(), keywords: z.string() }),
);

export const School = namedSchema(
  'School',
  'A college.',
  z.object({
    id: id.describe('Its federal id (UNITID).'),
    name: z.string(),
    slug: z.string(),
    subdomain: z.string(),
    city_id: z.int().nullable().describe('The id of its city, if the city is in our directory.'),
    city: z.string(),
    state: z.string().describe('Two-letter code.'),
    zip: z.string(),
    lat: degreesNorth,
    lon: degreesEast,
    website: z.string(),
    listings_count: z.int().min(0).describe('The number of homes within ten miles.'),
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
    listings_count: z.int().min(0).describe('The number of homes within ten miles.'),
    url: address,
  }),
);

/** Returns the schema of a list with its pagination. */
export const listSchema = <Item extends z.ZodType>(item: Item) => z.object({ data: z.array(item), meta: Meta });
/** Returns the schema of a single item. */
export const itemSchema = <Thing extends z.ZodType>(thing: Thing) => z.object({ data: thing });

/** Returns the schema of an id in a path; anything else returns 404. */
export const idParam = (what: string, example = 1) =>
  z.object({
    id: z
      .int()
      .min(1)
      .max(Number.MAX_SAFE_INTEGER)
      .meta({ description: `The id of ${what}.`, examples: [example] }),
  });
