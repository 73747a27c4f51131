/** How a bill stands: paid, credited to the next ones, given back in part or whole, tried again until the grace is over, or never paid. */
const receiptStates = ['paid', 'credited', 'partly', 'refunded', 'owed', 'unpaid'] as const;
export type ReceiptState = (typeof receiptStates)[number];

/** What an invoice's state follows from. `status` is the processor's word. */
export interface BilledInvoice {
  status: string;
  amountCents: number;
  refundedCents: number;
  /** What it put to its landlord's credit. */
  creditedCents?: number;
  /** Whether the processor may still try to charge it. */
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

/** As many are shown at first, and more at each press. */
export const RECEIPTS_PER_PAGE = 12;
/** No more are given at once. */
export const MAX_RECEIPTS = 1200;
