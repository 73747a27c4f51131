import type { ApolloClient } from '@apollo/client';
import { toPersistedDraft } from '../../../../../domain/posting/drafts/saved-draft.ts';
import { ForgetDraftDocument, SaveDraftDocument, SavedDraftDocument } from '../saved-draft.generated.ts';
import type { AccountDraftFragment } from '../saved-draft.generated.ts';
import { newEntry, parseStoredParts, type DraftEntry, type NamedDraft } from './stored-draft.ts';

/** What is asked of the drafts that a landlord's account keeps. Nothing of it stays in the cache. */

/** As the page knows drafts; null for one that cannot be read. */
export const NO_CACHE_QUERY = ({ draft, version, savedAt }: AccountDraftFragment) => {
  const read = parseStoredParts(draft.draftId ?? '', draft);
  return read && { draft: read, version, savedAt: Date.parse(savedAt) };
};

/** The draft of this name, or the latest that is worth a question; null when there is none. */
export async function fetchDraft(client: ApolloClient, id: string | null) {
  const { data } = await client.query({ query: SavedDraftDocument, variables: { id }, fetchPolicy: 'no-cache' });
  return data?.draft ? NO_CACHE_QUERY(data.draft) : null;
}

/** The latest draft that the landlord's account keeps and that is worth a question; null too when it cannot be reached. */
export async function fetchLatestDraft(client: ApolloClient, landlord: string): Promise<DraftEntry | null> {
  const found = await fetchDraft(client, null).catch(() => null);
  if (!found) return null;
  const { draft, version, savedAt } = found;
  return { ...newEntry(draft, savedAt), account: { landlord, version, draft } };
}

/** Throws a draft of the account away; when that cannot be, its week ends it. */
export async function deleteAccountDraft(client: ApolloClient, draftId: string): Promise<void> {
  const forgotten = client.mutate({
    mutation: ForgetDraftDocument,
    variables: { id: draftId },
    fetchPolicy: 'no-cache',
  });
  await forgotten.catch(() => undefined);
}

/**
 * Sends a draft to be kept: the parts of the allow-list and its name, nothing else (K16). `version` is the one that was
 * seen last.
 */
export async function saveAccountDraft(client: ApolloClient, draft: NamedDraft, version: number | null) {
  const { data } = await client.mutate({
    mutation: SaveDraftDocument,
    variables: { draft: { id: draft.draftId, ...toPersistedDraft(draft) }, version },
    fetchPolicy: 'no-cache',
  });
  if (!data?.saveDraft) throw new Error("The server didn't respond");
  return data.saveDraft;
}
