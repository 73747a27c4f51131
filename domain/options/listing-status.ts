/** The only three listing states that are stored [§4]. */
export const ACTIVE = 1;
export const EXPIRED = 13;
export const REMOVED = -1;
