import { NUMBER_COOLDOWN_DAYS } from '../../../domain/limits.ts';
import type { EntityManager } from '@mikro-orm/postgresql';
import { ACTIVE } from '../../../domain/options/listing-status.ts';
import type { NumberPool } from '../../integrations/telephony/number-pool.ts';
import { DAY_MS } from '../../../domain/time-spans.ts';
import { arrayOf, lockName, selectMoment } from '../../sql/statements.ts';
import type { ServiceDeps } from '../service-deps.ts';

const BATCH = 100;

/**
 * Assigns to listings the numbers that renters call, so that a landlord's own stays private (K08). A released number is
 * held before it is reassigned; `vanity_use` stores who had it last, so that a returning landlord gets it again.
 */
export class VanityNumbers {
  #poolChecked = false;

  constructor(private readonly deps: Pick<ServiceDeps, 'orm' | 'clock'> & { pool: NumberPool }) {}

  /**
   * Returns a number for a listing as ten digits, to be stored on it in the same transaction: its previous one, or a
   * random free one of its area code; null when there is none. Never one that a landlord has entered.
   */
  async assign(em: EntityManager, areaCode: string | null, listingId: number): Promise<string | null> {
    const { pool } = this.deps;
    const numbers = pool.numbersFor(areaCode ?? '');
    if (numbers.length === 0) return null;
    // Held until the caller commits, so that the next caller sees the number taken.
    await lockName(em, pool.lockFor(areaCode ?? ''));
    await em.flush();
    const [free] = await em.execute<{ phone: string }[]>(
      // Contacts have numbers of the type bpchar: compared with text, their index would not be used.
      `select pool.phone from unnest(?::bpchar[]) pool(phone) left join vanity_use used on used.phone = pool.phone
        where (used.phone is null or (used.listing_id = ? and used.released_at is not null))
          and not exists (select 1 from listing where vanity_phone = pool.phone::text)
          and not exists (select 1 from listing_contact where listing_contact.phone = pool.phone)
        order by used.phone is null, pool.phone like ? desc, random() limit 1`,
      [arrayOf(numbers), listingId, `${areaCode}%`],
    );
    if (!free) return null;
    await em.execute(
      `insert into vanity_use (phone, listing_id) values (?, ?)
       on conflict (phone) do update set listing_id = excluded.listing_id, released_at = null`,
      [free.phone, listingId],
    );
    return free.phone;
  }

  /**
   * Updates numbers after listings ended, were deleted or were added: releases them, frees those whose hold is over, and
   * assigns them to the listings that have waited longest. Code that changes listings need not call it.
   * @returns how many numbers changed
   */
  async run(): Promise<number> {
    if (!this.#poolChecked) await this.#releaseUnknown();
    this.#poolChecked = true;
    const left = await this.#release();
    const rested = await this.#endCooldowns();
    return left + rested + (await this.#assignToWaiting());
  }

  /** Returns when the next hold ends; null when there is none. */
  async nextDue(): Promise<Date | null> {
    const left = await selectMoment(this.#em(), 'select min(released_at) as at from vanity_use');
    return left && new Date(left.getTime() + NUMBER_COOLDOWN_DAYS * DAY_MS);
  }

  #em(): EntityManager {
    return this.deps.orm.em.fork();
  }

  /** Releases numbers of a pool that is no longer used, since they would not connect. */
  async #releaseUnknown(): Promise<void> {
    const { sql, values } = this.deps.pool.unknownNumbers;
    const unknown = `update listing set vanity_phone = null where vanity_phone is not null and ${sql}`;
    await this.#em().execute(unknown, [...values]);
  }

  #release(): Promise<number> {
    const now = this.deps.clock.now();
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
          `insert into vanity_use (phone, listing_id, released_at) values (?, ?, ?)
           on conflict (phone) do update set listing_id = excluded.listing_id, released_at = excluded.released_at`,
          [phone, id, now],
        );
      const gone = await em.execute(
        `update vanity_use set released_at = ? where released_at is null
           and not exists (select from listing where vanity_phone = vanity_use.phone) returning phone`,
        [now],
      );
      return ended.length + gone.length;
    });
  }

  async #endCooldowns(): Promise<number> {
    const rested = new Date(this.deps.clock.now().getTime() - NUMBER_COOLDOWN_DAYS * DAY_MS);
    return (await this.#em().execute('delete from vanity_use where released_at <= ? returning phone', [rested])).length;
  }

  /** Goes area by area, so that an exhausted one does not block others. Demo listings keep their seeded numbers. */
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
