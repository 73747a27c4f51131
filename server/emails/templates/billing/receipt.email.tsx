import { formatCents } from '../../../../domain/format/money.ts';
import type { PaidInvoice } from '../../../integrations/payments/subscriptions/subscription-state.ts';
import { action, emailTo, facts } from '../../layout/email-layout.tsx';
import { formatUtcDate } from '../../../../domain/format/dates.ts';
import type { QueuedEmail } from '../../email.service.ts';
import type { BillingRecipient } from '../../../modules/billing/notices/billing-recipient.ts';

const footer = 'You received this email because you pay for a listing with us.';

/** The effect of a payment that had failed before on its listing: it stays, or it is restored. */
export type RecoveredListing = 'stays' | 'back';

const recoveredText = ({ name, hidden }: BillingRecipient): Record<RecoveredListing, string> => ({
  stays: `The payment that had failed went through: ${name} stays${hidden ? '' : ' listed'}.`,
  back: `The payment that had failed went through: ${name} is ${hidden ? 'back' : 'listed again'}.`,
});

/** Returns one phrase for a whole month; otherwise the invoice lines, each with its amount. */
const chargeDescription = (name: string, lines: PaidInvoice['lines']) =>
  lines.length < 2
    ? [{ label: 'For', value: `${name}, one month` }]
    : [
        { label: 'For', value: name },
        ...lines.map(({ description, amountCents }) => ({ label: description, value: formatCents(amountCents) })),
      ];

/** Returns one receipt per payment (ADR 0037). `again`: this month was past due, and the landlord needs to know it is paid. */
export function receiptEmail(
  invoice: PaidInvoice,
  renewsAt: Date | null,
  billed: BillingRecipient,
  again: RecoveredListing | null = null,
): QueuedEmail {
  const { name, email, dashboardUrl } = billed;
  const paid = again && recoveredText(billed)[again];
  const amount = formatCents(invoice.amountCents);
  const effect = again ? `. ${again === 'back' ? 'It is back' : 'It stays'}` : '';
  const subject = `Receipt for ${name}: ${amount}${effect}`;
  return emailTo({ key: `receipt:${invoice.id}`, to: email }, { subject, heading: `Receipt: ${amount}`, footer }, [
    `Thank you. ${paid ?? `This is the receipt for your listing ${name}.`}`,
    facts([
      { label: 'Paid', value: amount },
      { label: 'Date', value: formatUtcDate(invoice.paidAt, 'long') },
      ...chargeDescription(name, invoice.lines),
      ...(renewsAt ? [{ label: 'Next charge', value: formatUtcDate(renewsAt, 'long') }] : []),
      { label: 'Invoice', value: invoice.id },
    ]),
    'Listings renew automatically each month until canceled or marked as rented.',
    action('Your listings', dashboardUrl),
  ]);
}
