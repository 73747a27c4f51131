import { formatCents } from '../../../domain/format/money.ts';
import { renderEmail, type EmailBlock } from '../layout/email-layout.ts';
import { formatUtcDate } from '../../../domain/format/dates.ts';
import type { QueuedEmail } from '../email.service.ts';
import type { BillingRecipient } from '../../modules/billing/notices/billing-recipient.ts';

/** A failed renewal, as it stands after an attempt. */
export interface PastDuePeriod {
  /** The processor's subscription. */
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

const footer = 'You get this because you pay for a listing with us.';

/** Returns the key of an email about a past-due month: each attempt has its own. */
export const paymentFailedEmailKey = (subscription: string, since: Date, tries: number): string =>
  `past-due:${subscription}:${since.toISOString()}:${tries}`;
/** Returns the key of the last email: the listing has expired. */
export const expiredUnpaidEmailKey = (subscription: string, since: Date): string =>
  `unpaid:${subscription}:${since.toISOString()}`;

const CONFIRM_BUTTON =
  'Nothing is wrong with your card: your bank wants you to confirm this payment yourself. Enter the same card again on your dashboard and say yes when your bank asks, or use another card; it is paid at once, and nothing else changes.';

/** Returns the notice of a failed renewal, sent at each attempt; the listing stays until the grace period ends (K60). */
export function paymentFailedEmail(month: PastDuePeriod, billed: BillingRecipient): QueuedEmail {
  const { subscription, since, until, amountCents, tries, nextTry, asksOwner } = month;
  const { name, email, dashboardUrl, card, hidden } = billed;
  const again = tries > 1;
  const last = nextTry === null || nextTry >= until;
  const shown = hidden ? 'Your listing stays' : 'Your listing stays, and renters find it,';
  const next =
    nextTry === null
      ? ''
      : `We try your card ${last ? 'one last time' : 'again'} on ${formatUtcDate(nextTry, 'long')}. `;
  const parts: EmailBlock[] = [
    {
      say: `${next}${shown} until ${formatUtcDate(until, 'long')}; if no payment has come through by then, it expires.`,
    },
    { say: asksOwner ? CONFIRM_BUTTON : 'With another card it is paid at once, and nothing changes.' },
    {
      facts: [
        { label: 'Owed', value: `${formatCents(amountCents)} for the month from ${formatUtcDate(since, 'long')}` },
        ...(card ? [{ label: 'Card', value: card }] : []),
        ...(nextTry ? [{ label: 'Next try', value: formatUtcDate(nextTry, 'long') }] : []),
        { label: 'Stays until', value: formatUtcDate(until, 'long') },
      ],
    },
    { button: { label: asksOwner ? 'Confirm the payment' : 'Pay with another card', url: `${dashboardUrl}#card` } },
  ];
  const stays = last ? `: it stays until ${formatUtcDate(until, 'long')}` : '';
  const failed = `Payment failed${again ? ' again' : ''} for ${name}`;
  const heading = asksOwner
    ? `Your bank wants you to confirm the payment for ${name}`
    : `We could not charge your card for ${name}${again ? ' again' : ''}`;
  return {
    key: paymentFailedEmailKey(subscription, since, tries),
    to: email,
    subject: `${asksOwner ? `Please confirm the payment for ${name}` : failed}${stays}`,
    ...renderEmail({ heading, parts, footer }),
  };
}

/** Returns the notice that the last attempt failed: the listing has expired, and nothing more is charged. */
export function expiredUnpaidEmail(
  { subscription, since, ended }: Pick<PastDuePeriod, 'subscription' | 'since'> & { ended: Date },
  { name, email, dashboardUrl, card }: BillingRecipient,
): QueuedEmail {
  const parts: EmailBlock[] = [
    {
      say: `The month from ${formatUtcDate(since, 'long')} could not be charged${card ? ` to your ${card}` : ''}, so the listing ended on ${formatUtcDate(ended, 'long')}. Renters do not find it any more, and nothing more will be charged.`,
    },
    {
      say: 'We keep it as it was. To bring it back, put in another card and press “List it again” on your dashboard; what a month costs is shown there before anything is charged.',
    },
    { button: { label: 'Change the card', url: `${dashboardUrl}#card` } },
  ];
  return {
    key: expiredUnpaidEmailKey(subscription, since),
    to: email,
    subject: `${name} has expired`,
    ...renderEmail({ heading: `${name} has expired`, parts, footer }),
  };
}
