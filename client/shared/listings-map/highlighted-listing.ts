/** Source of the highlight; the source does not need to highlight the listing itself. */
type From = 'list' | 'map';

/** The listing highlighted in the list or on the map beside it. Stored outside React: a pointer moves over 20 cards. */
export interface HighlightedListing {
  light(id: string | null, from: From): void;
  /** Subscribes to changes; returns the function that unsubscribes. */
  follow(hear: (id: string | null, from: From) => void): () => void;
}

export function createHighlightedListing(): HighlightedListing {
  const hearers = new Set<(id: string | null, from: From) => void>();
  let lit: string | null = null;
  return {
    light(id, from) {
      if (id === lit) return;
      lit = id;
      for (const hear of hearers) hear(id, from);
    },
    follow(hear) {
      hearers.add(hear);
      return () => void hearers.delete(hear);
    },
  };
}
