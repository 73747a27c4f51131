/** Labels of an invoice's states. `owed`: retried during the grace period; `voided`: it will never be charged. */
export const receiptStateLabels = {
  paid: 'Paid',
  credited: 'Credited',
  partly: 'Partially refunded',
  refunded: 'Refunded',
  owed: 'Overdue',
  unpaid: 'Unpaid',
  voided: 'Not charged',
} as const;
export type ReceiptState = keyof typeof receiptStateLabels;

export const isReceiptState = (text: string): text is ReceiptState => text in receiptStateLabels;

/** The data that determines an invoice's state. `status` is Stripe's invoice status. */
export interface BilledInvoice {
  status: string;
  amountCents: number;
  refundedCents: number;
  /** The amount it added to the landlord's credit. */
  creditedCents?: number;
  /** Whether the processor may still attempt to charge it. */
  isAttempted: boolean;
}

export function receiptState({
  status,
  amountCents,
  refundedCents,
  isAttempted,
  creditedCents = 0,
}: BilledInvoice): ReceiptState {
  if (status === 'paid' && creditedCents > 0 && amountCents === 0) return 'credited';
  if (status === 'paid') return refundedCents <= 0 ? 'paid' : refundedCents < amountCents ? 'partly' : 'refunded';
  if (status === 'void') return 'voided';
  return status === 'open' && isAttempted ? 'owed' : 'unpaid';
}

/** Returns the title of the document: what was never paid has no receipt. */
export const receiptTitle = (state: string): 'Invoice' | 'Receipt' =>
  ['owed', 'unpaid', 'voided'].includes(state) ? 'Invoice' : 'Receipt';

/** Returns a plain label of an invoice line such as "1 × House listing (at $29.00 / month)"; unknown text as it is. */
export function invoiceLineLabel(description: string): string {
  const month = /^\d+ × (.+) \(at .+\)$/.exec(description)?.[1];
  if (month) return `${month}, one month`;
  const [, which, what] = /^(Unused|Remaining) time on (?:\d+ × )?(.+) after .+$/.exec(description) ?? [];
  return which && what ? `${which} time on the ${what.charAt(0).toLowerCase()}${what.slice(1)}` : description;
}
