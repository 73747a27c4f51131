/** At least six characters, no rules of composition, long phrases welcome (K35). */
export const PASSWORD_MIN = 6;
export const PASSWORD_MAX = 256;
export const EMAIL_MAX = 254;
