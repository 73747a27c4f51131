import type { ClientBase } from 'pg';

/** Tables that a backup leaves out: they must not become valid again, are soon worthless, or fill themselves. */
const EXCLUDED = [
  'mikro_orm_migrations',
  'restored_backup',
  'throttle',
  'session',
  'staff_session',
  'password_reset',
  'login_link',
  'email_change',
  'personal_data_link',
];

export interface BackupTable {
  name: string;
  /** The columns that are stored, without generated ones. */
  columns: string[];
}

/** Returns the tables of a backup, each after those that its foreign keys refer to. Partitions are part of their parent. */
export async function backupTables(client: ClientBase): Promise<BackupTable[]> {
  const { rows } = await client.query<BackupTable & { refers: string[] }>(
    `select c.relname as name,
            (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
              where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
            array(select distinct r.relname::text from pg_constraint k join pg_class r on r.oid = k.confrelid
                   where k.conrelid = c.oid and k.contype = 'f' and r.oid <> c.oid) as refers
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition and c.relname <> all($1)
      order by c.relname`,
    [EXCLUDED],
  );
  const ordered: BackupTable[] = [];
  const waiting = new Map(rows.map((row) => [row.name, row]));
  while (waiting.size > 0) {
    const ready = [...waiting.values()].filter(({ refers }) => !refers.some((name) => waiting.has(name)));
    if (ready.length === 0) throw new Error(`Foreign keys form a circle: ${[...waiting.keys()].join(', ')}.`);
    for (const { name, columns } of ready) {
      ordered.push({ name, columns });
      waiting.delete(name);
    }
  }
  return ordered;
}

/** Returns a name as an SQL identifier. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** Returns a table with its columns for COPY. */
export const copyTarget = ({ name, columns }: BackupTable): string =>
  `${quoted(name)} (${columns.map(quoted).join(', ')})`;
