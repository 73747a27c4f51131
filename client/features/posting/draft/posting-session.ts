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
type PromptedLandlords = Set<string | null | typeof RESUMED>;

/** What this page knows of the draft that it writes. */
export interface PostingSession {
  readonly storage: DraftStorage;
  readonly persistence: DraftPersistence;
  /** Who keeps it in the landlord's account too; null for a visitor. */
  readonly account: AccountDraftPersistence | null;
  /** Landlords (null: a visitor) who have been asked about a draft of before. */
  readonly prompted: PromptedLandlords;
}

/** A draft ended elsewhere: in another tab, or on another device, whose words for it are the `message`. */
export interface DraftEndedElsewhere {
  why: EndReason;
  message?: string;
  /** Brings one back that was only forgotten. */
  undo: () => void;
}

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

function beginDraft(
  cache: ApolloCache,
  drawer: DraftStorage,
  entry: DraftEntry | null,
  asked: PromptedLandlords,
): void {
  if (entry) drawer.put(entry);
  const draft = entry?.draft ?? emptyDraft(randomUuid());
  writeDraft(cache, { ...draft, restored: entry ? 1 : 0 });
  drawer.setTabDraft(draft.draftId);
  const keeper: DraftPersistence = new DraftPersistence(cache, drawer, (why, last) => endedElsewhere(cache, why, last));
  setSession(cache, { storage: drawer, persistence: keeper, account: null, prompted: asked });
}

function stopSession({ persistence: keeper, account }: PostingSession): void {
  keeper.stop();
  account?.stop();
}

/** Goes on with this draft. What was being written stays in the drawer if it is worth a question. */
export function resumeDraft(cache: ApolloCache, entry: DraftEntry): void {
  const before = sessions.get(cache);
  if (!before) return;
  const { storage: drawer, persistence: keeper, prompted: asked } = before;
  keeper.save();
  stopSession(before);
  if (!isWorthRestoring(keeper.draft())) drawer.drop(keeper.draftId);
  drawer.clearEnded(entry.draft.draftId);
  beginDraft(cache, drawer, entry, asked);
}

/** The draft is taken out of the storage, and an empty one is begun in its place. */
function replaceEndedDraft(cache: ApolloCache, posting: PostingSession, why: EndReason): void {
  const { storage: drawer, persistence: keeper, prompted: asked } = posting;
  stopSession(posting);
  drawer.markEnded(keeper.draftId, why);
  drawer.drop(keeper.draftId);
  beginDraft(cache, drawer, null, asked);
  // nothing of it is this tab's yet
  drawer.setTabDraft(null);
}

function endedElsewhere(cache: ApolloCache, why: EndReason, last: DraftEntry, message?: string): void {
  const posting = sessions.get(cache);
  if (!posting) return;
  replaceEndedDraft(cache, posting, why);
  const undo = () => resumeDraft(cache, last);
  endListeners.emit({ why, undo, ...(message !== undefined && { message }) });
}

/**
 * Begins posting in this page, once; later calls do nothing. A draft that this tab was writing when it was reloaded goes
 * on by itself. At a fresh start (`fresh`: the first step, or a tab that was not posting) one begins with nothing, and may
 * be asked about a saved draft (find-saved-draft.ts).
 */
export function beginPosting(cache: ApolloCache, fresh: boolean, storages: Storages = browserStorages()): void {
  if (sessions.has(cache)) return;
  const drawer = new DraftStorage(storages);
  drawer.removeExpired();
  const name = drawer.tabDraft();
  const kept = drawer.entries();
  const mine = name === null ? undefined : (kept.find(({ draft }) => draft.draftId === name) ?? kept[0]);
  const inTheMiddle = mine !== undefined && isWorthRestoring(mine.draft) && !fresh;
  const goesOn = inTheMiddle || (mine !== undefined && !isWorthRestoring(mine.draft));
  beginDraft(cache, drawer, goesOn ? mine : null, new Set(inTheMiddle ? [RESUMED] : []));
}

/** From now on the draft is kept in this landlord's account too; null when nobody is logged in. */
export function saveToAccount(client: ApolloClient, landlord: string | null): void {
  const { cache } = client;
  const posting = sessions.get(cache);
  if (!posting || (posting.account?.landlord ?? null) === landlord) return;
  posting.account?.stop();
  const { persistence: keeper } = posting;
  const onPublished = (message: string) => endedElsewhere(cache, 'published', keeper.entry(), message);
  setSession(cache, {
    ...posting,
    account: landlord === null ? null : new AccountDraftPersistence({ client, keeper, landlord, onPublished }),
  });
}

/**
 * Ends the draft, in every tab and in the account, and begins an empty one: after publishing, or when its owner says so.
 * Answers how to have it back.
 */
export function endDraft(client: ApolloClient, why: 'forgotten' | 'published'): () => void {
  const { cache } = client;
  const posting = sessions.get(cache);
  if (!posting) return () => undefined;
  const { persistence: keeper, account } = posting;
  keeper.save();
  const last = keeper.entry();
  replaceEndedDraft(cache, posting, why);
  // publishing has taken it out of the account
  const told = account && why === 'forgotten' ? deleteAccountDraft(client, keeper.draftId) : Promise.resolve();
  return () => {
    resumeDraft(cache, last);
    void told.then(() => sessions.get(cache)?.account?.retry());
  };
}
