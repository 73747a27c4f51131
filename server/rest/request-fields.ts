import { z } from 'zod';
import { zodFieldErrors, type FieldErrors } from '../../domain/field-errors.ts';
import { isRecord } from '../../domain/is-record.ts';
import type { RestInput } from './route.ts';

/** Parses a positive integer in plain decimal digits, as used for ids in URLs; returns undefined for anything else. */
export function parseId(text: string | undefined): number | undefined {
  if (text === undefined || !/^\d{1,16}$/.test(text)) return undefined;
  const id = Number(text);
  return id >= 1 && id <= Number.MAX_SAFE_INTEGER ? id : undefined;
}

/** Returns the body as a plain object; any other becomes an empty one, so that its missing fields are reported. */
export const bodyOf = ({ body }: RestInput): Record<string, unknown> => (isRecord(body) ? body : {});

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

export const queryString = z.string('Send this parameter only once.');
export const queryText = (most: number) => queryString.max(most, `Use at most ${most} characters.`);

/** A whole number of a query, with at most as many digits as `max`. */
export const queryInt = (min: number, max: number, message: string) =>
  queryString
    .regex(new RegExp(`^\\d{1,${String(max).length}}$`), message)
    .transform(Number)
    .pipe(z.int().min(min, message).max(max, message));

export const queryPage = queryString
  .regex(/^[1-9]\d{0,5}$/, 'Pages are numbered from 1.')
  .transform(Number)
  .pipe(z.int().min(1).max(999_999))
  .default(1)
  .describe('The page number. A page has twenty items.');

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
  queryString
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
