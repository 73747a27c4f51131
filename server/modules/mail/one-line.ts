/**
 * Text for a header or any other single line: line breaks and control characters, with which a name could smuggle
 * headers into a letter, become spaces. Cut to `max` characters.
 */
export function oneLine(text: string, max = 1000): string {
  return text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
    .slice(0, max);
}
