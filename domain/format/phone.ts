/** Returns whether a text begins with another country code than 1: "+44", "00", "011" (K74). */
export const isForeignPhone = (text: string): boolean => /^[\s(]*(?:\+(?!\s*1)|00|011)/.test(text);

/** Longer than any number with its country code and separators. */
const MAX_FOREIGN_LENGTH = 30;

/** Returns the ten digits of a US phone number in any notation, or undefined; a leading country code 1 is dropped. */
export function phoneDigits(text: string): string | undefined {
  if (isForeignPhone(text)) return undefined;
  const digits = text.replace(/\D/g, '');
  const ten = digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
  return ten.length === 10 ? ten : undefined;
}

/**
 * Formats a partial number with the mask (###) ###-#### [§5]; more than ten digits are dropped. A number with another
 * country code is not reshaped (K74).
 */
export function maskPhone(text: string): string {
  if (isForeignPhone(text)) return text.replace(/^[\s(]+/, '').slice(0, MAX_FOREIGN_LENGTH);
  const all = text.replace(/\D/g, '');
  const digits = (all.length > 10 && all.startsWith('1') ? all.slice(1) : all).slice(0, 10);
  const masked = groupDigits(digits);
  // "0 0" has become the beginning of another country code.
  return isForeignPhone(masked) ? maskPhone(masked) : masked;
}

function groupDigits(digits: string): string {
  if (digits.length <= 3) return digits && `(${digits}`;
  if (digits.length <= 6) return `(${digits.slice(0, 3)}) ${digits.slice(3)}`;
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
}
