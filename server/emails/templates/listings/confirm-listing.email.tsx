import { FRESHNESS } from '../../../../domain/listings/freshness.ts';
import { formatUtcDate } from '../../../../domain/format/dates.ts';
import type { FreshnessStep } from '../../../../domain/listings/freshness.ts';
import type { QueuedEmail } from '../../email.service.ts';
import { ActionButton, EmailLayout, Paragraph, renderEmail } from '../../layout/email-layout.tsx';

interface ConfirmListing {
  name: string;
  /** The URL of the page that confirms it. */
  url: string;
  /** What happens without an answer, and when; null when nothing happens before the next reminder. */
  announces: FreshnessStep | null;
  stepAt: Date | null;
}

const consequences: Record<FreshnessStep, string> = {
  stale: 'it will be listed after confirmed homes and marked as not confirmed',
  hidden: "it will be hidden from renters and won't renew until you confirm it",
};

/** Returns the email that asks a landlord whether a listing is still available (K65). */
export function confirmListingEmail({
  name,
  url,
  announces,
  stepAt,
}: ConfirmListing): Pick<QueuedEmail, 'subject' | 'text' | 'html'> {
  const subject = `Is ${name} still available?`;
  const email = (
    <EmailLayout heading={subject} footer="You received this email because you're the contact of a listing with us.">
      <Paragraph>Confirm it, and renters see when you last did.</Paragraph>
      {announces && stepAt && (
        <Paragraph>{`If you don't confirm it by ${formatUtcDate(stepAt, 'long')}, ${consequences[announces]}.`}</Paragraph>
      )}
      <ActionButton href={url}>Confirm availability</ActionButton>
      <Paragraph>{`This link works once and expires in ${FRESHNESS.link} days. If the home is rented, mark it as rented on your dashboard.`}</Paragraph>
    </EmailLayout>
  );
  return { subject, ...renderEmail(email) };
}
