import type { EntityManager } from '@mikro-orm/postgresql';
import type { NewPrice } from '../../../../domain/billing/notices.ts';

/**
 * Is the price that waits (`p`) about the months that the listing (`l`) has with its subscription (`s`) now, and not yet what
 * the running one has cost?
 */
export const APPLIES_NOW_SQL = `p.subscription = s.subscription and p.type = l.type
  and not (s.price = p.to_price and s.period_start >= p.from_at)`;

/** What waits, if it does; its letter may not have gone out yet. To be read by `upcomingPrice`. */
export const UPCOMING_PRICE_SQL = `(case when ${APPLIES_NOW_SQL} then p.paid_price end) as coming_paid,
  (case when ${APPLIES_NOW_SQL} then p.to_price end) as coming_price,
  (case when ${APPLIES_NOW_SQL} then case when p.handed_at is null then greatest(p.from_at, s.period_end) else p.from_at end end) as coming_from`;

export interface UpcomingPriceColumns {
  coming_paid: number | null;
  coming_price: number | null;
  coming_from: string | Date | null;
}

/** The price that a listing's months come to have. */
export const upcomingPrice = ({
  coming_price: price,
  coming_from: from,
}: UpcomingPriceColumns): NewPrice<Date> | null =>
  price === null || from === null ? null : { price, from: new Date(from) };

/** What a listing pays until then, and what comes; nothing where no change is ahead. */
export interface UpcomingPriceChange {
  paid: number;
  coming: NewPrice<Date>;
}

/** The changes of price that are ahead of these listings. */
export async function upcomingPriceChanges(
  em: EntityManager,
  listingIds: readonly number[],
  now: Date,
): Promise<Map<number, UpcomingPriceChange>> {
  const rows = await em.execute<(UpcomingPriceColumns & { id: string })[]>(
    `select l.id, ${UPCOMING_PRICE_SQL}
       from new_price p join listing l on l.id = p.listing_id join subscription s on s.listing_id = l.id
      where l.id = any(?::bigint[])`,
    [`{${listingIds.join(',')}}`],
  );
  return new Map(
    rows.flatMap((row) => {
      const coming = upcomingPrice(row);
      if (!coming || row.coming_paid === null || coming.from <= now || coming.price === row.coming_paid) return [];
      return [[Number(row.id), { paid: row.coming_paid, coming }] as const];
    }),
  );
}
