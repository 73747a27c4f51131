/**
 * Message of a password reset request, whether or not the address has an account (K04, K59). It has its own file, so
 * that a browser that needs it loads no rules.
 */
export const RESET_EMAIL_SENT = 'If that address has an account, a mail is on its way.';
