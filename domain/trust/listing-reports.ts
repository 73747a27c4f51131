import { z } from 'zod';
import { emailRule } from '../account/credentials.ts';
import { mailboxOf } from '../account/mailbox.ts';
import type { FieldErrors } from '../field-errors.ts';
import { honeypotField } from '../leads/contact-fields.ts';
import { parseInput } from '../leads/parse-lead.ts';
import { DAY_MS } from '../time-spans.ts';
import { wholeNumber } from '../whole-number.ts';
import { reportReasonCodes, REASON_NEEDED } from './report-reasons.ts';

/** The longest time that renters are warned because of reports (K66). */
export const WARNING_MS = DAY_MS;

/** What renters read on a listing that several people have reported. */
export const BEING_CHECKED = 'Being checked: never pay before you have seen it.';

/** What staff may decide about a listing's reports. */
export const reportOutcomes = ['fine', 'changed', 'removed'] as const;
export type ReportOutcome = (typeof reportOutcomes)[number];

export const reportSchema = z
  .object(
    {
      listingId: wholeNumber('Choose a home.'),
      reason: z.enum(reportReasonCodes, REASON_NEEDED),
      details: z.string('This must be text.').trim().max(2000, 'Use at most 2,000 characters.').default(''),
      email: z.preprocess(
        (value) => (typeof value === 'string' && value.trim() === '' ? undefined : value),
        emailRule.optional(),
      ),
      site: z.string('This must be text.').max(60, 'Use at most 60 characters.').default('default'),
      ...honeypotField,
    },
    'This must be a report.',
  )
  .refine(({ reason, details }) => reason !== 'other' || details !== '', {
    message: 'Tell us what is wrong.',
    path: ['details'],
  });

export type NewReport = z.output<typeof reportSchema>;

/** Parses a report; errors are keyed by field. */
export const parseReport = (input: unknown): { read: NewReport } | { errors: FieldErrors } =>
  parseInput(reportSchema, input);

/** Returns how many independent people sent these reports, oldest first: each mailbox and each network counts once. */
export function independentReporters(reports: readonly { email: string; network: string }[]): number {
  // The network from which a mailbox reported first.
  const networks = new Map(reports.toReversed().map(({ email, network }) => [mailboxOf(email), network]));
  return new Set(networks.values()).size;
}
