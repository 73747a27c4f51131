import type pg from 'pg';
import { EnvError } from '../env.ts';

/**
 * Checks that a restored database is complete and was compared with the payment processor: until then the site stays
 * closed, since it could charge for listings that it has lost.
 * @throws EnvError
 */
export async function checkRestore(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ taken_at: Date; finished_at: Date | null }>(
    'select taken_at, finished_at from restored_backup where compared_at is null',
  );
  const [open] = rows;
  if (!open) return;
  const taken = open.taken_at.toISOString();
  throw new EnvError(
    open.finished_at === null
      ? `The restore of the backup of ${taken} is not finished: run npm run restore again.`
      : `The database was restored from a backup of ${taken} and not yet compared with the payment processor: run npm run restore:compare.`,
  );
}
