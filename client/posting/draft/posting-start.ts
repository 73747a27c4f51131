import type { ApolloCache, ApolloClient } from '@apollo/client';
import { isWorthAQuestion } from '../../../domain/posting/saved-draft.ts';
import { forgetInAccount } from './account-drafts.ts';
import { AccountKeeper } from './account-keeper.ts';
import { browserStorages, Drawer, type Gone, type Storages } from './draft-drawer.ts';
import { DraftKeeper } from './draft-keeper.ts';
import { writeDraft } from './draft-store.ts';
import { newUuid } from './new-uuid.ts';
import { emptyDraft, type Entry } from './stored-draft.ts';

/** In the middle of posting the page was loaded anew: whoever is logged in then is asked nothing. */
export const RESUMED = Symbol('resumed');
type Asked = Set<string | null | typeof RESUMED>;

/** What this page knows of the draft that it writes. */
export interface Posting {
  readonly drawer: Drawer;
  readonly keeper: DraftKeeper;
  /** Who keeps it in the landlord's account too; null for a visitor. */
  readonly account: AccountKeeper | null;
  /** Landlords (null: a visitor) who have been asked about a draft of before. */
  readonly asked: Asked;
}

/** A draft ended elsewhere: in another tab, or on another device, whose words for it are the `message`. */
export interface EndedElsewhere {
  why: Gone;
  message?: string;
  /** Brings one back that was only forgotten. */
  undo: () => void;
}

const postings = new WeakMap<ApolloCache, Posting>();
const listeners = new Set<() => void>();
const endListeners = new Set<(ended: EndedElsewhere) => void>();

const hearing =
  <Listener>(all: Set<Listener>) =>
  (listener: Listener) => {
    all.add(listener);
    return () => void all.delete(listener);
  };

/** Hears when another draft is begun or its landlord comes or goes. */
export const onPosting: (listener: () => void) => () => void = hearing(listeners);
export const onEndedElsewhere: (listener: (ended: EndedElsewhere) => void) => () => void = hearing(endListeners);

/** The same object until something changes; undefined before posting began. */
export const postingOf = (cache: ApolloCache): Posting | undefined => postings.get(cache);
export const keeperOf = (cache: ApolloCache): DraftKeeper | undefined => postings.get(cache)?.keeper;

function set(cache: ApolloCache, posting: Posting): void {
  postings.set(cache, posting);
  for (const listener of listeners) listener();
}

function begin(cache: ApolloCache, drawer: Drawer, entry: Entry | null, asked: Asked): void {
  if (entry) drawer.put(entry);
  const draft = entry?.draft ?? emptyDraft(newUuid());
  writeDraft(cache, { ...draft, restored: entry ? 1 : 0 });
  drawer.nameTabDraft(draft.draftId);
  const keeper: DraftKeeper = new DraftKeeper(cache, drawer, (why, last) => endedElsewhere(cache, why, last));
  set(cache, { drawer, keeper, account: null, asked });
}

function stop({ keeper, account }: Posting): void {
  keeper.stop();
  account?.stop();
}

/** Goes on with this draft. What was being written stays in the drawer if it is worth a question. */
export function goOn(cache: ApolloCache, entry: Entry): void {
  const before = postings.get(cache);
  if (!before) return;
  const { drawer, keeper, asked } = before;
  keeper.save();
  stop(before);
  if (!isWorthAQuestion(keeper.draft())) drawer.drop(keeper.draftId);
  drawer.welcome(entry.draft.draftId);
  begin(cache, drawer, entry, asked);
}

/** The draft is taken out of the storage, and an empty one is begun in its place. */
function end(cache: ApolloCache, posting: Posting, why: Gone): void {
  const { drawer, keeper, asked } = posting;
  stop(posting);
  drawer.markGone(keeper.draftId, why);
  drawer.drop(keeper.draftId);
  begin(cache, drawer, null, asked);
  // nothing of it is this tab's yet
  drawer.nameTabDraft(null);
}

function endedElsewhere(cache: ApolloCache, why: Gone, last: Entry, message?: string): void {
  const posting = postings.get(cache);
  if (!posting) return;
  end(cache, posting, why);
  const undo = () => goOn(cache, last);
  for (const listener of endListeners) listener({ why, undo, ...(message !== undefined && { message }) });
}

/**
 * Begins posting in this page, once; later calls do nothing. A draft that this tab was writing when it was reloaded goes
 * on by itself. At a fresh start (`fresh`: the first step, or a tab that was not posting) one begins with nothing, and may
 * be asked about a saved draft (find-offer.ts).
 */
export function beginPosting(cache: ApolloCache, fresh: boolean, storages: Storages = browserStorages()): void {
  if (postings.has(cache)) return;
  const drawer = new Drawer(storages);
  drawer.tidy();
  const name = drawer.tabDraft();
  const kept = drawer.entries();
  const mine = name === null ? undefined : (kept.find(({ draft }) => draft.draftId === name) ?? kept[0]);
  const inTheMiddle = mine !== undefined && isWorthAQuestion(mine.draft) && !fresh;
  const goesOn = inTheMiddle || (mine !== undefined && !isWorthAQuestion(mine.draft));
  begin(cache, drawer, goesOn ? mine : null, new Set(inTheMiddle ? [RESUMED] : []));
}

/** From now on the draft is kept in this landlord's account too; null when nobody is logged in. */
export function keepInAccount(client: ApolloClient, landlord: string | null): void {
  const { cache } = client;
  const posting = postings.get(cache);
  if (!posting || (posting.account?.landlord ?? null) === landlord) return;
  posting.account?.stop();
  const { keeper } = posting;
  const onPublished = (message: string) => endedElsewhere(cache, 'published', keeper.entry(), message);
  set(cache, {
    ...posting,
    account: landlord === null ? null : new AccountKeeper({ client, keeper, landlord, onPublished }),
  });
}

/**
 * Ends the draft, in every tab and in the account, and begins an empty one: after publishing, or when its owner says so.
 * Answers how to have it back.
 */
export function endDraft(client: ApolloClient, why: 'forgotten' | 'published'): () => void {
  const { cache } = client;
  const posting = postings.get(cache);
  if (!posting) return () => undefined;
  const { keeper, account } = posting;
  keeper.save();
  const last = keeper.entry();
  end(cache, posting, why);
  // publishing has taken it out of the account
  const told = account && why === 'forgotten' ? forgetInAccount(client, keeper.draftId) : Promise.resolve();
  return () => {
    goOn(cache, last);
    void told.then(() => postings.get(cache)?.account?.retry());
  };
}
