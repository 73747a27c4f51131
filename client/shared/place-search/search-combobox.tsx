import { classNames } from '../../components/class-names.ts';
import { formatCount } from '../../../domain/format/numbers.ts';
import { useCombobox } from 'downshift';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { usePreloadedNavigate } from '../../app/router/use-preloaded-navigate.ts';
import { useRenter, useUpdateRenter } from '../renter/renter-store.ts';
import { notify } from '../../components/notices/notice-store.ts';
import { VisuallyHidden } from '../../components/visually-hidden.tsx';
import { PlaceOption } from './place-option.tsx';
import { withChosenPlace } from './recent-places.ts';
import { searchInputProps } from './search-input-props.ts';
import type { SearchResult } from './place.ts';
import { usePlaceSuggestions } from './use-place-suggestions.ts';
import { clearWinner } from '../../../domain/places/search/typed-text.ts';
import css from './search-box.module.css';

export interface ComboboxProps {
  text: string;
  /** The caret position in the plain input; null when it was not focused. */
  caret: number | null;
}

/** The option after the recent searches that clears them. */
const FORGET: SearchResult = { type: 'college', id: '', name: '', detail: '', url: '#forget' };

/** Renders the search box with suggestions: an accessible combobox. */
export function SearchCombobox({ text, caret }: ComboboxProps) {
  const go = usePreloadedNavigate();
  const { recentSearches } = useRenter();
  const update = useUpdateRenter();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(text);
  const { places, state } = usePlaceSuggestions(typed, recentSearches);
  const recent = state === 'recent';
  const stale = state === 'stale';
  const items = stale ? [] : recent && places.length > 0 ? [...places, FORGET] : [...places];

  const choose = (place: SearchResult) => {
    if (place === FORGET) {
      update((renter) => ({ ...renter, recentSearches: [] }));
      const restore = () => update((renter) => ({ ...renter, recentSearches }));
      notify('Recent searches cleared.', { action: { label: 'Undo', run: restore } });
      return;
    }
    if (!place.opensOnly) update((renter) => withChosenPlace(renter, place));
    void go(place.url);
  };

  const { getInputProps, getMenuProps, getItemProps, isOpen, highlightedIndex, setHighlightedIndex } = useCombobox({
    items,
    inputValue: typed,
    inputId: searchInputProps.id,
    initialIsOpen: caret !== null,
    // Clears the selection, so that the same place can be chosen again.
    selectedItem: null,
    itemToString: (place) => place?.name ?? '',
    onInputValueChange: ({ inputValue }) => setTyped(inputValue),
    onSelectedItemChange: ({ selectedItem }) => selectedItem && choose(selectedItem),
  });

  // The highlight follows its place when the results change, and is cleared with the place: Enter never opens a place that
  // was not highlighted.
  const marked = useRef({ index: -1, url: '' });
  useLayoutEffect(() => {
    const { index, url } = marked.current;
    const now = items[highlightedIndex]?.url ?? '';
    if (index === highlightedIndex && index >= 0 && url !== now)
      setHighlightedIndex(items.findIndex((place) => place.url === url));
    else marked.current = { index: highlightedIndex, url: now };
  });

  useLayoutEffect(() => {
    if (caret === null) return;
    input.current?.focus();
    input.current?.setSelectionRange(caret, caret);
  }, [caret]);

  // Enter pressed before the results of the text arrive; a second one does not wait.
  const [waiting, setWaiting] = useState<string | null>(null);
  const submit = () => {
    const winner = isOpen && state === 'answered' ? clearWinner(typed, places) : undefined;
    if (winner) choose(winner);
    else input.current?.form?.requestSubmit();
  };
  const submitNow = useEffectEvent(submit);
  useEffect(() => {
    if (waiting === null || (waiting === typed && state !== 'answered' && state !== 'failed')) return;
    setWaiting(null);
    if (waiting === typed) submitNow();
  }, [waiting, typed, state]);

  const empty = state === 'answered' && places.length === 0;
  const open = isOpen && (places.length > 0 || empty || state === 'failed');
  return (
    <>
      <input
        {...getInputProps({
          ...searchInputProps,
          ref: input,
          className: css.input,
          // downshift reports a new value asynchronously, too late for fast typing into a controlled input.
          onChange: (event) => setTyped(event.currentTarget.value),
          onKeyDown: (event) => {
            if (event.key !== 'Enter' || highlightedIndex >= 0) return;
            // Enter without a highlight submits the form; downshift would only close the list.
            Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
            if (typed.trim() === '') return;
            event.preventDefault();
            // What the text clearly means needs no highlight.
            if (state === 'answered' || state === 'failed' || waiting === typed) submit();
            else setWaiting(typed);
          },
        })}
      />
      <ul
        {...getMenuProps({ className: css.menu, 'aria-label': 'Places' })}
        role="listbox"
        aria-busy={state === 'narrowed' || stale}
        hidden={!open}
      >
        {open && recent && (
          <li className={css.heading} role="presentation">
            Recent searches
          </li>
        )}
        {open &&
          stale &&
          // Shows the outdated results while loading; they cannot be chosen.
          places.map((place) => (
            <li key={place.url} role="presentation" className={css.stale}>
              <PlaceOption place={place} typed="" />
            </li>
          ))}
        {open &&
          items.map((place, index) => (
            <li
              key={place.url}
              {...getItemProps({
                item: place,
                index,
                className: classNames(css.option, place === FORGET && css.forget),
              })}
              aria-selected={index === highlightedIndex}
            >
              {place === FORGET ? 'Clear recent searches' : <PlaceOption place={place} typed={typed} />}
            </li>
          ))}
        {open && (empty || state === 'failed') && (
          <li className={css.nothing} role="option" aria-disabled="true" aria-selected={false}>
            {empty
              ? 'Nothing found. Try a shorter name or initials, or press Enter to look up an address.'
              : "We couldn't reach the server. Press Find homes to try again."}
          </li>
        )}
      </ul>
      <VisuallyHidden>
        <span role="status">{open && state === 'answered' ? `${formatCount(places.length, 'place')} found` : ''}</span>
      </VisuallyHidden>
    </>
  );
}
