import type { ApolloCache, Reference, StoreObject } from '@apollo/client';
import { useApolloClient, useFragment } from '@apollo/client/react';
import { useCallback } from 'react';
import { parseRenter } from './parse-renter.ts';
import { defaultRenter, RENTER_KEY, type RenterState } from './renter-defaults.ts';
import { StoredRenterFragmentDoc } from './renter.generated.ts';
import { useBrowserValue } from '../../components/hooks/use-browser-value.ts';
import { safeStorage, type SafeStorage } from '../../graphql/safe-storage.ts';

const SAVE_AFTER_MS = 200;
const from: StoreObject | Reference = { __typename: 'Renter', id: 'local' };
const place = { fragment: StoredRenterFragmentDoc, fragmentName: 'StoredRenter' } as const;

/** Adds the __typename fields that the cache requires. */
const typed = (renter: RenterState) => ({
  ...renter,
  __typename: 'Renter' as const,
  schoolInfo: renter.schoolInfo && { __typename: 'RenterPlace' as const, ...renter.schoolInfo },
  questionnaire: { __typename: 'RenterQuestionnaire' as const, ...renter.questionnaire },
  contact: { __typename: 'RenterContact' as const, ...renter.contact },
  moveIn: { __typename: 'RenterMoveIn' as const, ...renter.moveIn },
  widgetProps: { __typename: 'RenterWidgetProps' as const, ...renter.widgetProps },
  recentSearches: renter.recentSearches.map((search) => ({ __typename: 'RenterPlace' as const, ...search })),
  shortlist: renter.shortlist.map((home) => ({ __typename: 'RenterListing' as const, ...home })),
  requestDays: renter.requestDays.map((request) => ({ __typename: 'RenterRequestDay' as const, ...request })),
});

export function readRenter(cache: ApolloCache): RenterState {
  return cache.readFragment({ ...place, from }) ?? defaultRenter;
}

export function writeRenter(cache: ApolloCache, renter: RenterState): void {
  cache.writeFragment({ ...place, from, data: typed(renter), overwrite: true });
}

/** Syncs the renter with storage, also of other tabs. Call it after hydration. Returns the function that stops it. */
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
  let savedText = written();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const save = () => {
    clearTimeout(timer);
    timer = undefined;
    const text = written();
    if (text !== savedText) storage.setItem(RENTER_KEY, text);
    savedText = text;
  };
  const saveIfWaiting = () => {
    if (timer !== undefined) save();
  };
  const hear = (event: StorageEvent) => {
    // A local change that is not saved yet is newer.
    if (event.key !== RENTER_KEY || written() !== savedText) return;
    writeRenter(cache, load(event.newValue));
    savedText = written();
  };
  const watching = cache.watchFragment({ ...place, from }).subscribe(() => {
    if (written() !== savedText) timer ??= setTimeout(save, SAVE_AFTER_MS);
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

/** Returns the cached renter; nothing during hydration, to match the server's HTML. */
function useRenterValue() {
  const { data, complete } = useFragment({ ...place, from });
  const hydrated = useBrowserValue(() => true, false);
  return { data, complete: complete && hydrated };
}

/** Returns this browser's renter; on the server and during hydration the default renter. */
export function useRenter(): RenterState {
  const { data, complete } = useRenterValue();
  return complete ? (data as RenterState) : defaultRenter;
}

/** Returns false until this browser's storage has been read: a missing value is final only then. */
export function useRenterReady(): boolean {
  return useRenterValue().complete;
}

/** Returns the function that updates the renter: `update((renter) => ({ ...renter, answered: true }))`. */
export function useUpdateRenter(): (change: (renter: RenterState) => RenterState) => void {
  const { cache } = useApolloClient();
  return useCallback((change) => writeRenter(cache, change(readRenter(cache))), [cache]);
}
