import { LockMode, type EntityManager, type MikroORM } from '@mikro-orm/postgresql';
import { randomUUID } from 'node:crypto';
import type { FieldErrors } from '../../../domain/field-errors.ts';
import { changingKind, MONTH_OVER, OWED_FIRST, PAYMENT_FIRST } from '../../../domain/billing/kind-change.ts';
import { holdAccount } from '../account/hold-account.ts';
import { Subscription } from '../billing/subscription.entity.ts';
import { Listing } from '../listings/listing.entity.ts';
import { ownListing } from '../listings/listing.policy.ts';
import { PublishIntent } from '../posting/publish-intent.entity.ts';
import { KindChange, type KindAnswer } from './kind-change.entity.ts';

/** What a try begins with. */
export type NewKindChange = Pick<
  KindChange,
  'bodyHash' | 'listingId' | 'accountId' | 'toType' | 'draft' | 'subscription' | 'price' | 'chargeCents' | 'quotedAt'
> & {
  /** The version that was edited; null lets the last write win. */
  version: number | null;
};

const OPEN = { $in: ['open', 'authenticating'] as const };

export const isOver = ({ state }: KindChange): boolean => state !== 'open' && state !== 'authenticating';

/** The rows of the tries to change a kind. */
export class KindTries {
  readonly #orm: MikroORM;

  constructor(orm: MikroORM) {
    this.#orm = orm;
  }

  /**
   * Writes a new try in a transaction of its own, if its listing stands as it was looked at.
   * @returns `'taken'` when another try of this listing came first; `'stale'` when somebody has edited it since.
   * @throws NotFound, Forbidden (K41), NotLoggedIn when the account has been deleted
   */
  async open(change: NewKindChange): Promise<KindChange | 'taken' | 'stale' | { errors: FieldErrors }> {
    return this.#orm.em.fork().transactional(async (em) => {
      await holdAccount(em, change.accountId);
      const lock = { lockMode: LockMode.PESSIMISTIC_WRITE };
      const paid = await em.findOne(Subscription, { listingId: change.listingId }, lock);
      const listing = ownListing(await em.findOne(Listing, { id: change.listingId }, lock), change.accountId);
      if (change.version !== null && change.version !== listing.version) return 'stale';
      if (listing.type === change.toType) return 'stale';
      const how = changingKind(listing.status, paid);
      if (how === 'owed') return { errors: OWED_FIRST };
      if (how === 'free' || paid?.subscription !== change.subscription) return { errors: MONTH_OVER };
      if (await isPaying(em, listing.id)) return { errors: PAYMENT_FIRST };
      const at = new Date();
      const made = await em.execute<{ id: string }[]>(
        `insert into kind_change (id, body_hash, listing_id, account_id, state, from_type, to_type, draft, subscription,
           price, charge_cents, quoted_at, opened_at, touched_at)
         values (?, ?, ?, ?, 'open', ?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict do nothing returning id`,
        [
          randomUUID(),
          change.bodyHash,
          change.listingId,
          change.accountId,
          listing.type,
          change.toType,
          JSON.stringify(change.draft),
          change.subscription,
          change.price,
          change.chargeCents,
          change.quotedAt,
          at,
          at,
        ],
      );
      const [row] = made;
      return row ? em.findOneOrFail(KindChange, { id: row.id }) : 'taken';
    });
  }

  byId(id: string): Promise<KindChange> {
    return this.#orm.em.fork().findOneOrFail(KindChange, { id });
  }

  /** The try of the same call that is open or has succeeded. */
  same(bodyHash: Buffer): Promise<KindChange | null> {
    return this.#orm.em.fork().findOne(KindChange, { bodyHash, state: { $in: ['open', 'authenticating', 'done'] } });
  }

  openOf(listingId: number): Promise<KindChange | null> {
    return this.#orm.em.fork().findOne(KindChange, { listingId, state: OPEN });
  }

  /** Those of these listings of which a change is under way. */
  async openAmong(listingIds: readonly number[]): Promise<Set<number>> {
    const open = await this.#orm.em
      .fork()
      .find(KindChange, { listingId: { $in: [...listingIds] }, state: OPEN }, { fields: ['listingId'] });
    return new Set(open.map(({ listingId }) => listingId));
  }

  /** Is a change of this listing under way? To be asked in the transaction that has its row locked. */
  async isOpen(em: EntityManager, listingId: number): Promise<boolean> {
    return (await em.count(KindChange, { listingId, state: OPEN })) > 0;
  }

  /** Every try that is not over and that nobody has worked on since; the oldest first. */
  unfinished(untouchedSince: Date): Promise<KindChange[]> {
    return this.#orm.em
      .fork()
      .find(KindChange, { state: OPEN, touchedAt: { $lte: untouchedSince } }, { orderBy: { openedAt: 'asc' } });
  }

  /** Notes progress, and that the try is being worked on. */
  async note(id: string, progress: Partial<Pick<KindChange, 'state'>> = {}): Promise<void> {
    await this.#orm.em.fork().nativeUpdate(KindChange, { id, endedAt: null }, { ...progress, touchedAt: new Date() });
  }

  /** Leaves a try to whoever comes next. */
  async release(id: string): Promise<void> {
    await this.#orm.em.fork().nativeUpdate(KindChange, { id, endedAt: null }, { touchedAt: new Date(0) });
  }

  /** Locks a try for the transaction that ends it. */
  locked(em: EntityManager, id: string): Promise<KindChange> {
    return em.findOneOrFail(KindChange, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  }

  /** Ends a try that came to nothing; one that is over keeps its answer. */
  async end(id: string, state: 'refused' | 'undone', errors: FieldErrors): Promise<KindAnswer> {
    return this.#orm.em.fork().transactional(async (em) => {
      const change = await this.locked(em, id);
      if (!isOver(change)) endKindChange(change, state, { errors });
      return change.answer ?? { errors };
    });
  }
}

/** The last write of a try. The words of one that came to nothing are not kept. */
export function endKindChange(change: KindChange, state: 'done' | 'refused' | 'undone', answer: KindAnswer): void {
  Object.assign(change, { state, answer, endedAt: new Date(), draft: null });
}

/** Is a month of this listing being paid for? To be asked in the transaction that has its row locked. */
export async function isPaying(em: EntityManager, listingId: number): Promise<boolean> {
  return (await em.count(PublishIntent, { listingId, state: OPEN })) > 0;
}
