import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '../limits.ts';
import { z } from 'zod';
import type { FieldErrors } from '../field-errors.ts';

/** The schema of a new password: only its length refuses one (K35). */
export const passwordRule = z
  .string('Enter a password.')
  .min(1, 'Enter a password.')
  .min(PASSWORD_MIN_LENGTH, `Use at least ${PASSWORD_MIN_LENGTH} characters.`)
  .max(PASSWORD_MAX_LENGTH, `Use at most ${PASSWORD_MAX_LENGTH} characters.`);

/** Returns the field errors of a new password and its confirmation; {} when there are none. */
export function newPasswordErrors(password: string, confirmation: string): FieldErrors {
  const read = passwordRule.safeParse(password);
  if (!read.success) return { password: [read.error.issues[0]?.message ?? 'Choose another password.'] };
  return password === confirmation ? {} : { password: ["The passwords don't match."] };
}
