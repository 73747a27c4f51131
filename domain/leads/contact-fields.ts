import { z } from 'zod';
import { emailRule } from '../account/credentials.ts';
import { formatNumber } from '../format/numbers.ts';
import { contactPhone } from '../format/contact-phone.ts';
import { FOREIGN_PHONE_FAULT, phoneFault } from '../format/phone-extension.ts';
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

const phoneField = (given: z.ZodString) =>
  given.max(40, 'Use at most 40 characters.').transform((text, context) => {
    const phone = text.trim() === '' ? '' : contactPhone(text);
    if (phone === undefined) context.addIssue(phoneFault(text) ?? FOREIGN_PHONE_FAULT);
    return phone ?? '';
  });

const ENTER_PHONE = 'Enter your phone number.';

/** A phone number as `contactPhone` returns it, which a renter may leave out: '' (K75). */
export const optionalPhone = phoneField(z.string('This must be text.')).prefault('');
export const requiredPhone = phoneField(z.string(ENTER_PHONE).min(1, ENTER_PHONE).regex(/\S/, ENTER_PHONE));

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
