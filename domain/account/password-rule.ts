import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '../limits.ts';
import { z } from 'zod';
import type { FieldErrors } from '../field-errors.ts';
import { isCommonPassword, isRepetitive } from './common-passwords.ts';

const COMMON = "That's one of the most common passwords. Choose another.";
const REPETITIVE = 'That password repeats the same few characters. Choose a less predictable one.';
export const OWN_DETAIL = "Your password can't be your email or your name. Choose another.";

/** The schema of a new password (K35). Server only: the list of common passwords is too large for the browser bundle. */
export const passwordRule = z
  .string('Enter a password.')
  .min(1, 'Enter a password.')
  .min(PASSWORD_MIN_LENGTH, `Use at least ${PASSWORD_MIN_LENGTH} characters.`)
  .max(PASSWORD_MAX_LENGTH, `Use at most ${PASSWORD_MAX_LENGTH} characters.`)
  .superRefine((password, context) => {
    const message = isRepetitive(password) ? REPETITIVE : isCommonPassword(password) ? COMMON : undefined;
    if (message !== undefined) context.addIssue({ code: 'custom', message });
  });

export interface PasswordOwner {
  email: string;
  firstName?: string;
  lastName?: string;
}

/** Returns the letters and digits of a text, so that case and punctuation make no difference. */
const bare = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Returns whether a password is nothing but the owner's email, the part before its @, or their name. */
export function isOwnDetail(password: string, { email, firstName = '', lastName = '' }: PasswordOwner): boolean {
  const local = email.split('@')[0] ?? '';
  const [first, last] = [bare(firstName), bare(lastName)];
  const own = [email, local, local.split('+')[0] ?? ''].map(bare).concat(first, last, first + last, last + first);
  const given = bare(password);
  return given !== '' && own.includes(given);
}

/** Returns the field errors of a new password and its confirmation; {} when there are none. */
export function newPasswordErrors(password: string, confirmation: string, owner?: PasswordOwner): FieldErrors {
  const read = passwordRule.safeParse(password);
  if (!read.success) return { password: [read.error.issues[0]?.message ?? 'Choose another password.'] };
  if (owner && isOwnDetail(password, owner)) return { password: [OWN_DETAIL] };
  return password === confirmation ? {} : { password: ["The passwords don't match."] };
}
