/** Minimum password length: six characters, no composition rules, long phrases allowed (K35). */
export const PASSWORD_MIN_LENGTH = 6;
export const PASSWORD_MAX_LENGTH = 256;
export const EMAIL_MAX_LENGTH = 254;
/** Minutes until an emailed link that finishes a login expires. */
export const LOGIN_LINK_MINUTES = 30;
