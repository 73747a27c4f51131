/** For any address, with or without an account (K04, K59); here, so that a browser that needs it loads no rules. */
export const RESET_EMAIL_SENT = 'If that address has an account, a mail is on its way.';
