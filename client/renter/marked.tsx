import { typedPieces } from '../../domain/places/fits-words.ts';

/** A name with the beginnings of words that were typed standing out. */
export function Marked({ text, part }: { text: string; part: string }) {
  return typedPieces(text, part).map((piece, index) =>
    piece.typed ? <mark key={index}>{piece.text}</mark> : piece.text,
  );
}
