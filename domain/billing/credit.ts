import { formatCents } from '../format/money.ts';

/** What is to be charged when, before any credit. Cents. */
export interface UpcomingCharge {
  id: string;
  at: string;
  cents: number;
  /** A bill that was made already: what credit pays of it is off it, and nothing more will be. */
  billed: boolean;
}

/** The line of a bill that says what of it credit has paid. */
export const CREDIT_LINE = 'Your credit';

/** The least that the processor charges; what would be less is paid for now and asked for with the next bill. Cents. */
const MIN_CHARGE_CENTS = 50;

/** How a bill is settled. Cents. */
export interface Settlement {
  chargedCents: number;
  /** What of it the credit pays; below 0 the bill takes along what was left open before. */
  usedCents: number;
  /** The credit afterwards; below 0 the next bill asks for it. */
  leftCents: number;
}

/** Credit pays first, as the processor does it, and the card pays the rest. */
export function applyCredit(cents: number, creditCents: number): Settlement {
  const open = cents - creditCents;
  const chargedCents = open < MIN_CHARGE_CENTS ? 0 : open;
  return { chargedCents, usedCents: cents - chargedCents, leftCents: chargedCents - open };
}

/** '$29 less $13.33 of credit', '$29 and $0.25 still open': how a bill becomes its charge. */
export const settlementLabel = (cents: number, { usedCents }: Pick<Settlement, 'usedCents'>): string =>
  usedCents < 0
    ? `${formatCents(cents)} and ${formatCents(-usedCents)} still open`
    : `${formatCents(cents)} less ${formatCents(usedCents)} of credit`;

/** What each coming charge takes of an account's credit: the first takes first, as the processor does it. Cents, by id. */
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
