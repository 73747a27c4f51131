/** A possible intended name, with the size of its place. */
export interface SpellingCandidate {
  kind: number;
  id: number;
  name: string;
  weight: number;
}

/**
 * Returns the edit distance (Damerau–Levenshtein: substitution, deletion, insertion, transposition) to the whole
 * name and to its best prefix, since people stop typing early.
 */
export function spellingDistance(typed: string, name: string): { toBeginning: number; toWhole: number } {
  const width = Math.min(name.length, typed.length + 4);
  let before: number[] = [];
  let last = Array.from({ length: width + 1 }, (_, column) => column);
  for (let row = 1; row <= typed.length; row++) {
    const next = [row];
    for (let column = 1; column <= width; column++) {
      const same = typed[row - 1] === name[column - 1];
      let cost = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      );
      const swapped =
        row > 1 && column > 1 && typed[row - 1] === name[column - 2] && typed[row - 2] === name[column - 1];
      if (swapped) cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
      next.push(cost);
    }
    before = last;
    last = next;
  }
  const toWhole = width < name.length ? typed.length + name.length : (last[width] ?? 0);
  return { toBeginning: Math.min(...last), toWhole };
}

/** One error in a short text, two from nine letters on, three from sixteen. */
const allowed = (length: number) => (length < 9 ? 1 : length < 16 ? 2 : 3);

/**
 * Returns the places whose best name has few enough errors, fewest first; then whole names before prefixes, then
 * larger places. Each place once, with its score: lower is better.
 */
export function rankBySpelling(
  typed: string,
  candidates: readonly SpellingCandidate[],
): (SpellingCandidate & { score: number })[] {
  const best = new Map<string, { place: SpellingCandidate; score: number }>();
  for (const place of candidates) {
    const { toBeginning, toWhole } = spellingDistance(typed, place.name);
    if (toBeginning > allowed(typed.length)) continue;
    const score = toBeginning + (toWhole > toBeginning ? 0.5 : 0);
    const key = `${place.kind}/${place.id}`;
    if (score < (best.get(key)?.score ?? Infinity)) best.set(key, { place, score });
  }
  return [...best.values()]
    .toSorted(
      (a, b) =>
        a.score - b.score || b.place.weight - a.place.weight || a.place.kind - b.place.kind || a.place.id - b.place.id,
    )
    .map(({ place, score }) => ({ ...place, score }));
}
