import { formatCents } from '../../../../domain/format/money.ts';
import { action, emailTo, facts } from '../../layout/email-layout.tsx';
import { formatUtcDate } from '../../../../domain/format/dates.ts';
import type { QueuedEmail } from '../../email.service.ts';
import type { BillingRecipient } from '../../../modules/billing/notices/billing-recipient.ts';

/** A failed renewal, as it stands after an attempt. */
export interface PastDuePeriod {
  subscription: string;
  since: Date;
  /** When the listing expires without a payment. */
  until: Date;
  amountCents: number;
  /** The number of attempts so far; the first was on the due date. */
  tries: number;
  /** Null when there is no further attempt. */
  nextTry: Date | null;
  /** Whether the bank requires authentication by the cardholder instead of declining: automatic retries cannot succeed. */
  asksOwner: boolean;
}

const footer = 'You received this email because you pay for a listing with us.';

/** Returns the key of an email about a past-due month: each attempt has its own. */
export const paymentFailedEmailKey = (subscription: string, since: Date, tries: number): string =>
  `past-due:${subscription}:${since.toISOString()}:${tries}`;

const CONFIRM_TEXT =
  "Nothing is wrong with your card: your bank wants you to approve this payment. Enter the same card again on your dashboard and approve it when your bank asks, or use another card. It's paid right away, and nothing else changes.";

/** Returns the notice of a failed renewal, sent at each attempt; the listing stays until the grace period ends (K60). */
export function paymentFailedEmail(month: PastDuePeriod, billed: BillingRecipient): QueuedEmail {
  const { subscription, since, until, amountCents, tries, nextTry, asksOwner } = month;
  const { name, email, dashboardUrl, card, hidden } = billed;
  const again = tries > 1 ? ' again' : '';
  const last = nextTry === null || nextTry >= until;
  const day = formatUtcDate(until, 'long');
  const shown = hidden ? 'Your listing stays' : 'Your listing stays visible to renters';
  const next =
    nextTry === null
      ? ''
      : `We'll try your card ${last ? 'one last time' : 'again'} on ${formatUtcDate(nextTry, 'long')}. `;
  const about = asksOwner ? `Please confirm the payment for ${name}` : `Payment failed${again} for ${name}`;
  const heading = asksOwner
    ? `Your bank wants you to confirm the payment for ${name}`
    : `We couldn't charge your card for ${name}${again}`;
  const subject = `${about}${last ? `: it stays until ${day}` : ''}`;
  return emailTo({ key: paymentFailedEmailKey(subscription, since, tries), to: email }, { subject, heading, footer }, [
    `${next}${shown} until ${day}. If the payment hasn't gone through by then, it expires.`,
    asksOwner ? CONFIRM_TEXT : "Use another card and it's paid right away. Nothing else changes.",
    facts([
      { label: 'Due', value: `${formatCents(amountCents)} for the month from ${formatUtcDate(since, 'long')}` },
      ...(card ? [{ label: 'Card', value: card }] : []),
      ...(nextTry ? [{ label: 'Next attempt', value: formatUtcDate(nextTry, 'long') }] : []),
      { label: 'Listed until', value: day },
    ]),
    action(asksOwner ? 'Confirm the payment' : 'Pay with another card', `${dashboardUrl}#card`),
  ]);
}
