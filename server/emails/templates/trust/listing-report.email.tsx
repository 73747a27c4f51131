import { REPORT_LINK_DAYS } from '../../../../domain/limits.ts';
import type { BrandCode } from '../../../../domain/brands/brand.ts';
import { getBrand } from '../../../../domain/brands/brands.ts';
import { type ReportOutcome } from '../../../../domain/trust/listing-reports.ts';
import { ActionButton, EmailLayout, Paragraph, Quote, renderEmail } from '../../layout/email-layout.tsx';
import type { LeadEmail } from '../leads/lead.email.tsx';

const LANDLORD_FOOTER = 'You received this email because you posted a listing with us.';

/** Returns the email that asks a reporter to confirm. It has no word that was entered with the address (K23). */
export function confirmReportEmail(site: BrandCode, url: string): LeadEmail {
  const { name } = getBrand(site);
  const subject = `Confirm your report on ${name}`;
  return {
    subject,
    ...renderEmail(
      <EmailLayout site={site} heading={subject} footer="Wasn't this you? Ignore this email; nothing happens.">
        <Paragraph>{`Someone entered this address to report a home on ${name}.`}</Paragraph>
        <Paragraph>
          {`If it was you, confirm it: your report counts, and we'll email you what comes of it. The link works for ${REPORT_LINK_DAYS} days.`}
        </Paragraph>
        <ActionButton href={url}>Confirm your report</ActionButton>
      </EmailLayout>,
    ),
  };
}

const forReporter: Record<ReportOutcome, string> = {
  fine: 'We found nothing that breaks our rules. The home stays listed.',
  changed: 'You were right: we had the listing corrected.',
  removed: 'You were right: we removed the listing. If you paid for it, contact your bank and the police.',
};

interface ReportResult {
  /** The listing's name. */
  name: string;
  outcome: ReportOutcome;
  site: BrandCode;
}

/** Returns the email that tells a reporter what came of their report. */
export function reportResultEmail({ name, outcome, site }: ReportResult): LeadEmail {
  const subject = `Your report about ${name}`;
  return {
    subject,
    ...renderEmail(
      <EmailLayout
        site={site}
        heading="We checked your report"
        footer={`You received this email because you reported a home on ${getBrand(site).name}. It is the only one about it.`}
      >
        <Paragraph>{`Thank you for reporting ${name}. A person checked it.`}</Paragraph>
        <Paragraph>{forReporter[outcome]}</Paragraph>
        <Paragraph>Never pay for a home before you have seen it.</Paragraph>
      </EmailLayout>,
    ),
  };
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
  const subject = `We checked ${name}`;
  return {
    subject,
    replyTo: operatorEmail,
    ...renderEmail(
      <EmailLayout heading={subject} footer={LANDLORD_FOOTER}>
        <Paragraph>{`Someone reported your listing ${name}, so a person checked it.`}</Paragraph>
        <Paragraph>{forLandlord[outcome]}</Paragraph>
        {note !== '' && <Quote>{note}</Quote>}
        <Paragraph>If you think we got this wrong, reply to this email.</Paragraph>
        {outcome !== 'removed' && <ActionButton href={url}>See your listing</ActionButton>}
      </EmailLayout>,
    ),
  };
}

/** Returns the email that tells a landlord that renters are warned of their listing for a day. */
export function beingCheckedEmail({ name, operatorEmail }: { name: string; operatorEmail: string }) {
  const subject = `We're checking ${name}`;
  return {
    subject,
    replyTo: operatorEmail,
    ...renderEmail(
      <EmailLayout heading={subject} footer={LANDLORD_FOOTER}>
        <Paragraph>
          {`Several people reported your listing ${name}. It stays listed and takes requests. For at most 24 hours, or until we have checked it, its page says that it is being checked and reminds renters never to pay before a visit.`}
        </Paragraph>
        <Paragraph>Reply to this email if there is something we should know.</Paragraph>
      </EmailLayout>,
    ),
  };
}

interface UrgentReports {
  id: number;
  name: string;
  /** Independent people who reported it. */
  reporters: number;
  url: string;
}

/** Returns the email that tells the operator that a listing is first in the queue of reports. */
export function urgentReportsEmail({ id, name, reporters, url }: UrgentReports): LeadEmail {
  const subject = `Check now: ${name} was reported by ${reporters} people`;
  return {
    subject,
    ...renderEmail(
      <EmailLayout heading={subject} footer="You received this email because you operate this site.">
        <Paragraph>
          {`Renters are warned of it for at most 24 hours. Read the reports with "npm run reports -- list" and settle them with "npm run reports -- settle ${id} fine", "changed" or "removed".`}
        </Paragraph>
        <ActionButton href={url}>See the listing</ActionButton>
      </EmailLayout>,
    ),
  };
}
