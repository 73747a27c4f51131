import type { z } from 'zod';

/** What was refused, by field, as the specification keys it [§5]; the first message is the one shown. */
export type FieldErrors = Record<string, string[]>;

/** Adds a message to a field. */
export function addError(errors: FieldErrors, field: string, message: string): void {
  (errors[field] ??= []).push(message);
}

export const hasErrors = (errors: FieldErrors): boolean => Object.keys(errors).length > 0;

/** Zod's issues keyed by path; `keyOf` may fold a path into a coarser field (all of `floorplans.*` into `floorplans`). */
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

/** For GraphQL, where errors are a list. */
export const toErrorList = (errors: FieldErrors): { field: string; messages: string[] }[] =>
  Object.entries(errors).map(([field, messages]) => ({ field, messages }));

/** Back from GraphQL's list. */
export const toFieldErrors = (list: readonly { field: string; messages: readonly string[] }[]): FieldErrors =>
  Object.fromEntries(list.map(({ field, messages }) => [field, [...messages]]));
