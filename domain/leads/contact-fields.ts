import { z } from 'zod';
import { emailRule } from '../account/credentials.ts';
import { formatNumber } from '../format/numbers.ts';
import { phoneDigits } from '../format/phone.ts';
import { sanitizeLine } from '../format/plain-text.ts';
import { MAX_MESSAGE_LENGTH } from '../limits.ts';

const ENTER_MESSAGE = 'Enter a message.';

const personName = (missing: string) =>
  z.string(missing).transform(sanitizeLine).pipe(z.string().min(1, missing).max(60, 'Use at most 60 characters.'));

/** The first and the last name of a person, in camelCase. */
export const nameFields = {
  firstName: personName('Enter your first name.'),
  lastName: personName('Enter your last name.'),
};

const phoneText = (missing: string) =>
  z
    .string(missing)
    .max(40, 'Use at most 40 characters.')
    .refine((phone) => phone.trim() === '' || phoneDigits(phone) !== undefined, 'Enter a 10-digit phone number.');

/** A phone number that a renter may leave out: '' (K75). */
export const optionalPhone = phoneText('This must be text.').default('');
export const requiredPhone = phoneText('Enter your phone number.').min(1, 'Enter your phone number.');

/** The contact details of a sender to a landlord or to the operator [§7], in camelCase; REST uses snake_case. */
export const contactFields = {
  ...nameFields,
  phone: optionalPhone,
  email: emailRule,
};

/** The text of a message that must not be empty. */
export const messageField = z
  .string(ENTER_MESSAGE)
  .trim()
  .min(1, ENTER_MESSAGE)
  .max(MAX_MESSAGE_LENGTH, `Use at most ${formatNumber(MAX_MESSAGE_LENGTH)} characters.`);

/** Honeypot: hidden from people, filled in by bots (ADR 0024). Accepts any value, so that a bot gets no error. */
export const honeypotField = {
  website: z
    .unknown()
    .transform((sent) => (typeof sent === 'string' ? sent : JSON.stringify(sent)))
    .default(''),
};
