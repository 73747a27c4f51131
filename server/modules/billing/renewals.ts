import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { renewalStoppedAt } from '../../../domain/listings/listing-ending.ts';
import { ACTIVE, EXPIRED } from '../../../domain/options/listing-status.ts';
import { PaymentsUnavailable } from '../../integrations/payments/cards/card-declines.ts';
import { isLive } from '../../integrations/payments/subscriptions/subscription-state.ts';
import { confirmAvailability } from '../listings/freshness/confirm-links.ts';
import { Listing } from '../listings/listing.entity.ts';
import type { BillingDeps, BillingService } from './billing.service.ts';
import { withdrawNotices } from './notices/withdrawn-notices.ts';
import type { SubscriptionEndings } from './subscription-endings.ts';
import { Subscription } from './subscription.entity.ts';

interface RenewalDeps extends Pick<BillingDeps, 'orm' | 'payments' | 'housing' | 'mail' | 'clock'> {
  billing: Pick<BillingService, 'sync' | 'syncWithin' | 'endNotices'>;
  endings: Pick<SubscriptionEndings, 'stopCharging' | 'undo'>;
}

type Decision = Pick<Listing, 'canceledAt' | 'rentedAt'>;

/**
 * Renewals that a mark as rented stops, or stopped, where the processor does not have that yet, or where a month is past
 * due or began while the listing was marked: only a mark is written before the processor is called, to hide at once.
 */
const UNSETTLED = `listing l join subscription s on s.listing_id = l.id
  where l.renewal_stopped and s.status not in ('canceled', 'incomplete_expired')
    and ((l.rented_at is not null) <> s.cancel_at_period_end
      or l.rented_at is not null and (s.past_due_since is not null or l.rented_at < s.period_start))`;

/**
 * Applies a landlord's decisions about the renewal of a listing (K24): a canceled listing, and one marked as rented,
 * ends with its paid month. The subscription stays locked while the processor is called, so that of several decisions
 * at once the last one holds there too.
 */
export class Renewals {
  constructor(private readonly deps: RenewalDeps) {}

  /** Cancels a listing; a past-due one ends now. */
  async cancel(listingId: number): Promise<void> {
    const now = this.deps.clock.now();
    await this.#decide(listingId, ({ status, canceledAt, rentedAt }) =>
      status === EXPIRED ? null : { canceledAt: canceledAt ?? now, rentedAt },
    );
    // A past-due invoice, perhaps with a missed webhook, would be retried until the month ends.
    await this.deps.endings.stopCharging(listingId);
  }

  /** Undoes a cancellation. @returns false when the subscription has ended */
  resume(listingId: number): Promise<boolean> {
    return this.#decide(listingId, ({ rentedAt }) => ({ canceledAt: null, rentedAt }));
  }

  /** Hides a listing at once and stops its renewal; a past-due one ends now. @returns false when it has ended */
  async markAsRented(listingId: number): Promise<boolean> {
    const { orm, clock, housing } = this.deps;
    const marked = await orm.em.fork().transactional(async (em) => {
      const lock = { lockMode: LockMode.PESSIMISTIC_WRITE };
      const paid = await em.findOne(Subscription, { listingId }, lock);
      const listing = await em.findOneOrFail(Listing, { id: listingId }, lock);
      if (listing.status !== ACTIVE) return false;
      if (listing.rentedAt) return true;
      listing.rentedAt = clock.now();
      listing.renewalStopped = listing.canceledAt === null && paid !== null && isLive(paid);
      await housing.reindex(em, [listingId]);
      return true;
    });
    await this.settle(listingId).catch((error: unknown) => {
      // The reconciler goes on, and refunds a month that begins before the processor answers.
      if (!(error instanceof PaymentsUnavailable)) throw error;
    });
    return marked;
  }

  /** Shows a rented listing again, on the same month. @returns false when it has ended */
  showAgain(listingId: number, { confirms }: { confirms: boolean }): Promise<boolean> {
    const now = this.deps.clock.now();
    const decide = ({ status, expiresAt, canceledAt, rentedAt }: Listing): Decision | null =>
      status !== ACTIVE || (rentedAt && expiresAt && expiresAt <= now) ? null : { canceledAt, rentedAt: null };
    return this.#decide(listingId, decide, (em) => (confirms ? confirmAvailability(em, [listingId], now) : undefined));
  }

  /** Returns the listings of which the processor's state does not follow from the decisions yet, with their subscriptions. */
  async unsettled(): Promise<{ listing: number; subscription: string }[]> {
    return this.deps.orm.em
      .fork()
      .execute(`select l.id::float8 as listing, s.subscription from ${UNSETTLED} order by l.id limit 500`);
  }

  /** Brings the processor to the present decision, and reverses a month that began while the listing was rented. */
  async settle(listingId: number): Promise<void> {
    const { orm, endings, billing } = this.deps;
    const read = async () => {
      const [row] = await orm.em
        .fork()
        .execute<{ subscription: string; monthStart: string | Date; rented: boolean; late: boolean }[]>(
          `select s.subscription, s.period_start as "monthStart", l.rented_at is not null as rented,
            coalesce(l.rented_at < s.period_start, false) as late
           from ${UNSETTLED} and l.id = ?`,
          [listingId],
        );
      return row;
    };
    const before = await read();
    if (!before) return;
    await this.#decide(listingId, ({ renewalStopped, canceledAt, rentedAt }) =>
      renewalStopped ? { canceledAt, rentedAt } : null,
    );
    // A past-due month would be attempted again.
    if (before.rented) await endings.stopCharging(listingId);
    const after = await read();
    if (!after?.late) return;
    await endings.undo(after.subscription, new Date(after.monthStart));
    await billing.sync(after.subscription);
  }

  /** Writes a decision with the processor's answer. @returns false when there is none, or the subscription has ended */
  #decide(
    listingId: number,
    decide: (listing: Listing) => Decision | null,
    more?: (em: EntityManager) => Promise<void> | undefined,
  ): Promise<boolean> {
    const { orm, payments, billing, housing, mail } = this.deps;
    return orm.em.fork().transactional(async (em) => {
      const lock = { lockMode: LockMode.PESSIMISTIC_WRITE };
      const paid = await em.findOne(Subscription, { listingId }, lock);
      const listing = await em.findOneOrFail(Listing, { id: listingId }, lock);
      const decision = decide(listing);
      if (!decision) return false;
      const before = { status: listing.status, canceledAt: listing.canceledAt };
      const stoppedBefore = renewalStoppedAt(listing);
      const stops = renewalStoppedAt(decision) !== null;
      // One that staff have ended runs out by itself, whatever its landlord decides.
      const renewing = paid && isLive(paid) ? paid.subscription : null;
      const renewalStopped = renewing !== null && stops && decision.canceledAt === null;
      // What has just ended by an earlier decision is not undone.
      const lives = renewing === null || (await payments.setCancelAtPeriodEnd(renewing, stops));
      if (lives || stops) Object.assign(listing, decision, { renewalStopped });
      await em.flush();
      if (paid) {
        await billing.syncWithin(em, paid.subscription);
        await withdrawNotices(em, mail, listing, paid, stoppedBefore);
        await billing.endNotices.written(em, listing, paid, before);
      }
      if (lives) await more?.(em);
      await housing.reindex(em, [listingId]);
      return lives;
    });
  }
}
