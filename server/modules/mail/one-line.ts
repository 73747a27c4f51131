/**
 * Text for a header or any other single line: line breaks and control characters, with which a name could smuggle
 * headers into a letter, become spaces. Cut to `max` characters.
 */
export function oneLine(text: string, max = 1000): string {
  // oxlint-disable-next-line no-control-regex -- control characters are what this is about
  return text
    .replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ')
    .trim()
    .slice(0, max);
}
