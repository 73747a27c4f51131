/** Returns a line of text without control characters, bidirectional formatting marks and invisible characters, trimmed. */
export function sanitizeLine(text: string): string {
  return text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/[\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/gu, '')
    .trim();
}

/** Returns one line of at most `max` characters: line breaks and control characters would inject email headers. */
export const toSingleLine = (text: string, max = 1000): string => sanitizeLine(text).slice(0, max);

/** Returns whether every text in a value can be stored: PostgreSQL rejects NUL and lone surrogates. */
export function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0');
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([key, inner]) => isStorable(key) && isStorable(inner));
}

/** Returns a text without unstorable and unprintable characters; line breaks are `\n`. */
export const printableText = (text: string) =>
  text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\n\t])\p{Cc}/gu, '');
