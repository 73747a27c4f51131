import { randomUUID } from 'node:crypto';
import { EXPIRED } from '../../../../domain/options/listing-status.ts';
import { LockMode, UniqueConstraintViolationException, type EntityManager } from '@mikro-orm/postgresql';
import { lockAccountRow } from '../../account/lock-account.ts';
import { PublishIntent, type IntentAnswer, type IntentReview } from './publish-intent.entity.ts';
import { Listing } from '../../listings/listing.entity.ts';
import type { StoredCard } from '../../../integrations/payments/cards/stored-card.ts';
import { arrayOf } from '../../../sql/statements.ts';
import type { PostingDeps } from '../posting.service.ts';
import { ACCOUNT_HASH_FROM } from './body-hash.ts';

/** Initial data of an intent. */
export interface NewIntent extends Pick<
  PublishIntent,
  'key' | 'bodyHash' | 'draftId' | 'draft' | 'accountId' | 'newAccount' | 'price' | 'paymentMethod'
> {
  /** Null reserves the next id. */
  listingId: number | null;
  /** The property type that a reactivation pays for; if the listing's type changed, the price differs. */
  type?: number;
  card?: StoredCard;
  customer?: string;
  /** Whether its card becomes the account's card on file, even if there is one. */
  keepCard?: boolean;
  /** When the email that it shares with others is due. */
  noticeDueAt?: Date | null;
  /** Holds the intent for staff, once its card is verified and before anything is charged. */
  review?: { about: IntentReview; dueAt: Date };
}

const DERIVED = 'derived:';
const DERIVED_MS = 10 * 60_000;
/** Maximum attempts of one account with one draft; the rate limit allows fewer in ten minutes. */
const DERIVED_MOST = 500;

export const isEnded = ({ state }: Pick<PublishIntent, 'state'>): boolean =>
  state !== 'review' && state !== 'open' && state !== 'authenticating';

/** Stores intents. Times are system time: timeouts do not change with the app clock. */
export class PublishIntents {
  constructor(private readonly deps: Pick<PostingDeps, 'orm' | 'accounts' | 'billing' | 'reviews'>) {}

  /**
   * Writes a new intent in a transaction of its own.
   * @returns null when another intent came first: its key is in use, or its draft or its new email is in an open
   * intent, in a listing (one that is not expired, for a reactivation) or in an account.
   * @throws {NotLoggedIn} when its account has been deleted.
   */
  async open(intent: NewIntent): Promise<PublishIntent | null> {
    const id = randomUUID();
    const at = new Date();
    return this.deps.orm.em.fork().transactional(async (em) => {
      if (intent.accountId !== null) await lockAccountRow(em, intent.accountId);
      const made = await em.execute<{ id: string }[]>(
        `insert into publish_intent (id, key, body_hash, draft_id, draft, account_id, new_account, listing_id, state, price,
           payment_method, card, customer, keep_card, notice_due_at, review, review_due_at, opened_at, touched_at)
         values (?, ?, ?, ?, ?, ?, ?, coalesce(?, nextval(pg_get_serial_sequence('listing', 'id'))), 'open', ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
         on conflict do nothing returning id`,
        [
          id,
          intent.key,
          intent.bodyHash,
          intent.draftId,
          json(intent.draft),
          intent.accountId,
          json(intent.newAccount),
          intent.listingId,
          intent.price,
          intent.paymentMethod,
          json(intent.card),
          intent.customer ?? null,
          intent.keepCard ?? true,
          intent.noticeDueAt ?? null,
          json(intent.review?.about),
          intent.review?.dueAt ?? null,
          at,
          at,
        ],
      );
      // The other intent may have ended since the caller checked; its results are visible only from here on.
      if (made.length === 0 || (await this.#isSuperseded(em, intent))) {
        if (made.length > 0) await em.nativeDelete(PublishIntent, { id });
        return null;
      }
      return em.findOneOrFail(PublishIntent, { id });
    });
  }

  /**
   * Holds an intent for staff, whose card was verified, and creates its account (K66).
   * @returns null when its email has an account meanwhile.
   */
  async hold({ id, accountId }: PublishIntent, customer: string, card: StoredCard): Promise<IntentAnswer | null> {
    const { accounts, billing, orm } = this.deps;
    try {
      return await orm.em.fork().transactional(async (em) => {
        if (accountId !== null) await lockAccountRow(em, accountId);
        const intent = await this.locked(em, id);
        if (intent.answer || !intent.review) return intent.answer;
        const madeAccount = intent.newAccount ? (await accounts.createHashed(em, intent.newAccount)).id : null;
        if (madeAccount !== null) await billing.customers.saveCard(em, madeAccount, customer, card);
        const answer: IntentAnswer = { review: id, madeAccount };
        Object.assign(intent, {
          state: 'review',
          review: { ...intent.review, madeAccount: madeAccount !== null },
          accountId: madeAccount ?? intent.accountId,
          newAccount: null,
          customer,
          card,
          answer,
        });
        return answer;
      });
    } catch (error) {
      if (error instanceof UniqueConstraintViolationException) return null;
      throw error;
    }
  }

  async #isSuperseded(em: EntityManager, intent: NewIntent): Promise<boolean> {
    const { draft, draftId, newAccount, listingId, type } = intent;
    if (type !== undefined) {
      // Locked, so that a concurrent property type edit has either finished or will find this intent.
      const [row] = await em.execute<{ type: number }[]>('select type from listing where id = ? for share', [
        listingId,
      ]);
      if (row?.type !== type) return true;
    }
    const [found] = await em.execute<{ overtaken: boolean }[]>(
      `select exists (select from listing where draft_id = ? and (? or status <> ?))
           or exists (select from account where lower(email) = lower(?)) as overtaken`,
      [draftId, draft !== null, EXPIRED, newAccount?.email ?? ''],
    );
    return found?.overtaken === true;
  }

  /** Returns the property type of an existing listing. */
  async purposeOf(listingId: number): Promise<number> {
    return (await this.deps.orm.em.fork().findOneOrFail(Listing, { id: listingId })).type;
  }

  byId(id: string): Promise<PublishIntent> {
    return this.deps.orm.em.fork().findOneOrFail(PublishIntent, { id });
  }

  byKey(key: string): Promise<PublishIntent | null> {
    return this.deps.orm.em.fork().findOne(PublishIntent, { key });
  }

  /**
   * Returns the key of a call without one (K27): that of the caller's own intent of the same attempt, as long as it is
   * open or has succeeded within ten minutes; otherwise the next. Concurrent calls get the same key.
   */
  async derivedKey(
    attempts: readonly [string, ...string[]],
    isOwn: (intent: PublishIntent) => boolean,
  ): Promise<string> {
    const keys = attempts.flatMap((attempt) =>
      Array.from({ length: DERIVED_MOST }, (_, number) => `${DERIVED}${attempt}:${number}`),
    );
    const earlier = await this.deps.orm.em.fork().find(PublishIntent, { key: { $in: keys } });
    const since = Date.now() - DERIVED_MS;
    const same = earlier.find(
      (intent) =>
        intent.state !== 'rejected' && intent.state !== 'undone' && intent.openedAt.getTime() > since && isOwn(intent),
    );
    return same?.key ?? `${DERIVED}${attempts[0]}:${earlier.length}`;
  }

  /** Returns the open intent of a draft, under any key. */
  openOfDraft(draftId: string): Promise<PublishIntent | null> {
    return this.deps.orm.em
      .fork()
      .findOne(PublishIntent, { draftId, state: { $in: ['review', 'open', 'authenticating'] } });
  }

  /**
   * Returns the open intents that will create an account with this email: the one being processed, and those of the same
   * sender that wait for their cardholder. Those of others that wait block nobody: the first that is paid gets the email.
   */
  async openOfEmail(email: string, senders: readonly string[]): Promise<PublishIntent[]> {
    const em = this.deps.orm.em.fork();
    const rows = await em.execute<{ id: string }[]>(
      `select id from publish_intent
        where lower(new_account ->> 'email') = lower(?) and state in ('open', 'authenticating')
          and (state = 'open' or encode(substring(body_hash from ${ACCOUNT_HASH_FROM}), 'hex') = any(?::text[]))`,
      [email, arrayOf(senders)],
    );
    return em.find(PublishIntent, { id: { $in: rows.map(({ id }) => id) } });
  }

  /** Returns the intent that created a listing from this draft. */
  doneOfDraft(draftId: string): Promise<PublishIntent | null> {
    return this.deps.orm.em.fork().findOne(PublishIntent, { draftId, state: 'done', draft: { $ne: null } });
  }

  /** Returns whether a listing of this draft exists, however it was created. */
  async isPublished(draftId: string): Promise<boolean> {
    return (await this.deps.orm.em.fork().count(Listing, { draftId })) > 0;
  }

  /** Returns every unfinished intent untouched since that time, oldest first. */
  unfinished(untouchedSince: Date): Promise<PublishIntent[]> {
    const open = { state: { $in: ['open', 'authenticating'] as const }, touchedAt: { $lte: untouchedSince } };
    return this.deps.orm.em.fork().find(PublishIntent, open, { orderBy: { openedAt: 'asc' } });
  }

  /** Records progress and renews the lease of the intent. */
  async note(
    id: string,
    progress: Partial<Pick<PublishIntent, 'customer' | 'card' | 'subscription' | 'state'>> = {},
  ): Promise<void> {
    await this.deps.orm.em
      .fork()
      .nativeUpdate(
        PublishIntent,
        { id, endedAt: null, state: { $ne: 'review' } },
        { ...progress, touchedAt: new Date() },
      );
  }

  /** Releases an intent so that another process may continue. */
  async release(id: string): Promise<void> {
    await this.deps.orm.em.fork().nativeUpdate(PublishIntent, { id, endedAt: null }, { touchedAt: new Date(0) });
  }

  /** Locks an intent for the transaction that ends it. */
  locked(em: EntityManager, id: string): Promise<PublishIntent> {
    return em.findOneOrFail(PublishIntent, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  }

  /** Ends an intent in its own transaction; one that has ended keeps its outcome. */
  async end(id: string, state: 'rejected' | 'undone', answer: IntentAnswer): Promise<PublishIntent> {
    return this.deps.orm.em.fork().transactional(async (em) => {
      const intent = await this.locked(em, id);
      if (isEnded(intent)) return intent;
      if (intent.review) await this.deps.reviews.onReviewedEnd(em, intent, answer);
      endIntent(intent, state, answer);
      return intent;
    });
  }
}

/**
 * Writes the final state of an intent. Deletes the hash of its new password, which is no longer needed, and the draft
 * of an unsuccessful intent, which may belong to no account.
 */
export function endIntent(intent: PublishIntent, state: 'done' | 'rejected' | 'undone', answer: IntentAnswer): void {
  Object.assign(intent, { state, answer, newAccount: null, endedAt: new Date() });
  if (state === 'done' || !intent.review?.madeAccount) intent.reviewDueAt = null;
  if (state !== 'done') Object.assign(intent, { draft: null, noticeDueAt: null });
}

const json = (value: unknown): string | null => (value === null || value === undefined ? null : JSON.stringify(value));
