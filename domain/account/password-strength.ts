/** How hard a password is to guess by its length and variety; it may still be a common one. */
export type PasswordStrength = 'weak' | 'fair' | 'strong';

const FAIR_LENGTH = 10;
const STRONG_LENGTH = 14;

/** Returns how many characters neither repeat the previous one nor continue a run like `abc` or `321`. */
function variedLength(password: string): number {
  const codes = [...password.toLowerCase()].map((character) => character.codePointAt(0) ?? 0);
  const varied = codes.filter((code, at) => at === 0 || Math.abs(code - (codes[at - 1] ?? 0)) > 1);
  // A few repeated characters add little, whatever the length.
  return Math.min(varied.length, new Set(codes).size * 2);
}

/** Returns the strength to show beside a new password while it is typed. */
export function passwordStrength(password: string): PasswordStrength {
  const length = variedLength(password);
  if (length < FAIR_LENGTH) return 'weak';
  return length < STRONG_LENGTH ? 'fair' : 'strong';
}
