import { DUPLICATE_LEAD_MS, MAILBOX_LEADS_AN_HOUR, PER_PAGE } from '../../../domain/limits.ts';
import { LockMode, sql, type EntityManager } from '@mikro-orm/postgresql';
import type { FieldErrors } from '../../../domain/field-errors.ts';
import { toVisibleLead, type LeadRecord, type LeadType } from '../../../domain/leads/lead-record.ts';
import {
  isHoneypotFilled,
  isSameMessage,
  listingUnavailable,
  mailboxLimitMessage,
} from '../../../domain/leads/lead-rules.ts';
import { mailboxOf } from '../../../domain/account/mailbox.ts';
import type { z } from 'zod';
import { ACTIVE, REMOVED } from '../../../domain/options/listing-status.ts';
import {
  replySchema,
  requestSchema,
  type HousingReply,
  type HousingRequest,
} from '../../../domain/leads/contact-request.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../domain/time-spans.ts';
import { Listing } from '../listings/listing.entity.ts';
import { notifyRow } from '../../sql/statements.ts';
import { TooManyRequests } from '../../errors.ts';
import { keyedDigest, secretList, type Secrets } from '../../secrets.ts';
import { clientOf, type Throttle } from '../../throttle.ts';
import type { PlacesService } from '../places/places.service.ts';
import type { ServiceDeps } from '../service-deps.ts';
import type { StoredAnswers } from '../../../domain/leads/lead-answers.ts';
import { parseLead, replyAnswers, toStoredAnswers, toContact } from '../../../domain/leads/parse-lead.ts';
import type { LeadSent } from './lead.resolver.ts';
import type { LeadView } from './lead.view.ts';
import { Lead } from './lead.entity.ts';
import type { LeadDelivery } from './lead-delivery.ts';
import { countLeads, type LeadCounts } from './lead-period.ts';
import { LeadSecrets } from './lead-secrets.ts';

/** The result of a request or a reply. `unknownHome` beside the errors: there is no such listing (REST: 404). */
export type LeadOutcome = { sent: LeadSent } | { errors: FieldErrors; unknownHome?: true };

interface LeadsDeps extends Pick<ServiceDeps, 'orm' | 'clock'> {
  delivery: LeadDelivery;
  places: Pick<PlacesService, 'location'>;
  throttle: Pick<Throttle, 'take' | 'takeLead' | 'mayEmail'>;
  secret: Secrets;
}

/** What a renter has sent, before it is stored. */
type NewLead = Omit<LeadRecord, 'id' | 'follows' | 'createdAt' | 'deliveredAt' | 'stage' | 'readAt' | 'note'>;

/** The initial state of a lead. */
const notYetRead = { deliveredAt: null, stage: 'new', readAt: null, note: '' } as const;

/** How many leads of an address change at most once it is confirmed, and since when. */
const CONFIRMED_LEADS = 50;
const CONFIRMED_LEADS_MS = 31 * DAY_MS;

/** Handles requests and replies of renters [§7]: each is stored, counted and queued as an email in one transaction. */
export class LeadsService {
  readonly #secrets: LeadSecrets;

  constructor(private readonly deps: LeadsDeps) {
    this.#secrets = new LeadSecrets(deps.secret);
  }

  /**
   * Saves a renter's request for a listing, with the questionnaire's answers (camelCase, as `requestSchema`).
   * @throws TooManyRequests beyond the limits of a mailbox, and of a network's unconfirmed addresses (K23).
   */
  async saveRequest(input: unknown, { ip }: { ip: string }): Promise<LeadOutcome> {
    const request = await this.#parse(requestSchema, input, ip);
    return 'errors' in request ? request : this.#save('request', request, toStoredAnswers(request.read), ip);
  }

  /** Sends a renter's own message to a listing's landlord; as saveRequest, by `replySchema`. */
  async sendReply(input: unknown, { ip }: { ip: string }): Promise<LeadOutcome> {
    const reply = await this.#parse(replySchema, input, ip);
    return 'errors' in reply ? reply : this.#save('reply', reply, replyAnswers(reply.read), ip);
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

  /** Returns whether the link of a confirmation email can still be used. */
  mayConfirm(token: string): Promise<boolean> {
    return this.deps.delivery.emails.isOpen(this.deps.orm.em.fork(), token);
  }

  /**
   * Confirms a renter's email: sends copies of what was sent from it in the last day, and what waits for a house that
   * is not full (K23). The link works once. @returns false for a link that is used, expired or invalid.
   */
  async confirmEmail(token: string): Promise<boolean> {
    const { orm, clock, delivery } = this.deps;
    const em = orm.em.fork();
    const email = await delivery.emails.confirm(em, token);
    if (email === null) return false;
    const now = clock.now().getTime();
    const ofRenter = {
      [sql.lower('email')]: email,
      createdAt: { $gt: new Date(now - CONFIRMED_LEADS_MS) },
      spamAt: null,
    };
    const leads = await em.find(Lead, ofRenter, { orderBy: { id: 'desc' }, limit: CONFIRMED_LEADS });
    // Each listing in its own transaction: a lead locks its listing before the address.
    for (const listingId of new Set(leads.map((lead) => lead.listingId))) {
      const recent = leads.filter((lead) => lead.listingId === listingId && lead.createdAt.getTime() > now - DAY_MS);
      const ids = recent.map(({ id }) => id);
      await orm.em.fork().transactional((locked) => delivery.confirmed(locked, listingId, ids));
    }
    return true;
  }

  /** Ends all emails to an address whose owner did not send anything. @returns false as `confirmEmail`. */
  async declineEmail(token: string): Promise<boolean> {
    return (await this.deps.delivery.emails.decline(this.deps.orm.em.fork(), token)) !== null;
  }

  /** Deletes addresses of renters that are no longer needed. @returns how many. */
  deleteUnconfirmed(): Promise<number> {
    return this.deps.delivery.emails.deleteExpired(this.deps.orm.em.fork());
  }

  /**
   * Parses what a renter has sent, and whether the renter may get an email about it. Only confirmed addresses are not
   * limited by their network (K23).
   */
  async #parse<Input extends HousingRequest | HousingReply>(schema: z.ZodType<Input>, input: unknown, ip: string) {
    const { throttle, orm, clock, delivery } = this.deps;
    const parsed = parseLead(schema, input, clock.now());
    const email = 'read' in parsed ? parsed.read.email : null;
    const isConfirmed = email !== null && (await delivery.emails.isConfirmed(orm.em.fork(), email));
    if (!isConfirmed) await throttle.take('request', ip);
    if (email !== null) await throttle.take('requestEmail', mailboxOf(email));
    if ('errors' in parsed) return parsed;
    if (!isConfirmed) await throttle.takeLead(parsed.read.housingId, ip);
    const mayEmail = await throttle.mayEmail(isConfirmed ? 'renterCopy' : 'renterConfirmation', parsed.read.email, ip);
    return { ...parsed, mayEmail };
  }

  async #save(
    type: LeadType,
    { read: input, mayEmail }: { read: HousingRequest | HousingReply; mayEmail: boolean },
    storedAnswers: StoredAnswers,
    ip: string,
  ): Promise<LeadOutcome> {
    const { housingId: listingId, schoolId = null, locationType, message, site } = input;
    // Queried before the transaction: a second connection inside it could wait for the pool forever.
    const place = schoolId === null ? null : await this.deps.places.location(locationType, schoolId);
    const answers = place ? { near: place.displayName, ...storedAnswers } : storedAnswers;
    const spamAt = isHoneypotFilled(input) ? this.deps.clock.now() : null;
    const network = keyedDigest(secretList(this.deps.secret)[0], `lead ${listingId} ${clientOf(ip)}`);
    const text = { message: message.trim(), answers, schoolId, site };
    const lead = { type, listingId, ...toContact(input), ...text, network, spamAt };
    const follows = 'follows' in input && input.follows ? this.#secrets.idOf(input.follows) : null;
    return this.deps.orm.em.fork().transactional((em) => this.#store(em, lead, { follows, mayEmail }));
  }

  async #store(
    em: EntityManager,
    fields: NewLead,
    { follows, mayEmail }: { follows: number | null; mayEmail: boolean },
  ): Promise<LeadOutcome> {
    const { listingId, email } = fields;
    // Locked before the lead refers to it: two inserts that lock it only afterwards would deadlock.
    const listing = await lockShown(em, listingId);
    if (!listing) return { errors: listingUnavailable(), unknownHome: true };
    const recent = await this.#recentLeads(em, fields);
    const before = recent.find((lead) => lead.type === fields.type && isSameMessage(lead, fields));
    if (before) return this.#sent(before, { repeated: true });
    const first =
      (await this.#followedLead(em, listingId, follows)) ?? (await this.#followedLead(em, listingId, recent[0]?.id));
    await this.#takeOfMailbox(em, fields, first);

    const createdAt = this.deps.clock.now();
    const lead = em.create(Lead, { ...fields, ...notYetRead, follows: first?.id ?? null, createdAt });
    await em.flush();
    if (lead.spamAt) {
      // It is shown to its landlord as spam, in case it came from a person (K76).
      await notifyRow(em, 'lead-changed', listingId, lead.id);
      return this.#sent(lead);
    }
    if (first && first.email.toLowerCase() !== email.toLowerCase()) await this.#correctEmail(em, first, email);
    await this.deps.delivery.arrive(em, lead, listing, { first, mayEmail });
    return this.#sent(lead, { followUp: first !== undefined });
  }

  #sent(lead: Lead, { repeated = false, followUp = false } = {}): LeadOutcome {
    const [delivered, markedAsSpam] = [lead.deliveredAt !== null, lead.deliveredAt === null && lead.spamAt !== null];
    return { sent: { id: lead.id, delivered, markedAsSpam, repeated, followUp, secret: this.#secrets.of(lead.id) } };
  }

  /** Replaces the address of a renter's earlier messages to a listing: the landlord answers there. */
  async #correctEmail(em: EntityManager, first: Lead, email: string): Promise<void> {
    for (const lead of await em.find(Lead, { $or: [{ id: first.id }, { follows: first.id }] })) {
      lead.email = email;
      await notifyRow(em, 'lead-changed', lead.listingId, lead.id);
    }
    await em.flush();
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

  /** Returns the first of the messages that a new one follows; none that was never sent because it is spam. */
  async #followedLead(em: EntityManager, listingId: number, id: number | null = null): Promise<Lead | undefined> {
    const known = id === null ? null : await em.findOne(Lead, { id, listingId });
    const first = known?.follows ? await em.findOne(Lead, { id: known.follows }) : known;
    return first && (first.deliveredAt || !first.spamAt) ? first : undefined;
  }

  /** @throws TooManyRequests beyond the messages that one mailbox, or the sender of `first`, may send in an hour. */
  async #takeOfMailbox(em: EntityManager, { listingId, email }: NewLead, first: Lead | undefined): Promise<void> {
    const now = this.deps.clock.now().getTime();
    const id = first?.id ?? null;
    const [own, firstOwn] = [mailboxOf(email), mailboxOf(first?.email ?? email)];
    const [sent] = await em.execute<{ count: number; oldest: string | Date | null }[]>(
      `select count(*)::int, min(created_at) as oldest from lead
        where listing_id = ? and created_at > ?
          and (mailbox_of(email) in (?, ?) or id = ?::bigint or follows = ?::bigint)`,
      [listingId, new Date(now - HOUR_MS), own, firstOwn, id, id],
    );
    if (!sent?.oldest || sent.count < MAILBOX_LEADS_AN_HOUR) return;
    const wait = new Date(sent.oldest).getTime() + HOUR_MS - now;
    throw new TooManyRequests(Math.ceil(wait / 1000), mailboxLimitMessage(Math.ceil(wait / MINUTE_MS)));
  }
}

/** Locks a listing that renters see; null for any other. */
const lockShown = (em: EntityManager, id: number): Promise<Listing | null> =>
  em.findOne(Listing, { id, status: ACTIVE, hiddenAt: null }, { lockMode: LockMode.PESSIMISTIC_WRITE });
