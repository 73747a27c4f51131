import { Highlight } from './highlight.tsx';
import { formatListingCount } from './place-list.tsx';
import type { PlaceSuggestion } from './use-place-suggestions.ts';
import css from './place-option.module.css';

/** Renders a suggested place: its name with the typed text highlighted, its location, and its listing count. */
export function PlaceOption({ place, typed }: { place: PlaceSuggestion; typed: string }) {
  return (
    <span className={css.place}>
      <span className={css.name}>
        <Highlight text={place.name} part={typed.trim()} />
      </span>{' '}
      <span className={css.detail}>{place.detail}</span>{' '}
      {place.homes !== undefined && <span className={css.homes}>{formatListingCount(place.homes)}</span>}
    </span>
  );
}
