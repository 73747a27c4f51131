import { z } from 'zod';
import { invalidRequest, parameterMissing, type StripeRequestError } from './errors.ts';
import type { FormTree } from './form.ts';

/** The building blocks of parameter schemas. All values arrive as text; `''` unsets where Stripe allows it. */
export const text = z.string().min(1).max(5000);
export const integer = z
  .string()
  .regex(/^-?\d{1,12}$/, 'Invalid integer')
  .transform(Number);
export const cents = integer.refine((value) => value >= 0 && value <= 99_999_999, 'Invalid non-negative integer');
export const flag = z.enum(['true', 'false'], 'Invalid boolean').transform((value) => value === 'true');

export const currency = z.literal('usd', 'Invalid currency');

/** Returns a schema whose value empty text unsets. */
export function unsettable<S extends z.ZodType>(schema: S) {
  return z.union([z.literal('').transform(() => null), schema]);
}

/** Returns the schema of `items[0]`, `items[1]`, … */
export function list<S extends z.ZodType>(schema: S) {
  return z.preprocess((value) => (isNumbered(value) ? Object.values(value) : value), z.array(schema).max(100));
}

function isNumbered(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.keys(value).every((key) => /^\d+$/.test(key));
}

/** Keys to text; empty text deletes its key, an empty object deletes all (null). */
export const metadata = z.union([z.literal('').transform(() => null), z.record(z.string(), z.string())]);
type MetadataChange = z.infer<typeof metadata>;

export const dateRange = z.strictObject({ gte: integer, lte: integer }).partial();
export type DateRange = z.infer<typeof dateRange>;

const expand = list(z.string().max(200)).optional();
const paging = {
  limit: integer
    .refine((value) => value >= 1, 'This value must be greater than or equal to 1.')
    .refine((value) => value <= 100, 'This value must be less than or equal to 100.')
    .optional(),
  starting_after: text.optional(),
};

/** Returns the parameter schema of a call: these and no others, and `expand`. */
export function objectSchema<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.strictObject({ ...shape, expand });
}

/** Returns the parameter schema of a list. */
export function listSchema<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.strictObject({ ...shape, ...paging, expand });
}

/** An email address that Stripe accepts. */
export const email = z
  .string()
  .max(512)
  .regex(/^[^@\s]+@[^@\s]+$/, 'Invalid email address');

const MOST_KEYS = 50;
const LONGEST_KEY = 40;
const LONGEST_VALUE = 500;

/** Returns the metadata after a change; an empty value deletes its key. @throws StripeRequestError 400 */
export function mergedMetadata(
  before: Record<string, string> | null,
  change: MetadataChange | undefined,
): Record<string, string> {
  if (change === undefined) return before ?? {};
  if (change === null) return {};
  for (const [key, value] of Object.entries(change)) refuseTooLong(key, value);
  const after = Object.entries({ ...before, ...change }).filter(([, value]) => value !== '');
  if (after.length > MOST_KEYS)
    throw unbegun(`You can have up to ${MOST_KEYS} metadata keys, but this would make ${after.length}.`, 'metadata');
  return Object.fromEntries(after);
}

function refuseTooLong(key: string, value: string): void {
  for (const [what, given, most] of [
    ['key', key, LONGEST_KEY],
    ['value', value, LONGEST_VALUE],
  ] as const)
    if (given.length > most)
      throw unbegun(
        `Metadata ${what}s can have up to ${most} characters, but you passed in a ${what} that is ${given.length} characters. Invalid ${what}: ${given}`,
        `metadata[${key}]`,
      );
}

function unbegun(message: string, param: string): StripeRequestError {
  return Object.assign(invalidRequest(message, { param }), { unbegun: true });
}

/** Parses a call's parameters by its schema, rejecting with Stripe's messages. */
export function parseParams<S extends z.ZodType>(schema: S, form: FormTree): z.output<S> {
  const result = schema.safeParse(form);
  if (result.success) return result.data;
  throw Object.assign(refusal(deepest(result.error.issues), form), { unbegun: true });
}

type Issue = z.core.$ZodIssue;

/** Returns the deepest issue; for a union that of the last form, which is the most complete one. */
function deepest(issues: readonly Issue[], path: PropertyKey[] = []): Issue {
  const [issue] = issues;
  if (!issue) throw new Error('A refusal without an issue');
  const whole = { ...issue, path: [...path, ...issue.path] };
  const inner = issue.code === 'invalid_union' ? issue.errors.at(-1) : undefined;
  return inner?.length ? deepest(inner, whole.path) : whole;
}

const CODES = [
  ['integer', 'parameter_invalid_integer'],
  ['email', 'email_invalid'],
] as const;

function refusal(issue: Issue, form: FormTree): StripeRequestError {
  if (issue.code === 'unrecognized_keys') {
    const param = bracketed([...issue.path, issue.keys[0] ?? '']);
    return invalidRequest(`Received unknown parameter: ${param}`, { code: 'parameter_unknown', param });
  }
  const param = bracketed(issue.path);
  const value = valueAt(form, issue.path);
  if (value === undefined) return parameterMissing(param);
  if (value === '')
    return invalidRequest(
      `You passed an empty string for '${param}'. We assume empty values are an attempt to unset a parameter; however '${param}' cannot be unset. You should remove '${param}' from your request or supply a non-empty value.`,
      { code: 'parameter_invalid_empty', param },
    );
  if (typeof value === 'object') return invalidRequest(`Invalid ${param}: must be a string`, { param });
  if (issue.message.startsWith('This value'))
    return invalidRequest(issue.message, { code: 'parameter_invalid_integer', param });
  const code = CODES.find(([words]) => issue.message.includes(words))?.[1];
  return invalidRequest(
    `${issue.message.startsWith('Invalid') ? issue.message : `Invalid ${param}`}: ${value.slice(0, 100)}`,
    {
      param,
      ...(code && { code }),
    },
  );
}

function valueAt(form: FormTree, path: readonly PropertyKey[]): FormTree[string] | undefined {
  let at: FormTree[string] | undefined = form;
  for (const key of path) at = typeof at === 'object' ? at[String(key)] : undefined;
  return at;
}

function bracketed(path: readonly PropertyKey[]): string {
  return path.map((key, index) => (index === 0 ? String(key) : `[${String(key)}]`)).join('');
}
