import { normalizeName } from './normalize.ts';

/** Returns whether each typed word begins a word of the name, like the search's first condition. */
export function matchesTerms(name: string, typed: string): boolean {
  const words = normalizeName(name).split(' ');
  return normalizeName(typed)
    .split(' ')
    .every((part) => words.some((word) => word.startsWith(part)));
}

/** Splits a name into the typed beginnings of its words and the rest, whatever its accents, periods and case. */
export function highlightPieces(name: string, typed: string): { text: string; typed: boolean }[] {
  const parts = normalizeName(typed)
    .split(' ')
    .filter((part) => part !== '');
  const pieces: { text: string; typed: boolean }[] = [];
  for (const word of name.match(/[\p{L}\p{M}\p{N}'’.&]+|[^\p{L}\p{M}\p{N}'’.&]+/gu) ?? []) {
    const length = longestBeginning(word, parts);
    if (length > 0) pieces.push({ text: word.slice(0, length), typed: true });
    if (length < word.length) pieces.push({ text: word.slice(length), typed: false });
  }
  return pieces;
}

/** Returns how many letters of the word the longest matching part covers; 0 when none begins it. */
function longestBeginning(word: string, parts: readonly string[]): number {
  const best = parts.filter((part) => normalizeName(word).startsWith(part)).toSorted((a, b) => b.length - a.length)[0];
  if (best === undefined) return 0;
  for (let length = 1; length < word.length; length++)
    if (normalizeName(word.slice(0, length)).length >= best.length) return length;
  return word.length;
}
