/** Bedrooms are codes (K17): 9 is a studio, 10 and 11 are nine and ten bedrooms. Only the actual count is compared. */
const STUDIO = 9;

const labelOf = (count: number) => (count === 0 ? 'Studio' : count === 1 ? '1 Bedroom' : `${count} Bedrooms`);

/** Returns the number of bedrooms for a code: 0 for a studio, undefined for an unknown code. */
export function bedroomCount(code: number): number | undefined {
  if (!Number.isInteger(code) || code < 1 || code > 11) return undefined;
  if (code === STUDIO) return 0;
  return code > STUDIO ? code - 1 : code;
}

/** Returns the code of an actual count (0 to 10); undefined outside that range. */
export function bedroomCode(count: number): number | undefined {
  if (!Number.isInteger(count) || count < 0 || count > 10) return undefined;
  if (count === 0) return STUDIO;
  return count >= STUDIO ? count + 1 : count;
}

/** All options [§3], studio first, ordered by actual count. */
export const bedroomOptions: readonly { value: number; label: string }[] = Array.from({ length: 11 }, (_, count) => ({
  value: bedroomCode(count) as number,
  label: labelOf(count),
}));

/** Returns 'Studio', '1 Bedroom', …, '10 Bedrooms'; '' for an unknown code. */
export function bedroomsLabel(code: number): string {
  const count = bedroomCount(code);
  return count === undefined ? '' : labelOf(count);
}

/** Returns the short label for cards: 'Studio', '2 bed'. */
export function bedroomsShort(code: number): string {
  const count = bedroomCount(code);
  return count === undefined ? '' : count === 0 ? 'Studio' : `${count} bed`;
}

/** Returns the range of sizes: 'Studio', '1 bed to 3 bed'. */
export function sizesShort(codes: readonly number[]): string {
  const sorted = codes.toSorted((a, b) => (bedroomCount(a) ?? 0) - (bedroomCount(b) ?? 0)).map(bedroomsShort);
  const [first = '', last = ''] = [sorted[0], sorted.at(-1)];
  return first === last ? first : `${first} to ${last}`;
}

/** Returns the number of people who share the rent: one for a studio. */
export function occupants(code: number): number {
  return Math.max(1, bedroomCount(code) ?? 1);
}
