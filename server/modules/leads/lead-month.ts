import type { EntityManager } from '@mikro-orm/postgresql';
import { calendarMonth, leadsLeft } from '../../../domain/leads/month.ts';
import { HOUSE } from '../../../domain/options/property-types.ts';
import type { Listing } from '../listings/listing.entity.ts';

/** The month a home's leads are counted in: of its subscription, or of the calendar (UTC) for a demo home without one. */
export interface LeadMonth {
  from: Date;
  until: Date;
  /** Leads it may still get; Infinity for an apartment. */
  left: number;
}

/** Counts a home's delivered leads in its running month (K23); spam does not count. */
export async function leadMonthOf(em: EntityManager, { id, type }: Listing, now: Date): Promise<LeadMonth> {
  const [period] = await em.execute<{ period_start: string | Date; period_end: string | Date }[]>(
    'select period_start, period_end from subscription where listing_id = ?',
    [id],
  );
  const month = period
    ? { from: new Date(period.period_start), until: new Date(period.period_end) }
    : calendarMonth(now);
  if (type !== HOUSE) return { ...month, left: Infinity };
  const [counted] = await em.execute<{ leads: number }[]>(
    'select count(*)::int as leads from lead where listing_id = ? and delivered_at >= ? and spam_at is null',
    [id, month.from],
  );
  return { ...month, left: leadsLeft(type, counted?.leads ?? 0) ?? Infinity };
}
