import type { ApolloClient } from '@apollo/client';
import { isSameContent, nonEmptyParts } from '../../../../../domain/posting/drafts/saved-draft.ts';
import { createListeners } from '../../../../components/hooks/create-listeners.ts';
import { isLoggedOut } from '../../../../graphql/error-message.ts';
import { fetchDraft, parseAccountDraft, saveAccountDraft } from './account-drafts.ts';
import type { DraftPersistence } from './draft-persistence.ts';
import { emptyDraft, type NamedDraft } from './stored-draft.ts';

/** Behind the last word, and between two sendings. */
const SAVE_DELAY_MS = 1500;
const RETRY_AFTER_MS = [3000, 10_000, 30_000, 60_000] as const;
/** Looking again when this page comes to the front, if it has not looked for so long. */
const REFETCH_AFTER_MS = 10_000;

/** Where the draft stands in the account. `later`: it is tried again; `ended`: the session; `open`: a choice is due. */
export interface AccountSaveState {
  state: 'nothing' | 'sending' | 'saved' | 'later' | 'ended' | 'refused' | 'open';
  why?: string | undefined;
}

/** Keeps account and page in step, one call at a time; it names the version seen, so that nothing is overwritten unseen. */
export class AccountDraftPersistence {
  readonly #listeners = createListeners();
  readonly #life = new AbortController();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #busy = false;
  #failures = 0;
  #lookedAt = 0;
  #inAccount: AccountSaveState = { state: 'nothing' };

  /** `onPublished` hears that the draft has become a listing on another device. */
  constructor(
    private readonly client: ApolloClient,
    readonly persistence: DraftPersistence,
    readonly landlord: string,
    private readonly onPublished: (message: string) => void,
  ) {
    const { signal } = this.#life;
    const unwatch = persistence.onChange(() => {
      if (this.#isSaved()) return;
      const { state } = this.#inAccount;
      // from the first letter on it is not called saved
      if (state === 'saved' || state === 'nothing') this.#setState({ state: 'sending' });
      if (state !== 'later' && state !== 'ended') this.#scheduleSave(SAVE_DELAY_MS);
    });
    signal.addEventListener('abort', unwatch);
    addEventListener('online', this.retry, { signal });
    document.addEventListener('visibilitychange', () => this.#onVisibilityChange(), { signal });
    void this.#refetch();
  }

  /** The same object until something changes. */
  saveState = (): AccountSaveState => this.#inAccount;

  onChange = this.#listeners.subscribe;

  /** Now, whatever was waited for. */
  retry = (): void => void this.#refetch();

  stop(): void {
    this.#life.abort();
    clearTimeout(this.#timer);
  }

  get #stopped(): boolean {
    return this.#life.signal.aborted;
  }

  #isSaved(): boolean {
    const synced = this.persistence.synced(this.landlord);
    const draft = this.persistence.draft();
    return synced ? isSameContent(synced.draft, draft) : nonEmptyParts(draft).length === 0;
  }

  #setState(inAccount: AccountSaveState): void {
    if (this.#stopped || (inAccount.state === this.#inAccount.state && inAccount.why === this.#inAccount.why)) return;
    this.#inAccount = inAccount;
    this.#listeners.emit();
  }

  #scheduleSave(ms: number): void {
    clearTimeout(this.#timer);
    if (this.#stopped) return;
    this.#timer = setTimeout(() => void this.#saveNow(), ms);
  }

  #onVisibilityChange(): void {
    if (document.visibilityState === 'hidden') {
      if (!this.#isSaved()) void this.#saveNow();
    } else if (Date.now() - this.#lookedAt > REFETCH_AFTER_MS) void this.#refetch();
  }

  /** Asks what the account has, takes in what another device wrote, and sends what it lacks. */
  async #refetch(): Promise<void> {
    const { persistence, landlord } = this;
    const synced = persistence.synced(landlord);
    if (!synced && nonEmptyParts(persistence.draft()).length === 0) return;
    this.#lookedAt = Date.now();
    try {
      const saved = await fetchDraft(this.client, persistence.draftId);
      if (this.#stopped) return;
      if (!saved && synced) persistence.setSynced(null);
      if (saved && saved.version !== synced?.version) this.#takeIn(saved);
      this.#failures = 0;
      await this.#saveNow();
    } catch (error) {
      this.#fail(error);
    }
  }

  #takeIn({ draft, version }: { draft: NamedDraft; version: number }): void {
    const base = this.persistence.synced(this.landlord)?.draft ?? emptyDraft(this.persistence.draftId);
    this.persistence.mergeRemote(base, { landlord: this.landlord, version, draft });
  }

  async #saveNow(): Promise<void> {
    clearTimeout(this.#timer);
    if (this.#busy || this.#stopped) return;
    if (this.persistence.saveState().conflicts.length > 0) return this.#setState({ state: 'open' });
    if (this.#isSaved()) return this.#setState({ state: this.persistence.synced(this.landlord) ? 'saved' : 'nothing' });
    this.#busy = true;
    this.#setState({ state: 'sending' });
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
    const draft = this.persistence.draft();
    const version = this.persistence.synced(this.landlord)?.version ?? null;
    const answer = await saveAccountDraft(this.client, draft, version);
    if (this.#stopped) return;
    if ('message' in answer) return this.onPublished(answer.message);
    if ('errors' in answer) {
      return this.#setState({ state: 'refused', why: answer.errors[0]?.messages[0] });
    }
    if ('saved' in answer) {
      const saved = parseAccountDraft(answer.saved);
      if (!saved) throw new Error('The account stores a draft that cannot be read');
      this.#takeIn(saved);
    } else this.persistence.setSynced({ landlord: this.landlord, version: answer.version, draft });
    if (this.persistence.saveState().conflicts.length > 0) this.#setState({ state: 'open' });
    else if (this.#isSaved()) this.#setState({ state: 'saved' });
    else this.#scheduleSave(SAVE_DELAY_MS);
  }

  #fail(error: unknown): void {
    this.#setState({ state: isLoggedOut(error) ? 'ended' : 'later' });
    this.#scheduleSave(RETRY_AFTER_MS[Math.min(this.#failures++, RETRY_AFTER_MS.length - 1)] ?? 0);
  }
}
