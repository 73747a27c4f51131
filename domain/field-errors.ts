import type { z } from 'zod';

/** Validation messages by field, keyed as in the specification [§5]; the first message is the one shown. */
export type FieldErrors = Record<string, string[]>;

/** Adds a message to a field. */
export function addError(errors: FieldErrors, field: string, message: string): void {
  (errors[field] ??= []).push(message);
}

export const hasErrors = (errors: FieldErrors): boolean => Object.keys(errors).length > 0;

/** Returns Zod's issues keyed by path; `keyOf` may fold a path into a coarser field (all of `floorplans.*` into `floorplans`). */
export function zodFieldErrors(
  error: z.ZodError,
  keyOf: (path: readonly PropertyKey[]) => string = (path) => path.join('.'),
): FieldErrors {
  const errors: FieldErrors = {};
  for (const issue of error.issues) {
    const field = keyOf(issue.path);
    if (!errors[field]?.includes(issue.message)) addError(errors, field, issue.message);
  }
  return errors;
}

/** Returns the errors in a single line: 'bedrooms: …'. */
export const errorLine = (errors: FieldErrors): string =>
  Object.entries(errors)
    .map(([name, messages]) => `${name}: ${messages.join(' ')}`)
    .join(' ');

/** Returns the errors as a list, the form that GraphQL uses. */
export const toErrorList = (errors: FieldErrors): { field: string; messages: string[] }[] =>
  Object.entries(errors).map(([field, messages]) => ({ field, messages }));

/** Returns the errors of a GraphQL list by field. */
export const toFieldErrors = (list: readonly { field: string; messages: readonly string[] }[]): FieldErrors =>
  Object.fromEntries(list.map(({ field, messages }) => [field, [...messages]]));
