import type { EntityManager } from '@mikro-orm/postgresql';
import { arrayOf } from '../../sql/statements.ts';

/**
 * Locks listings of one account, and its others whose contact `c` meets a condition, in the order of their ids and
 * before any contact, as an edit locks its own: two writers then never wait for each other. A contact may have changed
 * by the time the locks are held.
 * @returns the ids.
 */
export async function lockListingsByContact(
  em: EntityManager,
  listingIds: readonly number[],
  condition: string,
  parameters: readonly unknown[],
): Promise<number[]> {
  const rows = await em.execute<{ id: string }[]>(
    `select l.id from listing l join listing_contact c on c.listing_id = l.id
      where l.id = any(?::bigint[]) or (l.account_id = (select account_id from listing where id = ?) and ${condition})
      order by l.id for update of l`,
    [arrayOf(listingIds), listingIds[0] ?? null, ...parameters],
  );
  return rows.map(({ id }) => Number(id));
}
