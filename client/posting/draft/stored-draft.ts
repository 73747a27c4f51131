import { DRAFT_KEPT_MS, emptyKept, readKept, sameWords, writtenParts } from '../../../domain/posting/saved-draft.ts';
import type { StoredDraftFragment } from './draft.generated.ts';
import { readClashes, type Clash } from './merge-drafts.ts';
import { isRecord } from '../../../domain/is-record.ts';

export type StoredDraft = StoredDraftFragment;
/** One that is being written here has a name. */
export type NamedDraft = StoredDraft & { draftId: string };

/** Where drafts are kept; the renter's notes have a key of their own (K21). A new shape gets a new version. */
export const DRAFT_KEY = 'posting-draft:v1';
/** The draft that this tab is writing: a reload goes on where it was, a new visit is asked first. */
export const TAB_KEY = 'posting-tab:v1';
const VERSION = 1;
/** More drafts than this nobody writes in a week; the oldest give way. */
const MOST = 5;

/** What the landlord's account has of a draft: the words that it was last seen to hold, for telling who changed what. */
export interface Synced {
  /** The id of the landlord. */
  landlord: string;
  version: number;
  draft: NamedDraft;
}

/** A draft as this browser keeps it. */
export interface Entry {
  draft: NamedDraft;
  /** When it was changed last, in milliseconds. */
  savedAt: number;
  /** What another tab or device wrote where this one wrote too: kept until somebody chooses. */
  clashes: readonly Clash[];
  account: Synced | null;
}

/** A draft with nothing in it but one empty floorplan row. `draftId` is its name for the server: one listing a draft. */
export const emptyDraft = (draftId: string): NamedDraft => ({ id: 'local', draftId, ...emptyKept() });

export const newEntry = (draft: NamedDraft, savedAt: number): Entry => ({
  draft,
  savedAt,
  clashes: [],
  account: null,
});

/** The parts that are kept, as the cache wants to have them; null for what cannot be read. */
export function storedOf(draftId: string, parts: unknown): NamedDraft | null {
  const kept = readKept(parts);
  return kept && { id: 'local', draftId, ...kept };
}

const partsOf = (draft: StoredDraft) => Object.fromEntries(writtenParts(draft).map((name) => [name, draft[name]]));

/** The allow-list once more: an entry is written part by part. */
const written = ({ draft, savedAt, clashes, account }: Entry) => ({
  savedAt,
  draftId: draft.draftId,
  draft: partsOf(draft),
  ...(clashes.length > 0 && { clashes }),
  ...(account && {
    account: {
      landlord: account.landlord,
      version: account.version,
      // mostly the same words
      draft: sameWords(account.draft, draft) ? 'same' : partsOf(account.draft),
    },
  }),
});

/** The text that is stored: the latest draft with the time and the version of the shape, then the others. */
export function serialiseDrawer(entries: readonly Entry[]): string | null {
  const [latest, ...others] = entries.toSorted((one, other) => other.savedAt - one.savedAt).slice(0, MOST);
  if (!latest) return null;
  return JSON.stringify({
    version: VERSION,
    ...written(latest),
    ...(others.length > 0 && { others: others.map(written) }),
  });
}

/** The text of one draft alone. */
export const serialise = (draft: NamedDraft, now: number): string => serialiseDrawer([newEntry(draft, now)]) ?? '';

function parseEntry(value: unknown, now: number): Entry[] {
  if (!isRecord(value)) return [];
  const { draftId, savedAt, draft: parts, clashes, account } = value;
  if (typeof draftId !== 'string' || typeof savedAt !== 'number' || now - savedAt > DRAFT_KEPT_MS) return [];
  const draft = storedOf(draftId, parts);
  return draft ? [{ draft, savedAt, clashes: readClashes(clashes), account: parseSynced(account, draft) }] : [];
}

function parseSynced(value: unknown, draft: NamedDraft): Synced | null {
  if (!isRecord(value) || typeof value['landlord'] !== 'string' || typeof value['version'] !== 'number') return null;
  const seen = value['draft'] === 'same' ? draft : storedOf(draft.draftId, value['draft']);
  return seen && { landlord: value['landlord'], version: value['version'], draft: seen };
}

/** The drafts of a stored text, the latest first; damaged ones, other versions' and those older than a week are left out. Never throws. */
export function parseDrawer(text: string | null, now: number): Entry[] {
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
export const parseStored = (text: string | null, now: number): NamedDraft | null =>
  parseDrawer(text, now)[0]?.draft ?? null;
