import type { EntityManager } from '@mikro-orm/postgresql';
import { calendarMonth, leadsLeft, leadsUsed } from '../../../domain/leads/month.ts';

export interface LeadCounts {
  /** All leads so far, waiting ones too, spam not. */
  total: number;
  /** How many more its running month takes; null without a limit. */
  left: number | null;
}

/** Counts the leads of many listings in one statement, by the months of LeadMonth. */
export async function countsOf(
  em: EntityManager,
  listingIds: readonly number[],
  now: Date,
): Promise<Map<number, LeadCounts>> {
  const rows = await em.execute<{ id: string; type: number; total: number; delivered: number; spam: number }[]>(
    `select listing.id, listing.type, count(lead.id) filter (where lead.spam_at is null)::int as total,
            count(lead.id) filter (where lead.delivered_at >= month.start)::int as delivered,
            count(lead.spam_at) filter (where lead.delivered_at >= month.start)::int as spam
       from listing
       left join subscription on subscription.listing_id = listing.id
       cross join lateral (select coalesce(subscription.period_start, ?::timestamptz) as start) month
       left join lead on lead.listing_id = listing.id
      where listing.id = any(?::bigint[])
      group by listing.id`,
    [calendarMonth(now).from, `{${listingIds.join(',')}}`],
  );
  return new Map(
    rows.map(({ id, type, total, delivered, spam }) => [
      Number(id),
      { total, left: leadsLeft(type, leadsUsed(delivered, spam)) },
    ]),
  );
}
