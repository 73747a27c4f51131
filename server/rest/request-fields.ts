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

export const queryText = (most: number) => z.string('Give this once.').max(most, `Use at most ${most} characters.`);
export const queryPage = z
  .string('Give this once.')
  .regex(/^[1-9]\d{0,5}$/, 'Pages are numbered from 1.')
  .transform(Number)
  .pipe(z.int().min(1).max(999_999))
  .default(1)
  .describe('The page, with twenty items each.');

/** The query parameters of a postal address, in its usual three lines. */
export const addressQuery = {
  address: queryText(300)
    .default('')
    .meta({ description: 'Number and street.', examples: ['1739 N High St'] }),
  city: queryText(200)
    .default('')
    .meta({ description: 'The city.', examples: ['Columbus'] }),
  state: queryText(60)
    .default('')
    .meta({ description: 'Two-letter code, or the name.', examples: ['OH'] }),
};
