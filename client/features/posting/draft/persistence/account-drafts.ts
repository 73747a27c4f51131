import type { ApolloClient } from '@apollo/client';
import { toPersistedDraft } from '../../../../../domain/posting/drafts/saved-draft.ts';
import { DiscardDraftDocument, SaveDraftDocument, SavedDraftDocument } from '../saved-draft.generated.ts';
import type { AccountDraftFragment } from '../saved-draft.generated.ts';
import { newEntry, parseStoredParts, type NamedDraft } from './stored-draft.ts';

/** As the page knows drafts; null for one that cannot be read. */
export const parseAccountDraft = ({ draft, version, savedAt }: AccountDraftFragment) => {
  const read = parseStoredParts(draft.draftId ?? '', draft);
  return read && { draft: read, version, savedAt: Date.parse(savedAt) };
};

/** The draft of this name, or the latest that is worth a question, or null. Nothing of it stays in the cache. */
export async function fetchDraft(client: ApolloClient, id: string | null) {
  const { data } = await client.query({ query: SavedDraftDocument, variables: { id }, fetchPolicy: 'no-cache' });
  return data?.draft ? parseAccountDraft(data.draft) : null;
}

/** The same as this browser keeps drafts. */
export async function fetchEntry(client: ApolloClient, id: string | null, landlord: string) {
  const found = await fetchDraft(client, id);
  if (!found) return null;
  const { draft, version, savedAt } = found;
  return newEntry(draft, savedAt, { landlord, version, draft });
}

/** Throws a draft of the account away; when that cannot be, its week ends it. */
export async function deleteAccountDraft(client: ApolloClient, draftId: string): Promise<void> {
  const mutation = { mutation: DiscardDraftDocument, variables: { id: draftId }, fetchPolicy: 'no-cache' } as const;
  await client.mutate(mutation).catch(() => undefined);
}

/** Sends the allowed parts of a draft and its name (K16). `version` is the one that was seen last. */
export async function saveAccountDraft(client: ApolloClient, draft: NamedDraft, version: number | null) {
  const { data } = await client.mutate({
    mutation: SaveDraftDocument,
    variables: { draft: { id: draft.draftId, ...toPersistedDraft(draft) }, version },
    fetchPolicy: 'no-cache',
  });
  if (!data?.saveDraft) throw new Error("The server didn't respond");
  return data.saveDraft;
}
