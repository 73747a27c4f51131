/** A renter's link to confirm their email, and a request that waits for it, are good for so many days. */
export const CONFIRMATION_DAYS = 14;
/** A confirmed email is asked to be confirmed again after so many days. */
export const CONFIRMED_DAYS = 365;
