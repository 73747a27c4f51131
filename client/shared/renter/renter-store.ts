import type { ApolloCache, Reference, StoreObject } from '@apollo/client';
import { useApolloClient, useFragment } from '@apollo/client/react';
import { useCallback, useSyncExternalStore } from 'react';
import { parseRenter } from './parse-renter.ts';
import { defaultRenter, type RenterState } from './renter-defaults.ts';
import { StoredRenterFragmentDoc } from './renter.generated.ts';
import { safeStorage, type SafeStorage } from '../../graphql/safe-storage.ts';

/** Where this browser keeps its renter; the draft of a listing has a key of its own (K21). */
export const RENTER_KEY = 'renter:v1';

const SAVE_AFTER_MS = 200;
const from: StoreObject | Reference = { __typename: 'Renter', id: 'local' };
const place = { fragment: StoredRenterFragmentDoc, fragmentName: 'StoredRenter' } as const;

/** Names the types of a plain state, which the cache wants to see. */
const typed = (renter: RenterState) => ({
  ...renter,
  __typename: 'Renter' as const,
  schoolInfo: renter.schoolInfo && { __typename: 'RenterPlace' as const, ...renter.schoolInfo },
  questionnaire: { __typename: 'RenterQuestionnaire' as const, ...renter.questionnaire },
  contact: { __typename: 'RenterContact' as const, ...renter.contact },
  moveIn: { __typename: 'RenterMoveIn' as const, ...renter.moveIn },
  widgetProps: { __typename: 'RenterWidgetProps' as const, ...renter.widgetProps },
  recentSearches: renter.recentSearches.map((search) => ({ __typename: 'RenterPlace' as const, ...search })),
  shortlist: renter.shortlist.map((home) => ({ __typename: 'RenterHome' as const, ...home })),
});

export function readRenter(cache: ApolloCache): RenterState {
  return cache.readFragment({ ...place, from }) ?? defaultRenter;
}

export function writeRenter(cache: ApolloCache, renter: RenterState): void {
  cache.writeFragment({ ...place, from, data: typed(renter), overwrite: true });
}

/**
 * Loads the renter into the cache and keeps storage in step with it, both ways: another tab's changes arrive here. Call
 * it after hydration, for the server renders a renter who has said nothing. Answers how to stop.
 */
export function persistRenter(cache: ApolloCache, storage: SafeStorage = safeStorage()): () => void {
  const load = (text: string | null) => {
    try {
      return parseRenter(text === null ? null : JSON.parse(text));
    } catch {
      return defaultRenter;
    }
  };
  const written = () => JSON.stringify(readRenter(cache), (key, value) => (key === '__typename' ? undefined : value));
  writeRenter(cache, load(storage.getItem(RENTER_KEY)));
  let kept = written();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const save = () => {
    clearTimeout(timer);
    timer = undefined;
    const text = written();
    if (text !== kept) storage.setItem(RENTER_KEY, text);
    kept = text;
  };
  const saveIfWaiting = () => {
    if (timer !== undefined) save();
  };
  const hear = (event: StorageEvent) => {
    // What was changed here and is not stored yet is newer.
    if (event.key !== RENTER_KEY || written() !== kept) return;
    writeRenter(cache, load(event.newValue));
    kept = written();
  };
  const watching = cache.watchFragment({ ...place, from }).subscribe(() => {
    if (written() !== kept) timer ??= setTimeout(save, SAVE_AFTER_MS);
  });
  addEventListener('storage', hear);
  addEventListener('pagehide', saveIfWaiting);
  document.addEventListener('visibilitychange', saveIfWaiting);
  return () => {
    saveIfWaiting();
    watching.unsubscribe();
    removeEventListener('storage', hear);
    removeEventListener('pagehide', saveIfWaiting);
    document.removeEventListener('visibilitychange', saveIfWaiting);
  };
}

const neverChanges = () => () => {};

/**
 * What the cache knows of the renter. A part that is hydrated after storage was read must begin as the server rendered
 * it all the same, so nothing is known until it is.
 */
function useRenterValue() {
  const { data, complete } = useFragment({ ...place, from });
  const hydrated = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  return { data, complete: complete && hydrated };
}

/** The renter of this browser; on the server and while hydrating one who has said nothing. */
export function useRenter(): RenterState {
  const { data, complete } = useRenterValue();
  return complete ? (data as RenterState) : defaultRenter;
}

/** False until this browser's storage has been read: only then is what is missing really missing. */
export function useRenterReady(): boolean {
  return useRenterValue().complete;
}

/** Changes the renter: `update((renter) => ({ ...renter, answered: true }))`. */
export function useUpdateRenter(): (change: (renter: RenterState) => RenterState) => void {
  const { cache } = useApolloClient();
  return useCallback((change) => writeRenter(cache, change(readRenter(cache))), [cache]);
}
