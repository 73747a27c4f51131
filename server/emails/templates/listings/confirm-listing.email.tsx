import { FRESHNESS, type FreshnessStep } from '../../../../domain/listings/freshness.ts';
import { formatUtcDate } from '../../../../domain/format/dates.ts';
import { action, composeEmail, type EmailContent } from '../../layout/email-layout.tsx';

interface ConfirmListing {
  name: string;
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
export function confirmListingEmail({ name, url, announces, stepAt }: ConfirmListing): EmailContent {
  const footer = "You received this email because you're the contact of a listing with us.";
  return composeEmail({ subject: `Is ${name} still available?`, footer }, [
    'Confirm it, and renters see when you last did.',
    announces && stepAt && `If you don't confirm it by ${formatUtcDate(stepAt, 'long')}, ${consequences[announces]}.`,
    action('Confirm availability', url),
    `This link works once and expires in ${FRESHNESS.link} days. If the home is rented, mark it as rented on your dashboard.`,
  ]);
}
