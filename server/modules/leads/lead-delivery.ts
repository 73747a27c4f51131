import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { mailboxOf } from '../../../domain/account/mailbox.ts';
import { getBrand } from '../../../domain/brands/brands.ts';
import { hasLeadCap, type LeadMonth } from '../../../domain/leads/lead-cap.ts';
import { ACTIVE, EXPIRED, REMOVED } from '../../../domain/options/listing-status.ts';
import { APARTMENT } from '../../../domain/options/property-types.ts';
import { leadEmailKeys, type QueuedEmail } from '../../emails/email.service.ts';
import { landlordLeadEmail, renterCopyEmail, waitingLeadsEmail } from '../../emails/templates/leads/lead.email.tsx';
import type { DueWork } from '../../jobs/sweeper.ts';
import { notifyRow, selectMoment } from '../../sql/statements.ts';
import { Listing, ListingContact } from '../listings/listing.entity.ts';
import type { ServiceDeps } from '../service-deps.ts';
import { Lead } from './lead.entity.ts';
import { currentLeadPeriod, receivedLeads, type LeadPeriod } from './lead-period.ts';
import { RenterEmails } from './renter-emails.ts';
import { planReplyCheck } from './reply-checks.ts';

/** A locked listing and its leads of the month; null for a listing without a limit. */
interface ListingMonth {
  listing: Listing;
  month: LeadMonth | null;
  period: LeadPeriod;
}

/** Waiting leads that are read at once, and listings that are handled in one run. */
const BATCH = 500;

/**
 * Sends leads to their landlords (K23): at once, or to a house that has received its month's, when the month renews or
 * ends. Every method that takes an entity manager works in the caller's transaction and locks the listing.
 */
export class LeadDelivery implements DueWork {
  readonly emails: RenterEmails;

  constructor(private readonly deps: Pick<ServiceDeps, 'orm' | 'mail' | 'housing' | 'clock' | 'baseUrl'>) {
    this.emails = new RenterEmails(deps);
  }

  /**
   * Sends a listing's waiting leads, oldest first: up to its month's limit, all of an apartment's or an expired
   * listing's. Hides or shows a house in search results. To be called in the transaction that renews its month, changes
   * its type or marks a lead as spam.
   * @returns how many were sent.
   */
  async deliverWaiting(em: EntityManager, listingId: number): Promise<number> {
    return this.#sendWaiting(em, await this.#lockMonth(em, listingId));
  }

  /** Hides or shows a house in search results and sends nothing. To be called in the transaction that changes its leads. */
  async updateCap(em: EntityManager, listingId: number): Promise<void> {
    await this.#cap(em, await this.#lockMonth(em, listingId));
  }

  /**
   * Sends a new lead, or saves it for the house's next month, and emails its renter if it `mayEmail`. `first` is the
   * message that it follows; `listing` is locked.
   */
  async arrive(
    em: EntityManager,
    lead: Lead,
    listing: Listing,
    { first, mayEmail }: { first: Lead | undefined; mayEmail: boolean },
  ): Promise<void> {
    const confirmed = await this.emails.isConfirmed(em, lead.email);
    const state = await this.#monthOf(em, listing);
    const sender = { mailbox: mailboxOf(lead.email), network: lead.network, confirmed };
    // A follow-up takes no place: it goes where the first message went.
    const isDue = first ? first.deliveredAt !== null : (state.month?.take(sender, lead.createdAt) ?? true);
    if (isDue) await this.#deliver(em, lead, listing);
    await this.#cap(em, state);
    if (mayEmail && confirmed) await this.#sendCopy(em, lead, state);
    if (mayEmail && !confirmed) await this.emails.requestConfirmation(em, lead.email, getBrand(lead.site).code);
    if (isDue) return;
    await this.#notifyWaiting(em, state);
    await notifyRow(em, 'lead-changed', listing.id, lead.id);
  }

  /** Sends copies of these leads of a listing to their renter, who confirmed the address, and what waits and now counts. */
  async confirmed(em: EntityManager, listingId: number, leadIds: readonly number[]): Promise<void> {
    const state = await this.#lockMonth(em, listingId);
    await this.#sendWaiting(em, state);
    for (const lead of await em.find(Lead, { id: { $in: [...leadIds] } }, { orderBy: { id: 'asc' } }))
      await this.#sendCopy(em, lead, state);
  }

  /**
   * Begins a new month for the capped listings that have no subscription to renew (demo listings), and sends what
   * waits for a listing whose last month is over, or has waited since before networks were stored. @returns how many.
   */
  async run(): Promise<number> {
    const { orm, clock } = this.deps;
    const due = await orm.em.fork().execute<{ id: string; capped: boolean }[]>(
      `select id, true as capped from listing where capped_until <= ?
          and not exists (select 1 from subscription where listing_id = listing.id)
       union select l.id, false from listing l join lead on lead.listing_id = l.id
        where delivered_at is null and spam_at is null and (l.status = ${EXPIRED}
          or l.status = ${ACTIVE} and l.capped_until is null and (l.type = ${APARTMENT} or lead.network is null))
        order by id limit ${BATCH}`,
      [clock.now()],
    );
    let done = 0;
    for (const { id, capped } of due) {
      const sent = await orm.em.fork().transactional((em) => this.deliverWaiting(em, Number(id)));
      done += capped ? 1 : sent;
    }
    return done;
  }

  /** Returns when a demo listing's month ends; null when none is capped. */
  nextDue(): Promise<Date | null> {
    return selectMoment(
      this.deps.orm.em.fork(),
      `select min(capped_until) as at from listing
        where not exists (select 1 from subscription where listing_id = listing.id)`,
    );
  }

  async #sendWaiting(em: EntityManager, state: ListingMonth): Promise<number> {
    const { listing, month } = state;
    if (listing.status === REMOVED) return 0;
    // A waiting follow-up is sent with what it follows.
    const waiting = { listingId: listing.id, deliveredAt: null, spamAt: null, ...(month && { follows: null }) };
    let sent = 0;
    for (let after = 0; !month?.isFull;) {
      const leads = await em.find(Lead, { ...waiting, id: { $gt: after } }, { orderBy: { id: 'asc' }, limit: BATCH });
      const confirmed = await this.emails.confirmedAmong(em, leads);
      for (const lead of leads) {
        const { email, network, createdAt } = lead;
        const sender = { mailbox: mailboxOf(email), network, confirmed: confirmed.has(email.toLowerCase()) };
        if (lead.deliveredAt === null && (month?.take(sender, createdAt) ?? true))
          sent += await this.#deliver(em, lead, listing);
      }
      if (leads.length < BATCH) break;
      after = leads.at(-1)?.id ?? 0;
    }
    await this.#cap(em, state);
    return sent;
  }

  async #lockMonth(em: EntityManager, listingId: number): Promise<ListingMonth> {
    await em.flush();
    const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;
    return this.#monthOf(em, await em.findOneOrFail(Listing, { id: listingId }, lock));
  }

  async #monthOf(em: EntityManager, listing: Listing): Promise<ListingMonth> {
    const period = await currentLeadPeriod(em, listing, this.deps.clock.now());
    return { listing, month: hasLeadCap(listing) ? await receivedLeads(em, listing.id, period.from) : null, period };
  }

  async #cap(em: EntityManager, { listing, month, period }: ListingMonth): Promise<void> {
    const cappedUntil = month?.isFull ? period.until : null;
    const isMoved = (cappedUntil === null) !== (listing.cappedUntil === null);
    listing.cappedUntil = cappedUntil;
    await em.flush();
    if (isMoved) await this.deps.housing.reindex(em, [listing.id]);
  }

  /** Emails a lead to its landlord, with the follow-ups that waited with it. @returns how many were sent. */
  async #deliver(em: EntityManager, lead: Lead, listing: Listing): Promise<number> {
    lead.deliveredAt = this.deps.clock.now();
    const content = landlordLeadEmail(lead, listing, this.deps.baseUrl);
    await this.#emailLandlord(em, listing, { key: leadEmailKeys(lead.id).landlord, replyTo: lead.email, ...content });
    if (lead.type === 'request') await planReplyCheck(em, lead, lead.deliveredAt);
    await notifyRow(em, 'lead', listing.id, lead.id);
    const following = { follows: lead.id, deliveredAt: null, spamAt: null };
    let sent = 1;
    for (const followUp of await em.find(Lead, following, { orderBy: { id: 'asc' } }))
      sent += await this.#deliver(em, followUp, listing);
    return sent;
  }

  /** Queues the renter's copy, once per lead. */
  #sendCopy(em: EntityManager, lead: Lead, { listing, period }: ListingMonth): Promise<void> {
    const content = renterCopyEmail(lead, listing, this.deps.baseUrl, lead.deliveredAt ? null : period);
    return this.deps.mail.queue(em, { key: leadEmailKeys(lead.id).copy, to: lead.email, account: null, ...content });
  }

  /** Sent once a month, however many wait. */
  async #notifyWaiting(em: EntityManager, { listing, period }: ListingMonth): Promise<void> {
    const key = `lead-waiting:${listing.id}:${period.from.toISOString()}`;
    await this.#emailLandlord(em, listing, { key, ...waitingLeadsEmail(listing, period) });
  }

  async #emailLandlord(em: EntityManager, listing: Listing, content: Omit<QueuedEmail, 'to'>): Promise<void> {
    const { email } = await em.findOneOrFail(ListingContact, { listingId: listing.id });
    await this.deps.mail.queue(em, { to: email, account: listing.accountId, ...content });
  }
}
