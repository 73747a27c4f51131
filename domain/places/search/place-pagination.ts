export const PLACES_PER_PAGE = 20;

/** A page keeps within this, whatever is asked. */
const LAST_PAGE = 10_000;

/** The page meant by any number: from 1 on. */
export const clampPage = (asked: number): number => Math.min(Math.max(1, Math.trunc(asked) || 1), LAST_PAGE);
