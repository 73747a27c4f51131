import { formatCount } from '../../../domain/format/numbers.ts';
import { useCombobox } from 'downshift';
import { useLayoutEffect, useRef, useState } from 'react';
import { PlaceOption } from '../../shared/place-search/place-option.tsx';
import { usePlaceSuggestions } from '../../shared/place-search/use-place-suggestions.ts';
import { Input } from '../../forms/fields/field.tsx';
import { VisuallyHidden } from '../../components/visually-hidden.tsx';
import { placeFromSearch, type SelectedPlace } from './selected-place.ts';
import { placeInputProps } from './place-input-props.ts';
import search from '../../shared/place-search/search-box.module.css';

export interface PlaceComboboxProps {
  /** The id of the field's hint. */
  described: string | undefined;
  text: string;
  /** Caret position in the plain field; null when it had no focus. */
  caret: number | null;
  onChoose: (place: SelectedPlace) => void;
}

/** Renders the hydrated place field, usable by keyboard, pointer and screen reader. */
export function PlaceCombobox({ described, text, caret, onChoose }: PlaceComboboxProps) {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(text);
  const { places, state } = usePlaceSuggestions(typed, [], { onlyPlaces: true });
  // Results for an older text only keep the layout stable.
  const items = state === 'stale' ? [] : [...places];
  const { getInputProps, getMenuProps, getItemProps, isOpen, highlightedIndex } = useCombobox({
    items,
    inputValue: typed,
    inputId: placeInputProps.id,
    initialIsOpen: caret !== null,
    // Makes Enter select the first item instead of submitting the form.
    defaultHighlightedIndex: 0,
    selectedItem: null,
    itemToString: (place) => place?.name ?? '',
    onInputValueChange: ({ inputValue }) => setTyped(inputValue),
    onSelectedItemChange: ({ selectedItem }) => selectedItem && onChoose(placeFromSearch(selectedItem)),
  });
  useLayoutEffect(() => {
    if (caret === null) return;
    input.current?.focus();
    input.current?.setSelectionRange(caret, caret);
  }, [caret]);

  const empty = state === 'answered' && places.length === 0;
  const open = isOpen && (items.length > 0 || empty || state === 'failed');
  return (
    <div className={search.box}>
      <Input
        {...getInputProps({
          ...placeInputProps,
          'aria-labelledby': undefined,
          'aria-describedby': described,
          // downshift refers to the first item even of an empty list.
          ...(items.length === 0 && { 'aria-activedescendant': undefined }),
          ref: input,
          // downshift reports a new value asynchronously, too late for fast typing into a controlled field.
          onChange: (event) => setTyped(event.currentTarget.value),
          onKeyDown: (event) => {
            if (event.key === 'Enter') event.preventDefault();
          },
        })}
      />
      <ul
        {...getMenuProps({ className: search.menu, 'aria-label': 'Places', 'aria-labelledby': undefined })}
        role="listbox"
        aria-busy={state === 'narrowed' || state === 'stale'}
        hidden={!open}
      >
        {open &&
          items.map((place, index) => (
            <li
              key={place.url}
              {...getItemProps({ item: place, index, className: search.option })}
              aria-selected={index === highlightedIndex}
            >
              <PlaceOption place={place} typed={typed} />
            </li>
          ))}
        {open && (empty || state === 'failed') && (
          <li className={search.nothing} role="option" aria-disabled="true" aria-selected={false}>
            {empty
              ? 'No college, city or state found. Try a shorter name or initials.'
              : "We couldn't reach the server. Keep typing to try again."}
          </li>
        )}
      </ul>
      <VisuallyHidden>
        <span role="status">{open && state === 'answered' ? `${formatCount(places.length, 'place')} found` : ''}</span>
      </VisuallyHidden>
    </div>
  );
}
