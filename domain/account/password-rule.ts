import { z } from 'zod';
import type { FieldErrors } from '../field-errors.ts';
import { isCommonPassword } from './common-passwords.ts';
import { PASSWORD_MAX, PASSWORD_MIN } from './limits.ts';

/** A new password (K35). Asked where the passwords are set: the list of common ones is not for a browser to load. */
export const passwordRule = z
  .string('Enter a password.')
  .min(1, 'Enter a password.')
  .min(PASSWORD_MIN, `Use at least ${PASSWORD_MIN} characters.`)
  .max(PASSWORD_MAX, `Use at most ${PASSWORD_MAX} characters.`)
  .refine((password) => !isCommonPassword(password), {
    error: () => 'That password is one of the most used passwords. Choose another.',
  });

/** What is wrong with a new password and its repetition; {} when nothing is. */
export function newPasswordErrors(password: string, confirmation: string): FieldErrors {
  const read = passwordRule.safeParse(password);
  if (!read.success) return { password: [read.error.issues[0]?.message ?? 'Choose another password.'] };
  return password === confirmation ? {} : { password: ['The two passwords are not the same.'] };
}
