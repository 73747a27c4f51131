import type { EntityManager } from '@mikro-orm/postgresql';
import { NotLoggedIn } from '../../errors.ts';

/**
 * Holds an account until the caller's transaction ends, before anything of it is locked or written. Its deletion begins
 * there too: two who began at different ends would wait for each other.
 * @throws {NotLoggedIn} when it has been deleted.
 */
export async function lockAccountRow(em: EntityManager, accountId: number): Promise<void> {
  const known = await em.execute('select 1 from account where id = ? for no key update', [accountId]);
  if (known.length === 0) throw new NotLoggedIn();
}
