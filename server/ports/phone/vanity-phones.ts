import type { EntityManager } from '@mikro-orm/postgresql';
import { Listing } from '../../modules/listings/listing.entity.ts';

/**
 * The numbers renters call, so that a landlord's own stays private (K08). This is the built-in pool: the hundred numbers
 * 555-0100 to 555-0199 of each area code, which are reserved and ring nowhere.
 */
export class VanityPhones {
  /**
   * A free number of an area code as ten digits, for the caller to store on its listing in the same transaction; null
   * when there is none, or no such area code. A number that a landlord has entered is never given out. Which free one
   * is left to chance, so that a number given back is not at once somebody else's.
   */
  async assign(em: EntityManager, areaCode: string | null): Promise<string | null> {
    if (areaCode === null || !/^[2-9]\d\d$/.test(areaCode)) return null;
    // Held until the caller commits: the next one sees the number taken.
    await em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`vanity:${areaCode}`]);
    await em.flush();
    const [free] = await em.execute<{ phone: string }[]>(
      `select phone from (select ? || '55501' || lpad(ending::text, 2, '0') as phone from generate_series(0, 99) ending) pool
        where not exists (select 1 from listing where vanity_phone = phone)
          and not exists (select 1 from listing_contact where listing_contact.phone = pool.phone)
        order by random() limit 1`,
      [areaCode],
    );
    return free?.phone ?? null;
  }

  /** Gives a removed listing's number back. */
  async release(em: EntityManager, listingId: number): Promise<void> {
    await em.nativeUpdate(Listing, { id: listingId }, { vanityPhone: null });
  }
}
