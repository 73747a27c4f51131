import type { ApolloClient } from '@apollo/client';
import { isWorthRestoring } from '../../../../domain/posting/drafts/saved-draft.ts';
import { fetchEntry } from './persistence/account-drafts.ts';
import { deleteFromAccount, resumeDraft, postingSession, RESUMED } from './posting-session.ts';

/**
 * Returns the latest draft to ask its owner about (K28), once for each who logs in; past the first step of a landlord
 * only, who may have one of another device.
 */
export async function findSavedDraft(client: ApolloClient, landlord: string | null, fresh = true) {
  const { cache } = client;
  const posting = postingSession(cache);
  if (!posting) return null;
  const { storage, prompted: asked } = posting;
  if (asked.delete(RESUMED)) asked.add(null).add(landlord);
  if (asked.has(landlord) || (landlord === null && !fresh)) return null;
  const elsewhere = landlord === null ? null : await fetchEntry(client, null, landlord).catch(() => null);
  const own = postingSession(cache)?.persistence;
  if (!own) return null;
  const here = storage.entries();
  // of a draft that is in both the one here is taken: what the account has more comes in as soon as it goes on
  const added = elsewhere && !here.some(({ draft }) => draft.draftId === elsewhere.draft.draftId) ? [elsewhere] : [];
  const entry = [...here, ...added]
    .toSorted((one, other) => other.savedAt - one.savedAt)
    .find(
      ({ draft, savedAt, account }) =>
        draft.draftId !== own.draftId &&
        isWorthRestoring(draft) &&
        storage.endReason(draft.draftId, savedAt) === null &&
        // what one landlord has left in this browser is nothing to another
        (account === null || landlord === null || account.landlord === landlord),
    );
  const markPrompted = () => void asked.add(landlord);
  if (!entry) {
    markPrompted();
    return null;
  }
  const { draftId } = entry.draft;
  return {
    entry,
    /** Something has been written meanwhile: it is no moment for a question. */
    isInterruption: isWorthRestoring(own.draft()),
    restore: () => resumeDraft(cache, storage.entry(draftId) ?? entry),
    markPrompted,
    /** Deletes it and returns how to have it back. */
    discard: () => {
      storage.markEnded(draftId, 'declined');
      storage.drop(draftId);
      return deleteFromAccount(client, entry, landlord !== null);
    },
  };
}
