import type { ApolloCache } from '@apollo/client';
import { equal } from '@wry/equality';
import type { SafeStorage } from '../../apollo/safe-storage.ts';
import { draftPlace, readDraft, writeDraft, type LocalDraft } from './draft-store.ts';
import { DRAFT_KEY, mergeDrafts, parseStored, serialise, writtenParts, type StoredDraft } from './stored-draft.ts';

/** A burst of typing is one write. */
const SAVE_AFTER_MS = 300;

const stored = ({ restored: _, ...draft }: LocalDraft): StoredDraft => draft;

/**
 * Keeps storage in step with the draft in the cache, and the cache with what other tabs stored. Without anything written
 * nothing is stored. `forget` ends the keeping for good: the draft was published or thrown away.
 */
export class DraftKeeper {
  readonly #cache: ApolloCache;
  readonly #storage: SafeStorage;
  readonly #now: () => number;
  readonly #listeners = new Set<() => void>();
  readonly #watching: { unsubscribe(): void };
  #base: StoredDraft;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #savedAt: number | null = null;

  constructor(cache: ApolloCache, storage: SafeStorage, now: () => number = Date.now) {
    this.#cache = cache;
    this.#storage = storage;
    this.#now = now;
    const draft = readDraft(cache);
    if (!draft) throw new Error('A draft is begun before it is kept');
    this.#base = stored(draft);
    this.#watching = cache.watchFragment(draftPlace).subscribe(() => {
      this.#timer ??= setTimeout(() => this.save(), SAVE_AFTER_MS);
    });
    addEventListener('storage', this.#hear);
    addEventListener('pagehide', this.#leave);
    document.addEventListener('visibilitychange', this.#leave);
  }

  /** When the draft was last stored, in milliseconds; null until then. */
  savedAt = (): number | null => this.#savedAt;

  onSaved = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  save(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const mine = readDraft(this.#cache);
    if (!mine || equal(stored(mine), this.#base)) return;
    const theirs = parseStored(this.#storage.getItem(DRAFT_KEY), this.#now());
    const next = theirs ? mergeDrafts(this.#base, stored(mine), theirs) : stored(mine);
    this.#base = next;
    if (writtenParts(next).length === 0) this.#storage.removeItem(DRAFT_KEY);
    else this.#storage.setItem(DRAFT_KEY, serialise(next, this.#now()));
    if (!equal(stored(mine), next)) writeDraft(this.#cache, { ...mine, ...next });
    this.#savedAt = this.#now();
    this.#listeners.forEach((listener) => listener());
  }

  stop(): void {
    this.#watching.unsubscribe();
    clearTimeout(this.#timer);
    removeEventListener('storage', this.#hear);
    removeEventListener('pagehide', this.#leave);
    document.removeEventListener('visibilitychange', this.#leave);
  }

  /** Stops, and takes the draft out of the storage. */
  forget(): void {
    this.stop();
    this.#storage.removeItem(DRAFT_KEY);
  }

  #hear = (event: StorageEvent) => {
    const theirs = event.key === DRAFT_KEY ? parseStored(event.newValue, this.#now()) : null;
    const mine = readDraft(this.#cache);
    if (!theirs || !mine) return;
    const next = mergeDrafts(this.#base, stored(mine), theirs);
    if (next.draftId === theirs.draftId) this.#base = theirs;
    if (!equal(stored(mine), next)) writeDraft(this.#cache, { ...mine, ...next });
  };

  #leave = () => {
    if (this.#timer) this.save();
  };
}
