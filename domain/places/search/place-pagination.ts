export const PLACES_PER_PAGE = 20;

const LAST_PAGE = 10_000;

/** Returns a valid page number for any number, from 1 up. */
export const clampPage = (page: number): number => Math.min(Math.max(1, Math.trunc(page) || 1), LAST_PAGE);
