/**
 * Returns the text that a listing has on the wire as `description` [§5] K36: letters and digits of any language, space, period, comma,
 * hyphen. A line break becomes a space, so that words stay separate.
 */
export function cleanDescription(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .replace(/[^\p{L}\p{M}\p{N} .,-]/gu, '')
    .replace(/ {2,}/g, ' ')
    .trim()
    .normalize('NFC'); // a mark may compose with a letter once what stood between them is gone
}

/**
 * Returns a description as its landlord wrote it (K36): line breaks, apostrophes, $ and % are kept; control characters,
 * invisible ones and space at its ends are removed.
 */
export const descriptionText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/(?!\n)[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
