import { highlightPieces } from '../../../domain/places/search/match-terms.ts';

/** A name with the beginnings of words that were typed standing out. */
export function Highlight({ text, part }: { text: string; part: string }) {
  return highlightPieces(text, part).map((piece, index) =>
    piece.typed ? <mark key={index}>{piece.text}</mark> : piece.text,
  );
}
