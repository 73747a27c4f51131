import type { Pool } from 'pg';
import type { ConsoleLogEntry } from './console.view.ts';

/** One thing that someone did on the console. */
interface LogEntry {
  staff: string;
  action: string;
  /** The record that it is about. */
  subject?: { type: string; id: string };
  reason?: string;
}

/**
 * Returns a search of at most 200 characters by the first character of each word and the domain of an email, such as
 * 'a•••@college.example': an entry stays after the person it may name has deleted their data.
 */
export const maskSearch = (text: string): string =>
  text.slice(0, 200).replaceAll(/(\S)(?:\S*(@[\w.-]+))?\S*/g, '$1•••$2');

/** Enters something that changes no record: a login, a search, a look at personal data. */
export async function recordAlone(pool: Pool, entry: LogEntry): Promise<void> {
  await insert(pool, entry, null);
}

/**
 * Enters an action before it is done, with the record as it is, and then what came of it with the record as it became:
 * two rows, since rows are never changed, so that nothing is done without one even if the server stops in between.
 */
export async function recordAround<T>(
  pool: Pool,
  entry: LogEntry,
  state: () => Promise<unknown>,
  act: () => Promise<T>,
  outcomeOf: (done: T) => string,
): Promise<T> {
  const id = await insert(pool, entry, await state());
  const close = async (outcome: string) =>
    pool.query(
      `insert into staff_log (staff_email, action, subject_type, subject_id, outcome_of, outcome, state)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [entry.staff, entry.action, entry.subject?.type, entry.subject?.id, id, outcome, JSON.stringify(await state())],
    );
  try {
    const done = await act();
    await close(outcomeOf(done));
    return done;
  } catch (error) {
    await close(error instanceof Error ? `failed: ${error.name}` : 'failed');
    throw error;
  }
}

/** Returns entries with what came of them, newest first; `before`: only those older than this id. */
export async function readLog(pool: Pool, limit: number, before: string | null): Promise<ConsoleLogEntry[]> {
  const { rows } = await pool.query<Omit<ConsoleLogEntry, 'at'> & { at: Date }>(
    `select b.id::text, b.at, b.staff_email as staff, b.action, b.subject_type as type, b.subject_id as subject, b.reason,
            a.outcome, b.state::text as before, a.state::text as after
       from staff_log b left join staff_log a on a.outcome_of = b.id
      where b.outcome_of is null and ($2::bigint is null or b.id < $2::bigint) order by b.id desc limit $1`,
    [limit, before],
  );
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

async function insert(pool: Pool, { staff, action, subject, reason = '' }: LogEntry, state: unknown): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    `insert into staff_log (staff_email, action, subject_type, subject_id, reason, state)
     values ($1, $2, $3, $4, $5, $6) returning id`,
    [staff, action, subject?.type, subject?.id, reason, state === null ? null : JSON.stringify(state)],
  );
  return rows[0]?.id ?? '';
}
