import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { renewalStoppedAt } from '../../../domain/listings/listing-ending.ts';
import { ACTIVE, EXPIRED, REMOVED } from '../../../domain/options/listing-status.ts';
import { isLive, type PaidInvoice } from '../../integrations/payments/subscriptions/subscription-state.ts';
import type { BillingService } from '../billing/billing.service.ts';
import type { UnresolvedOperations } from '../billing/reconciler/unresolved-operations.ts';
import { Subscription } from '../billing/subscription.entity.ts';
import { lockName } from '../../sql/statements.ts';
import type { ServiceDeps } from '../service-deps.ts';
import { Listing } from './listing.entity.ts';
import {
  listingHiddenEmail,
  listingRemovedEmail,
  listingRestoredEmail,
} from '../../emails/templates/listings/listing-status.email.tsx';

type RemovalDeps = Pick<ServiceDeps, 'orm' | 'clock' | 'housing' | 'mail' | 'operatorEmail' | 'baseUrl'>;

interface RemovalProcessorDeps extends Pick<ServiceDeps, 'orm' | 'payments' | 'onError'> {
  billing: Pick<BillingService, 'sync' | 'endings'>;
  /** Records removals that fail to end a subscription. */
  troubles: Pick<UnresolvedOperations, 'note' | 'resolve'>;
}

/** The result of a removal or its reversal; null when there is no such listing. */
export type RemovalOutcome = (Outcome & { name: string; slug: string; status: number }) | null;

interface Outcome {
  changed: boolean;
  /** Whether a subscription charges for it. */
  pays: boolean;
  /** Whether the current month is refunded. */
  returned: boolean;
  /** Whether its landlord is notified. */
  notified: boolean;
}

const UNCHANGED = { changed: false, pays: false, returned: false, notified: false };

/** The requested processing of a removal at the processor, and when it was requested. */
export interface RemovalRequest {
  intent: 'end' | 'refund' | 'restore';
  requested_at: string | Date;
}

interface RemovalRow extends RemovalRequest {
  touched_at: string | Date | null;
}

/**
 * Returns the advisory lock key that a removal takes first, since its row may not exist yet: two concurrent removals
 * without a row could deadlock, and the database cannot detect it while one of them waits for the processor.
 */
const lockNameOf = (listing: number): string => `removal ${listing}`;

/** Returns whether a removal refunds an invoice. */
export function isRefunded(
  { intent, requested_at }: RemovalRequest,
  invoice: Pick<PaidInvoice, 'paidAt' | 'periodEnd'>,
): boolean {
  if (intent === 'restore') return false;
  const requestedAt = new Date(requested_at);
  // A month charged between the removal and its end has no visible listing.
  return invoice.paidAt > requestedAt || (intent === 'refund' && invoice.periodEnd > requestedAt);
}

/** Locks the removals of an account's listings, including those without a row yet; call before locking any subscription. */
export async function lockRemovals(em: EntityManager, accountId: number): Promise<void> {
  await em.execute(
    `select pg_advisory_xact_lock(hashtextextended('removal ' || id, 0))
       from (select id from listing where account_id = ? order by id) own`,
    [accountId],
  );
}

/** Returns the unfinished removals of an account's listings, by subscription. */
export async function openRemovals(em: EntityManager, accountId: number): Promise<Record<string, RemovalRequest>> {
  const open = await em.execute<(RemovalRequest & { subscription: string })[]>(
    `select subscription, intent, requested_at from listing_removal join subscription using (listing_id)
      where account_id = ? and ended_at is null`,
    [accountId],
  );
  return Object.fromEntries(open.map(({ subscription, ...request }) => [subscription, request]));
}

/** Delay between two attempts to end the subscription at the processor. */
const RETRY_MS = "interval '10 seconds'";

/**
 * Removes a listing as staff [§4], or restores it. One transaction does so for renters and its landlord and writes a
 * row of what must still end at the processor, which may be unreachable: `RemovalProcessor`. Rows are locked in the
 * order removal, subscription, listing; subscription and listing in the same order as in all billing code.
 */
export class ListingRemoval {
  constructor(private readonly deps: RemovalDeps) {}

  /** Removes a listing. `refund`: also refunds the current month. A repeated call can only add the refund. */
  remove(id: number, { refund }: { refund: boolean }): Promise<RemovalOutcome> {
    return this.#with(id, async (em, listing, row, known) => {
      const now = this.deps.clock.now();
      const removed = listing.status === REMOVED;
      if (removed && (!refund || known?.intent === 'refund')) return UNCHANGED;
      if (!removed) Object.assign(listing, { status: REMOVED, removedAt: now, updatedAt: now });
      await em.flush();
      // Nobody can decide an edit of a removed listing, so its review would stay due.
      await em.execute('delete from edit_review where listing_id = ?', [id]);
      await this.deps.housing.reindex(em, [id]);
      const at = listing.removedAt ?? now;
      await toRequest(em, id, refund ? 'refund' : 'end', at);
      // Nothing is refunded for a listing that was never paid for, or whose month is over or past due.
      const returned = refund && row !== null && row.pastDueSince === null && row.periodEnd > at;
      const notified = !removed && (await this.#sendEmail(em, listing, listingRemovedEmail, { returned }));
      return { changed: true, pays: row !== null && isLive(row), returned, notified };
    });
  }

  /**
   * Restores a removed listing: it stays active to the day it is paid to, and is not charged again if its
   * subscription has ended meanwhile. A refunded listing is expired, and its landlord can publish it again.
   */
  restore(id: number): Promise<RemovalOutcome> {
    return this.#with(id, async (em, listing, row, known) => {
      if (listing.status !== REMOVED) return UNCHANGED;
      const now = this.deps.clock.now();
      const returned = known?.intent === 'refund' && known.touched_at !== null;
      const owes = row !== null && row.pastDueSince !== null;
      Object.assign(listing, { status: ACTIVE, removedAt: null, updatedAt: now });
      if (returned || (owes && !isLive(row))) Object.assign(listing, { status: EXPIRED, expiresAt: now });
      // It ended before it was removed, or would have meanwhile.
      if (endsWithMonth(listing, row) && listing.expiresAt !== null && listing.expiresAt <= now)
        listing.status = EXPIRED;
      await em.flush();
      await this.deps.housing.reindex(em, [id]);
      // Otherwise the refund is still in progress.
      if (!returned) await toRequest(em, id, 'restore', new Date(known?.requested_at ?? now));
      const notified = await this.#sendEmail(em, listing, listingRestoredEmail, { ends: endsWithMonth(listing, row) });
      return { changed: true, pays: row !== null && isLive(row), returned: false, notified };
    });
  }

  /** Hides a listing from renters, or shows it again; its subscription goes on. */
  hide(id: number, hidden: boolean): Promise<RemovalOutcome> {
    return this.#with(id, async (em, listing, row) => {
      if (listing.status === REMOVED || hidden === Boolean(listing.staffHiddenAt)) return UNCHANGED;
      const now = this.deps.clock.now();
      Object.assign(listing, { staffHiddenAt: hidden ? now : null, updatedAt: now });
      await em.flush();
      await this.deps.housing.reindex(em, [id]);
      const notified = await this.#sendEmail(em, listing, listingHiddenEmail);
      return { changed: true, pays: row !== null && isLive(row), returned: false, notified };
    });
  }

  #with(
    id: number,
    work: (
      em: EntityManager,
      listing: Listing,
      row: Subscription | null,
      known: RemovalRow | undefined,
    ) => Promise<Outcome>,
  ): Promise<RemovalOutcome> {
    return this.deps.orm.em.fork().transactional(async (em) => {
      await lockName(em, lockNameOf(id));
      const [known] = await em.execute<RemovalRow[]>('select * from listing_removal where listing_id = ? for update', [
        id,
      ]);
      const lock = { lockMode: LockMode.PESSIMISTIC_WRITE };
      const row = await em.findOne(Subscription, { listingId: id }, lock);
      const listing = await em.findOne(Listing, { id }, lock);
      if (!listing) return null;
      const done = await work(em, listing, row, known);
      return { ...done, name: listing.name, slug: listing.slug, status: listing.status };
    });
  }

  /** Returns false when there is no recipient left. */
  async #sendEmail(
    em: EntityManager,
    listing: Listing,
    toEmail: typeof listingRemovedEmail,
    { returned = false, ends = false } = {},
  ): Promise<boolean> {
    const { mail, operatorEmail, baseUrl } = this.deps;
    const [account] = await em.execute<{ email: string }[]>('select email from account where id = ?', [
      listing.accountId,
    ]);
    if (!account) return false;
    const dashboardUrl = `${baseUrl}/advertising-home`;
    const { id, name, status, expiresAt, updatedAt, staffHiddenAt } = listing;
    const home = {
      id,
      name,
      listed: status === ACTIVE,
      until: ends ? expiresAt : null,
      returned,
      at: updatedAt,
      hidden: Boolean(staffHiddenAt),
    };
    await mail.queue(em, {
      ...toEmail(home, { email: account.email, operatorEmail, dashboardUrl }),
      account: listing.accountId,
    });
    return true;
  }
}

/** Returns whether a listing is not charged again: stopped by a decision, past due, or without a live subscription. */
const endsWithMonth = (listing: Listing, row: Subscription | null): boolean =>
  renewalStoppedAt(listing) !== null || (row !== null && (row.pastDueSince !== null || !isLive(row)));

async function toRequest(em: EntityManager, listing: number, intent: RemovalRow['intent'], at: Date): Promise<void> {
  await em.execute(
    `insert into listing_removal (listing_id, intent, requested_at) values (?, ?, ?)
     on conflict (listing_id) do update
       set intent = excluded.intent, requested_at = excluded.requested_at, touched_at = null, ended_at = null`,
    [listing, intent, at],
  );
}

/** Ends a removed listing's subscription at the processor; for a restored one, fetches the subscription's state. */
export class RemovalProcessor {
  constructor(private readonly deps: RemovalProcessorDeps) {}

  /** Continues every unfinished removal; resolves with how many were completed. */
  async run(): Promise<number> {
    const { orm, onError, troubles } = this.deps;
    const open = await orm.em.fork().execute<{ listing_id: string }[]>(
      `update listing_removal set touched_at = now()
        where ended_at is null and (touched_at is null or touched_at < now() - ${RETRY_MS}) returning listing_id`,
    );
    let ended = 0;
    for (const { listing_id: id } of open) {
      try {
        if (!(await this.#end(Number(id)))) continue;
        ended++;
        await troubles.resolve(lockNameOf(Number(id)));
      } catch (error) {
        onError(error);
        await troubles.note(lockNameOf(Number(id)), error);
      }
    }
    return ended;
  }

  /** Holds the lock during the processor's requests, so that a concurrent restore waits and then sees the result. */
  #end(id: number): Promise<boolean> {
    return this.deps.orm.em.fork().transactional(async (em) => {
      const [free] = await em.execute<{ taken: boolean }[]>(
        'select pg_try_advisory_xact_lock(hashtextextended(?, 0)) as taken',
        [lockNameOf(id)],
      );
      if (!free?.taken) return false;
      const [row] = await em.execute<RemovalRow[]>(
        'select * from listing_removal where listing_id = ? and ended_at is null for update',
        [id],
      );
      if (!row) return false;
      const paying = await em.findOne(Subscription, { listingId: id });
      if (paying && row.intent !== 'restore') await this.#stop(id, paying.subscription, row);
      if (paying && row.intent === 'restore') await this.#giveUp(id, paying.subscription, row);
      if (paying) await this.deps.billing.sync(paying.subscription);
      await em.execute('update listing_removal set ended_at = now() where listing_id = ?', [id]);
      return true;
    });
  }

  /**
   * Handles a listing restored while its subscription was ending: a month charged while it was removed, and
   * refunded since or about to be, does not count.
   */
  async #giveUp(id: number, subscription: string, { requested_at }: RemovalRequest): Promise<void> {
    const { payments, billing, orm } = this.deps;
    if (isLive(await payments.retrieve(subscription))) return;
    const requestedAt = new Date(requested_at);
    const late = (await payments.paidInvoices(subscription)).filter(({ paidAt }) => paidAt > requestedAt);
    for (const invoice of late) await billing.endings.refund(id, invoice);
    // An expired listing may already be paid for again.
    const isThere = (await orm.em.fork().count(Listing, { id, status: ACTIVE })) > 0;
    if (late.length > 0 && isThere) await billing.endings.endNow(id);
  }

  async #stop(id: number, subscription: string, request: RemovalRequest): Promise<void> {
    const { payments, billing } = this.deps;
    await payments.cancelNow(subscription);
    for (const invoice of await payments.paidInvoices(subscription))
      if (isRefunded(request, invoice)) await billing.endings.refund(id, invoice);
  }
}
