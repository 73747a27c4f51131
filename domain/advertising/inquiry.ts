import { z } from 'zod';
import { zodFieldErrors, type FieldErrors } from '../field-errors.ts';
import { normalizeLeadInput } from '../leads/read-lead.ts';
import { phoneDigits } from '../format/phone.ts';
import { toSingleLine } from '../format/plain-text.ts';
import { contactFields, honeypotField } from '../leads/contact-fields.ts';

/** Period in milliseconds within which the same text from the same person is a duplicate submission. */
export const DUPLICATE_INQUIRY_MS = 60_000;

/** What an inquiry is about: advertising, or our listings on a partner's site. */
const inquiryTopics = ['advertising', 'partnership'] as const;
export type InquiryTopic = (typeof inquiryTopics)[number];

/** An inquiry to the operator about advertising, or about embedding the listings on a partner site [§7]. */
export interface NewInquiry {
  firstName: string;
  lastName: string;
  /** Ten digits. */
  phone: string;
  email: string;
  /** The message text. */
  about: string;
  topic: InquiryTopic;
  /** Honeypot: hidden from people, filled in by bots. */
  website: string;
}

export const inquirySchema = z.object(
  {
    ...contactFields,
    about: z.string('Enter a message.').trim().min(1, 'Enter a message.').max(5000, 'Use at most 5,000 characters.'),
    topic: z
      .enum(inquiryTopics, 'Choose advertising or partnership.')
      .nullish()
      .transform((topic) => topic ?? 'advertising'),
    ...honeypotField,
  },
  'This must be an inquiry.',
);

/** Parses the body of `advertising/send`, in camelCase; errors are keyed by field. */
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

/** The operator's address where none is configured; emails to it stay in the dev inbox. */
export const DEFAULT_OPERATOR_EMAIL = 'operator@nearcampus.example';

/** The operator's fictitious postal address where none is configured; emails that contain it stay in the dev inbox. */
export const DEMO_ADDRESS = '1 Example Plaza, Columbus, OH 43200';
