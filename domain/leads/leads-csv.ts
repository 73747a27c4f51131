import type { VisibleLead } from './lead-view.ts';
import { stageLabel } from './lead-stages.ts';

const answers = ['Looking near', 'Bedrooms', 'Bathrooms', 'Budget', 'Pets', 'Would like', 'Move-in'];

/** The first row of the file. */
export const csvColumns: readonly string[] = [
  'Sent (UTC)',
  'Listing',
  'Kind',
  'Stage',
  'First name',
  'Last name',
  'E-mail',
  'Phone',
  'Message',
  ...answers,
  'Note',
];

/** '2026-09-15 15:00', which spreadsheets read as a time. */
const minute = (at: Date) => at.toISOString().slice(0, 16).replace('T', ' ');

/** A lead as a row: what its landlord may read of it, in words. */
export function csvRow(lead: VisibleLead): string[] {
  const said = new Map(lead.answers.map(({ label, value }) => [label, value]));
  return [
    minute(lead.createdAt),
    lead.listingName,
    lead.kind === 'request' ? 'Request' : 'Message',
    lead.spam ? 'Spam' : lead.delivered ? stageLabel(lead.stage) : 'Waits for the next month',
    lead.firstName,
    lead.lastName,
    lead.email,
    lead.phone,
    lead.message,
    ...answers.map((label) => said.get(label) ?? ''),
    lead.note,
  ];
}

/**
 * How the file is written: quoted where needed, with the mark by which Excel knows UTF-8, and no cell that a spreadsheet
 * would take for a formula: a renter may write `=HYPERLINK(…)`.
 */
export const csvOptions = { bom: true, escape_formulas: true, record_delimiter: 'windows' } as const;

/** 'leads-2026-09-15.csv' */
export const csvFileName = (now: Date): string => `leads-${now.toISOString().slice(0, 10)}.csv`;

/** Where the file is. */
export const CSV_PATH = '/api/leads.csv';
