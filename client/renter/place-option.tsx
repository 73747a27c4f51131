import { Marked } from './marked.tsx';
import { homesWords } from './place-list.tsx';
import type { ChoosablePlace } from './use-places.ts';
import css from './place-option.module.css';

/** A place among the answers: its name with what was typed, where it is, and how many homes there are. */
export function PlaceOption({ place, typed }: { place: ChoosablePlace; typed: string }) {
  return (
    <span className={css.place}>
      <span className={css.name}>
        <Marked text={place.name} part={typed.trim()} />
      </span>{' '}
      <span className={css.detail}>{place.detail}</span>{' '}
      {place.homes !== undefined && <span className={css.homes}>{homesWords(place.homes)}</span>}
    </span>
  );
}
