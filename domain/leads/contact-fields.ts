import { z } from 'zod';
import { emailRule } from '../account/credentials.ts';
import { phoneDigits } from '../format/phone.ts';
import { sanitizeLine } from '../format/plain-text.ts';

const personName = (missing: string) =>
  z.string(missing).transform(sanitizeLine).pipe(z.string().min(1, missing).max(60, 'Use at most 60 characters.'));

/** The first and the last name of a person, in camelCase. */
export const nameFields = {
  firstName: personName('Enter your first name.'),
  lastName: personName('Enter your last name.'),
};

/** The contact details of a sender to a landlord or to the operator [§7], in camelCase; REST uses snake_case. */
export const contactFields = {
  ...nameFields,
  phone: z
    .string('Enter your phone number.')
    .min(1, 'Enter your phone number.')
    .max(40, 'Use at most 40 characters.')
    .refine((phone) => phone === '' || phoneDigits(phone) !== undefined, 'Enter a 10-digit phone number.'),
  email: emailRule,
};

/** Honeypot: hidden from people, filled in by bots (ADR 0024). Accepts any value, so that a bot gets no error. */
export const honeypotField = {
  website: z
    .unknown()
    .transform((sent) => (typeof sent === 'string' ? sent : JSON.stringify(sent)))
    .default(''),
};
