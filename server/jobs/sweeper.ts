import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { EXPIRED } from '../../domain/options/listing-status.ts';
import type { Clock } from '../clock.ts';
import { describeError } from '../log.ts';
import { arrayOf, selectMoment } from '../sql/statements.ts';
import { repeatBatches } from './delete-in-batches.ts';
import type { BillingService } from '../modules/billing/billing.service.ts';
import type { HousingService } from '../modules/housing/housing.service.ts';

/** Other work due on the product's clock, such as a listing's cap; `run` returns how many items were due. */
export interface DueWork {
  run(): Promise<number>;
  /** Returns when the next item is due; absent where the clock may be moved past it. */
  nextDue?(): Promise<Date | null>;
}

export interface SweeperDeps {
  orm: MikroORM;
  clock: Clock;
  housing: Pick<HousingService, 'reindex'>;
  billing: BillingService;
  otherWork: readonly DueWork[];
}

/** Runs a part of the due work, and stores its error for later. */
type Attempt = (part: () => Promise<number>) => Promise<number>;

const BATCH = 100;

/**
 * What is due on the product's clock: a listing that was canceled or marked as rented, or whose subscription has ended,
 * at the end of its paid month, an unpaid one at the end of its grace period (K24, K60). Excludes a listing whose
 * renewal the processor has merely not reported: the reconciler checks it.
 */
const DUE = `status = 1 and expires_at is not null and (canceled_at is not null or rented_at is not null
  or exists (select from subscription s where s.listing_id = listing.id
    and (s.past_due_since is not null or s.status in ('canceled', 'incomplete_expired'))))`;

export class Sweeper {
  constructor(private readonly deps: SweeperDeps) {}

  /** Does all that is due; resolves with the number of items. @throws the errors of those that failed, at the end. */
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
    let done = await attempt(() => repeatBatches(() => this.#expire(attempt), BATCH));
    for (const other of this.deps.otherWork) done += await attempt(() => other.run());
    if (failed.length === 1) throw failed[0];
    if (failed.length > 1)
      throw new AggregateError(failed, failed.map((error) => describeError(error).message).join(' '));
    return done;
  }

  /** Returns when the next item is due; null when there is none. */
  async nextDue(): Promise<Date | null> {
    const em = this.deps.orm.em.fork();
    const dates = [
      await selectMoment(em, `select min(expires_at) as at from listing where ${DUE}`),
      ...(await Promise.all(this.deps.otherWork.map((other) => other.nextDue?.() ?? null))),
    ];
    const known = dates.filter((date) => date !== null);
    return known.length === 0 ? null : new Date(Math.min(...known.map(Number)));
  }

  async #expire(attempt: Attempt): Promise<number> {
    const { orm, clock, housing, billing } = this.deps;
    const now = clock.now();
    const ids = await orm.em.fork().transactional(async (em) => {
      const due = await dueListings(em, now);
      if (due.length === 0) return due;
      await em.execute('update listing set status = ?, updated_at = ? where id = any(?::bigint[])', [
        EXPIRED,
        now,
        arrayOf(due),
      ]);
      await housing.reindex(em, due);
      await billing.endNotices.ended(em, due);
      return due;
    });
    // A listing that is no longer shown must not be charged: an open invoice is attempted a last time, then abandoned.
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
