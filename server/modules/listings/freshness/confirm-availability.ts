import type { EntityManager } from '@mikro-orm/postgresql';
import { FRESHNESS } from '../../../../domain/listings/freshness.ts';
import { DAY_MS } from '../../../../domain/time-spans.ts';

/**
 * Stores when the landlord confirmed a listing (K65), which ends its reminders and their links, in the caller's
 * transaction; a later confirmation stands. The caller must rewrite its search index.
 */
export async function confirmAvailability(em: EntityManager, listingId: number, at: Date): Promise<void> {
  await em.execute('delete from confirmation_reminder where listing_id = ? and not email_only', [listingId]);
  await em.execute(
    `update listing set confirmed_at = greatest(confirmed_at, ?), stale_at = null,
       confirm_due_at = greatest(confirmed_at, ?::timestamptz) + ? * interval '1 millisecond',
       hidden_at = case when hidden_unconfirmed then staff_hidden_at else hidden_at end, hidden_unconfirmed = false
      where id = ?`,
    [at, at, FRESHNESS.reminder * DAY_MS, listingId],
  );
}
