import type { EntityManager } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import { hashToken, isToken, newToken } from '../../secrets.ts';

/** Devices stored per account; the ones unused for longest are removed. */
const MAX_DEVICES = 10;

/** Browsers that have logged in to an account before, by the hash of a cookie's random value. The cookie grants nothing alone. */
export class KnownDevices {
  constructor(private readonly deps: { pool: Pool }) {}

  /** Returns a name for the device if it has logged in to the account of this email; null otherwise. */
  async find(email: string, token: string): Promise<string | null> {
    if (!isToken(token)) return null;
    const { rowCount } = await this.deps.pool.query(
      `select from known_device d join account a on a.id = d.account_id where d.token_hash = $1 and lower(a.email) = $2`,
      [hashToken(token), email],
    );
    return rowCount === 0 ? null : hashToken(token).toString('hex');
  }

  /**
   * Adds the device to an account. Each login gets a new token, so that a cookie that was planted on this device does
   * not become known to the account; the device's other accounts move to the new token.
   */
  async remember(accountId: number, before: string, userAgent: string): Promise<{ token: string; isNew: boolean }> {
    const token = newToken();
    const moved = await this.deps.pool.query<{ account_id: string }>(
      'update known_device set token_hash = $1 where token_hash = $2 returning account_id',
      [hashToken(token), hashToken(before)],
    );
    await this.deps.pool.query(
      `insert into known_device (token_hash, account_id, user_agent)
       select $1, id, $3 from account where id = $2 for key share
       on conflict (token_hash, account_id) do update set used_at = now(), user_agent = excluded.user_agent`,
      [hashToken(token), accountId, userAgent.slice(0, 400)],
    );
    await this.deps.pool.query(
      `delete from known_device where account_id = $1 and token_hash in (
         select token_hash from known_device where account_id = $1 order by used_at desc, token_hash offset ${MAX_DEVICES})`,
      [accountId],
    );
    return { token, isNew: !moved.rows.some(({ account_id }) => Number(account_id) === accountId) };
  }

  /** Removes the devices of an account in the caller's transaction, except the one with this token. */
  async forget(em: EntityManager, accountId: number, except = ''): Promise<void> {
    const values = [accountId, hashToken(except)];
    await em.execute('delete from known_device where account_id = ? and token_hash <> ?', values);
  }
}
