/** Days after which a renter's email confirmation link, and a contact request that waits for it, expire. */
export const CONFIRMATION_DAYS = 14;
/** Days after which a confirmed email address must be confirmed again. */
export const CONFIRMED_DAYS = 365;
