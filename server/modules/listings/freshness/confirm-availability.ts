import type { EntityManager } from '@mikro-orm/postgresql';
import { FRESHNESS } from '../../../../domain/listings/freshness.ts';
import { DAY_MS } from '../../../../domain/time-spans.ts';

/**
 * Stores that the landlord confirmed a listing now (K65), which ends its reminders and their links, in the caller's
 * transaction. The caller must rewrite its search index.
 */
export async function confirmAvailability(em: EntityManager, listingId: number, now: Date): Promise<void> {
  await em.execute('delete from confirmation_reminder where listing_id = ?', [listingId]);
  await em.execute(
    `update listing set confirmed_at = ?, confirm_due_at = ?, stale_at = null,
       hidden_at = case when hidden_unconfirmed then null else hidden_at end, hidden_unconfirmed = false
      where id = ?`,
    [now, new Date(now.getTime() + FRESHNESS.reminder * DAY_MS), listingId],
  );
}
