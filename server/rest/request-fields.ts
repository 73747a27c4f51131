import { z } from 'zod';
import { zodFieldErrors, type FieldErrors } from '../../domain/field-errors.ts';
import type { RestInput } from './route.ts';

/** The largest integer that a JavaScript number represents exactly. */
const LARGEST = Number.MAX_SAFE_INTEGER;

/** Parses a positive integer in plain decimal digits, as used for ids in URLs; returns undefined for anything else. */
export function parseId(text: string | undefined): number | undefined {
  if (text === undefined || !/^\d{1,16}$/.test(text)) return undefined;
  const id = Number(text);
  return id >= 1 && id <= LARGEST ? id : undefined;
}

/**
 * Returns the body as a plain object; a body that is not an object becomes an empty one, so that its missing fields
 * are reported.
 */
export const bodyOf = ({ body }: RestInput): Record<string, unknown> =>
  typeof body === 'object' && body !== null && !Array.isArray(body) ? (body as Record<string, unknown>) : {};

/** Returns a string value of a body; anything else becomes ''. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Parses a query with a schema of strings; a parameter given twice is rejected under its own name. */
export function parseQuery<Schema extends z.ZodType>(
  schema: Schema,
  { query }: RestInput,
): { read: z.output<Schema> } | { errors: FieldErrors } {
  const result = schema.safeParse(query);
  return result.success ? { read: result.data } : { errors: zodFieldErrors(result.error, ([name]) => String(name)) };
}

export const queryText = (most: number) =>
  z.string('Send this parameter only once.').max(most, `Use at most ${most} characters.`);
export const queryPage = z
  .string('Send this parameter only once.')
  .regex(/^[1-9]\d{0,5}$/, 'Pages are numbered from 1.')
  .transform(Number)
  .pipe(z.int().min(1).max(999_999))
  .default(1)
  .describe('The page number. A page has twenty items.');

/** The query parameters of a postal address, in its usual three lines. */
const addressQuery = {
  address: queryText(300)
    .default('')
    .meta({ description: 'Number and street.', examples: ['1739 N High St'] }),
  city: queryText(200)
    .default('')
    .meta({ description: 'The city.', examples: ['Columbus'] }),
  state: queryText(60)
    .default('')
    .meta({ description: 'Two-letter code, or the name.', examples: ['OH'] }),
  zip: queryText(10)
    .default('')
    .meta({ description: 'Five digits; the address is placed in this zip code.', examples: ['43210'] }),
};

const coordinate = (most: number) =>
  z
    .string('Send this parameter only once.')
    .regex(/^-?\d{1,3}(\.\d{1,20})?$/, 'This must be in degrees.')
    .transform(Number)
    .pipe(z.number().min(-most, 'This must be in degrees.').max(most, 'This must be in degrees.'));

/** The query parameters of a place: an address, or a pin, which decides before it (K39). */
export const placeQuery = z
  .object({
    ...addressQuery,
    lat: coordinate(90).optional().describe('Degrees north; with `lon`, a pin that overrides the address.'),
    lon: coordinate(180).optional().describe('Degrees east; negative in the United States.'),
  })
  .refine(({ lat, lon }) => (lat === undefined) === (lon === undefined), {
    message: 'Send lat and lon together.',
    path: ['lon'],
  });

/** Returns the pin of a parsed place query; null without one. */
export const pinOf = ({ lat, lon }: z.output<typeof placeQuery>) =>
  lat === undefined || lon === undefined ? null : { lat, lon };
