import { safeStorage, type SafeStorage } from '../../apollo/safe-storage.ts';
import { DRAFT_KEPT_MS } from '../../../domain/posting/saved-draft.ts';
import { DRAFT_KEY, parseDrawer, serialiseDrawer, TAB_KEY, type Entry } from './stored-draft.ts';

/** Drafts that are not to come back, by their names alone: no word of them is kept. */
export const GONE_KEY = 'posting-gone:v1';

/** Declined: not asked about again as it was. Forgotten, published: gone, in every tab. */
export type Gone = 'declined' | 'forgotten' | 'published';

interface Mark {
  draftId: string;
  why: Gone;
  at: number;
}

export interface Storages {
  /** Lasts between visits. */
  storage: SafeStorage;
  /** Lasts as long as the tab. */
  tab: SafeStorage;
  /** Whether this text is really stored, and not only remembered by this page. */
  holds(key: string, text: string): boolean;
}

export const browserStorages = (): Storages => ({
  storage: safeStorage(),
  tab: safeStorage(() => sessionStorage),
  holds(key, text) {
    try {
      return localStorage.getItem(key) === text;
    } catch {
      return false;
    }
  },
});

/** The drafts that this browser keeps, several beside each other: tabs that write different listings leave each other alone. */
export class Drawer {
  readonly #storages: Storages;
  readonly now: () => number;

  constructor(storages: Storages, now: () => number = Date.now) {
    this.#storages = storages;
    this.now = now;
  }

  /** The latest first. */
  entries(): Entry[] {
    return parseDrawer(this.#storages.storage.getItem(DRAFT_KEY), this.now());
  }

  entry(draftId: string): Entry | null {
    return this.entries().find(({ draft }) => draft.draftId === draftId) ?? null;
  }

  /** Whether what it holds is stored, and not only remembered by this page. */
  isReal(): boolean {
    const { storage, holds } = this.#storages;
    return holds(DRAFT_KEY, storage.getItem(DRAFT_KEY) ?? '');
  }

  /** Answers whether it is really stored. */
  put(entry: Entry): boolean {
    return this.#write([...this.#others(entry.draft.draftId), entry]);
  }

  drop(draftId: string): void {
    this.#write(this.#others(draftId));
  }

  /** What is damaged, older than a week or of another version is thrown away. */
  tidy(): void {
    this.#write(this.entries());
  }

  /** Why a draft is not to come back; one that was declined and has been written in since is welcome. */
  gone(draftId: string, savedAt: number): Gone | null {
    const mark = this.#marks().find((known) => known.draftId === draftId);
    return mark && (mark.why !== 'declined' || savedAt <= mark.at) ? mark.why : null;
  }

  markGone(draftId: string, why: Gone): void {
    this.#writeMarks([...this.#marks().filter((mark) => mark.draftId !== draftId), { draftId, why, at: this.now() }]);
  }

  welcome(draftId: string): void {
    this.#writeMarks(this.#marks().filter((mark) => mark.draftId !== draftId));
  }

  /** The draft of this tab: its name, or anything for one that nobody named. */
  tabDraft(): string | null {
    return this.#storages.tab.getItem(TAB_KEY);
  }

  nameTabDraft(draftId: string | null): void {
    if (draftId === null) this.#storages.tab.removeItem(TAB_KEY);
    else this.#storages.tab.setItem(TAB_KEY, draftId);
  }

  #others(draftId: string): Entry[] {
    return this.entries().filter(({ draft }) => draft.draftId !== draftId);
  }

  #write(entries: readonly Entry[]): boolean {
    const { storage, holds } = this.#storages;
    const text = serialiseDrawer(entries);
    if (text === null) {
      storage.removeItem(DRAFT_KEY);
      return true;
    }
    if (storage.getItem(DRAFT_KEY) !== text) storage.setItem(DRAFT_KEY, text);
    return holds(DRAFT_KEY, text);
  }

  #marks(): Mark[] {
    try {
      const stored: unknown = JSON.parse(this.#storages.storage.getItem(GONE_KEY) ?? '[]');
      return (Array.isArray(stored) ? stored : []).filter(isMark).filter(({ at }) => this.now() - at <= DRAFT_KEPT_MS);
    } catch {
      return [];
    }
  }

  #writeMarks(marks: readonly Mark[]): void {
    if (marks.length === 0) this.#storages.storage.removeItem(GONE_KEY);
    else this.#storages.storage.setItem(GONE_KEY, JSON.stringify(marks.slice(-20)));
  }
}

const isMark = (value: unknown): value is Mark =>
  typeof value === 'object' &&
  value !== null &&
  'draftId' in value &&
  typeof value.draftId === 'string' &&
  'at' in value &&
  typeof value.at === 'number' &&
  'why' in value &&
  ['declined', 'forgotten', 'published'].includes(String(value.why));
