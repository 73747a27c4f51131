const lowercaseWords = new Set(['of', 'the', 'and', 'on', 'in', 'at', 'by', 'de', 'la']);

/** Returns a city's name as it is written: one in capitals alone in title case, 'CANAL WINCHESTER' → 'Canal Winchester'. */
export function cityName(text: string): string {
  if (/\p{Ll}/u.test(text)) return text;
  return text
    .toLowerCase()
    .replace(/\p{L}+/gu, (word, at: number) =>
      at > 0 && lowercaseWords.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
    )
    .replace(/(?<=\p{L}['’])S\b/gu, 's');
}
