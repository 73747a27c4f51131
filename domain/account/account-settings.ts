import { z } from 'zod';
import { zodFieldErrors, type FieldErrors } from '../field-errors.ts';
import { nameFields } from '../leads/contact-fields.ts';
import { parseEmail, isSameEmail } from './login.ts';
import { newPasswordErrors } from './password-rule.ts';

/** Returns the URL of that emailed link. */
export const emailChangeUrl = (baseUrl: string, token: string): string => `${baseUrl}/account/email/${token}`;

export const WRONG_PASSWORD = 'Incorrect password.';
export const EMAIL_CHANGE_LINK_EXPIRED: FieldErrors = {
  email: ['This link has expired or was already used. Get a new one on your account page.'],
};
export const EMAIL_CHANGED = 'Your email was changed. Log in with the new one from now on.';
export const PASSWORD_CHANGED = 'Your new password is set. Every other device was logged out.';
export const NAME_CHANGED = 'Your name was changed.';
export const ACCOUNT_DELETED = "Your account is deleted. We'll send a final email to confirm it.";
export const PAYMENT_IN_PROGRESS: FieldErrors = {
  notification: ['A payment for one of your listings is still in progress. Try again in a few minutes.'],
};

/** Returned whether or not that address has an account, so the response does not reveal it. */
export const emailChangeRequested = (email: string): string =>
  `We sent a link to ${email}. Open it there within an hour. Until then, your email stays as it is.`;

interface Names {
  firstName: string;
  lastName: string;
}

/** Returns a normalized name, or the field errors. */
export function parseNames(given: Names): Names | { errors: FieldErrors } {
  const read = z.object(nameFields).safeParse(given);
  return read.success ? read.data : { errors: zodFieldErrors(read.error) };
}

/** Returns a new email address for the account of `present`, or the field errors. `password` is the current one. */
export function parseNewEmail(
  email: string,
  password: string,
  present: string,
): { email: string } | { errors: FieldErrors } {
  const read = parseEmail(email);
  if ('errors' in read) return read;
  if (isSameEmail(read.email, present)) return { errors: { email: ["That's already your email."] } };
  return password === '' ? { errors: { password: ['Enter your password.'] } } : read;
}

/** Returns the field errors of a password change before the current password is compared; {} when there are none. */
export const passwordChangeErrors = (given: {
  currentPassword: string;
  password: string;
  passwordConfirmation: string;
}): FieldErrors =>
  given.currentPassword === ''
    ? { current_password: ['Enter your current password.'] }
    : newPasswordErrors(given.password, given.passwordConfirmation);

/** Returns a masked address, such as 'r•••@maple.example', that its owner can recognize. */
export const maskAccountEmail = (email: string): string => email.replace(/^(.)[^@]*/, '$1•••');
