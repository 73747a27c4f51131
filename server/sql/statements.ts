import type { EntityManager } from '@mikro-orm/postgresql';
import pg, { type ClientBase, type Pool, type PoolClient } from 'pg';

/** Returns the moment that a statement selects as `at`; null when there is none. */
export async function selectMoment(
  em: EntityManager,
  statement: string,
  values: readonly unknown[] = [],
): Promise<Date | null> {
  const [row] = await em.execute<{ at: string | Date | null }[]>(statement, values);
  return row?.at ? new Date(row.at) : null;
}

/** Serializes the transactions that lock the same name, until the caller's ends. */
export async function lockName(em: EntityManager, name: string): Promise<void> {
  await em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [name]);
}

/** Notifies the landlord's open pages of a row when the caller's transaction commits. */
export async function notifyRow(
  em: EntityManager,
  topic: 'lead' | 'lead-changed' | 'call',
  listing: number | string,
  id: number | string,
): Promise<void> {
  const fact = { topic, listing: String(listing), id: String(id) };
  await em.execute(`select pg_notify('facts', ?)`, [JSON.stringify(fact)]);
}

/** Returns values as the text of a PostgreSQL array. */
export const arrayOf = (values: readonly (string | number)[]): string => `{${values.join(',')}}`;

/** Runs work in a transaction of this connection. `begin` is the statement that starts it. */
export async function inTransaction<Result>(
  client: ClientBase,
  work: () => Promise<Result>,
  begin = 'begin',
): Promise<Result> {
  await client.query(begin);
  try {
    const result = await work();
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/** Runs work on a connection of its own, which is closed afterwards. */
export async function withClient<Result>(
  config: pg.ClientConfig,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client(config);
  // The statement that needed a lost connection reports it.
  client.on('error', () => {});
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}

/** Runs work in a transaction on a connection of the pool. `begin` is the statement that starts it. */
export async function transact<Result>(
  pool: Pool,
  work: (client: PoolClient) => Promise<Result>,
  begin = 'begin',
): Promise<Result> {
  const client = await pool.connect();
  try {
    return await inTransaction(client, () => work(client), begin);
  } finally {
    client.release();
  }
}
