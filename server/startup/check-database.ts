import type pg from 'pg';
import { connectionLimits, type ConnectionLimits } from '../database.ts';
import { EnvError, type Env } from '../env.ts';
import { withClient } from '../sql/transactions.ts';
import type { Payments } from '../integrations/payments/payments.ts';

const OLDEST = 15;

/** Checks that the operator's database is reachable, directly and through a pooler. @throws EnvError */
export async function checkDatabase(
  env: Pick<Env, 'database' | 'databaseUrl' | 'directDatabaseUrl'>,
): Promise<ConnectionLimits> {
  const { databaseUrl, directDatabaseUrl } = env;
  const hasPooler = databaseUrl !== directDatabaseUrl;
  if (hasPooler) await checkServer(databaseUrl ?? '', 'DATABASE_URL', () => Promise.resolve());
  const name = hasPooler ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL';
  return checkServer(directDatabaseUrl ?? '', name, (client) => connectionLimits(client, env));
}

/** Returns what to tell an operator whose database accepts fewer connections than a process may open; null otherwise. */
export const connectionsProblem = ({ available, perProcess }: ConnectionLimits): string | null =>
  perProcess <= available
    ? null
    : `The database accepts ${available} connections and a process opens up to ${perProcess}: lower DB_POOL_SIZE, or raise max_connections.`;

/** Checks that a PostgreSQL answers, and that it is recent enough. */
async function checkServer<Result>(
  url: string,
  name: string,
  more: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  try {
    return await withClient({ connectionString: url, connectionTimeoutMillis: 10_000 }, async (client) => {
      const { rows } = await client.query<{ version: number }>(
        `select current_setting('server_version_num')::int / 10000 as version`,
      );
      const version = rows[0]?.version ?? 0;
      if (version < OLDEST) throw new Error(`it is PostgreSQL ${version}, and ${OLDEST} is the oldest that will do`);
      return more(client);
    });
  } catch (error) {
    // connection errors of two addresses are combined into one error without a message
    const { message, code } = error as NodeJS.ErrnoException;
    throw new EnvError(`${name} must lead to a PostgreSQL: ${message || code}.`);
  }
}

/** Checks that the database belongs to this processor and mode: it has the oldest subscription. @throws EnvError */
export async function checkProcessor(payments: Pick<Payments, 'hasSubscription'>, pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ subscription: string }>(
    'select subscription from subscription order by listing_id limit 1',
  );
  if (!rows[0] || (await payments.hasSubscription(rows[0].subscription))) return;
  throw new EnvError(
    'DATABASE_URL must lead to a database of this payment processor: this one ran with other keys, or without keys, ' +
      'or the state of the local processor was deleted. Without DATABASE_URL, choose another DATA_DIR.',
  );
}

/** Checks that a restore is complete and was compared: the processor may charge for lost listings. @throws EnvError */
export async function checkRestore(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ taken_at: Date; finished_at: Date | null }>(
    'select taken_at, finished_at from restored_backup where compared_at is null',
  );
  const [open] = rows;
  if (!open) return;
  const taken = open.taken_at.toISOString();
  throw new EnvError(
    open.finished_at === null
      ? `The restore of the backup of ${taken} is not finished: run npm run op -- restore again.`
      : `The database was restored from a backup of ${taken} and not yet compared with the payment processor: run npm run op -- restore-compare.`,
  );
}
