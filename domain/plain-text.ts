/**
 * A line of text as it will be read: without control characters, without marks that turn the reading direction of what
 * stands after them, without characters that cannot be seen; outer spaces gone.
 */
export function plainLine(text: string): string {
  return text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/[\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/gu, '')
    .trim();
}
