/**
 * Invoice states: paid, credited to later invoices, refunded in part or in full, retried during the grace period, or
 * never paid.
 */
const receiptStates = ['paid', 'credited', 'partly', 'refunded', 'owed', 'unpaid'] as const;
export type ReceiptState = (typeof receiptStates)[number];

/** The data that determines an invoice's state. `status` is Stripe's invoice status. */
export interface BilledInvoice {
  status: string;
  amountCents: number;
  refundedCents: number;
  /** The amount it added to the landlord's credit. */
  creditedCents?: number;
  /** Whether the processor may still attempt to charge it. */
  isTried: boolean;
}

export function receiptState({
  status,
  amountCents,
  refundedCents,
  isTried,
  creditedCents = 0,
}: BilledInvoice): ReceiptState {
  if (status === 'paid' && creditedCents > 0 && amountCents === 0) return 'credited';
  if (status === 'paid') return refundedCents <= 0 ? 'paid' : refundedCents < amountCents ? 'partly' : 'refunded';
  return status === 'open' && isTried ? 'owed' : 'unpaid';
}

/** Receipts shown at first, and added by each "show more". */
export const RECEIPTS_PER_PAGE = 12;
/** Maximum number of receipts in one response. */
export const MAX_RECEIPTS = 1200;
