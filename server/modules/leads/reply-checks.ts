import { hashToken, isToken, newToken } from '../../secrets.ts';
import { CONFIRMATION_DAYS, MIN_REPLY_ANSWERS } from '../../../domain/limits.ts';
import type { EntityManager } from '@mikro-orm/postgresql';
import {
  REPLY_CHECK_HOMES,
  REPLY_CHECK_MS,
  replyAnswerOptions,
  type ReplyAnswer,
} from '../../../domain/leads/reply-check.ts';
import { NO_PETS } from '../../../domain/options/pets.ts';
import { DAY_MS } from '../../../domain/time-spans.ts';
import { bestFloorplan } from '../../../domain/search/match-reasons.ts';
import { replyCheckEmail, type SuggestedListing } from '../../emails/templates/leads/reply-check.email.tsx';
import type { DueWork } from '../../jobs/sweeper.ts';
import { arrayOf, selectMoment } from '../../sql/statements.ts';
import type { ServiceDeps } from '../service-deps.ts';
import { Lead } from './lead.entity.ts';
import { RenterEmails } from './renter-emails.ts';

const BATCH = 100;

/** Stores that the renter of a delivered request is asked about it after 72 hours; once for each listing and address. */
export async function planReplyCheck(em: EntityManager, lead: Lead, now: Date): Promise<void> {
  await em.execute(
    `insert into reply_check (lead_id, listing_id, due_at) select ?::bigint, ?::bigint, ?::timestamptz
      where not exists (select from reply_check c join lead l on l.id = c.lead_id
        where c.listing_id = ? and lower(l.email) = lower(?))
     on conflict do nothing`,
    [lead.id, lead.listingId, new Date(now.getTime() + REPLY_CHECK_MS), lead.listingId, lead.email],
  );
}

/** The question to a renter about one listing. */
interface ReplyQuestion {
  lead: number;
  name: string;
  isAnswered: boolean;
}

/** SQL of the questions that are not asked yet, of one renter and one day together: all are asked with the last one. */
const GROUPED = `from reply_check c join lead l on l.id = c.lead_id where c.sent_at is null`;
const BY_DAY = `group by lower(l.email), date_trunc('day', c.due_at, 'UTC')`;

/**
 * Asks renters 72 hours after their requests were delivered whether the landlords answered, once for all listings of a
 * day together, and stores what they say (K67).
 */
export class ReplyChecks implements DueWork {
  constructor(private readonly deps: Pick<ServiceDeps, 'orm' | 'mail' | 'housing' | 'clock' | 'baseUrl'>) {}

  /** Emails what is due and ends links that stayed unanswered; returns how many emails were due. */
  async run(): Promise<number> {
    const { orm, clock } = this.deps;
    const em = orm.em.fork();
    const due = await em.execute<{ leads: number[] }[]>(
      `select json_agg(c.lead_id order by c.lead_id) as leads ${GROUPED}
          and lower(l.email) in (select lower(l.email) ${GROUPED} and c.due_at <= ?)
        ${BY_DAY} having max(c.due_at) <= ? order by min(c.due_at) limit ${BATCH}`,
      [clock.now(), clock.now()],
    );
    for (const { leads } of due) await this.#ask(leads);
    const oldest = new Date(clock.now().getTime() - CONFIRMATION_DAYS * DAY_MS);
    await em.execute('update reply_check set token_hash = null where token_hash is not null and sent_at < ?', [oldest]);
    return due.length;
  }

  /** Returns when the next email is due; null if there is none. */
  nextDue(): Promise<Date | null> {
    const last = `select max(c.due_at) as at ${GROUPED} ${BY_DAY}`;
    return selectMoment(this.deps.orm.em.fork(), `select min(at) as at from (${last}) due`);
  }

  /** Returns the listings that an emailed link asks about; null for a link that is used up or expired. */
  async listingsOf(token: string): Promise<ReplyQuestion[] | null> {
    if (!isToken(token)) return null;
    const rows = await this.deps.orm.em.fork().execute<ReplyQuestion[]>(
      `select c.lead_id::float8 as lead, l.name, c.answered_at is not null as "isAnswered"
         from reply_check c join listing l on l.id = c.listing_id where c.token_hash = ? order by c.lead_id`,
      [hashToken(token)],
    );
    return rows.some(({ isAnswered }) => !isAnswered) ? rows : null;
  }

  /**
   * Stores the answer about one listing of a link, once, and the median of the listing.
   * @returns false for a used or expired link, or another listing.
   */
  async answer(token: string, leadId: number, answer: ReplyAnswer): Promise<boolean> {
    if (!isToken(token)) return false;
    const { orm, clock } = this.deps;
    const hours = replyAnswerOptions.find(({ value }) => value === answer)?.hours ?? null;
    return orm.em.fork().transactional(async (em) => {
      const [row] = await em.execute<{ listing: string }[]>(
        `update reply_check set answered_at = ?, reply_hours = ?
          where token_hash = ? and lead_id = ? and answered_at is null returning listing_id as listing`,
        [clock.now(), hours, hashToken(token), leadId],
      );
      if (!row) return false;
      await em.execute(
        `update listing set reply_hours = (
           select case when count(*) >= ${MIN_REPLY_ANSWERS}
             then round(percentile_cont(0.5) within group (order by reply_hours)) end
             from reply_check where listing_id = listing.id and reply_hours is not null)
          where id = ?`,
        [row.listing],
      );
      return true;
    });
  }

  async #ask(leadIds: readonly number[]): Promise<void> {
    const { orm, mail, clock, baseUrl } = this.deps;
    const read = orm.em.fork();
    const leads = await read.find(Lead, { id: { $in: [...leadIds] }, spamAt: null }, { orderBy: { id: 'desc' } });
    const [newest] = leads;
    // An address that nobody has confirmed gets no email about what was sent in its name (K23).
    const isConfirmed = newest !== undefined && (await new RenterEmails(this.deps).isConfirmed(read, newest.email));
    // Queried before the transaction: a second connection inside it could wait for the pool forever.
    const homes = isConfirmed ? await this.#homesFor(read, leads) : [];
    await orm.em.fork().transactional(async (em) => {
      const token = newToken();
      const rows = await em.execute<{ name: string; isLinked: boolean }[]>(
        `update reply_check c set sent_at = ?, token_hash = case when c.lead_id = any(?::bigint[]) then ?::bytea end
           from listing l where l.id = c.listing_id and c.lead_id = any(?::bigint[]) and c.sent_at is null
         returning l.name, c.token_hash is not null as "isLinked"`,
        [clock.now(), arrayOf(isConfirmed ? leads.map(({ id }) => id) : []), hashToken(token), arrayOf(leadIds)],
      );
      const names = rows.flatMap(({ name, isLinked }) => (isLinked ? name : []));
      if (!newest || names.length === 0) return;
      const email = replyCheckEmail({ names, url: `${baseUrl}/did-they-answer/${token}`, homes, baseUrl });
      await mail.queue(em, { key: `reply-check:${newest.id}`, to: newest.email, account: null, ...email });
    });
  }

  /** Returns other homes that fit what the newest request with a college stated, none of them contacted yet. */
  async #homesFor(em: EntityManager, leads: readonly Lead[]): Promise<SuggestedListing[]> {
    const lead = leads.find(({ schoolId }) => schoolId !== null);
    if (!lead || lead.schoolId === null) return [];
    const { bedrooms, bathrooms, budgets, pets, filters } = lead.answers;
    const animals = pets?.filter((id) => id !== NO_PETS);
    const criteria = {
      ...filters,
      bedrooms: bedrooms ?? undefined,
      bathrooms: bathrooms ?? undefined,
      maxBudget: budgets || undefined,
      pets: animals?.length ? animals : undefined,
    };
    const place = { locationType: 'college', locationId: lead.schoolId } as const;
    const found = await this.deps.housing.search({ ...criteria, ...place }, 1);
    const contacted = await em.execute<{ id: string }[]>(
      'select distinct listing_id as id from lead where lower(email) = ?',
      [lead.email.toLowerCase()],
    );
    const known = new Set(contacted.map(({ id }) => Number(id)));
    return (found?.data ?? [])
      .filter(({ listing }) => !known.has(listing.id))
      .slice(0, REPLY_CHECK_HOMES)
      .map(({ listing }) => ({ listing, plan: bestFloorplan(listing.floorplans, criteria) }));
  }
}
