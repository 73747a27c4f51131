import { highlightPieces } from '../../../domain/places/search/match-terms.ts';

/** Renders a name with the typed word prefixes highlighted. */
export function Highlight({ text, part }: { text: string; part: string }) {
  return highlightPieces(text, part).map((piece, index) =>
    piece.typed ? <mark key={index}>{piece.text}</mark> : piece.text,
  );
}
