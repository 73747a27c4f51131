import { REPORT_LINK_DAYS } from '../../../../domain/limits.ts';
import type { BrandCode } from '../../../../domain/brands/brand.ts';
import { getBrand } from '../../../../domain/brands/brands.ts';
import { type ReportOutcome } from '../../../../domain/trust/listing-reports.ts';
import { action, composeEmail, quote, type EmailContent } from '../../layout/email-layout.tsx';

const LANDLORD_FOOTER = 'You received this email because you posted a listing with us.';

/** Returns the email that asks a reporter to confirm. It has no word that was entered with the address (K23). */
export function confirmReportEmail(site: BrandCode, url: string): EmailContent {
  const { name } = getBrand(site);
  const footer = "Wasn't this you? Ignore this email; nothing happens.";
  return composeEmail({ site, subject: `Confirm your report on ${name}`, footer }, [
    `Someone entered this address to report a home on ${name}.`,
    `If it was you, confirm it: your report counts, and we'll email you what comes of it. The link works for ${REPORT_LINK_DAYS} days.`,
    action('Confirm your report', url),
  ]);
}

const forReporter: Record<ReportOutcome, string> = {
  fine: 'We found nothing that breaks our rules. The home stays listed.',
  changed: 'You were right: we had the listing corrected.',
  removed: 'You were right: we removed the listing. If you paid for it, contact your bank and the police.',
};

interface ReportResult {
  name: string;
  outcome: ReportOutcome;
  site: BrandCode;
}

/** Returns the email that tells a reporter what came of their report. */
export function reportResultEmail({ name, outcome, site }: ReportResult): EmailContent {
  const footer = `You received this email because you reported a home on ${getBrand(site).name}. It is the only one about it.`;
  return composeEmail({ site, subject: `Your report about ${name}`, heading: 'We checked your report', footer }, [
    `Thank you for reporting ${name}. A person checked it.`,
    forReporter[outcome],
    'Never pay for a home before you have seen it.',
  ]);
}

const forLandlord: Record<ReportOutcome, string> = {
  fine: 'We found nothing that breaks our rules. Nothing changes for you.',
  changed: 'Something in it was wrong and has been corrected. It stays listed.',
  removed: 'It breaks our rules, so we removed it. A separate email says what happens to your payment.',
};

interface SettledReports {
  name: string;
  outcome: ReportOutcome;
  /** What staff wrote; '' for nothing. */
  note: string;
  operatorEmail: string;
  url: string;
}

/** Returns the email that tells a landlord what came of reports about their listing; it never says who reported. */
export function reportsSettledEmail({ name, outcome, note, operatorEmail, url }: SettledReports) {
  const email = composeEmail({ subject: `We checked ${name}`, footer: LANDLORD_FOOTER }, [
    `Someone reported your listing ${name}, so a person checked it.`,
    forLandlord[outcome],
    quote(note),
    'If you think we got this wrong, reply to this email.',
    outcome !== 'removed' && action('See your listing', url),
  ]);
  return { replyTo: operatorEmail, ...email };
}

/** Returns the email that tells a landlord that renters are warned of their listing for a day. */
export function beingCheckedEmail({ name, operatorEmail }: { name: string; operatorEmail: string }) {
  const email = composeEmail({ subject: `We're checking ${name}`, footer: LANDLORD_FOOTER }, [
    `Several people reported your listing ${name}. It stays listed and takes requests. For at most 24 hours, or until we have checked it, its page says that it is being checked and reminds renters never to pay before a visit.`,
    'Reply to this email if there is something we should know.',
  ]);
  return { replyTo: operatorEmail, ...email };
}

interface UrgentReports {
  name: string;
  /** Independent people who reported it. */
  reporters: number;
  url: string;
  consoleUrl: string;
}

/** Returns the email that tells the operator that a listing is first in the queue of reports. */
export function urgentReportsEmail({ name, reporters, url, consoleUrl }: UrgentReports): EmailContent {
  const subject = `Check now: ${name} was reported by ${reporters} people`;
  return composeEmail({ subject, footer: 'You received this email because you operate this site.' }, [
    `Renters are warned of it for at most 24 hours. Read and settle the reports in the staff console, at ${consoleUrl} under Reports.`,
    action('See the listing', url),
  ]);
}
