import { useEffect, useRef, useState } from 'react';
import { matchesTerms } from '../../../domain/places/search/match-terms.ts';
import type { StoredPlaceFragment } from '../renter/renter.generated.ts';
import { rememberedPlace } from './place.ts';
import { useSearchPlacesQuery } from './search-places.generated.ts';

/** A place to choose, with its number of homes where a search has just told it. */
export type PlaceSuggestion = StoredPlaceFragment & { homes?: number };

export interface PlaceSuggestions {
  places: readonly PlaceSuggestion[];
  /**
   * `answered`: the answer to the very text. `narrowed`: what an earlier answer had that fits the text as well.
   * `stale`: an earlier answer that does not; it only holds the place. `failed`: there is none.
   */
  state: 'recent' | 'answered' | 'narrowed' | 'stale' | 'failed';
}

const SHOWN = 8;
/** What we say of a place is no part of its name. */
const OWN_LABELS = /^(State|City in)\b/;
/** Within this time letters belong together; the first after a pause is asked about at once. */
const BURST_MS = 90;

/** The text to ask about: at once after a pause, then when the burst of letters is over. */
function useRequestedText(text: string): string {
  const [asked, setAsked] = useState(text);
  const quiet = useRef(true);
  useEffect(() => {
    if (quiet.current) setAsked(text);
    quiet.current = false;
    const timer = setTimeout(() => {
      setAsked(text);
      quiet.current = true;
    }, BURST_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return asked;
}

/**
 * Places for what is typed. What is shown changes only for the better: an answer to an older text is never offered as one to
 * the newer, only what of it fits that too, and nothing disappears while the new answer is on its way.
 */
export function usePlaceSuggestions(typed: string, recent: readonly StoredPlaceFragment[]): PlaceSuggestions {
  const text = typed.trim();
  const asked = useRequestedText(text);
  const { data, previousData, error } = useSearchPlacesQuery({ variables: { text: asked }, skip: asked === '' });
  if (text === '') return { places: recent, state: 'recent' };
  if (data && asked === text) return { places: found(data), state: 'answered' };
  if (error && asked === text) return { places: [], state: 'failed' };
  const before = found(data ?? previousData);
  const fitting = before.filter(({ name, detail }) => matchesTerms(`${name} ${detail.replace(OWN_LABELS, '')}`, text));
  return fitting.length > 0 ? { places: fitting, state: 'narrowed' } : { places: before, state: 'stale' };
}

type Answer = ReturnType<typeof useSearchPlacesQuery>['data'];

const found = (answer: Answer): PlaceSuggestion[] =>
  answer?.searchPlaces.data
    .slice(0, SHOWN)
    .map((place) => ({ ...rememberedPlace(place), homes: place.listingsCount })) ?? [];
