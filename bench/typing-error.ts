import type { Seeded } from '../domain/seeded.ts';

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];

/** The text with one letter mistyped: another one, missing, too many, or swapped with the next. Always another text. */
export function withTypingError(text: string, random: Seeded): string {
  const letters = [...text].flatMap((letter, at) => (/\p{L}/u.test(letter) ? [at] : []));
  for (;;) {
    const at = random.pick(letters);
    const [before, here, after] = [text.slice(0, at), text.charAt(at), text.slice(at + 1)];
    const typed = random.pick([
      before + random.pick(LETTERS) + after,
      before + after,
      before + here + random.pick(LETTERS) + after,
      before + after.charAt(0) + here + after.slice(1),
    ]);
    if (typed.toLowerCase() !== text.toLowerCase()) return typed;
  }
}
