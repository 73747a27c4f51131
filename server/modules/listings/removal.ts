import { LockMode, type EntityManager, type MikroORM } from '@mikro-orm/postgresql';
import { ACTIVE, EXPIRED, REMOVED } from '../../../domain/options/listing-status.ts';
import type { Clock } from '../../clock.ts';
import type { Payments } from '../../integrations/payments/payments.ts';
import { isLive, type PaidInvoice } from '../../integrations/payments/subscriptions/subscription-state.ts';
import type { BillingService } from '../billing/billing.service.ts';
import type { SubscriptionEndings } from '../billing/subscription-endings.ts';
import type { UnresolvedOperations } from '../billing/reconciler/unresolved-operations.ts';
import { Subscription } from '../billing/subscription.entity.ts';
import type { EmailPort, OfferPort } from '../posting/dependencies.ts';
import { Listing } from './listing.entity.ts';
import { listingRemovedEmail, listingRestoredEmail } from '../../emails/templates/listing-removed.email.ts';

export interface RemovalDeps {
  orm: MikroORM;
  clock: Clock;
  housing: OfferPort;
  mail: EmailPort;
  /** Whom a landlord may ask. */
  operatorEmail: string;
  /** Where the site stands, without a slash at its end. */
  baseUrl: string;
}

export interface RemovalProcessorDeps {
  orm: MikroORM;
  payments: Pick<Payments, 'cancelNow' | 'paidInvoices' | 'retrieve'>;
  billing: Pick<BillingService, 'sync'> & { endings: Pick<SubscriptionEndings, 'refund' | 'endNow'> };
  onError: (error: unknown) => void;
  /** Where it stands that one cannot be ended. */
  troubles: Pick<UnresolvedOperations, 'note' | 'resolve'>;
}

/** What became of a removal or its undoing; null when there is no such listing. */
export type RemovalOutcome = (Outcome & { name: string; slug: string; status: number }) | null;

interface Outcome {
  changed: boolean;
  /** A subscription takes money for it. */
  pays: boolean;
  /** What was paid for a running month goes back. */
  returned: boolean;
  /** Its landlord hears of it. */
  told: boolean;
}

const UNCHANGED = { changed: false, pays: false, returned: false, told: false };

/** What a removal wants of the processor, and since when. */
export interface RemovalRequest {
  wish: 'end' | 'refund' | 'restore';
  asked_at: string | Date;
}

interface RemovalRow extends RemovalRequest {
  touched_at: string | Date | null;
  ended_at: string | Date | null;
}

/**
 * What is locked before anything else of a removal, for its row may not be there yet: two who find none at the same moment
 * would each lock what the other waits for, and the database cannot see that one of them waits for the processor.
 */
const requestProcessing = (listing: number): string => `removal ${listing}`;

/** Whether a removal gives back what an invoice took. */
export function isRefunded(
  { wish, asked_at }: RemovalRequest,
  invoice: Pick<PaidInvoice, 'paidAt' | 'periodEnd'>,
): boolean {
  if (wish === 'restore') return false;
  const asked = new Date(asked_at);
  // A month that was charged between the removal and its end has no listing to show for it.
  return invoice.paidAt > asked || (wish === 'refund' && invoice.periodEnd > asked);
}

/** Holds the removals of an account's listings, those too that are not there yet: to be asked for before anything is locked that pays. */
export async function lockRemovals(em: EntityManager, accountId: number): Promise<void> {
  await em.execute(
    `select pg_advisory_xact_lock(hashtextextended('removal ' || id, 0))
       from (select id from listing where account_id = ? order by id) own`,
    [accountId],
  );
}

/** What removals of an account's listings have still to end, by the subscription that pays. */
export async function openRemovals(em: EntityManager, accountId: number): Promise<Record<string, RemovalRequest>> {
  const open = await em.execute<(RemovalRequest & { subscription: string })[]>(
    `select subscription, wish, asked_at from listing_removal join subscription using (listing_id)
      where account_id = ? and ended_at is null`,
    [accountId],
  );
  return Object.fromEntries(open.map(({ subscription, ...wish }) => [subscription, wish]));
}

/** Between two tries to end what is left at the processor. */
const RETRY_MS = "interval '10 seconds'";

/**
 * The operator takes a listing off the site [§4], or puts it back. One transaction makes it so for renters and its
 * landlord and leaves a row that says what must still end at the processor, which may be away: `RemovalProcessor`. Rows are
 * locked in the order removal, subscription, listing; subscription and listing stand in the order of all who pay.
 */
export class ListingRemoval {
  readonly #deps: RemovalDeps;

  constructor(deps: RemovalDeps) {
    this.#deps = deps;
  }

  /** `refund`: what was paid for the running month is given back too. Asked again, it is only added to. */
  remove(id: number, { refund }: { refund: boolean }): Promise<RemovalOutcome> {
    return this.#with(id, async (em, listing, row, known) => {
      const removed = listing.status === REMOVED;
      if (removed && (!refund || known?.wish === 'refund')) return UNCHANGED;
      if (!removed)
        Object.assign(listing, {
          status: REMOVED,
          removedAt: this.#deps.clock.now(),
          updatedAt: this.#deps.clock.now(),
        });
      await em.flush();
      await this.#deps.housing.reindex(em, [id]);
      const at = listing.removedAt ?? this.#deps.clock.now();
      await toRequest(em, id, refund ? 'refund' : 'end', at);
      // There is nothing to give back of a home that was never paid for, or whose month is over or owed.
      const returned = refund && row !== null && row.pastDueSince === null && row.periodEnd > at;
      const told = !removed && (await this.#sendEmail(em, listing, listingRemovedEmail, returned));
      return { changed: true, pays: row !== null && isLive(row), returned, told };
    });
  }

  /**
   * Puts a removed listing back as it was: what it was paid to, it has, and it is not charged again where that has ended
   * meanwhile. One whose money is given back is expired, and is listed again by its landlord.
   */
  restore(id: number): Promise<RemovalOutcome> {
    return this.#with(id, async (em, listing, row, known) => {
      if (listing.status !== REMOVED) return UNCHANGED;
      const now = this.#deps.clock.now();
      const returned = known?.wish === 'refund' && known.touched_at !== null;
      const owes = row !== null && row.pastDueSince !== null;
      Object.assign(listing, { status: ACTIVE, removedAt: null, updatedAt: now });
      if (returned || (owes && !isLive(row))) Object.assign(listing, { status: EXPIRED, expiresAt: now });
      else if (row && !isLive(row)) listing.cancelledAt ??= now;
      // What ended before it was removed, or would have meanwhile.
      const ends = listing.cancelledAt !== null || owes;
      if (ends && listing.expiresAt !== null && listing.expiresAt <= now) listing.status = EXPIRED;
      await em.flush();
      await this.#deps.housing.reindex(em, [id]);
      // Otherwise the money is still on its way back.
      if (!returned) await toRequest(em, id, 'restore', new Date(known?.asked_at ?? now));
      const told = await this.#sendEmail(em, listing, listingRestoredEmail);
      return { changed: true, pays: row !== null && isLive(row), returned: false, told };
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
    return this.#deps.orm.em.fork().transactional(async (em) => {
      await em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [requestProcessing(id)]);
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

  /** False where nobody is left to be told. */
  async #sendEmail(
    em: EntityManager,
    listing: Listing,
    letter: typeof listingRemovedEmail,
    returned = false,
  ): Promise<boolean> {
    const { mail, operatorEmail, baseUrl } = this.#deps;
    const [account] = await em.execute<{ email: string }[]>('select email from account where id = ?', [
      listing.accountId,
    ]);
    if (!account) return false;
    const dashboardUrl = `${baseUrl}/advertising-home`;
    const { id, name, status, expiresAt, cancelledAt, updatedAt } = listing;
    const home = { id, name, listed: status === ACTIVE, until: cancelledAt && expiresAt, returned, at: updatedAt };
    await mail.queue(em, {
      ...letter(home, { email: account.email, operatorEmail, dashboardUrl }),
      account: listing.accountId,
    });
    return true;
  }
}

async function toRequest(em: EntityManager, listing: number, wish: RemovalRow['wish'], at: Date): Promise<void> {
  await em.execute(
    `insert into listing_removal (listing_id, wish, asked_at) values (?, ?, ?)
     on conflict (listing_id) do update
       set wish = excluded.wish, asked_at = excluded.asked_at, touched_at = null, ended_at = null`,
    [listing, wish, at],
  );
}

/** Ends at the processor what pays for a removed listing; looks up there what became of one that was put back. */
export class RemovalProcessor {
  readonly #deps: RemovalProcessorDeps;

  constructor(deps: RemovalProcessorDeps) {
    this.#deps = deps;
  }

  /** Goes on with every removal that has something left to end; resolves with how many it has ended. */
  async run(): Promise<number> {
    const { orm, onError, troubles } = this.#deps;
    const open = await orm.em.fork().execute<{ listing_id: string }[]>(
      `update listing_removal set touched_at = now()
        where ended_at is null and (touched_at is null or touched_at < now() - ${RETRY_MS}) returning listing_id`,
    );
    let ended = 0;
    for (const { listing_id: id } of open) {
      try {
        if (!(await this.#end(Number(id)))) continue;
        ended++;
        await troubles.resolve(requestProcessing(Number(id)));
      } catch (error) {
        onError(error);
        await troubles.note(requestProcessing(Number(id)), error);
      }
    }
    return ended;
  }

  /** It is locked for as long as the processor takes: who would put the listing back waits, and then knows. */
  #end(id: number): Promise<boolean> {
    return this.#deps.orm.em.fork().transactional(async (em) => {
      const [free] = await em.execute<{ taken: boolean }[]>(
        'select pg_try_advisory_xact_lock(hashtextextended(?, 0)) as taken',
        [requestProcessing(id)],
      );
      if (!free?.taken) return false;
      const [row] = await em.execute<RemovalRow[]>(
        'select * from listing_removal where listing_id = ? and ended_at is null for update',
        [id],
      );
      if (!row) return false;
      const paying = await em.findOne(Subscription, { listingId: id });
      if (paying && row.wish !== 'restore') await this.#stop(id, paying.subscription, row);
      if (paying && row.wish === 'restore') await this.#giveUp(id, paying.subscription, row);
      if (paying) await this.#deps.billing.sync(paying.subscription);
      await em.execute('update listing_removal set ended_at = now() where listing_id = ?', [id]);
      return true;
    });
  }

  /**
   * It was put back, perhaps when the end of what pays for it had begun: a month that was charged while it was away and went
   * back since, or was about to, it does not have.
   */
  async #giveUp(id: number, subscription: string, { asked_at }: RemovalRequest): Promise<void> {
    const { payments, billing, orm } = this.#deps;
    if (isLive(await payments.retrieve(subscription))) return;
    const asked = new Date(asked_at);
    const late = (await payments.paidInvoices(subscription)).filter(({ paidAt }) => paidAt > asked);
    for (const invoice of late) await billing.endings.refund(id, invoice);
    // What has expired may be paid for anew already.
    const isThere = (await orm.em.fork().count(Listing, { id, status: ACTIVE })) > 0;
    if (late.length > 0 && isThere) await billing.endings.endNow(id);
  }

  async #stop(id: number, subscription: string, wish: RemovalRequest): Promise<void> {
    const { payments, billing } = this.#deps;
    await payments.cancelNow(subscription);
    for (const invoice of await payments.paidInvoices(subscription))
      if (isRefunded(wish, invoice)) await billing.endings.refund(id, invoice);
  }
}
