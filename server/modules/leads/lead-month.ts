import type { EntityManager } from '@mikro-orm/postgresql';
import { calendarMonth, leadsLeft, leadsUsed } from '../../../domain/leads/month.ts';
import type { Listing } from '../listings/listing.entity.ts';

/** The month a home's leads are counted in: of its subscription, or of the calendar (UTC) for a demo home without one. */
export interface LeadMonth {
  from: Date;
  until: Date;
  /** Places that were used, by an apartment too. */
  used: number;
  /** Leads it may still get; Infinity for an apartment. */
  left: number;
}

/** Counts a home's delivered leads in its running month (K23). */
export async function leadMonthOf(em: EntityManager, { id, type }: Listing, now: Date): Promise<LeadMonth> {
  const [period] = await em.execute<{ period_start: string | Date; period_end: string | Date }[]>(
    'select period_start, period_end from subscription where listing_id = ?',
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
  return { ...month, used, left: leadsLeft(type, used) ?? Infinity };
}
