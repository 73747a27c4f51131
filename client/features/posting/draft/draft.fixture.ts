import { noTerms } from '../../../../domain/posting/drafts/draft-limits.ts';
import type { ApolloCache } from '@apollo/client';
import { browserLink } from '../../../graphql/browser-link.ts';
import { createClient } from '../../../graphql/client.ts';
import type { Storages } from './persistence/draft-storage.ts';
import { readDraft, writeDraft } from './draft-cache.ts';
import { draftPersistence, postingSession } from './posting-session.ts';
import { DRAFT_KEY, emptyDraft, type NamedDraft } from './persistence/stored-draft.ts';
import { DAY_MS } from '../../../../domain/time-spans.ts';

export const DAY = DAY_MS;
export const ID = '6c0f9d1e-3f61-4a0e-9d0f-2b8f0a3c7d11';

/** A draft in which much has been written. */
export const written: NamedDraft = {
  ...emptyDraft(ID),
  type: 84,
  name: 'Maple Court',
  contact: { firstName: 'Rosa', lastName: 'Neil', email: 'rosa@maple.example', phone: '(614) 555-0143' },
  floorplans: [{ bedrooms: 9, bathrooms: 1.5, sq: '450', rent: '900', ...noTerms() }],
  images: [{ large: '/pictures/a-large.jpg', small: '/pictures/a-small.jpg', caption: null }],
};

const over = (map: Map<string, string>) => ({
  getItem: (key: string) => map.get(key) ?? null,
  setItem: (key: string, value: string) => void map.set(key, value),
  removeItem: (key: string) => void map.delete(key),
});

/** One browser, whose tabs share what it stores. */
export class FakeBrowser {
  readonly local = new Map<string, string>();
  /** Nothing is really stored. */
  blocked = false;
  readonly #tabs: ApolloCache[] = [];

  constructor(saved?: string) {
    if (saved !== undefined) this.local.set(DRAFT_KEY, saved);
  }

  /** A tab; `session` is what it remembers from before a reload. */
  tab(session: Record<string, string> = {}) {
    const client = createClient({ link: browserLink() });
    const { cache } = client;
    this.#tabs.push(cache);
    const kept = new Map(Object.entries(session));
    const storages: Storages = {
      storage: over(this.local),
      tab: over(kept),
      holds: (key, text) => !this.blocked && this.local.get(key) === text,
    };
    return { cache, storages, session: kept, client };
  }

  /** The other tabs hear that something was stored. */
  tellTabs(): void {
    dispatchEvent(new StorageEvent('storage', { key: DRAFT_KEY }));
  }

  stop(): void {
    for (const cache of this.#tabs) {
      draftPersistence(cache)?.stop();
      postingSession(cache)?.account?.stop();
    }
  }
}

/** Types into the draft of this cache. */
export function write(cache: ApolloCache, change: Partial<NamedDraft>): void {
  const draft = readDraft(cache);
  if (!draft) throw new Error('No draft was begun');
  writeDraft(cache, { ...draft, ...change });
}

/** The draft of a cache as far as it is kept. */
export const draftIn = (cache: ApolloCache) => readDraft(cache);
