import { Text } from '../../components/layout/text.tsx';
import { highlightPieces } from '../../../domain/places/search/match-terms.ts';
import { formatListingCount } from './place-list.tsx';
import { resultName, type SearchResult } from './place.ts';
import css from './place-option.module.css';

/** Renders a suggested place: its name with the typed text highlighted, its location, and its listing count. */
export function PlaceOption({ place, typed }: { place: SearchResult; typed: string }) {
  return (
    <span className={css.place}>
      <span className={css.name}>
        <Highlight text={resultName(place)} part={typed.trim()} />
      </span>{' '}
      <Text as="span" className={css.detail}>
        {place.detail}
      </Text>{' '}
      {place.listingsCount !== undefined && (
        <Text as="span" className={css.listingsCount}>
          {formatListingCount(place.listingsCount)}
        </Text>
      )}
    </span>
  );
}

/** Renders a name with the typed word prefixes highlighted. */
function Highlight({ text, part }: { text: string; part: string }) {
  return highlightPieces(text, part).map((piece, index) =>
    piece.typed ? <mark key={index}>{piece.text}</mark> : piece.text,
  );
}
