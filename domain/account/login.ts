import type { FieldErrors } from '../field-errors.ts';
import { emailRule } from './credentials.ts';

export const INVALID_CREDENTIALS: FieldErrors = { email: ['Incorrect email or password.'] };
export const EMAIL_TAKEN: FieldErrors = { email: ['This e-mail already has an account. Log in.'] };

/** Message when the password is right but an emailed link must still be followed. */
export const CHECK_EMAIL = 'Check your email to finish logging in.';
export const LOGIN_LINK_STALE: FieldErrors = { token: ['This link has expired or was already used. Log in again.'] };
/** Returns the URL of an emailed link that finishes a login. */
export const loginLinkUrl = (baseUrl: string, token: string): string => `${baseUrl}/login/confirm/${token}`;

export const RESET_LINK_EXPIRED: FieldErrors = { email: ['This link has expired or was already used. Get a new one.'] };

/** The path after a login without a redirect target. */
export const DEFAULT_LOGIN_REDIRECT = '/advertising-home';

/** Returns whether two email addresses are equal, ignoring case. */
export const isSameEmail = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

/** Returns a normalized email address, or the field errors. */
export function parseEmail(email: string): { email: string } | { errors: FieldErrors } {
  const read = emailRule.safeParse(email);
  if (read.success) return { email: read.data };
  return { errors: { email: read.error.issues.slice(0, 1).map(({ message }) => message) } };
}

/** Returns credentials that can be compared, or the field errors [§8]. */
export function parseLogin(email: string, password: string): { email: string } | { errors: FieldErrors } {
  const read = parseEmail(email);
  if ('errors' in read || password !== '') return read;
  return { errors: { password: ['Enter your password.'] } };
}

/** Returns the URL of an emailed password reset link. */
export const passwordResetUrl = (baseUrl: string, token: string, email: string): string =>
  `${baseUrl}/password/reset/${token}?email=${encodeURIComponent(email)}`;
