/** Returns `description` on the wire ([§5] K36): letters and digits of any language, space, period, comma, hyphen. */
export function cleanDescription(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .replace(/[^\p{L}\p{M}\p{N} .,-]/gu, '')
    .replace(/ {2,}/g, ' ')
    .trim()
    .normalize('NFC'); // a mark may compose with a letter once what stood between them is gone
}

/** Returns a description as its landlord wrote it (K36), without control and invisible characters and outer spaces. */
export const descriptionText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/(?!\n)[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
