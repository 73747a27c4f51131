/** How many homes a shortlist holds, and the address of a shared one names. */
export const SHORTLIST_MAX = 50;

/** How many homes are asked about at once: one after the other, all within the throttle of a minute (domain/limits.ts). */
export const MAX_CONTACT_REQUESTS = 10;

const ID = /^[1-9]\d{0,15}$/;

/** Numbers of homes among these texts, each once, in their order, at most as many as a shortlist holds. */
export function parseListingIds(texts: readonly string[]): number[] {
  const ids = texts.filter((text) => ID.test(text)).map(Number);
  return [...new Set(ids.filter(Number.isSafeInteger))].slice(0, SHORTLIST_MAX);
}

/** Reads `homes=12,55,9` of an address. */
export const parseSharedShortlist = (text: string | null): number[] => parseListingIds((text ?? '').split(','));
