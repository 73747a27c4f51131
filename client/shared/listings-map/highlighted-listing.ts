import { createListeners } from '../../components/hooks/create-listeners.ts';

/** Source of the highlight; the source does not need to highlight the listing itself. */
type From = 'list' | 'map';

/** The listing highlighted in the list or on the map beside it. Stored outside React: a pointer moves over 20 cards. */
export type HighlightedListing = ReturnType<typeof createHighlightedListing>;

export function createHighlightedListing() {
  const listeners = createListeners<[id: string | null, from: From]>();
  let lit: string | null = null;
  return {
    light(id: string | null, from: From): void {
      if (id === lit) return;
      lit = id;
      listeners.emit(id, from);
    },
    /** Subscribes to changes; returns the function that unsubscribes. */
    follow: listeners.subscribe,
  };
}
