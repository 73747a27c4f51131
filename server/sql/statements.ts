import type { EntityManager } from '@mikro-orm/postgresql';

/** Returns the moment that a statement selects as `at`; null when there is none. */
export async function selectMoment(
  em: EntityManager,
  statement: string,
  values: readonly unknown[] = [],
): Promise<Date | null> {
  const [row] = await em.execute<{ at: string | Date | null }[]>(statement, values);
  return row?.at ? new Date(row.at) : null;
}

/**
 * Runs a statement with `$1`, `$2`, … in the caller's transaction. For values of many kilobytes: `em.execute` writes
 * values into the text of a statement, which holds the event loop.
 */
export async function executeWithValues(
  em: EntityManager,
  statement: string,
  values: readonly unknown[],
): Promise<void> {
  const query = { kind: 'RawNode', sqlFragments: [statement], parameters: [] } as const;
  await em.getKysely().executeQuery({ sql: statement, parameters: values, query, queryId: { queryId: statement } });
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
