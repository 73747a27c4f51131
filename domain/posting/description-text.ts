/**
 * The text a listing keeps [§5] K36: letters and digits of any language, space, period, comma, hyphen. A line break
 * becomes a space, so that words do not run together.
 */
export function cleanDescription(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .replace(/[^\p{L}\p{M}\p{N} .,-]/gu, '')
    .replace(/ {2,}/g, ' ')
    .trim();
}

/** The characters that cleaning takes out, each once, in the order they first stand; line breaks are not counted. */
export function removedCharacters(text: string): string[] {
  return [...new Set(text.normalize('NFC').match(/[^\p{L}\p{M}\p{N}\s.,-]/gu) ?? [])];
}
