/** Card expiry choices [§3] [§9]. */
export const expiryMonths: readonly number[] = Array.from({ length: 12 }, (_, index) => index + 1);

/** The current year and the nine that follow. */
export function expiryYears(now: Date): number[] {
  return Array.from({ length: 10 }, (_, index) => now.getFullYear() + index);
}

/** Is a card of this month and year past its last day (K40)? It is good to the end of the month. */
export function cardExpired(month: number, year: number, now: Date): boolean {
  return year < now.getFullYear() || (year === now.getFullYear() && month < now.getMonth() + 1);
}
