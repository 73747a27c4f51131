/** How PostgreSQL's pg_trgm cuts a text: each word with two spaces before and one behind, in threes. */
const trigramsOf = (text: string): string[] =>
  text.split(' ').flatMap((word) => {
    const padded = `  ${word} `;
    return Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3));
  });

/** The thresholds of the server's `named_within` and `named_faintly`. */
const LIKENESS = { within: 0.55, faintly: 0.36 };

const cut = new Map<string, readonly string[]>();

/** The trigrams of a place's name, cut once. */
function trigramsOfName(name: string): readonly string[] {
  const grams = cut.get(name) ?? trigramsOf(name);
  cut.set(name, grams);
  return grams;
}

/** The best similarity of the typed text to a run of the name's trigrams: pg_trgm's `word_similarity`. */
function wordSimilarity(typed: ReadonlySet<string>, name: readonly string[]): number {
  let best = 0;
  for (const [from, first] of name.entries()) {
    if (!typed.has(first)) continue;
    const seen = new Set<string>();
    let shared = 0;
    for (const gram of name.slice(from)) {
      if (!seen.has(gram) && typed.has(gram)) shared++;
      seen.add(gram);
      best = Math.max(best, shared / (typed.size + seen.size - shared));
    }
  }
  return best;
}

/** Which names would the server look at for a text that may be misspelled: nearly all of it in them, or some of it. */
export function namedLike(text: string, by: 'within' | 'faintly'): (name: string) => boolean {
  const typed = new Set(trigramsOf(text));
  return (name) => wordSimilarity(typed, trigramsOfName(name)) >= LIKENESS[by];
}
