import type { ApolloCache } from '@apollo/client';
import { safeStorage, type SafeStorage } from '../../apollo/safe-storage.ts';
import { DraftKeeper } from './draft-keeper.ts';
import { writeDraft } from './draft-store.ts';
import { newUuid } from './new-uuid.ts';
import { DRAFT_KEY, emptyDraft, parseStored, writtenParts, type StoredDraft } from './stored-draft.ts';

/** Set while this tab is posting: a reload goes on where it was, a new visit is asked first. */
const TAB_KEY = 'posting-tab:v1';

interface Storages {
  /** Lasts between visits. */
  storage: SafeStorage;
  /** Lasts as long as the tab. */
  tab: SafeStorage;
}

const browserStorages = (): Storages => ({ storage: safeStorage(), tab: safeStorage(() => sessionStorage) });

const keepers = new WeakMap<ApolloCache, DraftKeeper>();

/** Who keeps the draft of this client; undefined before posting began. */
export const keeperOf = (cache: ApolloCache): DraftKeeper | undefined => keepers.get(cache);

function begin(cache: ApolloCache, { storage, tab }: Storages, draft: StoredDraft, restored: 0 | 1): void {
  keepers.get(cache)?.stop();
  writeDraft(cache, { ...draft, restored });
  tab.setItem(TAB_KEY, '1');
  keepers.set(cache, new DraftKeeper(cache, storage));
}

/** A saved draft that was found when posting began: its owner decides. */
export interface Offer {
  restore(): void;
  discard(): void;
}

const offers = new WeakMap<ApolloCache, Offer>();

/** The offer that beginning left, once; the first step asks, wherever the visit began. */
export function takeOffer(cache: ApolloCache): Offer | undefined {
  const offer = offers.get(cache);
  offers.delete(cache);
  return offer;
}

/**
 * Begins posting in this page, once; later calls do nothing. A draft that this tab was writing when it was reloaded goes
 * on by itself. On a fresh start (`fresh`: the first step, or a tab that was not posting) a saved draft of more than one
 * entry is offered (K28); less than that is not worth a question.
 */
export function beginPosting(cache: ApolloCache, fresh: boolean, storages = browserStorages()): void {
  if (keepers.has(cache)) return;
  const saved = parseStored(storages.storage.getItem(DRAFT_KEY), Date.now());
  const wasPosting = storages.tab.getItem(TAB_KEY) === '1';
  if (!saved) storages.storage.removeItem(DRAFT_KEY);
  const parts = saved ? writtenParts(saved).length : 0;
  if (saved && parts > 1 && (fresh || !wasPosting)) {
    begin(cache, storages, emptyDraft(newUuid()), 0);
    offers.set(cache, {
      restore: () => begin(cache, storages, saved, 1),
      discard: () => storages.storage.removeItem(DRAFT_KEY),
    });
  } else if (saved && wasPosting) begin(cache, storages, saved, 1);
  else begin(cache, storages, emptyDraft(newUuid()), 0);
}

/** Throws the draft away and begins an empty one: after publishing, or when its owner says so. */
export function forgetDraft(cache: ApolloCache, storages = browserStorages()): void {
  keepers.get(cache)?.forget();
  storages.tab.removeItem(TAB_KEY);
  keepers.delete(cache);
  writeDraft(cache, { ...emptyDraft(newUuid()), restored: 0 });
}
