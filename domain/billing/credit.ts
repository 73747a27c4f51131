/** What is to be charged when, before any credit. Cents. */
export interface Coming {
  id: string;
  at: string;
  cents: number;
  /** A bill that was made already: what credit pays of it is off it, and nothing more will be. */
  billed: boolean;
}

/** The line of a bill that says what of it credit has paid. */
export const CREDIT_LINE = 'Your credit';

/** What each coming charge takes of an account's credit: the first takes first, as the processor does it. Cents, by id. */
export function spendCredit(charges: readonly Coming[], creditCents: number): Map<string, number> {
  const used = new Map<string, number>();
  let left = Math.max(0, creditCents);
  const unbilled = charges.filter(({ billed }) => !billed);
  for (const { id, cents } of unbilled.toSorted((a, b) => a.at.localeCompare(b.at) || Number(a.id) - Number(b.id))) {
    const taken = Math.min(left, cents);
    if (taken > 0) used.set(id, taken);
    left -= taken;
  }
  return used;
}
