import type { ApolloClient } from '@apollo/client';
import { isWorthAQuestion } from '../../../domain/posting/saved-draft.ts';
import { forgetInAccount, latestInAccount } from './account-drafts.ts';
import { goOn, postingOf, RESUMED } from './posting-start.ts';
import type { Entry } from './stored-draft.ts';

/** A saved draft that was found when posting began: its owner decides. */
export interface Offer {
  entry: Entry;
  /** Something has been written meanwhile: it is no moment for a question. */
  inTheMiddle: boolean;
  restore(): void;
  discard(): void;
}

/**
 * The draft of before that its owner is to be asked about, once for each who logs in: the latest of this browser and of
 * the account, if there is one with more than one entry (K28) that was not declined as it is. Past the first step
 * (`fresh` false) only who has just logged in is asked: their account may hold a draft of another device.
 */
export async function findOffer(client: ApolloClient, landlord: string | null, fresh = true): Promise<Offer | null> {
  const { cache } = client;
  const posting = postingOf(cache);
  if (!posting) return null;
  const { drawer, asked } = posting;
  if (asked.delete(RESUMED)) asked.add(null).add(landlord);
  if (asked.has(landlord) || (landlord === null && !fresh)) return null;
  asked.add(landlord);
  const elsewhere = landlord === null ? null : await latestInAccount(client, landlord);
  const own = postingOf(cache)?.keeper;
  if (!own) return null;
  const here = drawer.entries();
  // of a draft that is in both the one here is taken: what the account has more comes in as soon as it goes on
  const added = elsewhere && !here.some(({ draft }) => draft.draftId === elsewhere.draft.draftId) ? [elsewhere] : [];
  const entry = [...here, ...added]
    .toSorted((one, other) => other.savedAt - one.savedAt)
    .find(
      ({ draft, savedAt, account }) =>
        draft.draftId !== own.draftId &&
        isWorthAQuestion(draft) &&
        drawer.gone(draft.draftId, savedAt) === null &&
        // what one landlord has left in this browser is nothing to another
        (account === null || landlord === null || account.landlord === landlord),
    );
  if (!entry) return null;
  const { draftId } = entry.draft;
  return {
    entry,
    inTheMiddle: isWorthAQuestion(own.draft()),
    restore: () => goOn(cache, drawer.entry(draftId) ?? entry),
    discard: () => {
      drawer.markGone(draftId, 'declined');
      drawer.drop(draftId);
      if (landlord !== null) void forgetInAccount(client, draftId);
    },
  };
}
