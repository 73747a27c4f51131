/** Minimum password length: six characters, no composition rules, long phrases allowed (K35). */
export const PASSWORD_MIN_LENGTH = 6;
export const PASSWORD_MAX_LENGTH = 256;
export const EMAIL_MAX_LENGTH = 254;
/** Minutes until an emailed link that finishes a login expires. */
export const LOGIN_LINK_MINUTES = 30;

/** Message of a password reset request, whether or not the address has an account (K04, K59); here, where it loads no rules. */
export const RESET_EMAIL_SENT = 'If that address has an account, a mail is on its way.';
