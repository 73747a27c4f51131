import { formatCents } from '../format/money.ts';

/** An upcoming charge before any credit, in cents. */
export interface UpcomingCharge {
  id: string;
  at: string;
  cents: number;
  /** True for an existing invoice: its credit is already applied, and no more will be. */
  billed: boolean;
}

/** The invoice line that shows the amount paid by credit. */
export const CREDIT_LINE = 'Your credit';

/** The invoice line that collects what earlier invoices left open. */
export const OUTSTANDING_LINE = 'Outstanding from an earlier bill';

/** The invoice line that shows what is too small to charge and goes with the next invoice. */
export const NEXT_BILL_LINE = 'Added to your next bill';

/** The processor's minimum charge in cents; a smaller amount counts as paid now and is added to the next invoice. */
const MIN_CHARGE_CENTS = 50;

/** How an invoice is settled, in cents. */
export interface Settlement {
  chargedCents: number;
  /** The part that credit pays; below 0 the invoice includes an amount left open earlier. */
  usedCents: number;
  /** The credit afterwards; below 0 it is added to the next invoice. */
  leftCents: number;
}

/** Applies credit first, as the processor does; the card pays the rest. */
export function applyCredit(cents: number, creditCents: number): Settlement {
  const open = cents - creditCents;
  const chargedCents = open < MIN_CHARGE_CENTS ? 0 : open;
  return { chargedCents, usedCents: cents - chargedCents, leftCents: chargedCents - open };
}

/**
 * Returns the part of an invoice that is too small to charge and is added to the next one, from the customer's balance
 * before and after it. Cents; a balance above 0 is outstanding, one below is credit.
 */
export const addedToNextBill = (balanceBefore: number, balanceAfter: number): number =>
  Math.max(0, balanceAfter - Math.max(0, balanceBefore));

/** Returns the cents that the card pays for charges made one after another, credit first. */
export function chargedInTurn(charges: readonly number[], creditCents: number): number {
  let [charged, left] = [0, creditCents];
  for (const cents of charges) {
    const { chargedCents, leftCents } = applyCredit(cents, left);
    charged += chargedCents;
    left = leftCents;
  }
  return charged;
}

/** Returns '$29 less $13.33 of credit' or '$29 and $0.25 still open': how an invoice total becomes its charge. */
export const settlementLabel = (cents: number, { usedCents }: Pick<Settlement, 'usedCents'>): string =>
  usedCents < 0
    ? `${formatCents(cents)} plus ${formatCents(-usedCents)} outstanding`
    : `${formatCents(cents)} less ${formatCents(usedCents)} of credit`;

/** Returns the credit that each upcoming charge takes, first charge first, as the processor does. Cents, by id. */
export function allocateCredit(charges: readonly UpcomingCharge[], creditCents: number): Map<string, number> {
  const used = new Map<string, number>();
  let left = creditCents;
  const unbilled = charges.filter(({ billed }) => !billed);
  for (const { id, cents } of unbilled.toSorted((a, b) => a.at.localeCompare(b.at) || Number(a.id) - Number(b.id))) {
    const { usedCents, leftCents } = applyCredit(cents, left);
    if (usedCents !== 0) used.set(id, usedCents);
    left = leftCents;
  }
  return used;
}
