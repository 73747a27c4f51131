/**
 * A line of text as it will be read: without control characters, without marks that turn the reading direction of what
 * stands after them, without characters that cannot be seen; outer spaces gone.
 */
export function sanitizeLine(text: string): string {
  return text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/[\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/gu, '')
    .trim();
}

/**
 * Text for a header or any other single line: line breaks and control characters, with which a name could smuggle
 * headers into a letter, become spaces. Cut to `max` characters.
 */
export function toSingleLine(text: string, max = 1000): string {
  return text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
    .slice(0, max);
}

/** Whether every text in a value can be stored: PostgreSQL has no NUL and no half of a surrogate pair. */
export function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0');
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([key, inner]) => isStorable(key) && isStorable(inner));
}
