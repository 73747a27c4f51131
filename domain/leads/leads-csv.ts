import type { VisibleLead } from './lead-record.ts';
import { stageLabel } from './lead-stages.ts';
import { answerLabels } from './lead-answers.ts';

/** Returns '2026-09-15 15:00', which spreadsheets parse as a time. */
const minute = (at: Date) => at.toISOString().slice(0, 16).replace('T', ' ');

/** The columns by their header, in order. */
const columns: Record<string, (lead: VisibleLead) => string> = {
  'Sent (UTC)': ({ createdAt }) => minute(createdAt),
  Listing: ({ listingName }) => listingName,
  Type: ({ type }) => (type === 'request' ? 'Request' : 'Message'),
  Status: ({ spam, delivered, stage }) => (spam ? 'Spam' : delivered ? stageLabel(stage) : 'On hold until next month'),
  'First name': ({ firstName }) => firstName,
  'Last name': ({ lastName }) => lastName,
  Email: ({ email }) => email,
  Phone: ({ phone }) => phone,
  Message: ({ message }) => message,
  ...Object.fromEntries(
    answerLabels.map((answerLabel) => [
      answerLabel,
      ({ answers }: VisibleLead) => answers.find(({ label }) => label === answerLabel)?.value ?? '',
    ]),
  ),
  Note: ({ note }) => note,
};

export const csvColumns: readonly string[] = Object.keys(columns);

/** Returns a lead as a row of the labels that its landlord may read. */
export const csvRow = (lead: VisibleLead): string[] => Object.values(columns).map((column) => column(lead));

/** With a byte order mark for Excel, and with formulas escaped, since a renter may write `=HYPERLINK(…)`. */
export const csvOptions = { bom: true, escape_formulas: true, record_delimiter: 'windows' } as const;

/** Returns 'leads-2026-09-15.csv'. */
export const csvFileName = (now: Date): string => `leads-${now.toISOString().slice(0, 10)}.csv`;

export const CSV_PATH = '/api/leads.csv';
