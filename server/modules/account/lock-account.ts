import type { EntityManager } from '@mikro-orm/postgresql';
import { NotLoggedIn } from '../../errors.ts';

/**
 * Locks an account until the caller's transaction ends, before any of its rows is locked or written. Its deletion
 * starts with the same lock, which prevents a deadlock.
 * @throws {NotLoggedIn} when it has been deleted.
 */
export async function lockAccountRow(em: EntityManager, accountId: number): Promise<void> {
  const known = await em.execute('select 1 from account where id = ? for no key update', [accountId]);
  if (known.length === 0) throw new NotLoggedIn();
}
