import type { Pool, PoolClient } from 'pg';
import { batchOf, repeatBatches } from '../../jobs/delete-in-batches.ts';
import { transact } from '../../sql/transactions.ts';

/** The partition of days that no month has been made for, after a jump of the clock or a restore. */
const UNSORTED = 'tracked_match_later';
/** How many months are made ahead of the present one. */
const AHEAD = 2;

interface Month {
  name: string;
  /** The first day after it. */
  until: string;
}

/** Returns the partitions with an end, oldest first. */
const MONTHS = `
  select c.relname as name, substring(pg_get_expr(c.relpartbound, c.oid) from $$TO \\('([0-9-]+)'\\)$$) as until
  from pg_inherits i join pg_class c on c.oid = i.inhrelid
  where i.inhparent = 'tracked_match'::regclass and pg_get_expr(c.relpartbound, c.oid) <> 'DEFAULT' order by until`;

const monthAfter = (day: Date, months: number): string =>
  new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + months, 1)).toISOString().slice(0, 10);

/** Makes the months ahead, and takes over the rows of a day that came before its month. */
export const makeMonths = (pool: Pool, now: Date): Promise<void> =>
  changeMonths(pool, async (client) => {
    const { rows } = await client.query<Month>(MONTHS);
    let from = rows.at(-1)?.until ?? monthAfter(now, 0);
    while (from <= monthAfter(now, AHEAD)) {
      const until = monthAfter(new Date(from), 1);
      const name = `tracked_match_${from.slice(0, 7).replace('-', '_')}`;
      // Attached instead of created in place, which would wait for every reader, such as a backup.
      await client.query(`lock table tracked_match_later in share row exclusive mode;
        create table ${name} (like tracked_match including all);
        with early as (delete from tracked_match_later where day >= '${from}' and day < '${until}' returning *)
          insert into ${name} select * from early;
        alter table tracked_match attach partition ${name} for values from ('${from}') to ('${until}')`);
      from = until;
    }
  });

/** Drops the months that ended before a day, and deletes the older rows that no month has. @returns how many of both. */
export async function dropMonths(pool: Pool, before: string): Promise<number> {
  let done = 0;
  const { rows } = await pool.query<Month>(MONTHS);
  for (const { name } of rows.filter(({ until }) => until <= before)) {
    await changeMonths(pool, (client) => client.query(`drop table if exists ${name}`));
    done++;
  }
  const statement = `delete from ${UNSORTED} where ${batchOf(UNSORTED, 'day < $1::date')}`;
  return done + (await repeatBatches(async () => (await pool.query(statement, [before])).rowCount ?? 0));
}

/** Returns the day from which `dropMonths` has something to remove; null without rows. */
export async function oldestEnd(pool: Pool): Promise<Date | null> {
  const { rows } = await pool.query<{ day: string; name: string }>(
    `select to_char(day, 'YYYY-MM-DD') as day, tableoid::regclass::text as name from tracked_match order by tracked_match.day limit 1`,
  );
  const [oldest] = rows;
  if (!oldest) return null;
  const day = new Date(oldest.day);
  return oldest.name === UNSORTED ? new Date(day.setUTCDate(day.getUTCDate() + 1)) : new Date(monthAfter(day, 1));
}

/** One process at a time; gives up instead of making requests wait behind it, and is tried again by the next sweep. */
async function changeMonths(pool: Pool, work: (client: PoolClient) => Promise<unknown>): Promise<void> {
  const locked = async (client: PoolClient) => {
    await client.query(`select pg_advisory_xact_lock(hashtextextended('tracking months', 0))`);
    await work(client);
  };
  await transact(pool, locked, `begin; set local lock_timeout = '500ms'`);
}
