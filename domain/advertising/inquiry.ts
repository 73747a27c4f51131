import { z } from 'zod';
import type { FieldErrors } from '../field-errors.ts';
import { parseInput, toContact } from '../leads/parse-lead.ts';
import { contactFields, honeypotField, messageField, requiredPhone } from '../leads/contact-fields.ts';

/** Period in milliseconds within which the same text from the same person is a duplicate submission. */
export const DUPLICATE_INQUIRY_MS = 60_000;

/** What an inquiry is about: advertising, or our listings on a partner's site. */
const inquiryTopics = ['advertising', 'partnership'] as const;
export type InquiryTopic = (typeof inquiryTopics)[number];

export const inquirySchema = z.object(
  {
    ...contactFields,
    phone: requiredPhone,
    about: messageField,
    topic: z
      .enum(inquiryTopics, 'Choose advertising or partnership.')
      .nullish()
      .transform((topic) => topic ?? 'advertising'),
    ...honeypotField,
  },
  'This must be an inquiry.',
);

/** An inquiry to the operator about advertising, or about embedding the listings on a partner site [§7]. */
export type NewInquiry = z.output<typeof inquirySchema>;

/** Parses the body of `advertising/send`, in camelCase; errors are keyed by field. */
export function parseInquiry(input: unknown): { read: NewInquiry } | { errors: FieldErrors } {
  const parsed = parseInput(inquirySchema, input);
  return 'errors' in parsed ? parsed : { read: { ...parsed.read, ...toContact(parsed.read) } };
}

/** The operator's address where none is configured; emails to it stay in the dev inbox. */
export const DEFAULT_OPERATOR_EMAIL = 'operator@nearcampus.example';

/** The operator's fictitious postal address where none is configured; emails that contain it stay in the dev inbox. */
export const DEMO_ADDRESS = '1 Example Plaza, Columbus, OH 43200';
