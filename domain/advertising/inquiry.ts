import { z } from 'zod';
import { zodFieldErrors, type FieldErrors } from '../field-errors.ts';
import { normalizeLeadInput } from '../leads/read-lead.ts';
import { phoneDigits } from '../format/phone.ts';
import { toSingleLine } from '../format/plain-text.ts';
import { contactFields, honeypotField } from '../leads/contact-fields.ts';

/** The same person with the same words within this time has pressed twice: it is one enquiry. */
export const DUPLICATE_INQUIRY_MS = 60_000;

/** What somebody asks the operator about advertising, or about standing on their own site [§7]. */
export interface NewInquiry {
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

export const inquirySchema = z.object(
  {
    ...contactFields,
    about: z
      .string('Write what it is about.')
      .trim()
      .min(1, 'Write what it is about.')
      .max(5000, 'Use at most 5,000 characters.'),
    ...honeypotField,
  },
  'This must be an enquiry.',
);

/** Reads what was sent to `advertising/send`, in camelCase; errors are keyed by field. */
export function parseInquiry(input: unknown): { read: NewInquiry } | { errors: FieldErrors } {
  const { data, error } = inquirySchema.safeParse(normalizeLeadInput(input));
  if (!data) return { errors: zodFieldErrors(error, ([field]) => String(field ?? 'notification')) };
  const { firstName, lastName, phone } = data;
  const named = {
    firstName: toSingleLine(firstName),
    lastName: toSingleLine(lastName),
    phone: phoneDigits(phone) ?? '',
  };
  return { read: { ...data, ...named } };
}
