import type { ApolloClient } from '@apollo/client';
import { isWorthRestoring } from '../../../../domain/posting/drafts/saved-draft.ts';
import { deleteAccountDraft, fetchLatestDraft } from './persistence/account-drafts.ts';
import { resumeDraft, postingSession, RESUMED } from './posting-session.ts';
import type { DraftEntry } from './persistence/stored-draft.ts';

/** A saved draft that was found when posting began: its owner decides. */
export interface SavedDraftOffer {
  entry: DraftEntry;
  /** Something has been written meanwhile: it is no moment for a question. */
  isInterruption: boolean;
  restore(): void;
  /** Deletes it. @returns how to have it back */
  discard(): () => void;
}

/**
 * The draft of before that its owner is to be asked about, once for each who logs in: the latest of this browser and of
 * the account, if there is one with more than one entry (K28) that was not declined as it is. Past the first step
 * (`fresh` false) only who has just logged in is asked: their account may hold a draft of another device.
 */
export async function findSavedDraft(
  client: ApolloClient,
  landlord: string | null,
  fresh = true,
): Promise<SavedDraftOffer | null> {
  const { cache } = client;
  const posting = postingSession(cache);
  if (!posting) return null;
  const { storage: drawer, prompted: asked } = posting;
  if (asked.delete(RESUMED)) asked.add(null).add(landlord);
  if (asked.has(landlord) || (landlord === null && !fresh)) return null;
  asked.add(landlord);
  const elsewhere = landlord === null ? null : await fetchLatestDraft(client, landlord);
  const own = postingSession(cache)?.persistence;
  if (!own) return null;
  const here = drawer.entries();
  // of a draft that is in both the one here is taken: what the account has more comes in as soon as it goes on
  const added = elsewhere && !here.some(({ draft }) => draft.draftId === elsewhere.draft.draftId) ? [elsewhere] : [];
  const entry = [...here, ...added]
    .toSorted((one, other) => other.savedAt - one.savedAt)
    .find(
      ({ draft, savedAt, account }) =>
        draft.draftId !== own.draftId &&
        isWorthRestoring(draft) &&
        drawer.endReason(draft.draftId, savedAt) === null &&
        // what one landlord has left in this browser is nothing to another
        (account === null || landlord === null || account.landlord === landlord),
    );
  if (!entry) return null;
  const { draftId } = entry.draft;
  return {
    entry,
    isInterruption: isWorthRestoring(own.draft()),
    restore: () => resumeDraft(cache, drawer.entry(draftId) ?? entry),
    discard: () => {
      drawer.markEnded(draftId, 'declined');
      drawer.drop(draftId);
      const deleted = landlord === null ? Promise.resolve() : deleteAccountDraft(client, draftId);
      return () => {
        resumeDraft(cache, entry);
        void deleted.then(() => postingSession(cache)?.account?.retry());
      };
    },
  };
}
