import { PER_PAGE, DUPLICATE_LEAD_MS } from '../../../domain/limits.ts';
import { LockMode, sql, type EntityManager } from '@mikro-orm/postgresql';
import type { FieldErrors } from '../../../domain/field-errors.ts';
import { toVisibleLead, type LeadType } from '../../../domain/leads/lead-record.ts';
import { listingUnavailable, isHoneypotFilled, isSameMessage } from '../../../domain/leads/lead-rules.ts';
import { getBrand } from '../../../domain/brands/brands.ts';
import { ACTIVE, REMOVED } from '../../../domain/options/listing-status.ts';
import { HOUSE } from '../../../domain/options/property-types.ts';
import {
  replySchema,
  requestSchema,
  type HousingReply,
  type HousingRequest,
} from '../../../domain/leads/contact-request.ts';
import { DAY_MS } from '../../../domain/time-spans.ts';
import { Listing, ListingContact } from '../listings/listing.entity.ts';
import { leadEmailKeys, type QueuedEmail } from '../../emails/email.service.ts';
import { lockName, notifyRow, selectMoment } from '../../sql/statements.ts';
import type { Throttle } from '../../throttle.ts';
import type { PlacesService } from '../places/places.service.ts';
import type { ServiceDeps } from '../service-deps.ts';
import type { StoredAnswers } from '../../../domain/leads/lead-answers.ts';
import { parseLead, replyAnswers, toStoredAnswers, toContact } from '../../../domain/leads/parse-lead.ts';
import { waitingLeadsEmail, landlordLeadEmail, renterCopyEmail } from '../../emails/templates/leads/lead.email.tsx';
import type { LeadSent } from './lead.resolver.ts';
import type { LeadView } from './lead.view.ts';
import { addPending, deletePending, pendingSince, takePending, type NewLead } from './pending-leads.ts';
import { planReplyCheck } from './reply-checks.ts';
import { RenterEmails } from './renter-emails.ts';
import { Lead } from './lead.entity.ts';
import { countLeads, currentLeadPeriod, type LeadCounts, type LeadPeriod } from './lead-period.ts';

/** The result of a request or a reply. `unknownHome` beside the errors: there is no such listing (REST: 404). */
export type LeadOutcome = { sent: LeadSent } | { errors: FieldErrors; unknownHome?: true };

/** What became of the requests that waited for a renter's confirmation. */
export type ConfirmedRequests = Record<'sent' | 'onHold' | 'unavailable', number>;

interface LeadsDeps extends Pick<ServiceDeps, 'orm' | 'mail' | 'housing' | 'clock' | 'baseUrl'> {
  places: Pick<PlacesService, 'location'>;
  throttle: Pick<Throttle, 'take' | 'isFirstLead'>;
}

const sent = (
  id: number,
  delivered: boolean,
  { awaitsConfirmation = false, repeated = false, followUp = false }: Partial<LeadSent> = {},
): LeadOutcome => ({ sent: { id, delivered, awaitsConfirmation, repeated, followUp } });

/** The initial state of a lead. */
const notYetRead = { deliveredAt: null, stage: 'new', readAt: null, note: '' } as const;

/**
 * Handles requests and replies of renters [§7]: each is stored, counted and queued as an email in one transaction. A
 * house gets ten in its month; later ones wait and are sent, oldest first, when the month renews (K23).
 */
export class LeadsService {
  readonly #emails: RenterEmails;

  constructor(private readonly deps: LeadsDeps) {
    this.#emails = new RenterEmails(deps);
  }

  /**
   * Saves a renter's request for a listing, with the questionnaire's answers (camelCase, as `requestSchema`).
   * @throws TooManyRequests after twenty a minute from one IP address, or fifteen that name one email address.
   */
  async saveRequest(input: unknown, { ip }: { ip: string }): Promise<LeadOutcome> {
    await this.deps.throttle.take('request', ip);
    const request = parseLead(requestSchema, input, this.deps.clock.now());
    if ('errors' in request) return request;
    return this.#save('request', request.read, toStoredAnswers(request.read), ip);
  }

  /** Sends a renter's own message to a listing's landlord; as saveRequest, by `replySchema`. */
  async sendReply(input: unknown, { ip }: { ip: string }): Promise<LeadOutcome> {
    await this.deps.throttle.take('request', ip);
    const reply = parseLead(replySchema, input, this.deps.clock.now());
    return 'errors' in reply ? reply : this.#save('reply', reply.read, replyAnswers(reply.read), ip);
  }

  /** Returns the leads of all listings of an account, newest first, 20 a page from 1. Spam is left out. */
  async listForAccount(accountId: number, page: number): Promise<LeadView[]> {
    const em = this.deps.orm.em.fork();
    const listings = await em.find(Listing, { accountId, status: { $ne: REMOVED } }, { fields: ['id', 'name'] });
    const names = new Map(listings.map((listing) => [listing.id, listing]));
    const leads = await em.find(
      Lead,
      { listingId: { $in: [...names.keys()] }, spamAt: null },
      { orderBy: { id: 'desc' }, limit: PER_PAGE, offset: (Math.max(1, page) - 1) * PER_PAGE },
    );
    return leads.flatMap((lead) => {
      const listing = names.get(lead.listingId);
      return listing ? [toVisibleLead(lead, listing)] : [];
    });
  }

  /** Returns by listing: leads so far, and how many more this month takes (null: no limit). */
  async counts(listingIds: readonly number[]): Promise<Map<number, LeadCounts>> {
    return countLeads(this.deps.orm.em.fork(), listingIds, this.deps.clock.now());
  }

  /** Returns by listing: how many more leads this month takes; null without a limit. */
  async remainingLeads(listingIds: readonly number[]): Promise<Map<number, number | null>> {
    return new Map([...(await this.counts(listingIds))].map(([id, { left }]) => [id, left]));
  }

  /**
   * Sends a listing's waiting leads, oldest first, up to its month's limit, and hides or shows the listing in
   * search results. To be called in the transaction that renews its month or marks a lead as spam.
   * @returns how many were sent.
   */
  async deliverWaiting(em: EntityManager, listingId: number): Promise<number> {
    const { listing, month } = await this.#lockMonth(em, listingId);
    const room = Number.isFinite(month.left) ? { limit: month.left } : {};
    const waiting =
      month.left > 0
        ? await em.find(Lead, { listingId, deliveredAt: null, spamAt: null }, { orderBy: { id: 'asc' }, ...room })
        : [];
    for (const lead of waiting) await this.#deliver(em, lead, listing);
    await this.#cap(em, listing, month.left > waiting.length ? null : month.until);
    return waiting.length;
  }

  /**
   * Hides or shows a listing in search results and sends nothing (K23). To be called in the transaction that
   * changes its type or reverses a spam mark.
   * @returns the updated month.
   */
  async updateCap(em: EntityManager, listingId: number): Promise<LeadPeriod> {
    const { listing, month } = await this.#lockMonth(em, listingId);
    await this.#cap(em, listing, month.left > 0 ? null : month.until);
    return month;
  }

  async #lockMonth(em: EntityManager, listingId: number): Promise<{ listing: Listing; month: LeadPeriod }> {
    await em.flush();
    const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;
    const listing = await em.findOneOrFail(Listing, { id: listingId }, lock);
    return { listing, month: await currentLeadPeriod(em, listing, this.deps.clock.now()) };
  }

  async #cap(em: EntityManager, listing: Listing, cappedUntil: Date | null): Promise<void> {
    const isMoved = cappedUntil?.getTime() !== listing.cappedUntil?.getTime();
    listing.cappedUntil = cappedUntil;
    await em.flush();
    if (isMoved) await this.deps.housing.reindex(em, [listing.id]);
  }

  /** Returns whether the link of a confirmation email can still be used. */
  mayConfirm(token: string): Promise<boolean> {
    return this.#emails.isOpen(this.deps.orm.em.fork(), token);
  }

  /**
   * Confirms a renter's email: sends the requests that waited for it, and copies of those sent in the last day. The
   * link works once.
   * @returns how many requests were sent, are on hold, or were for a listing that is no longer available; null for a
   * link that is used, expired or invalid.
   */
  async confirmEmail(token: string): Promise<ConfirmedRequests | null> {
    return this.deps.orm.em.fork().transactional(async (em) => {
      const email = await this.#emails.confirm(em, token);
      if (email === null) return null;
      const counts = { sent: 0, onHold: 0, unavailable: 0 };
      for (const fields of await takePending(em, email)) {
        const lead = await this.#arrive(em, fields);
        counts[lead ? (lead.deliveredAt ? 'sent' : 'onHold') : 'unavailable']++;
      }
      const since = new Date(this.deps.clock.now().getTime() - DAY_MS);
      const recent = { [sql.lower('email')]: email, createdAt: { $gt: since }, spamAt: null };
      for (const lead of await em.find(Lead, recent, { orderBy: { id: 'asc' } })) {
        const listing = await em.findOne(Listing, { id: lead.listingId });
        if (listing) await this.#sendCopy(em, lead, listing);
      }
      return counts;
    });
  }

  /** Deletes the waiting requests of an address whose owner did not send them. @returns false as `confirmEmail` null. */
  async refuseEmail(token: string): Promise<boolean> {
    return this.deps.orm.em.fork().transactional(async (em) => {
      const email = await this.#emails.refuse(em, token);
      if (email !== null) await takePending(em, email);
      return email !== null;
    });
  }

  /** Deletes requests that were not confirmed in time, and addresses that are no longer needed. @returns how many. */
  async deleteUnconfirmed(): Promise<number> {
    const em = this.deps.orm.em.fork();
    return (await deletePending(em, this.deps.clock.now())) + (await this.#emails.deleteExpired(em));
  }

  /** Begins a new month for the capped listings that have no subscription to renew (demo listings). Returns how many. */
  async resetCaps(): Promise<number> {
    return this.deps.orm.em.fork().transactional(async (em) => {
      const due = await em.execute<{ id: string }[]>(
        `select id from listing where capped_until <= ?
            and not exists (select 1 from subscription where listing_id = listing.id)
          order by id for update skip locked`,
        [this.deps.clock.now()],
      );
      for (const { id } of due) await this.deliverWaiting(em, Number(id));
      return due.length;
    });
  }

  /** Returns when resetCaps next has work; null when no demo listing is capped. */
  nextCapEnd(): Promise<Date | null> {
    return selectMoment(
      this.deps.orm.em.fork(),
      `select min(capped_until) as at from listing
        where not exists (select 1 from subscription where listing_id = listing.id)`,
    );
  }

  async #save(
    kind: LeadType,
    input: HousingRequest | HousingReply,
    asked: StoredAnswers,
    ip: string,
  ): Promise<LeadOutcome> {
    const { housingId: listingId, schoolId = null, locationType, message, site } = input;
    await this.deps.throttle.take('requestEmail', input.email.toLowerCase());
    // Queried before the transaction: a second connection inside it could wait for the pool forever.
    const place = schoolId === null ? null : await this.deps.places.location(locationType, schoolId);
    const answers = place ? { near: place.displayName, ...asked } : asked;
    const spamAt = isHoneypotFilled(input) ? this.deps.clock.now() : null;
    const lead = { kind, listingId, ...toContact(input), message: message.trim(), answers, schoolId, site, spamAt };
    const isFirst = spamAt !== null || (await this.deps.throttle.isFirstLead(listingId, ip));
    return this.deps.orm.em.fork().transactional((em) => this.#store(em, lead, isFirst));
  }

  async #store(em: EntityManager, fields: NewLead, isFirst: boolean): Promise<LeadOutcome> {
    const { listingId, email } = fields;
    await lockName(em, `lead:${listingId}:${email.toLowerCase()}`);
    // Locked before the lead refers to it: two inserts that lock it only afterwards would deadlock.
    const listing = await lockShown(em, listingId);
    if (!listing) return { errors: listingUnavailable(), unknownHome: true };
    const recent = await this.#recentLeads(em, fields);
    const before = recent.find((lead) => lead.kind === fields.kind && isSameMessage(lead, fields));
    if (before) return sent(before.id, before.deliveredAt !== null || before.spamAt !== null, { repeated: true });
    const held = await pendingSince(em, fields, new Date(this.deps.clock.now().getTime() - DUPLICATE_LEAD_MS));
    if (held !== null) return sent(held, false, { awaitsConfirmation: true, repeated: true });

    if (fields.spamAt) {
      // Saved in case it came from a person; not emailed or counted, and it gets the usual response.
      const lead = em.create(Lead, { ...fields, ...notYetRead, createdAt: this.deps.clock.now() });
      await em.flush();
      return sent(lead.id, true);
    }
    // Invented addresses must not use up a house's month (K23).
    if (listing.type === HOUSE && !isFirst && !(await this.#emails.isConfirmed(em, email))) {
      const id = await addPending(em, fields, this.deps.clock.now());
      await this.#emails.requestConfirmation(em, email, getBrand(fields.site).code);
      return sent(id, false, { awaitsConfirmation: true });
    }
    const lead = await this.#arrive(em, fields);
    const followUp = recent.length > 0;
    return lead
      ? sent(lead.id, lead.deliveredAt !== null, { followUp })
      : { errors: listingUnavailable(), unknownHome: true };
  }

  /** Stores a lead and sends it, or saves it for the house's next month; null when its listing was removed meanwhile. */
  async #arrive(em: EntityManager, fields: NewLead): Promise<Lead | null> {
    const { listingId, email } = fields;
    const listing = await lockShown(em, listingId);
    if (!listing) return null;
    const createdAt = this.deps.clock.now();
    // A new id also after a confirmation: an inbox shows the highest first, and adds only those above what it shows.
    const lead = em.create(Lead, { ...fields, ...notYetRead, createdAt });
    await em.flush();
    // Leads that waited before a type change keep waiting for the month that the renter was told.
    if (listing.type === HOUSE) await this.deliverWaiting(em, listingId);
    else await this.#deliver(em, lead, listing);
    if (await this.#emails.isConfirmed(em, email)) await this.#sendCopy(em, lead, listing);
    else await this.#emails.requestConfirmation(em, email, getBrand(lead.site).code);
    if (!lead.deliveredAt && listing.cappedUntil) {
      await this.#notifyWaiting(em, listing, listing.cappedUntil);
      await notifyRow(em, 'lead-changed', listing.id, lead.id);
    }
    return lead;
  }

  /** Queues the renter's copy, once per lead. */
  async #sendCopy(em: EntityManager, lead: Lead, listing: Listing): Promise<void> {
    const { baseUrl, clock } = this.deps;
    const waits = !lead.deliveredAt && listing.cappedUntil;
    const hold = waits ? await currentLeadPeriod(em, listing, clock.now()) : null;
    const content = renterCopyEmail(lead, listing, baseUrl, hold);
    return this.deps.mail.queue(em, { key: leadEmailKeys(lead.id).copy, to: lead.email, account: null, ...content });
  }

  /** Returns what the same renter sent to the same listing within the last minute, oldest first. */
  #recentLeads(em: EntityManager, { listingId, email, spamAt }: NewLead): Promise<Lead[]> {
    const since = new Date(this.deps.clock.now().getTime() - DUPLICATE_LEAD_MS);
    const same = {
      listingId,
      [sql.lower('email')]: email.toLowerCase(),
      createdAt: { $gt: since },
      // A spam submission is no duplicate of a person's request, which must still be delivered.
      spamAt: spamAt === null ? null : { $ne: null },
    };
    return em.find(Lead, same, { orderBy: { id: 'asc' } });
  }

  async #deliver(em: EntityManager, lead: Lead, listing: Listing): Promise<void> {
    lead.deliveredAt = this.deps.clock.now();
    const content = landlordLeadEmail(lead, listing, this.deps.baseUrl);
    await this.#emailLandlord(em, listing, { key: leadEmailKeys(lead.id).landlord, replyTo: lead.email, ...content });
    if (lead.kind === 'request') await planReplyCheck(em, lead, lead.deliveredAt);
    await notifyRow(em, 'lead', listing.id, lead.id);
  }

  /** Sent once a month, however many wait. */
  async #notifyWaiting(em: EntityManager, listing: Listing, until: Date): Promise<void> {
    const key = `lead-waiting:${listing.id}:${until.toISOString()}`;
    const { resetsAt } = await currentLeadPeriod(em, listing, this.deps.clock.now());
    await this.#emailLandlord(em, listing, { key, ...waitingLeadsEmail(listing, resetsAt) });
  }

  async #emailLandlord(em: EntityManager, listing: Listing, content: Omit<QueuedEmail, 'to'>): Promise<void> {
    const { email } = await em.findOneOrFail(ListingContact, { listingId: listing.id });
    await this.deps.mail.queue(em, { to: email, account: listing.accountId, ...content });
  }
}

/** Locks a listing that renters see; null for any other. */
const lockShown = (em: EntityManager, id: number): Promise<Listing | null> =>
  em.findOne(Listing, { id, status: ACTIVE, hiddenAt: null }, { lockMode: LockMode.PESSIMISTIC_WRITE });
