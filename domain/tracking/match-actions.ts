/** A renter's actions on a listing in the matches (K47). */
export const matchActions = ['view', 'click', 'request', 'reply', 'phone', 'directions', 'skip', 'share'] as const;
export type MatchAction = (typeof matchActions)[number];

export const MAX_EVENTS = 50;

/** Maximum position, counted from 1; far beyond realistic pagination. */
export const MAX_POSITION = 100_000;
