import { z } from 'zod';
import { zodFieldErrors, type FieldErrors } from '../../domain/field-errors.ts';
import type { Context } from '../context.ts';
import { lookUpAddress } from '../modules/posting/location/look-up-address.ts';
import type { RawQuery } from './define-route.ts';

/** Returns a string value of a body; anything else becomes ''. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

export const isRejected = (value: unknown): value is { errors: FieldErrors } =>
  typeof value === 'object' && value !== null && 'errors' in value;

/** Parses a query with a schema of strings; a parameter given twice is rejected under its own name. */
export function readQuery(schema: z.ZodType, query: RawQuery): unknown {
  const { data, error } = schema.safeParse(query);
  return error ? { errors: zodFieldErrors(error, ([name]) => String(name)) } : data;
}

export const queryString = z.string('Send this parameter only once.');
export const queryText = (most: number) => queryString.max(most, `Use at most ${most} characters.`);

/** A whole number of a query, with at most as many digits as `max`. */
export const queryInt = (min: number, max: number, message: string) =>
  queryString
    .regex(new RegExp(`^\\d{1,${String(max).length}}$`), message)
    .transform(Number)
    .pipe(z.int(message).min(min, message).max(max, message));

/** Returns the schema of an id as plain decimal digits. */
export const queryId = (message: string) => queryInt(1, Number.MAX_SAFE_INTEGER, message);

/** Returns the schema of an id in a path, in plain decimal digits; anything else is 404 with the message. */
export const idParam = (what: string, unknown: string, example = 1) =>
  z.object({
    id: queryId(unknown).meta({ description: `The id of ${what}.`, examples: [example] }),
  });

export const queryPage = queryString
  .regex(/^[1-9]\d{0,5}$/, 'Pages are numbered from 1.')
  .transform(Number)
  .pipe(z.int().min(1).max(999_999))
  .default(1)
  .describe('The page number. A page has twenty items.');

const coordinate = (most: number) =>
  queryString
    .regex(/^-?\d{1,3}(\.\d{1,20})?$/, 'This must be in degrees.')
    .transform(Number)
    .pipe(z.number().min(-most, 'This must be in degrees.').max(most, 'This must be in degrees.'));

const addressPart = (most: number, description: string, example: string) =>
  queryText(most)
    .default('')
    .meta({ description, examples: [example] });

/** The query parameters of a place: an address, or a pin, which decides before it (K39). */
export const placeQuery = z
  .object({
    address: addressPart(300, 'Number and street.', '1739 N High St'),
    city: addressPart(200, 'The city.', 'Columbus'),
    state: addressPart(60, 'Two-letter code, or the name.', 'OH'),
    zip: addressPart(10, 'Five digits; the address is placed in this zip code.', '43210'),
    lat: coordinate(90).optional().describe('Degrees north; with `lon`, a pin that overrides the address.'),
    lon: coordinate(180).optional().describe('Degrees east; negative in the United States.'),
  })
  .refine(({ lat, lon }) => (lat === undefined) === (lon === undefined), {
    message: 'Send lat and lon together.',
    path: ['lon'],
  });

/** Returns the place that a query names by its address or its pin. */
export async function placeOf({ lat, lon, ...address }: z.output<typeof placeQuery>, services: Context['services']) {
  return lookUpAddress(services, { ...address, pin: lat === undefined || lon === undefined ? null : { lat, lon } });
}
