import { SHORTLIST_MAX } from '../limits.ts';

const ID = /^[1-9]\d{0,15}$/;

/** Returns the listing ids among these texts, without duplicates, in order, at most as many as a shortlist holds. */
export function parseListingIds(texts: readonly string[]): number[] {
  const ids = texts.filter((text) => ID.test(text)).map(Number);
  return [...new Set(ids.filter(Number.isSafeInteger))].slice(0, SHORTLIST_MAX);
}

/** Parses the `homes=12,55,9` parameter of a URL. */
export const parseSharedShortlist = (text: string | null): number[] => parseListingIds((text ?? '').split(','));
