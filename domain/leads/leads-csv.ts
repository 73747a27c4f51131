import type { VisibleLead } from './visible-lead.ts';
import { stageLabel } from './lead-stages.ts';
import { answerLabels } from './questionnaire-answers.ts';

/** The header row. */
export const csvColumns: readonly string[] = [
  'Sent (UTC)',
  'Listing',
  'Type',
  'Status',
  'First name',
  'Last name',
  'Email',
  'Phone',
  'Message',
  ...answerLabels,
  'Note',
];

/** Returns '2026-09-15 15:00', which spreadsheets parse as a time. */
const minute = (at: Date) => at.toISOString().slice(0, 16).replace('T', ' ');

/** Returns a lead as a row of the labels that its landlord may read. */
export function csvRow(lead: VisibleLead): string[] {
  const said = new Map(lead.answers.map(({ label, value }) => [label, value]));
  return [
    minute(lead.createdAt),
    lead.listingName,
    lead.kind === 'request' ? 'Request' : 'Message',
    lead.spam ? 'Spam' : lead.delivered ? stageLabel(lead.stage) : 'On hold until next month',
    lead.firstName,
    lead.lastName,
    lead.email,
    lead.phone,
    lead.message,
    ...answerLabels.map((label) => said.get(label) ?? ''),
    lead.note,
  ];
}

/**
 * CSV options: quoted where needed, with a byte order mark so that Excel detects UTF-8, and formulas escaped, since
 * a renter may write `=HYPERLINK(…)`.
 */
export const csvOptions = { bom: true, escape_formulas: true, record_delimiter: 'windows' } as const;

/** Returns 'leads-2026-09-15.csv'. */
export const csvFileName = (now: Date): string => `leads-${now.toISOString().slice(0, 10)}.csv`;

/** The path of the export. */
export const CSV_PATH = '/api/leads.csv';
