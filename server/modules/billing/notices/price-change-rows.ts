import type { EntityManager } from '@mikro-orm/postgresql';
import type { NewPrice } from '../../../../domain/billing/notices.ts';
import { arrayOf } from '../../../sql/statements.ts';

/**
 * SQL condition: the pending price (`p`) concerns the months that the listing (`l`) has with its current
 * subscription (`s`), and differs from what the current month cost.
 */
export const APPLIES_NOW_SQL = `p.subscription = s.subscription and p.type = l.type
  and not (s.price = p.to_price and s.period_start >= p.from_at)`;

/** SQL of the pending price, if any; its email may not have been sent yet. Read by `upcomingPrice`. */
export const UPCOMING_PRICE_SQL = `(case when ${APPLIES_NOW_SQL} then p.paid_price end) as coming_paid,
  (case when ${APPLIES_NOW_SQL} then p.to_price end) as coming_price,
  (case when ${APPLIES_NOW_SQL} then case when p.submitted_at is null then greatest(p.from_at, s.period_end) else p.from_at end end) as coming_from`;

export interface UpcomingPriceColumns {
  coming_paid: number | null;
  coming_price: number | null;
  coming_from: string | Date | null;
}

/** Returns the upcoming price of a listing's months. */
export const upcomingPrice = ({
  coming_price: price,
  coming_from: from,
}: UpcomingPriceColumns): NewPrice<Date> | null =>
  price === null || from === null ? null : { price, from: new Date(from) };

/** Returns the upcoming price changes of these listings, with the price until then. */
export async function upcomingPriceChanges(
  em: EntityManager,
  listingIds: readonly number[],
  now: Date,
): Promise<Map<number, { paid: number; coming: NewPrice<Date> }>> {
  const rows = await em.execute<(UpcomingPriceColumns & { id: string })[]>(
    `select l.id, ${UPCOMING_PRICE_SQL}
       from price_change p join listing l on l.id = p.listing_id join subscription s on s.listing_id = l.id
      where l.id = any(?::bigint[])`,
    [arrayOf(listingIds)],
  );
  return new Map(
    rows.flatMap((row) => {
      const coming = upcomingPrice(row);
      if (!coming || row.coming_paid === null || coming.from <= now || coming.price === row.coming_paid) return [];
      return [[Number(row.id), { paid: row.coming_paid, coming }] as const];
    }),
  );
}
