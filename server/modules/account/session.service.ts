import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Pool } from 'pg';

/** Who is logged in. */
export interface Viewer {
  accountId: number;
  /** The account's public id. */
  key: string;
  email: string;
  firstName: string;
  lastName: string;
  /** The session's public id (K22). */
  publicId: string;
}

/** Days that a session lives after it was last used. */
export const SESSION_DAYS = 30;
const TOKEN = /^[\w-]{43}$/;

const hashOf = (token: string) => createHash('sha256').update(token).digest();

interface SessionRow {
  account_id: string;
  key: string;
  email: string;
  first_name: string;
  last_name: string;
  public_id: string;
}

/** Logins, in PostgreSQL by the hash of the cookie's secret, so that any process knows them and a leak gives none. */
export class SessionService {
  readonly #pool: Pool;

  constructor({ pool }: { pool: Pool }) {
    this.#pool = pool;
  }

  /** Begins one; the token goes into the cookie and nowhere else. */
  async begin(
    accountId: number,
    from: { ip: string; userAgent: string },
  ): Promise<{ token: string; publicId: string }> {
    const token = randomBytes(32).toString('base64url');
    const publicId = randomUUID();
    await this.#pool.query(
      `insert into session (sid_hash, public_id, account_id, user_agent, ip, created_at, expires_at)
       values ($1, $2, $3, $4, $5, now(), now() + $6 * interval '1 day')`,
      [hashOf(token), publicId, accountId, from.userAgent.slice(0, 400), from.ip, SESSION_DAYS],
    );
    return { token, publicId };
  }

  /** The viewer of a cookie, or null; a session in use lives on, noted once a day. */
  async find(token: string): Promise<Viewer | null> {
    if (!TOKEN.test(token)) return null;
    const { rows } = await this.#pool.query<SessionRow & { noted_today: boolean }>({
      name: 'session',
      text: `select s.public_id, s.account_id, a.key, a.email, a.first_name, a.last_name,
                    s.expires_at > now() + $2 * interval '1 day' as noted_today
               from session s join account a on a.id = s.account_id
              where s.sid_hash = $1 and s.expires_at > now()`,
      values: [hashOf(token), SESSION_DAYS - 1],
    });
    const [row] = rows;
    if (!row) return null;
    if (!row.noted_today)
      await this.#pool.query(`update session set expires_at = now() + $2 * interval '1 day' where sid_hash = $1`, [
        hashOf(token),
        SESSION_DAYS,
      ]);
    return {
      accountId: Number(row.account_id),
      key: row.key,
      email: row.email,
      firstName: row.first_name,
      lastName: row.last_name,
      publicId: row.public_id,
    };
  }

  /** Ends one; every process hears of it and hangs up on its websockets. */
  async end(token: string): Promise<void> {
    await this.#pool.query(
      `with ended as (delete from session where sid_hash = $1 returning public_id)
       select pg_notify('facts', json_build_object('topic', 'session-ended', 'session', public_id)::text) from ended`,
      [hashOf(token)],
    );
  }

  /** Which of these sessions, by their public ids, have not ended. */
  async living(publicIds: readonly string[]): Promise<string[]> {
    const { rows } = await this.#pool.query<{ public_id: string }>(
      'select public_id from session where public_id = any($1::uuid[]) and expires_at > now()',
      [publicIds],
    );
    return rows.map(({ public_id }) => public_id);
  }
}
