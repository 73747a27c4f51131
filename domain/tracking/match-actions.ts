/** What a renter did with a home they were shown (K47). */
export const matchActions = ['view', 'click', 'request', 'reply', 'phone', 'directions', 'skip', 'share'] as const;
export type MatchAction = (typeof matchActions)[number];

/** So many events travel in one call. */
export const MAX_EVENTS = 50;

/** Positions are counted from 1; nobody turns more pages than this. */
export const MAX_POSITION = 100_000;
