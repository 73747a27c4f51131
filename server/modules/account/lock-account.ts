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

/**
 * Checks in the caller's transaction, once the account is locked, that the session which entered the password is still
 * open: a reset of the password has ended it. @throws {NotLoggedIn}
 */
export async function requireOpenSession(em: EntityManager, publicId: string): Promise<void> {
  const open = await em.execute('select 1 from session where public_id = ?::uuid', [publicId]);
  if (open.length === 0) throw new NotLoggedIn();
}
