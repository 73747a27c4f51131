import type { SeededRandom } from '../../demo/seeded-random.ts';

const ALPHABET = [...'abcdefghijklmnopqrstuvwxyz'];

/** Returns the text with one typing error: a letter replaced, missing, added or swapped with the next. */
export function withTypingError(text: string, random: SeededRandom): string {
  const letters = [...text].flatMap((letter, at) => (/\p{L}/u.test(letter) ? [at] : []));
  for (;;) {
    const at = random.pick(letters);
    const [before, here, after] = [text.slice(0, at), text.charAt(at), text.slice(at + 1)];
    const typed = random.pick([
      before + random.pick(ALPHABET) + after,
      before + after,
      before + here + random.pick(ALPHABET) + after,
      before + after.charAt(0) + here + after.slice(1),
    ]);
    if (typed.toLowerCase() !== text.toLowerCase()) return typed;
  }
}
