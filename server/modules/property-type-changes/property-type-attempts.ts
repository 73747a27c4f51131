import { LockMode, type EntityManager, type MikroORM } from '@mikro-orm/postgresql';
import { randomUUID } from 'node:crypto';
import type { FieldErrors } from '../../../domain/field-errors.ts';
import {
  propertyTypeChangeMode,
  BILLING_PERIOD_ENDED,
  PAST_DUE_FIRST,
  PAYMENT_FIRST,
} from '../../../domain/billing/property-type-change.ts';
import { lockAccountRow } from '../account/lock-account.ts';
import { Subscription } from '../billing/subscription.entity.ts';
import { Listing } from '../listings/listing.entity.ts';
import { requireOwnListing } from '../listings/listing.policy.ts';
import { PublishIntent } from '../posting/publishing/publish-intent.entity.ts';
import { PropertyTypeChange, type PropertyTypeChangeAnswer } from './property-type-change.entity.ts';

/** Initial data of an attempt. */
export type NewPropertyTypeChange = Pick<
  PropertyTypeChange,
  'bodyHash' | 'listingId' | 'accountId' | 'toType' | 'draft' | 'subscription' | 'price' | 'chargeCents' | 'quotedAt'
> & {
  /** The version that was edited; null lets the last write win. */
  version: number | null;
};

const OPEN = { $in: ['open', 'authenticating'] as const };

export const isOver = ({ state }: PropertyTypeChange): boolean => state !== 'open' && state !== 'authenticating';

/** Stores attempts to change a property type. */
export class PropertyTypeAttempts {
  constructor(private readonly orm: MikroORM) {}

  /**
   * Writes a new attempt in a transaction of its own, if its listing is unchanged since it was read.
   * @returns `'taken'` when another attempt for this listing came first; `'stale'` when it was edited since.
   * @throws NotFound, Forbidden (K41), NotLoggedIn when the account has been deleted
   */
  async open(change: NewPropertyTypeChange): Promise<PropertyTypeChange | 'taken' | 'stale' | { errors: FieldErrors }> {
    return this.orm.em.fork().transactional(async (em) => {
      await lockAccountRow(em, change.accountId);
      const lock = { lockMode: LockMode.PESSIMISTIC_WRITE };
      const paid = await em.findOne(Subscription, { listingId: change.listingId }, lock);
      const listing = requireOwnListing(await em.findOne(Listing, { id: change.listingId }, lock), change.accountId);
      if (change.version !== null && change.version !== listing.version) return 'stale';
      if (listing.type === change.toType) return 'stale';
      const how = propertyTypeChangeMode(listing.status, paid);
      if (how === 'owed') return { errors: PAST_DUE_FIRST };
      if (how !== 'prorate' || paid?.subscription !== change.subscription) return { errors: BILLING_PERIOD_ENDED };
      if (await hasPendingPayment(em, listing.id)) return { errors: PAYMENT_FIRST };
      const at = new Date();
      const [row] = await em.execute<{ id: string }[]>(
        `insert into property_type_change (id, body_hash, listing_id, account_id, state, from_type, to_type, draft, subscription,
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
      return row ? em.findOneOrFail(PropertyTypeChange, { id: row.id }) : 'taken';
    });
  }

  byId(id: string): Promise<PropertyTypeChange> {
    return this.orm.em.fork().findOneOrFail(PropertyTypeChange, { id });
  }

  /** Returns the attempt of the same call that is open or has succeeded. */
  same(bodyHash: Buffer): Promise<PropertyTypeChange | null> {
    return this.orm.em
      .fork()
      .findOne(PropertyTypeChange, { bodyHash, state: { $in: ['open', 'authenticating', 'done'] } });
  }

  openOf(listingId: number): Promise<PropertyTypeChange | null> {
    return this.orm.em.fork().findOne(PropertyTypeChange, { listingId, state: OPEN });
  }

  /** Returns the ids of those listings whose property type change is in progress. */
  async openAmong(listingIds: readonly number[]): Promise<Set<number>> {
    const open = await this.orm.em
      .fork()
      .find(PropertyTypeChange, { listingId: { $in: [...listingIds] }, state: OPEN }, { fields: ['listingId'] });
    return new Set(open.map(({ listingId }) => listingId));
  }

  /** Returns whether a change of this listing is in progress. Must run in the transaction that has its row locked. */
  async isOpen(em: EntityManager, listingId: number): Promise<boolean> {
    return (await em.count(PropertyTypeChange, { listingId, state: OPEN })) > 0;
  }

  /** Returns every unfinished attempt untouched since that time, oldest first. */
  unfinished(untouchedSince: Date): Promise<PropertyTypeChange[]> {
    return this.orm.em
      .fork()
      .find(PropertyTypeChange, { state: OPEN, touchedAt: { $lte: untouchedSince } }, { orderBy: { openedAt: 'asc' } });
  }

  /** Records progress and renews the lease of the attempt. */
  async note(id: string, progress: Partial<Pick<PropertyTypeChange, 'state'>> = {}): Promise<void> {
    await this.orm.em
      .fork()
      .nativeUpdate(PropertyTypeChange, { id, endedAt: null }, { ...progress, touchedAt: new Date() });
  }

  /** Releases an attempt so that another process may continue. */
  async release(id: string): Promise<void> {
    await this.orm.em.fork().nativeUpdate(PropertyTypeChange, { id, endedAt: null }, { touchedAt: new Date(0) });
  }

  /** Locks an attempt for the transaction that ends it. */
  locked(em: EntityManager, id: string): Promise<PropertyTypeChange> {
    return em.findOneOrFail(PropertyTypeChange, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  }

  /** Ends an unsuccessful attempt; one that has ended keeps its result. */
  async end(id: string, state: 'rejected' | 'undone', errors: FieldErrors): Promise<PropertyTypeChangeAnswer> {
    return this.orm.em.fork().transactional(async (em) => {
      const change = await this.locked(em, id);
      if (!isOver(change)) endPropertyTypeChange(change, state, { errors });
      return change.answer ?? { errors };
    });
  }
}

/** Writes the final state of an attempt. The draft of an unsuccessful one is deleted. */
export function endPropertyTypeChange(
  change: PropertyTypeChange,
  state: 'done' | 'rejected' | 'undone',
  answer: PropertyTypeChangeAnswer,
): void {
  Object.assign(change, { state, answer, endedAt: new Date(), draft: null });
}

/** Returns whether a payment for a month of this listing is in progress. Must run in the transaction that has its row locked. */
export async function hasPendingPayment(em: EntityManager, listingId: number): Promise<boolean> {
  return (await em.count(PublishIntent, { listingId, state: OPEN })) > 0;
}
