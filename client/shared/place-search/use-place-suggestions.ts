import { useEffect, useRef, useState } from 'react';
import { matchesTerms } from '../../../domain/places/search/match-terms.ts';
import type { StoredPlaceFragment } from '../renter/renter.generated.ts';
import { searchResults, type SearchResult } from './place.ts';
import { useSearchPlacesQuery } from './search-places.generated.ts';

export interface PlaceSuggestions {
  places: readonly SearchResult[];
  /** `answered`: for this text; `narrowed`: earlier ones that match it; `stale`: others, disabled; `failed`: none. */
  state: 'recent' | 'answered' | 'narrowed' | 'stale' | 'failed';
}

/** Places are the likelier meaning; a few lines remain for listings. */
const SHOWN = 8;
const SHOWN_PLACES = 6;
/** Our own place labels are not part of a name. */
const OWN_LABELS = /^(State|City in|Zip code in|Home in)\b/;
/** Debounce in milliseconds; the first key after a pause is requested at once. */
const BURST_MS = 90;

/** Returns the text to request: at once after a pause, else debounced. */
function useRequestedText(text: string): string {
  const [requested, setRequested] = useState(text);
  const quiet = useRef(true);
  useEffect(() => {
    if (quiet.current) setRequested(text);
    quiet.current = false;
    const timer = setTimeout(() => {
      setRequested(text);
      quiet.current = true;
    }, BURST_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return requested;
}

/** Returns the places for a text (zip codes and listings unless `onlyPlaces`); meanwhile earlier ones that fit. */
export function usePlaceSuggestions(
  typed: string,
  recent: readonly StoredPlaceFragment[],
  { onlyPlaces = false } = {},
): PlaceSuggestions {
  const text = typed.trim();
  const query = useRequestedText(text);
  const { data, previousData, error } = useSearchPlacesQuery({ variables: { text: query }, skip: query === '' });
  if (text === '') return { places: recent, state: 'recent' };
  if (data && query === text) return { places: found(data, onlyPlaces), state: 'answered' };
  if (error && query === text) return { places: [], state: 'failed' };
  const before = found(data ?? previousData, onlyPlaces);
  const fitting = before.filter(({ name, detail }) => matchesTerms(`${name} ${detail.replace(OWN_LABELS, '')}`, text));
  return fitting.length > 0 ? { places: fitting, state: 'narrowed' } : { places: before, state: 'stale' };
}

type Answer = ReturnType<typeof useSearchPlacesQuery>['data'];

function found(answer: Answer, onlyPlaces: boolean): SearchResult[] {
  if (!answer) return [];
  const { data } = answer.searchPlaces;
  const { zips, listings } = onlyPlaces ? { zips: [], listings: [] } : answer.searchPlaces;
  const places = data.slice(0, listings.length > 0 ? SHOWN_PLACES : SHOWN);
  return searchResults({ zips, data: places, listings }).slice(0, SHOWN);
}
