import type { Pool } from 'pg';
import { expect } from 'vitest';
import { waitUntil } from './wait-until.ts';

/**
 * Starts calls one after another while the contact of a listing is locked, each once the one before waits for a lock.
 * Resolves with their answers after the lock is released.
 */
export async function whileContactLocked<Answer>(
  pool: Pool,
  listingId: number,
  calls: readonly (() => Promise<Answer>)[],
): Promise<Answer[]> {
  const holder = await pool.connect();
  try {
    await holder.query('begin');
    await holder.query('select from listing_contact where listing_id = $1 for update', [listingId]);
    const answers: Promise<Answer>[] = [];
    for (const call of calls) {
      answers.push(call());
      const waiting = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
      await waitUntil(async () => expect((await pool.query(waiting)).rowCount).toBe(answers.length));
    }
    await holder.query('commit');
    return await Promise.all(answers);
  } finally {
    // Ends the transaction, too, when a call has not waited.
    holder.release(true);
  }
}
