import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { NUMBER_COOLDOWN_DAYS } from '../../../domain/calls/call.ts';
import { ACTIVE } from '../../../domain/options/listing-status.ts';
import type { Clock } from '../../clock.ts';
import type { NumberPool } from '../../integrations/telephony/number-pool.ts';
import { DAY_MS } from '../../../domain/time-spans.ts';

interface VanityNumbersDeps {
  orm: MikroORM;
  clock: Clock;
  pool: NumberPool;
}

const BATCH = 100;

/**
 * Which listing has which of the numbers that renters call, so that a landlord's own stays private (K08). An active
 * listing has one while one is free; what it leaves rests before it is another's. `vanity_use` remembers who had a number
 * last, so that a landlord who comes back finds it again.
 */
export class VanityNumbers {
  readonly #deps: VanityNumbersDeps;
  #poolChecked = false;

  constructor(deps: VanityNumbersDeps) {
    this.#deps = deps;
  }

  /**
   * A number for a listing as ten digits, for the caller to store on it in the same transaction: the one it had last, or
   * a free one; null when there is none. A number that a landlord has entered is never given out. Which of those of its
   * area code is left to chance.
   */
  async assign(em: EntityManager, areaCode: string | null, listingId: number): Promise<string | null> {
    const { pool } = this.#deps;
    const numbers = pool.numbersFor(areaCode ?? '');
    if (numbers.length === 0) return null;
    // Held until the caller commits: the next one sees the number taken.
    await em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [pool.lockFor(areaCode ?? '')]);
    await em.flush();
    const [free] = await em.execute<{ phone: string }[]>(
      `select pool.phone from unnest(?::text[]) pool(phone) left join vanity_use used on used.phone = pool.phone
        where (used.phone is null or (used.listing_id = ? and used.left_at is not null))
          and not exists (select 1 from listing where vanity_phone = pool.phone)
          and not exists (select 1 from listing_contact where listing_contact.phone = pool.phone)
        order by used.phone is null, pool.phone like ? desc, random() limit 1`,
      [`{${numbers.join(',')}}`, listingId, `${areaCode}%`],
    );
    if (!free) return null;
    await em.execute(
      `insert into vanity_use (phone, listing_id) values (?, ?)
       on conflict (phone) do update set listing_id = excluded.listing_id, left_at = null`,
      [free.phone, listingId],
    );
    return free.phone;
  }

  /**
   * What follows from listings that have ended, gone or come: numbers begin to rest, have rested, and go to who has been
   * waiting for one, the longest first. Whoever changed those listings need not think of it.
   * @returns how many numbers that were
   */
  async run(): Promise<number> {
    if (!this.#poolChecked) await this.#releaseUnknown();
    this.#poolChecked = true;
    const left = await this.#release();
    const rested = await this.#endCooldowns();
    return left + rested + (await this.#assignToWaiting());
  }

  /** When the next number has rested; null when none rests. */
  async nextDue(): Promise<Date | null> {
    const [row] = await this.#em().execute<{ left: string | Date | null }[]>(
      'select min(left_at) as left from vanity_use',
    );
    return row?.left ? new Date(new Date(row.left).getTime() + NUMBER_COOLDOWN_DAYS * DAY_MS) : null;
  }

  #em(): EntityManager {
    return this.#deps.orm.em.fork();
  }

  /** Numbers of a pool that is not used any more would lead nowhere. */
  async #releaseUnknown(): Promise<void> {
    const { sql, values } = this.#deps.pool.unknownNumbers;
    await this.#em().execute(`update listing set vanity_phone = null where vanity_phone is not null and ${sql}`, [
      ...values,
    ]);
  }

  #release(): Promise<number> {
    const now = this.#deps.clock.now();
    return this.#em().transactional(async (em) => {
      const ended = await em.execute<{ id: string; phone: string }[]>(
        `with ended as (
           select id, vanity_phone as phone from listing where vanity_phone is not null and status <> ?
            order by id limit ${BATCH} for update skip locked)
         update listing set vanity_phone = null from ended where listing.id = ended.id returning ended.id, ended.phone`,
        [ACTIVE],
      );
      for (const { id, phone } of ended)
        await em.execute(
          `insert into vanity_use (phone, listing_id, left_at) values (?, ?, ?)
           on conflict (phone) do update set listing_id = excluded.listing_id, left_at = excluded.left_at`,
          [phone, id, now],
        );
      const gone = await em.execute(
        `update vanity_use set left_at = ? where left_at is null
           and not exists (select from listing where vanity_phone = vanity_use.phone) returning phone`,
        [now],
      );
      return ended.length + gone.length;
    });
  }

  async #endCooldowns(): Promise<number> {
    const rested = new Date(this.#deps.clock.now().getTime() - NUMBER_COOLDOWN_DAYS * DAY_MS);
    return (await this.#em().execute('delete from vanity_use where left_at <= ? returning phone', [rested])).length;
  }

  /**
   * To who has waited longest, area by area, so that one that has none left holds up no other. Demo homes, which do not
   * end by the clock, have what the seed gave them.
   */
  async #assignToWaiting(): Promise<number> {
    let all = 0;
    for (let given = -1; given !== 0; all += given) {
      given = 0;
      const waiting = await this.#em().execute<{ id: string; area: string }[]>(
        `select id, area from (
           select distinct on (left(contact.phone, 3)) listing.id, left(contact.phone, 3) as area, published_at
             from listing join listing_contact contact on contact.listing_id = listing.id
            where vanity_phone is null and status = 1 and expires_at is not null
            order by left(contact.phone, 3), published_at) first
          order by published_at`,
      );
      for (const { id, area } of waiting) if (await this.#assignNumber(Number(id), area)) given++;
    }
    return all;
  }

  #assignNumber(id: number, area: string): Promise<boolean> {
    return this.#em().transactional(async (em) => {
      const [listing] = await em.execute(
        'select 1 from listing where id = ? and vanity_phone is null and status = 1 for update skip locked',
        [id],
      );
      const phone = listing ? await this.assign(em, area, id) : null;
      if (phone !== null) await em.execute('update listing set vanity_phone = ? where id = ?', [phone, id]);
      return phone !== null;
    });
  }
}
