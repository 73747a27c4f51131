import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { EXPIRED } from '../../domain/options/listing-status.ts';
import type { Clock } from '../clock.ts';
import { describeError } from '../log.ts';
import type { BillingService } from '../modules/billing/billing.service.ts';
import type { OfferPort } from '../modules/posting/dependencies.ts';

/** Something else that falls due on the product's clock, such as a house's cap; `run` says how many were due. */
export interface DueWork {
  run(): Promise<number>;
  nextDue(): Promise<Date | null>;
}

export interface SweeperDeps {
  orm: MikroORM;
  clock: Clock;
  housing: OfferPort;
  billing: BillingService;
  /** What other modules have fall due. */
  otherWork?: readonly DueWork[];
}

/** Does a part of what is due, and keeps for later why it failed. */
type Attempt = (part: () => Promise<number>) => Promise<number>;

const BATCH = 100;

/**
 * What falls due on the product's clock: a cancelled listing at the end of its paid month, an unpaid one at the end of its
 * grace (K24, K60). A listing that merely has not heard of its renewal is left alone: the reconciler asks.
 */
const DUE = `status = 1 and expires_at is not null and (cancelled_at is not null
  or exists (select from subscription s where s.listing_id = listing.id and s.past_due_since is not null))`;

export class Sweeper {
  readonly #deps: SweeperDeps;

  constructor(deps: SweeperDeps) {
    this.#deps = deps;
  }

  /**
   * Does everything that is due; resolves with how many things that were. What fails does not hold up the rest: a removed
   * listing is not charged for because a letter could not be written.
   * @throws what failed, once all else is done.
   */
  async run(): Promise<number> {
    const failed: unknown[] = [];
    const attempt: Attempt = async (part) => {
      try {
        return await part();
      } catch (error) {
        failed.push(error);
        return 0;
      }
    };
    let done = await attempt(() => this.#expireAll(attempt));
    for (const other of this.#deps.otherWork ?? []) done += await attempt(() => other.run());
    if (failed.length === 1) throw failed[0];
    if (failed.length > 1)
      throw new AggregateError(failed, failed.map((error) => describeError(error).message).join(' '));
    return done;
  }

  /** When the next thing falls due; null when nothing ever does. */
  async nextDue(): Promise<Date | null> {
    const [row] = await this.#deps.orm.em
      .fork()
      .execute<{ due: string | Date | null }[]>(`select min(expires_at) as due from listing where ${DUE}`);
    const dates = [
      row?.due ? new Date(row.due) : null,
      ...(await Promise.all((this.#deps.otherWork ?? []).map((other) => other.nextDue()))),
    ];
    const known = dates.filter((date) => date !== null);
    return known.length === 0 ? null : new Date(Math.min(...known.map(Number)));
  }

  async #expireAll(attempt: Attempt): Promise<number> {
    let done = 0;
    for (;;) {
      const batch = await this.#expire(attempt);
      done += batch;
      if (batch < BATCH) return done;
    }
  }

  async #expire(attempt: Attempt): Promise<number> {
    const { orm, clock, housing, billing } = this.#deps;
    const now = clock.now();
    const ids = await orm.em.fork().transactional(async (em) => {
      const due = await dueListings(em, now);
      if (due.length === 0) return due;
      await em.execute('update listing set status = ?, updated_at = ? where id = any(?::bigint[])', [
        EXPIRED,
        now,
        `{${due.join(',')}}`,
      ]);
      await housing.reindex(em, due);
      return due;
    });
    // What is not shown any more must not be charged for: a month that is still owed is tried a last time and given up.
    for (const id of ids) await attempt(() => billing.endings.expireUnpaid(id).then(() => 1));
    return ids.length;
  }
}

async function dueListings(em: EntityManager, now: Date): Promise<number[]> {
  const rows = await em.execute<{ id: string }[]>(
    `select id from listing where ${DUE} and expires_at <= ? order by id limit ${BATCH} for update skip locked`,
    [now],
  );
  return rows.map(({ id }) => Number(id));
}
