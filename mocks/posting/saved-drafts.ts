import { SAVED_DRAFTS_MAX } from '../../domain/limits.ts';
import type { FieldErrors } from '../../domain/field-errors.ts';
import { parseDraft } from '../../domain/posting/validation-rules.ts';
import {
  DRAFT_RETENTION_MS,
  DRAFT_TOO_LONG,
  DRAFT_ID_INVALID,
  TOO_MANY_DRAFTS,
  isDraftTooLong,
  resolveDraftSave,
  toPersistedDraft,
} from '../../domain/posting/drafts/saved-draft.ts';
import type { SavedDraftRow } from '../world/db.ts';
import type { World } from '../world/world.ts';

/** A saved draft whose content is not deleted. */
export type LiveSavedDraft = SavedDraftRow & { draft: NonNullable<SavedDraftRow['draft']> };

/** Returns the saved drafts of an account that have not expired, latest first. */
export function liveSavedDrafts(world: World, accountId: number): LiveSavedDraft[] {
  const oldest = world.now().getTime() - DRAFT_RETENTION_MS;
  return world.db.savedDrafts
    .filter((row): row is LiveSavedDraft => row.accountId === accountId && row.draft !== null)
    .filter(({ savedAt }) => Date.parse(savedAt) > oldest)
    .toSorted((one, other) => Date.parse(other.savedAt) - Date.parse(one.savedAt));
}

/** Saves a draft as the server does. */
export function saveDraft(
  world: World,
  accountId: number,
  input: unknown,
  version: number | null,
): { errors: FieldErrors } | { conflict: LiveSavedDraft } | { published: true } | { version: number } {
  const read = parseDraft(input);
  if ('errors' in read) return read;
  const { id, ...parts } = read.draft;
  if (!id) return { errors: DRAFT_ID_INVALID };
  const [draftId, draft] = [id.toLowerCase(), toPersistedDraft(parts)];
  if (isDraftTooLong(draft)) return { errors: DRAFT_TOO_LONG };
  const { db } = world;
  if (db.listings.some((listing) => listing.draftId === draftId && listing.accountId === accountId))
    return { published: true };
  const live = liveSavedDrafts(world, accountId);
  const saved = live.find((row) => row.draftId === draftId) ?? null;
  const judgement = resolveDraftSave(saved, draft, version);
  if (saved && judgement === 'same') return saved;
  if (saved && judgement === 'conflict') return { conflict: saved };
  if (!saved && live.filter((row) => row.ownId === undefined).length >= SAVED_DRAFTS_MAX)
    return { errors: TOO_MANY_DRAFTS };
  const row = db.savedDrafts.find((known) => known.accountId === accountId && known.draftId === draftId);
  const next = {
    ...row,
    accountId,
    draftId,
    draft,
    version: (row?.version ?? 0) + 1,
    savedAt: world.now().toISOString(),
  };
  db.savedDrafts = [...db.savedDrafts.filter((known) => known !== row), next];
  world.changed();
  return next;
}

/** Deletes the content at once; the version number stays, so that it never restarts. `accountId` null means any account. */
export function deleteSavedDraft(world: World, draftId: string, accountId: number | null): void {
  for (const row of world.db.savedDrafts)
    if (row.draftId === draftId && (accountId === null || row.accountId === accountId))
      Object.assign(row, { draft: null, version: row.version + 1 });
  world.changed();
}
