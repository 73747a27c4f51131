import { formatCents } from '../../../../domain/format/money.ts';
import { formatUtcDate } from '../../../../domain/format/dates.ts';
import type { QueuedEmail } from '../../email.service.ts';
import { action, emailTo, facts } from '../../layout/email-layout.tsx';

interface Refund {
  /** The id from the payment processor. */
  source: string;
  amountCents: number;
  at: Date;
  /** The listing that was paid for; null where no receipt was written. */
  name: string | null;
  /** 'Visa ending 4242'; null when it is not known. */
  card: string | null;
  /** The invoice, where its receipt can be shown. */
  invoice: string | null;
}

/** Returns the email about a refund, in full or in part. */
export function refundEmail(
  { source, amountCents, at, name, card, invoice }: Refund,
  email: string,
  baseUrl: string,
): QueuedEmail {
  const amount = formatCents(amountCents);
  const subject = `Refund${name === null ? '' : ` for ${name}`}: ${amount}`;
  const footer = 'You received this email because you paid for a listing with us.';
  return emailTo({ key: `refund:${source}`, to: email }, { subject, heading: `Refund: ${amount}`, footer }, [
    `We refunded ${amount}${name === null ? '' : ` for ${name}`} to ${card ? `your ${card}` : 'the card you paid with'}. It takes a few days to appear on your statement.`,
    facts([
      { label: 'Refunded', value: amount },
      { label: 'Date', value: formatUtcDate(at, 'long') },
      ...(invoice === null ? [] : [{ label: 'Invoice', value: invoice }]),
    ]),
    invoice === null
      ? action('Your payments', `${baseUrl}/advertising-home#payments`)
      : action('See the receipt', `${baseUrl}/receipt/${encodeURIComponent(invoice)}`),
  ]);
}
