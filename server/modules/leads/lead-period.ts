import type { EntityManager } from '@mikro-orm/postgresql';
import { calendarMonth, leadCapResetsAt, leadsUsed, remainingLeads } from '../../../domain/leads/lead-cap.ts';
import type { Listing } from '../listings/listing.entity.ts';

/** The month in which a listing's leads are counted: of its subscription, or the calendar month for a demo listing. */
export interface LeadPeriod {
  from: Date;
  until: Date;
  /** When the limit resets; null for an apartment, or while no next month is certain. */
  resetsAt: Date | null;
  /** Number of leads counted, also for an apartment. */
  used: number;
  /** Number of leads remaining; Infinity for an apartment. */
  left: number;
}

/** Counts a listing's delivered leads in its current month (K23). */
export async function currentLeadPeriod(
  em: EntityManager,
  { id, type, status }: Listing,
  now: Date,
): Promise<LeadPeriod> {
  const [period] = await em.execute<
    { period_start: string | Date; period_end: string | Date; past_due_since: string | Date | null; ends: boolean }[]
  >(
    `select period_start, period_end, past_due_since,
            cancel_at_period_end or status in ('canceled', 'incomplete_expired') as ends
       from subscription where listing_id = ?`,
    [id],
  );
  const month = period
    ? { from: new Date(period.period_start), until: new Date(period.period_end) }
    : calendarMonth(now);
  const [counted] = await em.execute<{ delivered: number; spam: number }[]>(
    `select count(*)::int as delivered, count(spam_at)::int as spam
       from lead where listing_id = ? and delivered_at >= ?`,
    [id, month.from],
  );
  const used = leadsUsed(counted?.delivered ?? 0, counted?.spam ?? 0);
  const paid = period && {
    cancelAtPeriodEnd: period.ends,
    pastDueSince: period.past_due_since === null ? null : new Date(period.past_due_since),
    periodEnd: month.until,
  };
  const resetsAt = leadCapResetsAt({ type, status, paid }, month.until);
  return { ...month, resetsAt, used, left: remainingLeads(type, used) ?? Infinity };
}

export interface LeadCounts {
  /** All leads so far, including waiting ones, without spam. */
  total: number;
  /** Number of leads remaining in the current month; null without a limit. */
  left: number | null;
  /** Number of leads on hold until the limit resets. */
  waiting: number;
}

/** Counts the leads of many listings in one statement, by the months of LeadPeriod. */
export async function countLeads(
  em: EntityManager,
  listingIds: readonly number[],
  now: Date,
): Promise<Map<number, LeadCounts>> {
  const rows = await em.execute<
    { id: string; type: number; total: number; delivered: number; spam: number; waiting: number }[]
  >(
    `select listing.id, listing.type, count(lead.id) filter (where lead.spam_at is null)::int as total,
            count(lead.id) filter (where lead.delivered_at >= month.start)::int as delivered,
            count(lead.spam_at) filter (where lead.delivered_at >= month.start)::int as spam,
            count(lead.id) filter (where lead.delivered_at is null and lead.spam_at is null)::int as waiting
       from listing
       left join subscription on subscription.listing_id = listing.id
       cross join lateral (select coalesce(subscription.period_start, ?::timestamptz) as start) month
       left join lead on lead.listing_id = listing.id
      where listing.id = any(?::bigint[])
      group by listing.id`,
    [calendarMonth(now).from, `{${listingIds.join(',')}}`],
  );
  return new Map(
    rows.map(({ id, type, total, delivered, spam, waiting }) => [
      Number(id),
      { total, left: remainingLeads(type, leadsUsed(delivered, spam)), waiting },
    ]),
  );
}
