/**
 * What a page may cost at most, a renter's where nothing else is said; the bench says what is over it, a test of the
 * built files holds the weights.
 */
export const budgets = {
  /** Milliseconds, on home, college, city and matches. */
  lcp: 1800,
  /** Milliseconds from a key or a click to the next paint, on a processor four times slower. */
  interaction: 100,
  cls: 0.02,
  /** Milliseconds. */
  tbt: 150,
  /** Of 100, at least. */
  performance: 95,
  landlordPerformance: 90,
  /** Kilobytes as they come over the wire: the scripts, the styles and the document that an address names. */
  scripts: 135,
  landlordScripts: 169,
  styles: 15,
  document: 25,
  /** Kilobytes of the matches page with all its pictures. */
  matches: 600,
  /** Milliseconds of a page that is kept, and of one that is not, at the 95th percentile. */
  kept: 10,
  fresh: 100,
  /** Kilobytes: the loader by gzip, the scripts of a page of the frame; milliseconds more on the page around it. */
  widget: { loader: 3, frame: 135, lcp: 50, tbt: 20 },
} as const;

/** Bytes as kilobytes, as budgets count them. */
export const kilobytes = (bytes: number): number => bytes / 1000;

/** Returns in words what is over its budget. */
export function budgetVerdict(checks: readonly (readonly [isFine: boolean, words: string])[]): string {
  const over = checks.filter(([isFine]) => !isFine).map(([, words]) => words);
  return over.length === 0 ? 'Nothing is over its budget.' : `Over budget: ${over.join('; ')}.`;
}
