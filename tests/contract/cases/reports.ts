import { seededListingNamed } from '../../../mocks/scenarios/setup/arrange.ts';
import type { ContractCases, Variables } from './contract-case.ts';

const report = (more: Variables = {}): Variables => ({
  report: { listingId: String(seededListingNamed('High Street Lofts').id), reason: 'scam', ...more },
});

const sent: [name: string, more: Variables, gives: string][] = [
  ['a reason alone', {}, 'ReportSent'],
  ['the same again', {}, 'ReportSent'],
  ['with details and an email', { details: ' They want a deposit. ', email: 'dana@campus.example' }, 'ReportSent'],
  ['an empty email', { email: ' ', details: 'Twice.' }, 'ReportSent'],
  ['a bot', { website: 'https://spam.example' }, 'ReportSent'],
  ['a reason that is none', { reason: 'envy' }, 'Invalid reason'],
  ['no reason', { reason: '' }, 'Invalid reason'],
  ['something else without details', { reason: 'other', details: ' ' }, 'Invalid details'],
  ['details without end', { details: 'x'.repeat(2001) }, 'Invalid details'],
  ['an address that is none', { email: 'dana at campus' }, 'Invalid email'],
  ['a listing that is none', { listingId: '987654' }, 'Invalid housingId'],
  ['a listing that is gone', { listingId: String(seededListingNamed('Gone House').id) }, 'Invalid housingId'],
];

/** Reports of listings. */
export const reportCases: ContractCases = {
  ReportListing: sent.map(([name, more, gives]) => ({ name, variables: report(more), gives })),
};
