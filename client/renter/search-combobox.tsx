import { useCombobox } from 'downshift';
import { useLayoutEffect, useRef, useState } from 'react';
import { useGo } from '../use-go.ts';
import { useRenter, useUpdateRenter } from '../apollo/renter-store.ts';
import type { StoredPlaceFragment } from '../apollo/renter.generated.ts';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { Marked } from './marked.tsx';
import { rememberedPlace } from './place.ts';
import { inputProps } from './search-input.ts';
import { useSearchPlacesQuery } from './search-places.generated.ts';
import { useSettled } from './use-settled.ts';
import css from './search-box.module.css';

export interface ComboboxProps {
  text: string;
  /** Where the caret was in the plain input; null when it had no focus. */
  caret: number | null;
}

const SETTLE_MS = 90;
const RECENT = 5;
const SHOWN = 8;

/** Places for what is typed; an answer to an older text is never shown as one to the newer. */
function usePlaces(text: string, recent: readonly StoredPlaceFragment[]) {
  const wanted = useSettled(text.trim(), SETTLE_MS);
  const { data, previousData, loading, error } = useSearchPlacesQuery({
    variables: { text: wanted },
    skip: wanted === '',
  });
  if (text.trim() === '') return { places: recent, settled: true, failed: false };
  const found = data ?? previousData;
  return {
    places: found?.searchPlaces.data.slice(0, SHOWN).map(rememberedPlace) ?? [],
    settled: !loading && wanted === text.trim() && data !== undefined,
    failed: error !== undefined && data === undefined,
  };
}

/** The search box once it can answer: a combobox by keyboard, pointer and screen reader. */
export function SearchCombobox({ text, caret }: ComboboxProps) {
  const go = useGo();
  const { recentSearches } = useRenter();
  const update = useUpdateRenter();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(text);
  const { places, settled, failed } = usePlaces(typed, recentSearches);
  const recent = typed.trim() === '';

  const { getInputProps, getMenuProps, getItemProps, isOpen, highlightedIndex, setHighlightedIndex } = useCombobox({
    items: [...places],
    inputValue: typed,
    inputId: inputProps.id,
    initialIsOpen: caret !== null,
    itemToString: (place) => place?.name ?? '',
    onInputValueChange: ({ inputValue }) => setTyped(inputValue),
    onSelectedItemChange: ({ selectedItem }) => {
      if (!selectedItem) return;
      update((renter) => ({
        ...renter,
        schoolInfo: selectedItem,
        recentSearches: [selectedItem, ...renter.recentSearches.filter(({ url }) => url !== selectedItem.url)].slice(
          0,
          RECENT,
        ),
      }));
      void go(selectedItem.url);
    },
  });

  // The mark stays with its place when the answer changes below it, and goes when the place does: Enter never takes
  // another one than the one that was marked.
  const marked = useRef({ index: -1, url: '' });
  useLayoutEffect(() => {
    const { index, url } = marked.current;
    const now = places[highlightedIndex]?.url ?? '';
    if (index === highlightedIndex && index >= 0 && url !== now)
      setHighlightedIndex(places.findIndex((place) => place.url === url));
    else marked.current = { index: highlightedIndex, url: now };
  });

  useLayoutEffect(() => {
    if (caret === null) return;
    input.current?.focus();
    input.current?.setSelectionRange(caret, caret);
  }, [caret]);

  const empty = !recent && settled && places.length === 0;
  const open = isOpen && (places.length > 0 || empty || failed);
  return (
    <>
      <input
        {...getInputProps({
          ...inputProps,
          ref: input,
          className: css.input,
          // downshift tells of a new value a moment later, too late for fast typing into a controlled input.
          onChange: (event) => setTyped(event.currentTarget.value),
        })}
      />
      <ul {...getMenuProps({ className: css.menu, 'aria-label': 'Places' })} role="listbox" hidden={!open}>
        {open && recent && (
          <li className={css.heading} role="presentation">
            Recent searches
          </li>
        )}
        {open &&
          places.map((place, index) => (
            <li
              key={place.url}
              {...getItemProps({ item: place, index, className: css.option })}
              aria-selected={index === highlightedIndex}
            >
              <span>
                <Marked text={place.name} part={typed.trim()} />
              </span>
              <span className={css.detail}>{place.detail}</span>
            </li>
          ))}
        {open && empty && (
          <li className={css.nothing} role="option" aria-disabled="true" aria-selected={false}>
            No college or city of that name. Try a shorter word or initials.
          </li>
        )}
        {open && failed && (
          <li className={css.nothing} role="option" aria-disabled="true" aria-selected={false}>
            We could not reach the server. Press Find homes to try again.
          </li>
        )}
      </ul>
      <VisuallyHidden>
        <span role="status">
          {open && !recent && settled ? `${places.length} ${places.length === 1 ? 'place' : 'places'} found` : ''}
        </span>
      </VisuallyHidden>
    </>
  );
}
