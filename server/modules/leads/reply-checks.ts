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
import { replyCheckEmail } from '../../emails/templates/leads/lead.email.tsx';
import { selectMoment } from '../../sql/statements.ts';
import type { ListingView } from '../housing/listing.view.ts';
import { Listing } from '../listings/listing.entity.ts';
import type { ServiceDeps } from '../service-deps.ts';
import { Lead } from './lead.entity.ts';

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

/** Asks renters once for each listing, 72 hours after their request was delivered, whether the landlord answered, and stores what they say (K67). */
export class ReplyChecks {
  constructor(private readonly deps: Pick<ServiceDeps, 'orm' | 'mail' | 'housing' | 'clock' | 'baseUrl'>) {}

  /** Emails what is due and deletes questions that stayed unanswered; returns how many were due. */
  async run(): Promise<number> {
    const { orm, clock } = this.deps;
    const em = orm.em.fork();
    const due = await em.execute<{ id: string }[]>(
      `select lead_id as id from reply_check where asked_at is null and due_at <= ? order by due_at limit ${BATCH}`,
      [clock.now()],
    );
    for (const { id } of due) await this.#ask(Number(id));
    const oldest = new Date(clock.now().getTime() - CONFIRMATION_DAYS * DAY_MS);
    await em.execute('update reply_check set token_hash = null where token_hash is not null and asked_at < ?', [
      oldest,
    ]);
    return due.length;
  }

  /** Returns when the next question is due; null if there is none. */
  nextDue(): Promise<Date | null> {
    return selectMoment(this.deps.orm.em.fork(), 'select min(due_at) as at from reply_check where asked_at is null');
  }

  /** Returns the name of the listing that an emailed link asks about; null for a link that is used or expired. */
  async listingOf(token: string): Promise<string | null> {
    if (!isToken(token)) return null;
    const [row] = await this.deps.orm.em
      .fork()
      .execute<{ name: string }[]>(
        'select l.name from reply_check c join listing l on l.id = c.listing_id where c.token_hash = ?',
        [hashToken(token)],
      );
    return row?.name ?? null;
  }

  /** Stores the answer of a link, once, and the median of the listing. @returns false for a used or expired link. */
  async answer(token: string, answer: ReplyAnswer): Promise<boolean> {
    if (!isToken(token)) return false;
    const { orm, clock } = this.deps;
    const hours = replyAnswerOptions.find(({ value }) => value === answer)?.hours ?? null;
    return orm.em.fork().transactional(async (em) => {
      const [row] = await em.execute<{ listing: string }[]>(
        `update reply_check set answered_at = ?, reply_hours = ?, token_hash = null where token_hash = ?
         returning listing_id as listing`,
        [clock.now(), hours, hashToken(token)],
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

  async #ask(leadId: number): Promise<void> {
    const { orm, mail, clock, baseUrl } = this.deps;
    const lead = await orm.em.fork().findOne(Lead, { id: leadId });
    const listing = lead && (await orm.em.fork().findOne(Listing, { id: lead.listingId }));
    // Queried before the transaction: a second connection inside it could wait for the pool forever.
    const homes = lead ? await this.#homesFor(lead) : [];
    await orm.em.fork().transactional(async (em) => {
      const token = newToken();
      // An address that nobody has confirmed gets no email about what was sent in its name (K23).
      const [row] = await em.execute<{ confirmed: boolean }[]>(
        `update reply_check c set asked_at = ?, token_hash = ? where lead_id = ? and asked_at is null
         returning exists (select from renter_email e, lead l
           where l.id = c.lead_id and l.spam_at is null and e.email = lower(l.email) and e.confirmed_at is not null)
           as confirmed`,
        [clock.now(), hashToken(token), leadId],
      );
      if (!row?.confirmed || !lead || !listing) return;
      const url = `${baseUrl}/did-they-answer/${token}`;
      const email = replyCheckEmail({ listingName: listing.name, url, homes, baseUrl });
      await mail.queue(em, { key: `reply-check:${leadId}`, to: lead.email, account: null, ...email });
    });
  }

  /** Returns other homes that fit what the request stated; none without a college. */
  async #homesFor({ schoolId, listingId, answers }: Lead): Promise<ListingView[]> {
    if (schoolId === null) return [];
    const { bedrooms, bathrooms, budgets, pets, filters } = answers;
    const animals = pets?.filter((id) => id !== NO_PETS);
    const found = await this.deps.housing.search(
      {
        ...filters,
        locationType: 'college',
        locationId: schoolId,
        bedrooms: bedrooms ?? undefined,
        bathrooms: bathrooms ?? undefined,
        maxBudget: budgets || undefined,
        pets: animals?.length ? animals : undefined,
      },
      1,
    );
    const others = found?.data.filter(({ listing }) => listing.id !== listingId) ?? [];
    return others.slice(0, REPLY_CHECK_HOMES).map(({ listing }) => listing);
  }
}
