import { DRAFTS_PER_PAGE, SAVED_DRAFTS_MAX } from '../../../../domain/limits.ts';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { FieldErrors } from '../../../../domain/field-errors.ts';
import {
  DRAFT_RETENTION_MS,
  DRAFT_TOO_LONG,
  DRAFT_ID_INVALID,
  TOO_MANY_DRAFTS,
  isDraftTooLong,
  isUuid,
  isWorthRestoring,
  resolveDraftSave,
  toPersistedDraft,
  parseStoredDraft,
} from '../../../../domain/posting/drafts/saved-draft.ts';
import type { PersistedDraft } from '../../../../domain/posting/drafts/parse-saved-draft.ts';
import type { Draft } from '../../../../domain/posting/drafts/draft.ts';
import { parseDraft } from '../../../../domain/posting/validation-rules.ts';
import { lockAccountRow } from '../../account/lock-account.ts';
import { approvedTexts } from '../publishing/approved-texts.ts';
import { markReferenced } from '../../images/referenced-images.ts';
import { Listing } from '../../listings/listing.entity.ts';
import type { ServiceDeps } from '../../service-deps.ts';
import { SavedDraft } from './saved-draft.entity.ts';
import { deleteInBatches } from '../../../jobs/delete-in-batches.ts';

/** A saved draft. */
export interface StoredDraft {
  /** The draft's own UUID; a draft yields one listing. */
  draftId: string;
  draft: PersistedDraft;
  version: number;
  savedAt: Date;
  /** The owner's own id of an imported listing. */
  ownId?: string | null | undefined;
}

/** Result of saving a draft; `conflict` carries the saved draft instead. */
export type SaveOutcome =
  | { saved: StoredDraft }
  | { conflict: StoredDraft }
  | { published: true }
  | { errors: FieldErrors };

/**
 * Saves landlords' drafts for their other devices: at most five that are written by hand, and those that were imported;
 * for a week, and never a secret (K16).
 */
export class DraftsService {
  constructor(private readonly deps: Pick<ServiceDeps, 'orm' | 'clock' | 'throttle'>) {}

  /**
   * Returns the account's own draft with this id, or else the latest written by hand that is worth offering (K28); null
   * when there is none.
   */
  async find(accountId: number, draftId: string | null): Promise<StoredDraft | null> {
    const name = draftId?.toLowerCase();
    const rows = await this.deps.orm.em.fork().find(
      SavedDraft,
      {
        ...this.#live(accountId),
        ...(name === undefined ? { ownId: null } : isUuid(name) ? { draftId: name } : { draftId: [] }),
      },
      { orderBy: { savedAt: 'desc', draftId: 'asc' } },
    );
    const all = rows.map(savedOf).filter((saved) => saved !== null);
    return all.find(({ draft, draftId: own }) => (name === undefined ? isWorthRestoring(draft) : own === name)) ?? null;
  }

  /**
   * Returns one page of the account's drafts, the latest first, the number of all, which were sent for review, and the
   * texts that staff approved.
   */
  async list(
    accountId: number,
    page: number,
  ): Promise<{ total: number; drafts: StoredDraft[]; inReview: Set<string>; approvedTexts: string[] }> {
    const em = this.deps.orm.em.fork();
    const live = this.#live(accountId);
    const sql = `select draft_id as id from publish_intent where account_id = ? and state = 'review'`;
    const [total, reviews, texts, rows] = await Promise.all([
      em.count(SavedDraft, live),
      em.fork().execute<{ id: string }[]>(sql, [accountId]),
      approvedTexts(em.fork(), accountId),
      em.fork().find(SavedDraft, live, {
        orderBy: { savedAt: 'desc', ownId: 'asc', draftId: 'asc' },
        limit: DRAFTS_PER_PAGE,
        offset: (page - 1) * DRAFTS_PER_PAGE,
      }),
    ]);
    const drafts = rows.map(savedOf).filter((saved) => saved !== null);
    return { total, drafts, inReview: new Set(reviews.map(({ id }) => id)), approvedTexts: texts };
  }

  /**
   * Saves a draft. `version` is the last version that the sender has seen, or null for none.
   * @throws {TooManyRequests} after 120 in a minute. @throws {NotLoggedIn} when the account is gone.
   */
  async save(accountId: number, input: unknown, version: number | null): Promise<SaveOutcome> {
    await this.deps.throttle.take('draft', String(accountId));
    const read = parseDraft(input);
    if ('errors' in read) return read;
    const { id, ...parts } = read.draft;
    if (!id) return { errors: DRAFT_ID_INVALID };
    const draft = toPersistedDraft(parts);
    if (isDraftTooLong(draft)) return { errors: DRAFT_TOO_LONG };
    await markReferenced(this.deps.orm.em.fork(), draft.images, this.deps.clock.now());
    const sent = { draftId: id.toLowerCase(), draft, version };
    return this.deps.orm.em.fork().transactional((em) => this.#save(em, accountId, sent));
  }

  /** Deletes a draft and its text immediately. */
  delete(accountId: number, draftId: string): Promise<void> {
    return this.deletePublished(this.deps.orm.em.fork(), accountId, draftId);
  }

  /**
   * Deletes a draft whose listing is created in the caller's transaction. Drafts of other accounts with the same id are
   * not affected.
   */
  async deletePublished(em: EntityManager, accountId: number, draftId: string): Promise<void> {
    await em.execute(
      'update saved_draft set draft = null, version = version + 1 where account_id = ? and draft_id = ?',
      [accountId, draftId],
    );
  }

  /** Saves a draft in the caller's transaction, over whatever is saved of it. */
  async saveUnpaid(em: EntityManager, accountId: number, { id, ...parts }: Omit<Draft, 'account'>): Promise<void> {
    if (!id) return;
    await em.execute(
      `insert into saved_draft (account_id, draft_id, draft, version, saved_at) values (?, ?, ?, 1, ?)
       on conflict (account_id, draft_id)
       do update set draft = excluded.draft, version = saved_draft.version + 1, saved_at = excluded.saved_at`,
      [accountId, id, JSON.stringify(toPersistedDraft(parts)), this.deps.clock.now()],
    );
  }

  /** Deletes drafts that are a week old and returns their number. */
  async deleteExpired(): Promise<number> {
    return deleteInBatches(this.deps.orm.em.fork(), 'saved_draft', 'saved_at <= ?', [this.#oldest()]);
  }

  /** Returns the next time at which `deleteExpired` has work, or null. */
  async nextExpiry(): Promise<Date | null> {
    const [first] = await this.deps.orm.em.fork().find(SavedDraft, {}, { orderBy: { savedAt: 'asc' }, limit: 1 });
    return first ? new Date(first.savedAt.getTime() + DRAFT_RETENTION_MS) : null;
  }

  #live(accountId: number) {
    return { accountId, draft: { $ne: null }, savedAt: { $gt: this.#oldest() } };
  }

  #oldest(): Date {
    return new Date(this.deps.clock.now().getTime() - DRAFT_RETENTION_MS);
  }

  async #save(
    em: EntityManager,
    accountId: number,
    { draftId, draft, version }: Omit<StoredDraft, 'savedAt' | 'version'> & { version: number | null },
  ): Promise<SaveOutcome> {
    // Serialized: two first saves of one draft, or two saves at the limit of five, would not see each other.
    await lockAccountRow(em, accountId);
    if ((await em.count(Listing, { accountId, draftId })) > 0) return { published: true };
    const row = await em.findOne(SavedDraft, { accountId, draftId });
    const saved = row && row.savedAt > this.#oldest() ? savedOf(row) : null;
    const judgement = resolveDraftSave(saved, draft, version);
    if (saved && judgement === 'same') return { saved };
    if (saved && judgement === 'conflict') return { conflict: saved };
    if (!saved && (await em.count(SavedDraft, { ...this.#live(accountId), ownId: null })) >= SAVED_DRAFTS_MAX)
      return { errors: TOO_MANY_DRAFTS };
    const written = { draft, version: (row?.version ?? 0) + 1, savedAt: this.deps.clock.now() };
    if (row) Object.assign(row, written);
    else em.create(SavedDraft, { accountId, draftId, ...written });
    return { saved: { draftId, ...written } };
  }
}

/** Returns the content of a row, or null for one without a draft or in an outdated shape. */
function savedOf({ draftId, draft: stored, version, savedAt, ownId }: SavedDraft): StoredDraft | null {
  const draft = stored && parseStoredDraft(stored);
  return draft && { draftId, draft, version, savedAt, ownId };
}
