import type { ApolloCache, ApolloClient } from '@apollo/client';
import { isWorthRestoring } from '../../../../domain/posting/drafts/saved-draft.ts';
import { createListeners } from '../../../components/hooks/create-listeners.ts';
import { deleteAccountDraft } from './persistence/account-drafts.ts';
import { AccountDraftPersistence } from './persistence/account-draft-persistence.ts';
import { browserStorages, DraftStorage, type EndReason, type Storages } from './persistence/draft-storage.ts';
import { DraftPersistence } from './persistence/draft-persistence.ts';
import { writeDraft } from './draft-cache.ts';
import { randomUuid } from './random-uuid.ts';
import { emptyDraft, type DraftEntry } from './persistence/stored-draft.ts';

/** In the middle of posting the page was loaded anew: whoever is logged in then is asked nothing. */
export const RESUMED = Symbol('resumed');

export interface PostingSession {
  readonly storage: DraftStorage;
  readonly persistence: DraftPersistence;
  readonly account: AccountDraftPersistence | null;
  /** Landlords (null: a visitor) who have been asked about a draft of before. */
  readonly prompted: Set<string | null | typeof RESUMED>;
}

/** A draft that ended in another tab, or on another device, which sends the `message`. */
export type DraftEndedElsewhere = { why: EndReason; message?: string; undo: () => void };

const sessions = new WeakMap<ApolloCache, PostingSession>();
const listeners = createListeners();
const endListeners = createListeners<[ended: DraftEndedElsewhere]>();

/** Hears when another draft is begun or its landlord comes or goes. */
export const onPostingSessionChange = listeners.subscribe;
export const onEndedElsewhere = endListeners.subscribe;

/** The same object until something changes; undefined before posting began. */
export const postingSession = (cache: ApolloCache): PostingSession | undefined => sessions.get(cache);
export const draftPersistence = (cache: ApolloCache): DraftPersistence | undefined => sessions.get(cache)?.persistence;

function setSession(cache: ApolloCache, posting: PostingSession): void {
  sessions.set(cache, posting);
  listeners.emit();
}

type SessionParts = Pick<PostingSession, 'storage' | 'prompted'>;

function beginDraft(cache: ApolloCache, { storage, prompted }: SessionParts, entry: DraftEntry | null): void {
  if (entry) storage.put(entry);
  const draft = entry?.draft ?? emptyDraft(randomUuid());
  writeDraft(cache, { ...draft, restored: entry ? 1 : 0 });
  storage.setTabDraft(draft.draftId);
  const persistence = new DraftPersistence(cache, storage, (why, last) => endedElsewhere(cache, why, last));
  setSession(cache, { storage, persistence, account: null, prompted });
}

function stopSession({ persistence, account }: PostingSession): void {
  persistence.stop();
  account?.stop();
}

/** Goes on with this draft. What was being written stays in the storage if it is worth a question. */
export function resumeDraft(cache: ApolloCache, entry: DraftEntry): void {
  const before = sessions.get(cache);
  if (!before) return;
  const { storage, persistence } = before;
  persistence.save();
  stopSession(before);
  if (!isWorthRestoring(persistence.draft())) storage.drop(persistence.draftId);
  storage.clearEnded(entry.draft.draftId);
  beginDraft(cache, before, entry);
}

function replaceEndedDraft(cache: ApolloCache, posting: PostingSession, why: EndReason): void {
  const { storage, persistence } = posting;
  stopSession(posting);
  storage.markEnded(persistence.draftId, why);
  storage.drop(persistence.draftId);
  beginDraft(cache, posting, null);
  // nothing of it is this tab's yet
  storage.setTabDraft(null);
}

function endedElsewhere(cache: ApolloCache, why: EndReason, last: DraftEntry, message?: string): void {
  const posting = sessions.get(cache);
  if (!posting) return;
  replaceEndedDraft(cache, posting, why);
  const undo = () => resumeDraft(cache, last);
  endListeners.emit({ why, undo, ...(message !== undefined && { message }) });
}

/** Begins posting in this page, once: a reload goes on with the tab's draft, a fresh start (the first step) with nothing. */
export function beginPosting(cache: ApolloCache, fresh: boolean, storages: Storages = browserStorages()): void {
  if (sessions.has(cache)) return;
  const storage = new DraftStorage(storages);
  storage.removeExpired();
  const name = storage.tabDraft();
  const entries = storage.entries();
  const mine = name === null ? undefined : (entries.find(({ draft }) => draft.draftId === name) ?? entries[0]);
  const inTheMiddle = mine !== undefined && isWorthRestoring(mine.draft) && !fresh;
  const goesOn = inTheMiddle || (mine !== undefined && !isWorthRestoring(mine.draft));
  beginDraft(cache, { storage, prompted: new Set(inTheMiddle ? [RESUMED] : []) }, goesOn ? mine : null);
}

/** From now on the draft is kept in this landlord's account too; null when nobody is logged in. */
export function saveToAccount(client: ApolloClient, landlord: string | null): void {
  const { cache } = client;
  const posting = sessions.get(cache);
  if (!posting || (posting.account?.landlord ?? null) === landlord) return;
  posting.account?.stop();
  const { persistence } = posting;
  const onPublished = (message: string) => endedElsewhere(cache, 'published', persistence.entry(), message);
  const account = landlord === null ? null : new AccountDraftPersistence(client, persistence, landlord, onPublished);
  setSession(cache, { ...posting, account });
}

/** Ends the draft, in every tab and in the account, and begins an empty one. Answers how to have it back. */
export function endDraft(client: ApolloClient, why: 'forgotten' | 'published'): () => void {
  const { cache } = client;
  const posting = sessions.get(cache);
  if (!posting) return () => undefined;
  const { persistence, account } = posting;
  persistence.save();
  const last = persistence.entry();
  replaceEndedDraft(cache, posting, why);
  // publishing has taken it out of the account
  return deleteFromAccount(client, last, account !== null && why === 'forgotten');
}

/** Deletes a draft in the account, if it `isThere`, and answers how to have it back here and there. */
export function deleteFromAccount(client: ApolloClient, entry: DraftEntry, isThere: boolean): () => void {
  const deleted = isThere ? deleteAccountDraft(client, entry.draft.draftId) : Promise.resolve();
  return () => {
    resumeDraft(client.cache, entry);
    void deleted.then(() => sessions.get(client.cache)?.account?.retry());
  };
}
