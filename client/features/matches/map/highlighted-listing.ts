/** Where the light comes from: what lights a home need not be lit itself. */
type From = 'list' | 'map';

/** The home that is pointed at, in the list or on the map beside it. Kept out of React: a pointer moves over twenty cards. */
export interface HighlightedListing {
  light(id: string | null, from: From): void;
  /** Hears each change; answers how to stop. */
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
