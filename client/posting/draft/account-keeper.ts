import type { ApolloClient } from '@apollo/client';
import { sameWords, writtenParts } from '../../../domain/posting/saved-draft.ts';
import { isLoggedOut } from '../../apollo/words-for.ts';
import { fetchDraft, readAnswer, sendToAccount } from './account-drafts.ts';
import type { DraftKeeper } from './draft-keeper.ts';
import { emptyDraft, type NamedDraft } from './stored-draft.ts';

/** Behind the last word, and between two sendings. */
const SEND_AFTER_MS = 1500;
const RETRY_AFTER_MS = [3000, 10_000, 30_000, 60_000] as const;
/** Looking again when this page comes to the front, if it has not looked for so long. */
const LOOK_AFTER_MS = 10_000;

/**
 * Where the words of this draft stand in the landlord's account. `later`: it could not be reached, and is tried again.
 * `ended`: the session is over. `refused`: it does not take them, `why` says it. `open`: two versions wait for a choice.
 */
export interface InAccount {
  state: 'nothing' | 'sending' | 'saved' | 'later' | 'ended' | 'refused' | 'open';
  why?: string;
}

interface AccountKeeperDeps {
  client: ApolloClient;
  keeper: DraftKeeper;
  /** The id of the landlord. */
  landlord: string;
  /** The draft has become a listing on another device. */
  onPublished: (message: string) => void;
}

/**
 * Keeps the landlord's account in step with the draft of this page, and the page with what other devices saved. It sends
 * after a pause in typing, one call at a time, and names the version it has seen, so that nothing is overwritten unseen.
 */
export class AccountKeeper {
  readonly landlord: string;
  readonly keeper: DraftKeeper;
  readonly #client: ApolloClient;
  readonly #onPublished: (message: string) => void;
  readonly #listeners = new Set<() => void>();
  readonly #unwatch: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #busy = false;
  #stopped = false;
  #failures = 0;
  #lookedAt = 0;
  #inAccount: InAccount = { state: 'nothing' };

  constructor({ client, keeper, landlord, onPublished }: AccountKeeperDeps) {
    this.#client = client;
    this.keeper = keeper;
    this.landlord = landlord;
    this.#onPublished = onPublished;
    this.#unwatch = keeper.onChange(() => {
      if (this.#isSaved()) return;
      const { state } = this.#inAccount;
      // from the first letter on it is not called saved
      if (state === 'saved' || state === 'nothing') this.#tell({ state: 'sending' });
      if (state !== 'later' && state !== 'ended') this.#sendIn(SEND_AFTER_MS);
    });
    addEventListener('online', this.retry);
    document.addEventListener('visibilitychange', this.#turn);
    void this.#look();
  }

  /** The same object until something changes. */
  inAccount = (): InAccount => this.#inAccount;

  onChange = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Now, whatever was waited for. */
  retry = (): void => void this.#look();

  stop(): void {
    this.#stopped = true;
    this.#unwatch();
    clearTimeout(this.#timer);
    removeEventListener('online', this.retry);
    document.removeEventListener('visibilitychange', this.#turn);
  }

  #isSaved(): boolean {
    const synced = this.keeper.synced(this.landlord);
    const draft = this.keeper.draft();
    return synced ? sameWords(synced.draft, draft) : writtenParts(draft).length === 0;
  }

  #tell(inAccount: InAccount): void {
    if (this.#stopped || (inAccount.state === this.#inAccount.state && inAccount.why === this.#inAccount.why)) return;
    this.#inAccount = inAccount;
    this.#listeners.forEach((listener) => listener());
  }

  #sendIn(ms: number): void {
    clearTimeout(this.#timer);
    if (this.#stopped) return;
    this.#timer = setTimeout(() => void this.#send(), ms);
  }

  #turn = () => {
    if (document.visibilityState === 'hidden') {
      if (!this.#isSaved()) void this.#send();
    } else if (Date.now() - this.#lookedAt > LOOK_AFTER_MS) void this.#look();
  };

  /** Asks what the account has, takes in what another device wrote, and sends what it lacks. */
  async #look(): Promise<void> {
    const { keeper, landlord } = this;
    const synced = keeper.synced(landlord);
    if (!synced && writtenParts(keeper.draft()).length === 0) return;
    this.#lookedAt = Date.now();
    try {
      const kept = await fetchDraft(this.#client, keeper.draftId);
      if (this.#stopped) return;
      if (!kept && synced) keeper.setSynced(null);
      if (kept && kept.version !== synced?.version) this.#takeIn(kept);
      this.#failures = 0;
      await this.#send();
    } catch (error) {
      this.#fail(error);
    }
  }

  #takeIn({ draft, version }: { draft: NamedDraft; version: number }): void {
    const base = this.keeper.synced(this.landlord)?.draft ?? emptyDraft(this.keeper.draftId);
    this.keeper.takeIn(base, { landlord: this.landlord, version, draft });
  }

  async #send(): Promise<void> {
    clearTimeout(this.#timer);
    if (this.#busy || this.#stopped) return;
    if (this.keeper.kept().clashes.length > 0) return this.#tell({ state: 'open' });
    if (this.#isSaved()) return this.#tell({ state: this.keeper.synced(this.landlord) ? 'saved' : 'nothing' });
    this.#busy = true;
    this.#tell({ state: 'sending' });
    try {
      await this.#sendOnce();
      this.#failures = 0;
    } catch (error) {
      this.#fail(error);
    } finally {
      this.#busy = false;
    }
  }

  async #sendOnce(): Promise<void> {
    const draft = this.keeper.draft();
    const version = this.keeper.synced(this.landlord)?.version ?? null;
    const answer = await sendToAccount(this.#client, draft, version);
    if (this.#stopped) return;
    if ('message' in answer) return this.#onPublished(answer.message);
    if ('errors' in answer) {
      const why = answer.errors[0]?.messages[0];
      return this.#tell({ state: 'refused', ...(why !== undefined && { why }) });
    }
    if ('saved' in answer) {
      const kept = readAnswer(answer.saved);
      if (!kept) throw new Error('The account keeps a draft that cannot be read');
      this.#takeIn(kept);
    } else this.keeper.setSynced({ landlord: this.landlord, version: answer.version, draft });
    if (this.keeper.kept().clashes.length > 0) this.#tell({ state: 'open' });
    else if (this.#isSaved()) this.#tell({ state: 'saved' });
    else this.#sendIn(SEND_AFTER_MS);
  }

  #fail(error: unknown): void {
    this.#tell({ state: isLoggedOut(error) ? 'ended' : 'later' });
    this.#sendIn(RETRY_AFTER_MS[Math.min(this.#failures++, RETRY_AFTER_MS.length - 1)] ?? 0);
  }
}
