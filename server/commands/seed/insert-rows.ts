import type { ClientBase } from 'pg';

/** Inserts rows with the same columns into a table; `conflict` is an `on conflict` clause. */
export async function insertRows(
  client: ClientBase,
  table: string,
  rows: readonly object[],
  conflict = '',
): Promise<void> {
  if (rows.length === 0) return;
  const columns = Object.keys(rows[0] ?? {}).join(', ');
  await client.query(
    `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1) ${conflict}`,
    [JSON.stringify(rows)],
  );
}
