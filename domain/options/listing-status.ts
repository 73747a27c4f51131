/** The only three states a listing is ever stored in [§4]. */
export const ACTIVE = 1;
export const EXPIRED = 13;
export const REMOVED = -1;
