import type { EntityManager } from '@mikro-orm/postgresql';
import type { NewPrice } from '../../../domain/billing/notices.ts';

/**
 * Is the price that waits (`p`) about the months that the listing (`l`) has with its subscription (`s`) now, and not yet what
 * the running one has cost?
 */
export const OF_NOW = `p.subscription = s.subscription and p.type = l.type
  and not (s.price = p.to_price and s.period_start >= p.from_at)`;

/** What waits, if it does; its letter may not have gone out yet. To be read by `comingPrice`. */
export const COMING = `(case when ${OF_NOW} then p.paid_price end) as coming_paid,
  (case when ${OF_NOW} then p.to_price end) as coming_price,
  (case when ${OF_NOW} then case when p.handed_at is null then greatest(p.from_at, s.period_end) else p.from_at end end) as coming_from`;

export interface ComingColumns {
  coming_paid: number | null;
  coming_price: number | null;
  coming_from: string | Date | null;
}

/** The price that a listing's months come to have. */
export const comingPrice = ({ coming_price: price, coming_from: from }: ComingColumns): NewPrice<Date> | null =>
  price === null || from === null ? null : { price, from: new Date(from) };

/** What a listing pays until then, and what comes; nothing where no change is ahead. */
export interface ComingChange {
  paid: number;
  coming: NewPrice<Date>;
}

/** The changes of price that are ahead of these listings. */
export async function comingChanges(
  em: EntityManager,
  listingIds: readonly number[],
  now: Date,
): Promise<Map<number, ComingChange>> {
  const rows = await em.execute<(ComingColumns & { id: string })[]>(
    `select l.id, ${COMING}
       from new_price p join listing l on l.id = p.listing_id join subscription s on s.listing_id = l.id
      where l.id = any(?::bigint[])`,
    [`{${listingIds.join(',')}}`],
  );
  return new Map(
    rows.flatMap((row) => {
      const coming = comingPrice(row);
      if (!coming || row.coming_paid === null || coming.from <= now || coming.price === row.coming_paid) return [];
      return [[Number(row.id), { paid: row.coming_paid, coming }] as const];
    }),
  );
}
