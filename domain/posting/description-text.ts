/**
 * Returns the text that a listing stores [§5] K36: letters and digits of any language, space, period, comma,
 * hyphen. A line break becomes a space, so that words stay separate.
 */
export function cleanDescription(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .replace(/[^\p{L}\p{M}\p{N} .,-]/gu, '')
    .replace(/ {2,}/g, ' ')
    .trim();
}

/**
 * Returns the characters that cleaning removes, without duplicates, in order of first occurrence; line breaks are not
 * included.
 */
export function removedCharacters(text: string): string[] {
  return [...new Set(text.normalize('NFC').match(/[^\p{L}\p{M}\p{N}\s.,-]/gu) ?? [])];
}
