import { safeStorage, type SafeStorage } from '../../../../graphql/safe-storage.ts';
import { isRecord } from '../../../../../domain/is-record.ts';
import { DRAFT_RETENTION_MS } from '../../../../../domain/posting/drafts/saved-draft.ts';
import { DRAFT_KEY, parseDrafts, serializeDrafts, TAB_KEY, type DraftEntry } from './stored-draft.ts';

/** Drafts that are not to come back, by their names alone: no word of them is kept. */
const ENDED_KEY = 'posting-gone:v1';

/** Declined: not asked about again as it was. Forgotten, published: gone, in every tab. */
export type EndReason = 'declined' | 'forgotten' | 'published';

interface EndedDraft {
  draftId: string;
  why: EndReason;
  at: number;
}

export interface Storages {
  storage: SafeStorage;
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
export class DraftStorage {
  constructor(private readonly storages: Storages) {}

  /** The latest first. */
  entries(): DraftEntry[] {
    return parseDrafts(this.storages.storage.getItem(DRAFT_KEY), Date.now());
  }

  entry(draftId: string): DraftEntry | null {
    return this.entries().find(({ draft }) => draft.draftId === draftId) ?? null;
  }

  /** Whether what it holds is stored, and not only remembered by this page. */
  isPersistent(): boolean {
    const { storage, holds } = this.storages;
    return holds(DRAFT_KEY, storage.getItem(DRAFT_KEY) ?? '');
  }

  put(entry: DraftEntry): void {
    this.#write([...this.#others(entry.draft.draftId), entry]);
  }

  drop(draftId: string): void {
    this.#write(this.#others(draftId));
  }

  /** What is damaged, older than a week or of another version is thrown away. */
  removeExpired(): void {
    this.#write(this.entries());
  }

  /** Why a draft is not to come back; one that was declined and has been written in since is welcome. */
  endReason(draftId: string, savedAt: number): EndReason | null {
    const mark = this.#readEnded().find((known) => known.draftId === draftId);
    return mark && (mark.why !== 'declined' || savedAt <= mark.at) ? mark.why : null;
  }

  markEnded(draftId: string, why: EndReason): void {
    this.#writeEnded([...this.#endedExcept(draftId), { draftId, why, at: Date.now() }]);
  }

  clearEnded(draftId: string): void {
    this.#writeEnded(this.#endedExcept(draftId));
  }

  /** The draft of this tab: its name, or anything for one that nobody named. */
  tabDraft(): string | null {
    return this.storages.tab.getItem(TAB_KEY);
  }

  setTabDraft(draftId: string | null): void {
    if (draftId === null) this.storages.tab.removeItem(TAB_KEY);
    else this.storages.tab.setItem(TAB_KEY, draftId);
  }

  #others(draftId: string): DraftEntry[] {
    return this.entries().filter(({ draft }) => draft.draftId !== draftId);
  }

  #write(entries: readonly DraftEntry[]): void {
    const { storage } = this.storages;
    const text = serializeDrafts(entries);
    if (text === null) storage.removeItem(DRAFT_KEY);
    else if (storage.getItem(DRAFT_KEY) !== text) storage.setItem(DRAFT_KEY, text);
  }

  #readEnded(): EndedDraft[] {
    try {
      const stored: unknown = JSON.parse(this.storages.storage.getItem(ENDED_KEY) ?? '[]');
      const marks = Array.isArray(stored) ? stored.filter(isEndedDraft) : [];
      return marks.filter(({ at }) => Date.now() - at <= DRAFT_RETENTION_MS);
    } catch {
      return [];
    }
  }

  #endedExcept(draftId: string): EndedDraft[] {
    return this.#readEnded().filter((mark) => mark.draftId !== draftId);
  }

  #writeEnded(marks: readonly EndedDraft[]): void {
    if (marks.length === 0) this.storages.storage.removeItem(ENDED_KEY);
    else this.storages.storage.setItem(ENDED_KEY, JSON.stringify(marks.slice(-20)));
  }
}

const isEndedDraft = (value: unknown): value is EndedDraft =>
  isRecord(value) &&
  typeof value['draftId'] === 'string' &&
  typeof value['at'] === 'number' &&
  ['declined', 'forgotten', 'published'].includes(String(value['why']));
