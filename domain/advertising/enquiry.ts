import { z } from 'zod';
import { fieldErrors, type FieldErrors } from '../field-errors.ts';
import { storable } from '../leads/read-lead.ts';
import { phoneDigits } from '../phone.ts';
import { oneLine } from '../plain-text.ts';
import { person, trap } from '../renter/person.ts';

/** The same person with the same words within this time has pressed twice: it is one enquiry. */
export const SAME_ENQUIRY_MS = 60_000;

/** What somebody asks the operator about advertising, or about standing on their own site [§7]. */
export interface NewEnquiry {
  firstName: string;
  lastName: string;
  /** Ten digits. */
  phone: string;
  email: string;
  /** Their own words. */
  about: string;
  /** What people do not see; a program fills it. */
  website: string;
}

export const enquirySchema = z.object(
  {
    ...person,
    about: z
      .string('Write what it is about.')
      .trim()
      .min(1, 'Write what it is about.')
      .max(5000, 'Use at most 5,000 characters.'),
    ...trap,
  },
  'This must be an enquiry.',
);

/** Reads what was sent to `advertising/send`, in camelCase; errors are keyed by field. */
export function readEnquiry(input: unknown): { read: NewEnquiry } | { errors: FieldErrors } {
  const { data, error } = enquirySchema.safeParse(storable(input));
  if (!data) return { errors: fieldErrors(error, ([field]) => String(field ?? 'notification')) };
  const { firstName, lastName, phone } = data;
  const named = { firstName: oneLine(firstName), lastName: oneLine(lastName), phone: phoneDigits(phone) ?? '' };
  return { read: { ...data, ...named } };
}
