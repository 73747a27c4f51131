import { formatDollars } from '../../../domain/money.ts';
import type { PaidInvoice } from '../../ports/payments/subscription-state.ts';
import { writeLetter } from '../mail/letter.ts';
import { longDay } from '../mail/long-day.ts';
import type { QueuedLetter } from '../mail/mail.service.ts';

interface Billed {
  name: string;
  email: string;
  dashboardUrl: string;
}

const footer = 'You get this because you pay for a listing with us.';

/** One receipt a payment (payments.md 8). */
export function receipt(
  invoice: PaidInvoice,
  renewsAt: Date | null,
  { name, email, dashboardUrl }: Billed,
): QueuedLetter {
  const amount = formatDollars(invoice.amountCents / 100);
  const { text, html } = writeLetter({
    heading: `Receipt: ${amount}`,
    parts: [
      { say: `Thank you. This is the receipt for your listing ${name}.` },
      {
        facts: [
          { label: 'Paid', value: amount },
          { label: 'On', value: longDay(invoice.paidAt) },
          { label: 'For', value: `${name}, one month` },
          ...(renewsAt ? [{ label: 'Next charge', value: longDay(renewsAt) }] : []),
          { label: 'Invoice', value: invoice.id },
        ],
      },
      { say: 'Listings renew automatically each month until canceled.' },
      { button: { label: 'Your listings', url: dashboardUrl } },
    ],
    footer,
  });
  return { key: `receipt:${invoice.id}`, to: email, subject: `Receipt for ${name}: ${amount}`, text, html };
}

/** A renewal could not be charged; the listing stays until the grace is over (K60). */
export function paymentFailed(
  subscription: string,
  since: Date,
  until: Date,
  { name, email, dashboardUrl }: Billed,
): QueuedLetter {
  const { text, html } = writeLetter({
    heading: `We could not charge your card for ${name}`,
    parts: [
      {
        say: `Your listing stays until ${longDay(until)}. We try again until then; if no payment comes through, it expires on that day.`,
      },
      { button: { label: 'See your listing', url: dashboardUrl } },
    ],
    footer,
  });
  return {
    key: `past-due:${subscription}:${since.toISOString()}`,
    to: email,
    subject: `Payment failed for ${name}`,
    text,
    html,
  };
}
