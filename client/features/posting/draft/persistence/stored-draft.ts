import {
  DRAFT_RETENTION_MS,
  emptyPersistedDraft,
  parseStoredDraft,
  isSameContent,
  nonEmptyParts,
} from '../../../../../domain/posting/drafts/saved-draft.ts';
import type { ImagePair } from '../../../../../domain/posting/drafts/draft.ts';
import type { StoredDraftFragment } from '../../../../shared/posting/draft.generated.ts';
import { parseConflicts, type MergeConflictField } from '../merge-drafts.ts';
import { isRecord } from '../../../../../domain/is-record.ts';

/** An image without a caption is written without one; the cache has null for it. */
export type StoredDraft = Omit<StoredDraftFragment, 'images'> & { images: ImagePair[] };
/** One that is being written here has a name. */
export type NamedDraft = StoredDraft & { draftId: string };

/** Where drafts are kept; the renter's notes have a key of their own (K21). A new shape gets a new version. */
export const DRAFT_KEY = 'posting-draft:v1';
/** The draft that this tab is writing: a reload goes on where it was, a new visit is asked first. */
export const TAB_KEY = 'posting-tab:v1';
const VERSION = 1;
/** More drafts than this nobody writes in a week; the oldest give way. */
const MAX_DRAFTS = 5;

/** What the landlord's account has of a draft: the words that it was last seen to hold, for telling who changed what. */
export interface SyncedDraft {
  landlord: string;
  version: number;
  draft: NamedDraft;
}

export interface DraftEntry {
  draft: NamedDraft;
  /** When it was changed last, in milliseconds. */
  savedAt: number;
  /** What another tab or device wrote where this one wrote too: kept until somebody chooses. */
  conflicts: readonly MergeConflictField[];
  account: SyncedDraft | null;
}

/** A draft with nothing in it but one empty floorplan row. `draftId` is its name for the server: one listing a draft. */
export const emptyDraft = (draftId: string): NamedDraft => ({ id: 'local', draftId, ...emptyPersistedDraft() });

export function newEntry(draft: NamedDraft, savedAt: number, account: SyncedDraft | null = null): DraftEntry {
  return { draft, savedAt, conflicts: [], account };
}

/** The parts that are kept, as the cache wants to have them; null for what cannot be read. */
export function parseStoredParts(draftId: string, parts: unknown): NamedDraft | null {
  const parsed = parseStoredDraft(parts);
  return parsed && { id: 'local', draftId, ...parsed };
}

const partsOf = (draft: StoredDraft) => Object.fromEntries(nonEmptyParts(draft).map((name) => [name, draft[name]]));

/** The allow-list once more: an entry is written part by part. */
const toStoredEntry = ({ draft, savedAt, conflicts, account }: DraftEntry) => ({
  savedAt,
  draftId: draft.draftId,
  draft: partsOf(draft),
  ...(conflicts.length > 0 && { conflicts }),
  ...(account && {
    account: {
      landlord: account.landlord,
      version: account.version,
      // mostly the same words
      draft: isSameContent(account.draft, draft) ? 'same' : partsOf(account.draft),
    },
  }),
});

/** The text that is stored: the latest draft with the time and the version of the shape, then the others. */
export function serializeDrafts(entries: readonly DraftEntry[]): string | null {
  const [latest, ...others] = entries.toSorted((one, other) => other.savedAt - one.savedAt).slice(0, MAX_DRAFTS);
  if (!latest) return null;
  return JSON.stringify({
    version: VERSION,
    ...toStoredEntry(latest),
    ...(others.length > 0 && { others: others.map(toStoredEntry) }),
  });
}

/** The text of one draft alone. */
export const serializeDraft = (draft: NamedDraft, now: number): string => serializeDrafts([newEntry(draft, now)]) ?? '';

function parseEntry(value: unknown, now: number): DraftEntry[] {
  if (!isRecord(value)) return [];
  const { draftId, savedAt, draft: parts, conflicts, account } = value;
  if (typeof draftId !== 'string' || typeof savedAt !== 'number' || now - savedAt > DRAFT_RETENTION_MS) return [];
  const draft = parseStoredParts(draftId, parts);
  return draft ? [{ draft, savedAt, conflicts: parseConflicts(conflicts), account: parseSynced(account, draft) }] : [];
}

function parseSynced(value: unknown, draft: NamedDraft): SyncedDraft | null {
  if (!isRecord(value) || typeof value['landlord'] !== 'string' || typeof value['version'] !== 'number') return null;
  const seen = value['draft'] === 'same' ? draft : parseStoredParts(draft.draftId, value['draft']);
  return seen && { landlord: value['landlord'], version: value['version'], draft: seen };
}

/**
 * The drafts of a stored text, the latest first; damaged ones, other versions' and those older than a week are left
 * out. Never throws.
 */
export function parseDrafts(text: string | null, now: number): DraftEntry[] {
  let stored: unknown;
  try {
    stored = JSON.parse(text ?? 'null');
  } catch {
    return [];
  }
  if (!isRecord(stored) || stored['version'] !== VERSION) return [];
  const others: unknown[] = Array.isArray(stored['others']) ? stored['others'] : [];
  return [stored, ...others].flatMap((entry) => parseEntry(entry, now));
}

/** The latest draft of a stored text, or null. */
export const parseLatestDraft = (text: string | null, now: number): NamedDraft | null =>
  parseDrafts(text, now)[0]?.draft ?? null;
