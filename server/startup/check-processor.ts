import type pg from 'pg';
import { EnvError } from '../env.ts';
import type { Payments } from '../integrations/payments/payments.ts';

/**
 * Checks that the database belongs to this processor, which has no record of payments of another account, of the other
 * mode, or of a run without keys. Looks up the oldest subscription, since the owner of the database created it.
 * @throws EnvError
 */
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
