import type { ApolloCache } from '@apollo/client';
import { isSameContent, nonEmptyParts } from '../../../../../domain/posting/drafts/saved-draft.ts';
import { createListeners } from '../../../../components/hooks/create-listeners.ts';
import type { DraftStorage, EndReason } from './draft-storage.ts';
import { draftFragment, readDraft, writeDraft, type LocalDraft } from '../draft-cache.ts';
import { combineConflicts, mergeDrafts, withValue, type MergeConflictField } from '../merge-drafts.ts';
import { DRAFT_KEY, type DraftEntry, type NamedDraft, type SyncedDraft } from './stored-draft.ts';

/** A burst of typing is one write. */
const SAVE_DELAY_MS = 300;

const toStoredDraft = ({ restored: _, ...draft }: LocalDraft) => ({ ...draft, draftId: draft.draftId ?? '' });

/** Where the words of this browser stand. `memory`: its storage is blocked or full, and they last as long as the page. */
export interface LocalSaveState {
  where: 'nowhere' | 'storage' | 'memory';
  pending: boolean;
  conflicts: readonly MergeConflictField[];
}

/** Keeps storage, cache and other tabs in step; `onEnded` hears when another tab has forgotten or published the draft. */
export class DraftPersistence {
  readonly draftId: string;
  readonly #listeners = createListeners();
  readonly #life = new AbortController();
  /** What this tab last knew to be stored. */
  #base: NamedDraft;
  #savedAt: number;
  #account: SyncedDraft | null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #state: LocalSaveState;

  constructor(
    private readonly cache: ApolloCache,
    private readonly storage: DraftStorage,
    private readonly onEnded: (why: EndReason, last: DraftEntry) => void,
  ) {
    const draft = readDraft(cache);
    if (!draft) throw new Error('A draft must exist before it is saved');
    this.#base = toStoredDraft(draft);
    this.draftId = this.#base.draftId;
    const known = storage.entry(this.draftId);
    this.#savedAt = known?.savedAt ?? Date.now();
    this.#account = known?.account ?? null;
    this.#state = {
      where: known ? this.#whereStored() : 'nowhere',
      pending: false,
      conflicts: known?.conflicts ?? [],
    };
    const changes = cache.watchFragment(draftFragment).subscribe(() => {
      if (this.#timer !== undefined || this.#isUnchanged()) return;
      this.#timer = setTimeout(() => this.save(), SAVE_DELAY_MS);
      this.#setState({ pending: true });
    });
    const { signal } = this.#life;
    signal.addEventListener('abort', () => changes.unsubscribe());
    const onStorage = ({ key }: StorageEvent) => {
      if (key === DRAFT_KEY || key === null) this.#syncFromStorage();
    };
    addEventListener('storage', onStorage, { signal });
    addEventListener('pageshow', () => this.#syncFromStorage(), { signal });
    addEventListener('pagehide', () => this.#flush(), { signal });
    const onVisibility = () => (document.visibilityState === 'hidden' ? this.#flush() : this.#syncFromStorage());
    document.addEventListener('visibilitychange', onVisibility, { signal });
  }

  /** The same object until something changes. */
  saveState = (): LocalSaveState => this.#state;

  onChange = this.#listeners.subscribe;

  /** The draft as it is now, saved or not. */
  draft(): NamedDraft {
    const mine = readDraft(this.cache);
    return mine?.draftId === this.draftId ? toStoredDraft(mine) : this.#base;
  }

  entry(): DraftEntry {
    return { draft: this.draft(), savedAt: this.#savedAt, conflicts: this.#state.conflicts, account: this.#account };
  }

  /** What this landlord's account was last seen to have of it. */
  synced(landlord: string): SyncedDraft | null {
    return this.#account?.landlord === landlord ? this.#account : null;
  }

  setSynced(account: SyncedDraft | null): void {
    this.#account = account;
    if (!this.#isUnchanged()) this.save();
    else if (this.#state.where !== 'nowhere') this.#store(this.#base);
  }

  /** Takes in what another device wrote since `base`. */
  mergeRemote(base: NamedDraft, theirs: SyncedDraft): void {
    this.#merge(base, theirs.draft, this.#state.conflicts);
    this.setSynced(theirs);
  }

  /** Ends a conflict: our words stay, or theirs take their place. */
  resolveConflict(field: MergeConflictField['field'], whose: 'ours' | 'theirs'): void {
    const conflict = this.#state.conflicts.find((known) => known.field === field);
    if (!conflict) return;
    const draft = whose === 'theirs' ? withValue(this.draft(), field, conflict.value) : this.draft();
    this.#state = { ...this.#state, conflicts: this.#state.conflicts.filter((known) => known !== conflict) };
    this.#writeToCache(draft);
    this.#savedAt = Date.now();
    this.#store(draft);
  }

  save(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#isUnchanged()) return this.#setState({ pending: false });
    const theirs = this.storage.entry(this.draftId);
    if (theirs) this.#mergeEntry(theirs, [...theirs.conflicts, ...this.#state.conflicts]);
    this.#savedAt = Date.now();
    this.#store(this.draft());
  }

  stop(): void {
    this.#life.abort();
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #isUnchanged(): boolean {
    return isSameContent(this.draft(), this.#base);
  }

  #writeToCache(draft: NamedDraft): void {
    const mine = readDraft(this.cache);
    if (mine?.draftId === this.draftId && !isSameContent(toStoredDraft(mine), draft))
      writeDraft(this.cache, { ...mine, ...draft });
  }

  #merge(base: NamedDraft, theirs: NamedDraft, before: readonly MergeConflictField[]): void {
    const { draft, conflicts } = mergeDrafts(base, this.draft(), theirs);
    this.#state = { ...this.#state, conflicts: combineConflicts(before, conflicts, draft) };
    this.#writeToCache(draft);
  }

  /** What another tab has stored comes in; `before` are the conflicts that are open. */
  #mergeEntry({ draft, account }: DraftEntry, before: readonly MergeConflictField[]): void {
    if (account && (this.#account?.version ?? 0) < account.version) this.#account = account;
    this.#merge(this.#base, draft, before);
  }

  #store(draft: NamedDraft): void {
    this.#base = draft;
    const isEmpty = nonEmptyParts(draft).length === 0;
    if (isEmpty) this.storage.drop(this.draftId);
    else this.storage.put({ ...this.entry(), draft });
    this.#setState({ where: isEmpty ? 'nowhere' : this.#whereStored(), pending: false });
  }

  #setState(change: Partial<LocalSaveState>): void {
    this.#state = { ...this.#state, ...change };
    this.#listeners.emit();
  }

  #whereStored(): LocalSaveState['where'] {
    return this.storage.isPersistent() ? 'storage' : 'memory';
  }

  /** What stands in the storage now: another tab's words come in, what another tab lost is put back. */
  #syncFromStorage(): void {
    const theirs = this.storage.entry(this.draftId);
    const why = this.storage.endReason(this.draftId, this.#savedAt);
    if (!theirs && (why === 'forgotten' || why === 'published')) return this.onEnded(why, this.entry());
    if (!theirs) return this.#state.where === 'storage' ? this.#store(this.#base) : undefined;
    this.#mergeEntry(theirs, theirs.conflicts);
    this.#base = theirs.draft;
    this.#savedAt = theirs.savedAt;
    this.#setState({ where: this.#whereStored() });
    // what is ours alone, or a conflict that only this tab knows of
    if (!this.#isUnchanged() || this.#state.conflicts.length > theirs.conflicts.length) this.save();
  }

  #flush(): void {
    if (this.#timer !== undefined) this.save();
  }
}
