import { formatUtcDate } from '../../../../domain/format/dates.ts';
import { formatDollars } from '../../../../domain/format/money.ts';
import type { EndReason } from '../../../../domain/listings/listing-ending.ts';
import type { BillingRecipient } from '../../../modules/billing/notices/billing-recipient.ts';
import type { QueuedEmail } from '../../email.service.ts';
import { action, emailTo } from '../../layout/email-layout.tsx';

const footer = 'You received this email because you pay for a listing with us.';

/** Returns the key of the email about a cancellation. */
export const canceledEmailKey = (listing: number, canceledAt: Date): string =>
  `canceled:${listing}:${canceledAt.toISOString()}`;

/** Returns the key of the email about a listing whose grace period has ended. */
export const expiredUnpaidEmailKey = (subscription: string, since: Date): string =>
  `unpaid:${subscription}:${since.toISOString()}`;

/**
 * Returns the email that a listing is canceled: when it ends, and how to undo it (K25). `undo`: null when it cannot be
 * undone; its `price`, dollars a month, is null where another one may apply by then.
 */
export function listingCanceledEmail(
  {
    id,
    canceledAt,
    endsAt,
    undo,
  }: { id: number; canceledAt: Date; endsAt: Date; undo: { price: number | null } | null },
  { name, email, dashboardUrl, hidden }: BillingRecipient,
): QueuedEmail {
  const day = formatUtcDate(endsAt, 'long');
  const until = hidden ? `It stays hidden from renters and ends on ${day}` : `Renters can find it until ${day}`;
  return emailTo({ key: canceledEmailKey(id, canceledAt), to: email }, { subject: `${name} is canceled`, footer }, [
    `Your listing ${name} is canceled. ${until}, and you won't be charged again.`,
    undo === null
      ? 'You can list it again from your dashboard after that day.'
      : `Changed your mind? Choose "Keep it listed" on your dashboard before then. It costs nothing now, and the listing renews on ${day}${undo.price === null ? '' : ` at ${formatDollars(undo.price)} per month`}.`,
    action('Your listings', dashboardUrl),
  ]);
}

const reasons: Record<Exclude<EndReason, 'unpaid' | 'removed'>, string> = {
  canceled: 'it was canceled',
  rented: 'it was marked as rented',
};

interface EndedListing {
  key: string;
  reason: Exclude<EndReason, 'removed'>;
  ended: Date;
  /** When the month that was not paid began. */
  unpaidSince?: Date;
}

/** Returns the email that a listing has ended, why, and how to list it again. Nothing more is charged. */
export function listingEndedEmail(
  { key, reason, ended, unpaidSince = ended }: EndedListing,
  { name, email, dashboardUrl, card }: BillingRecipient,
): QueuedEmail {
  const day = formatUtcDate(ended, 'long');
  const isUnpaid = reason === 'unpaid';
  const happened = isUnpaid
    ? `We couldn't charge ${card ? `your ${card}` : 'your card'} for the month from ${formatUtcDate(unpaidSince, 'long')}, so the listing ended on ${day}.`
    : `Your listing ${name} ended on ${day} because ${reasons[reason]}.`;
  const subject = `${name} has ${isUnpaid ? 'expired' : 'ended'}`;
  return emailTo({ key, to: email }, { subject, footer }, [
    `${happened} Renters can no longer find it, and you won't be charged again.`,
    `We keep it as it was. To bring it back, ${isUnpaid ? 'add another card and ' : ''}choose "List it again" on your dashboard. You'll see what a month costs before you're charged.`,
    isUnpaid ? action('Change card', `${dashboardUrl}#card`) : action('Your listings', dashboardUrl),
  ]);
}
