/** Card expiry choices [§3] [§9]. */
export const expiryMonths: readonly number[] = Array.from({ length: 12 }, (_, index) => index + 1);

/** Returns the current year and the nine that follow. */
export function expiryYears(now: Date): number[] {
  return Array.from({ length: 10 }, (_, index) => now.getFullYear() + index);
}

/** Returns whether a card of this month and year has expired (K40). It is valid through the end of the month. */
export function cardExpired(month: number, year: number, now: Date): boolean {
  return year < now.getFullYear() || (year === now.getFullYear() && month < now.getMonth() + 1);
}
