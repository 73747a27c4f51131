import type { ApolloCache } from '@apollo/client';
import { sameWords, writtenParts } from '../../../domain/posting/saved-draft.ts';
import type { Drawer, Gone } from './draft-drawer.ts';
import { draftPlace, readDraft, writeDraft, type LocalDraft } from './draft-store.ts';
import { joinClashes, mergeDrafts, withValue, type Clash, type MergedField } from './merge-drafts.ts';
import { DRAFT_KEY, type Entry, type NamedDraft, type Synced } from './stored-draft.ts';

/** A burst of typing is one write. */
const SAVE_AFTER_MS = 300;

const stored = ({ restored: _, draftId, ...draft }: LocalDraft): NamedDraft => ({ ...draft, draftId: draftId ?? '' });

/** Where the words of this browser stand. `memory`: its storage is blocked or full, and they last as long as the page. */
export interface Kept {
  where: 'nowhere' | 'storage' | 'memory';
  /** Something was typed that is not written yet. */
  pending: boolean;
  clashes: readonly Clash[];
}

/**
 * Keeps storage in step with the draft in the cache, and the cache with what other tabs stored. Without anything written
 * nothing is stored. It is stopped for good when another draft is begun, or when this one is forgotten or published, here
 * or in another tab (`onGone`).
 */
export class DraftKeeper {
  readonly draftId: string;
  readonly #cache: ApolloCache;
  readonly #drawer: Drawer;
  readonly #onGone: (why: Gone, last: Entry) => void;
  readonly #listeners = new Set<() => void>();
  readonly #watching: { unsubscribe(): void };
  /** What this tab last knew to be stored. */
  #base: NamedDraft;
  #savedAt: number;
  #account: Synced | null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #kept: Kept;

  constructor(cache: ApolloCache, drawer: Drawer, onGone: (why: Gone, last: Entry) => void = () => undefined) {
    this.#cache = cache;
    this.#drawer = drawer;
    this.#onGone = onGone;
    const draft = readDraft(cache);
    if (!draft) throw new Error('A draft is begun before it is kept');
    this.#base = stored(draft);
    this.draftId = this.#base.draftId;
    const known = drawer.entry(this.draftId);
    this.#savedAt = known?.savedAt ?? drawer.now();
    this.#account = known?.account ?? null;
    this.#kept = {
      where: !known ? 'nowhere' : drawer.isReal() ? 'storage' : 'memory',
      pending: false,
      clashes: known?.clashes ?? [],
    };
    this.#watching = cache.watchFragment(draftPlace).subscribe(() => {
      if (this.#timer !== undefined || this.#isUnchanged()) return;
      this.#timer = setTimeout(() => this.save(), SAVE_AFTER_MS);
      this.#tell({ pending: true });
    });
    addEventListener('storage', this.#hear);
    addEventListener('pageshow', this.#look);
    addEventListener('pagehide', this.#leave);
    document.addEventListener('visibilitychange', this.#turn);
  }

  /** The same object until something changes. */
  kept = (): Kept => this.#kept;

  onChange = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The draft as it is now, saved or not. */
  draft(): NamedDraft {
    const mine = readDraft(this.#cache);
    return mine?.draftId === this.draftId ? stored(mine) : this.#base;
  }

  entry(): Entry {
    const { clashes } = this.#kept;
    return { draft: this.draft(), savedAt: this.#savedAt, clashes, account: this.#account };
  }

  /** What this landlord's account was last seen to have of it. */
  synced(landlord: string): Synced | null {
    return this.#account?.landlord === landlord ? this.#account : null;
  }

  setSynced(account: Synced | null): void {
    this.#account = account;
    if (!this.#isUnchanged()) this.save();
    else if (this.#kept.where !== 'nowhere') this.#store(this.#base);
  }

  /** Takes in what another device wrote since `base`. */
  takeIn(base: NamedDraft, theirs: Synced): void {
    this.#merge(base, theirs.draft, this.#kept.clashes);
    this.setSynced(theirs);
  }

  /** Ends a clash: our words stay, or theirs take their place. */
  choose(field: MergedField, whose: 'ours' | 'theirs'): void {
    const clash = this.#kept.clashes.find((known) => known.field === field);
    if (!clash) return;
    const draft = whose === 'theirs' ? withValue(this.draft(), field, clash.value) : this.draft();
    this.#kept = { ...this.#kept, clashes: this.#kept.clashes.filter((known) => known !== clash) };
    this.#put(draft);
    this.#savedAt = this.#drawer.now();
    this.#store(draft);
  }

  save(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#isUnchanged()) return this.#tell({ pending: false });
    const theirs = this.#drawer.entry(this.draftId);
    if (theirs) this.#join(theirs, [...theirs.clashes, ...this.#kept.clashes]);
    this.#savedAt = this.#drawer.now();
    this.#store(this.draft());
  }

  stop(): void {
    this.#watching.unsubscribe();
    clearTimeout(this.#timer);
    this.#timer = undefined;
    removeEventListener('storage', this.#hear);
    removeEventListener('pageshow', this.#look);
    removeEventListener('pagehide', this.#leave);
    document.removeEventListener('visibilitychange', this.#turn);
  }

  #isUnchanged(): boolean {
    return sameWords(this.draft(), this.#base);
  }

  /** Into the cache, and from there into the form. */
  #put(draft: NamedDraft): void {
    const mine = readDraft(this.#cache);
    if (mine?.draftId === this.draftId && !sameWords(stored(mine), draft))
      writeDraft(this.#cache, { ...mine, ...draft });
  }

  #merge(base: NamedDraft, theirs: NamedDraft, before: readonly Clash[]): void {
    const { draft, clashes } = mergeDrafts(base, this.draft(), theirs);
    this.#kept = { ...this.#kept, clashes: joinClashes(before, clashes, draft) };
    this.#put(draft);
  }

  /** What another tab has stored comes in; `before` are the clashes that are open. */
  #join({ draft, account }: Entry, before: readonly Clash[]): void {
    if (account && (this.#account?.version ?? 0) < account.version) this.#account = account;
    this.#merge(this.#base, draft, before);
  }

  #store(draft: NamedDraft): void {
    this.#base = draft;
    const isEmpty = writtenParts(draft).length === 0;
    if (isEmpty) this.#drawer.drop(this.draftId);
    const real = isEmpty || this.#drawer.put({ ...this.entry(), draft });
    this.#tell({ where: isEmpty ? 'nowhere' : real ? 'storage' : 'memory', pending: false });
  }

  #tell(change: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...change };
    this.#listeners.forEach((listener) => listener());
  }

  #hear = ({ key }: StorageEvent) => {
    if (key === DRAFT_KEY || key === null) this.#look();
  };

  /** What stands in the storage now: another tab's words come in, what another tab lost is put back. */
  #look = () => {
    const theirs = this.#drawer.entry(this.draftId);
    const why = this.#drawer.gone(this.draftId, this.#savedAt);
    if (!theirs && (why === 'forgotten' || why === 'published')) return this.#onGone(why, this.entry());
    if (!theirs) {
      if (this.#kept.where === 'storage') this.#store(this.#base);
      return;
    }
    this.#join(theirs, theirs.clashes);
    this.#base = theirs.draft;
    this.#savedAt = theirs.savedAt;
    this.#tell({ where: this.#drawer.isReal() ? 'storage' : 'memory' });
    // what is ours alone, or a clash that only this tab knows of
    if (!this.#isUnchanged() || this.#kept.clashes.length > theirs.clashes.length) this.save();
  };

  #leave = () => {
    if (this.#timer !== undefined) this.save();
  };

  #turn = () => (document.visibilityState === 'hidden' ? this.#leave() : this.#look());
}
