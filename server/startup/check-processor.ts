import type pg from 'pg';
import { EnvError } from '../env.ts';
import type { Payments } from '../integrations/payments/payments.ts';

/**
 * Looks whether the database belongs to this processor: money of another account, of the other mode, or of a run without
 * keys is unknown to it. The oldest subscription is asked for, since who the database belongs to made that.
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
