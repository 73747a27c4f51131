import { LockMode, sql, type EntityManager, type MikroORM } from '@mikro-orm/postgresql';
import type { FieldErrors } from '../../../domain/field-errors.ts';
import { leadView } from '../../../domain/leads/lead-view.ts';
import { homeGone, isTrapped, SAME_LEAD_MS } from '../../../domain/leads/rules.ts';
import type { LocationType } from '../../../domain/options/location-types.ts';
import { ACTIVE, REMOVED } from '../../../domain/options/listing-status.ts';
import { replySchema, requestSchema } from '../../../domain/renter/request.ts';
import { PER_PAGE } from '../../../domain/search.ts';
import type { Clock } from '../../clock.ts';
import { Listing, ListingContact } from '../listings/listing.entity.ts';
import type { MailService } from '../mail/mail.service.ts';
import type { StoredAnswers } from '../../../domain/leads/answers.ts';
import { countsOf, type LeadCounts } from './lead-counts.ts';
import { personOf, readLead } from '../../../domain/leads/read-lead.ts';
import { letterOfWaiting, letterToLandlord, letterToRenter } from './lead-letters.ts';
import { tellOfChange } from './lead-desk.ts';
import { leadMonthOf } from './lead-month.ts';
import type { LeadView } from './lead.view.ts';
import { Lead, type LeadKind } from './lead.entity.ts';

/** What became of a request or a reply. `unknownHome` beside the errors: there is no such home to ask (REST: 404). */
export type LeadOutcome = { sent: { id: number; delivered: boolean } } | { errors: FieldErrors; unknownHome?: true };

export interface LeadsDeps {
  orm: MikroORM;
  mail: MailService;
  /** Housing: rewrites the offers of listings inside the caller's transaction. */
  housing: { reindex(em: EntityManager, listingIds: number[]): Promise<void> };
  places: { location(type: LocationType, id: number): Promise<{ displayName: string } | null> };
  throttle: { take(name: 'request' | 'requestEmail', key: string): Promise<void> };
  clock: Clock;
  baseUrl: string;
}

type NewLead = Pick<
  Lead,
  | 'listingId'
  | 'kind'
  | 'firstName'
  | 'lastName'
  | 'phone'
  | 'email'
  | 'message'
  | 'answers'
  | 'schoolId'
  | 'site'
  | 'spamAt'
>;

/** A lead that nobody has done anything about. */
const unseen = { deliveredAt: null, stage: 'new', readAt: null, note: '' } as const;

/**
 * Requests and replies of renters [§7]: each is stored, counted and put in the mail in one transaction. A house gets
 * ten in its month; what comes after waits and goes out, oldest first, when the month renews (K23).
 */
export class LeadsService {
  readonly #deps: LeadsDeps;

  constructor(deps: LeadsDeps) {
    this.#deps = deps;
  }

  /**
   * A renter asks for a home, with the questionnaire's answers (camelCase, as `requestSchema`).
   * @throws TooMany after twenty a minute from one address, or fifteen that name one e-mail (domain/limits.ts).
   */
  async saveRequest(input: unknown, { ip }: { ip: string }): Promise<LeadOutcome> {
    await this.#deps.throttle.take('request', ip);
    const request = readLead(requestSchema, input);
    if ('errors' in request) return request;
    const { bedrooms, bathrooms, budgets, pets, features, moveDate, propertyName, poweredBy } = request.read;
    const answers = { bedrooms, bathrooms, budgets, pets, features, moveDate, propertyName, poweredBy };
    return this.#save('request', request.read, answers);
  }

  /** A renter writes to a home's landlord in their own words; as saveRequest, by `replySchema`. */
  async sendReply(input: unknown, { ip }: { ip: string }): Promise<LeadOutcome> {
    await this.#deps.throttle.take('request', ip);
    const reply = readLead(replySchema, input);
    return 'errors' in reply ? reply : this.#save('reply', reply.read, {});
  }

  /** The leads of all homes of an account, newest first, 20 a page from 1. Spam is left out. */
  async ofAccount(accountId: number, page: number): Promise<LeadView[]> {
    const em = this.#deps.orm.em.fork();
    const listings = await em.find(Listing, { accountId, status: { $ne: REMOVED } }, { fields: ['id', 'name'] });
    const names = new Map(listings.map((listing) => [listing.id, listing]));
    const leads = await em.find(
      Lead,
      { listingId: { $in: [...names.keys()] }, spamAt: null },
      { orderBy: { id: 'desc' }, limit: PER_PAGE, offset: (Math.max(1, page) - 1) * PER_PAGE },
    );
    return leads.flatMap((lead) => {
      const listing = names.get(lead.listingId);
      return listing ? [leadView(lead, listing)] : [];
    });
  }

  /** By listing: leads so far, and how many more this month takes (null: no limit). */
  async countsOf(listingIds: readonly number[]): Promise<Map<number, LeadCounts>> {
    return countsOf(this.#deps.orm.em.fork(), listingIds, this.#deps.clock.now());
  }

  /** By listing: how many more leads this month takes; null without a limit. */
  async leadsLeft(listingIds: readonly number[]): Promise<Map<number, number | null>> {
    return new Map([...(await this.countsOf(listingIds))].map(([id, { left }]) => [id, left]));
  }

  /**
   * Sends what waits for a home, oldest first, as far as its month has room, and takes the home out of the results or
   * back into them. To be called in the transaction that renews its month, changes its type or marks a lead as spam.
   * Answers how many were sent.
   */
  async deliverWaiting(em: EntityManager, listingId: number): Promise<number> {
    await em.flush();
    const now = this.#deps.clock.now();
    const listing = await em.findOneOrFail(
      Listing,
      { id: listingId },
      { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
    );
    const month = await leadMonthOf(em, listing, now);
    const room = Number.isFinite(month.left) ? { limit: month.left } : {};
    const waiting =
      month.left > 0
        ? await em.find(Lead, { listingId, deliveredAt: null, spamAt: null }, { orderBy: { id: 'asc' }, ...room })
        : [];
    for (const lead of waiting) await this.#deliver(em, lead, listing);
    const cappedUntil = month.left > waiting.length ? null : month.until;
    const moved = cappedUntil?.getTime() !== listing.cappedUntil?.getTime();
    listing.cappedUntil = cappedUntil;
    await em.flush();
    if (moved) await this.#deps.housing.reindex(em, [listingId]);
    return waiting.length;
  }

  /** Begins a new month for the capped homes that have no subscription to renew (demo homes). Answers how many. */
  async renewCaps(): Promise<number> {
    return this.#deps.orm.em.fork().transactional(async (em) => {
      const due = await em.execute<{ id: string }[]>(
        `select id from listing where capped_until <= ?
            and not exists (select 1 from subscription where listing_id = listing.id)
          order by id for update skip locked`,
        [this.#deps.clock.now()],
      );
      for (const { id } of due) await this.deliverWaiting(em, Number(id));
      return due.length;
    });
  }

  /** When renewCaps has work next; null when no demo home is capped. */
  async nextCapEnd(): Promise<Date | null> {
    const [row] = await this.#deps.orm.em.fork().execute<{ due: string | Date | null }[]>(
      `select min(capped_until) as due from listing
        where not exists (select 1 from subscription where listing_id = listing.id)`,
    );
    return row?.due ? new Date(row.due) : null;
  }

  async #save(kind: LeadKind, input: Parameters<typeof personOf>[0], asked: StoredAnswers): Promise<LeadOutcome> {
    const { housingId: listingId, schoolId = null, locationType, message, site } = input;
    await this.#deps.throttle.take('requestEmail', input.email.toLowerCase());
    // Asked before the transaction: inside it, a second connection could wait for the pool for ever.
    const place = schoolId === null ? null : await this.#deps.places.location(locationType, schoolId);
    const answers = place ? { near: place.displayName, ...asked } : asked;
    const spamAt = isTrapped(input) ? this.#deps.clock.now() : null;
    const lead = { kind, listingId, ...personOf(input), message: message.trim(), answers, schoolId, site, spamAt };
    return this.#deps.orm.em.fork().transactional((em) => this.#store(em, lead));
  }

  async #store(em: EntityManager, fields: NewLead): Promise<LeadOutcome> {
    const { listingId, email } = fields;
    await em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [
      `lead:${listingId}:${email.toLowerCase()}`,
    ]);
    // Locked before the lead refers to it: two inserts that lock it only afterwards would wait for each other.
    const listing = await em.findOne(
      Listing,
      { id: listingId, status: ACTIVE, hiddenAt: null },
      { lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    if (!listing) return { errors: homeGone(), unknownHome: true };
    const before = await this.#sentJustNow(em, fields);
    if (before) return { sent: { id: before.id, delivered: before.deliveredAt !== null || before.spamAt !== null } };

    const lead = em.create(Lead, { ...fields, ...unseen, createdAt: this.#deps.clock.now() });
    if (lead.spamAt) {
      // Kept, in case it was a person after all; mailed to nobody, counted nowhere, and answered like any other.
      await em.flush();
      return { sent: { id: lead.id, delivered: true } };
    }
    await this.deliverWaiting(em, listingId);
    const waitsUntil = lead.deliveredAt ? null : listing.cappedUntil;
    await this.#queue(
      em,
      `lead-copy:${lead.id}`,
      { to: email },
      letterToRenter(lead, listing, this.#deps.baseUrl, waitsUntil),
    );
    if (waitsUntil) {
      await this.#tellOfWaiting(em, listing, waitsUntil);
      await tellOfChange(em, lead);
    }
    return { sent: { id: lead.id, delivered: lead.deliveredAt !== null } };
  }

  /** The same renter asking the same home within a minute; a reply counts as the same only with the same words. */
  #sentJustNow(em: EntityManager, { listingId, kind, email, message, spamAt }: NewLead): Promise<Lead | null> {
    const since = new Date(this.#deps.clock.now().getTime() - SAME_LEAD_MS);
    const same = {
      listingId,
      kind,
      [sql.lower('email')]: email.toLowerCase(),
      createdAt: { $gt: since },
      // A program's is never taken for a person's: that one still has to arrive.
      spamAt: spamAt === null ? null : { $ne: null },
    };
    return em.findOne(Lead, kind === 'reply' ? { ...same, message } : same, { orderBy: { id: 'asc' } });
  }

  async #deliver(em: EntityManager, lead: Lead, listing: Listing): Promise<void> {
    const contact = await em.findOneOrFail(ListingContact, { listingId: listing.id });
    lead.deliveredAt = this.#deps.clock.now();
    const letter = letterToLandlord(lead, listing, this.#deps.baseUrl);
    await this.#queue(
      em,
      `lead:${lead.id}`,
      { to: contact.email, replyTo: lead.email, account: listing.accountId },
      letter,
    );
    const fact = { topic: 'lead', listing: String(listing.id), id: String(lead.id) };
    await em.execute(`select pg_notify('facts', ?)`, [JSON.stringify(fact)]);
  }

  /** Once a month, however many wait. */
  async #tellOfWaiting(em: EntityManager, listing: Listing, until: Date): Promise<void> {
    const contact = await em.findOneOrFail(ListingContact, { listingId: listing.id });
    const key = `lead-waiting:${listing.id}:${until.toISOString()}`;
    const who = { to: contact.email, account: listing.accountId };
    await this.#queue(em, key, who, letterOfWaiting(listing, until));
  }

  #queue(
    em: EntityManager,
    key: string,
    who: { to: string; replyTo?: string; account?: number },
    letter: { subject: string; text: string; html: string },
  ): Promise<void> {
    return this.#deps.mail.queue(em, { key, ...who, ...letter });
  }
}
