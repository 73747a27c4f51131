import { hashToken, newToken } from '../../secrets.ts';
import { SESSION_DAYS, SESSION_MAX_DAYS } from '../../../domain/limits.ts';
import type { EntityManager } from '@mikro-orm/postgresql';
import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { isDatabaseUnavailable } from '../../database.ts';
import { NotLoggedIn } from '../../errors.ts';
import type { SecurityLog } from '../../security-log.ts';

/** The logged-in landlord. */
export interface Viewer {
  accountId: number;
  /** The account's public ID. */
  key: string;
  email: string;
  firstName: string;
  lastName: string;
  /** The session's public ID (K22). */
  publicId: string;
}

/** One of an account's sessions, as shown to its owner. */
export interface OwnSession {
  publicId: string;
  userAgent: string;
  startedAt: Date;
  lastUsedAt: Date;
}

/** The condition for an active session: neither unused nor open for too long. */
const LIVING = `s.expires_at > now() and s.created_at > now() - interval '${SESSION_MAX_DAYS} days'`;
const TOKEN = /^[\w-]{43}$/;
/** The interval at which use is recorded, rather than at every request. */
const TOUCH_INTERVAL = "interval '10 minutes'";
/** Notifies every process of the sessions that a statement has ended, so that their WebSockets are closed. */
const notifyLogout = `select pg_notify('facts', json_build_object('topic', 'session-ended', 'session', public_id)::text) from ended`;

interface SessionRow {
  account_id: string;
  key: string;
  email: string;
  first_name: string;
  last_name: string;
  public_id: string;
}

/**
 * Manages login sessions in PostgreSQL by the hash of the cookie's secret, so that any process can verify them and a
 * leak reveals none.
 */
export class SessionService {
  readonly #pool: Pool;

  readonly #security: SecurityLog;

  constructor({ pool, security }: { pool: Pool; security: SecurityLog }) {
    this.#pool = pool;
    this.#security = security;
  }

  /**
   * Starts a session; the token is only set in the cookie.
   * @throws {NotLoggedIn} when the account was deleted concurrently.
   */
  async begin(
    accountId: number,
    from: { ip: string; userAgent: string },
  ): Promise<{ token: string; publicId: string }> {
    const token = newToken();
    const publicId = randomUUID();
    const { rowCount } = await this.#pool.query(
      `insert into session (sid_hash, public_id, account_id, user_agent, ip, created_at, used_at, expires_at)
       select $1, $2, id, $4, $5, now(), now(), now() + $6 * interval '1 day' from account where id = $3 for key share`,
      [hashToken(token), publicId, accountId, from.userAgent.slice(0, 400), from.ip, SESSION_DAYS],
    );
    if (rowCount === 0) throw new NotLoggedIn();
    return { token, publicId };
  }

  /** Returns the viewer of a cookie, or null; use extends a session. */
  async find(token: string): Promise<Viewer | null> {
    if (!TOKEN.test(token)) return null;
    const { rows } = await this.#pool.query<SessionRow & { noted: boolean }>({
      name: 'session',
      text: `select s.public_id, s.account_id, a.key, a.email, a.first_name, a.last_name,
                    s.used_at > now() - ${TOUCH_INTERVAL} as noted
               from session s join account a on a.id = s.account_id
              where s.sid_hash = $1 and ${LIVING}`,
      values: [hashToken(token)],
    });
    const [row] = rows;
    if (!row) return null;
    if (!row.noted)
      await this.#pool
        .query(
          `update session set used_at = now(),
            expires_at = least(now() + $2 * interval '1 day', created_at + $3 * interval '1 day')
          where sid_hash = $1`,
          [hashToken(token), SESSION_DAYS, SESSION_MAX_DAYS],
        )
        .catch((error: unknown) => {
          // A read-only or full database still answers whoever is logged in.
          if (!isDatabaseUnavailable(error)) throw error;
        });
    return {
      accountId: Number(row.account_id),
      key: row.key,
      email: row.email,
      firstName: row.first_name,
      lastName: row.last_name,
      publicId: row.public_id,
    };
  }

  /** Ends a session; every process is notified and closes its WebSockets. */
  async end(token: string): Promise<void> {
    const { rowCount } = await this.#pool.query(
      `with ended as (delete from session where sid_hash = $1 returning public_id) ${notifyLogout}`,
      [hashToken(token)],
    );
    this.#ended(rowCount, 'logout');
  }

  /**
   * Gives a session a new token and public ID in the caller's transaction, so that a copy of its cookie becomes
   * invalid. Its WebSockets reconnect with the new cookie. Its expiry does not change.
   * @throws {NotLoggedIn} when it ended concurrently.
   */
  async renew(em: EntityManager, publicId: string): Promise<string> {
    const token = newToken();
    const renewed = await em.execute(
      `with renewed as (update session set sid_hash = ?, public_id = ? where public_id = ?::uuid returning 1),
            ended as (select ?::uuid as public_id from renewed)
       select pg_notify('facts', json_build_object('topic', 'session-ended', 'session', public_id, 'renewed', true)::text)
         from ended`,
      [hashToken(token), randomUUID(), publicId, publicId],
    );
    if (renewed.length === 0) throw new NotLoggedIn();
    return token;
  }

  /** Returns the active sessions of an account, most recently used first. */
  async listForAccount(accountId: number): Promise<OwnSession[]> {
    const { rows } = await this.#pool.query<{ public_id: string; user_agent: string; created_at: Date; used_at: Date }>(
      `select public_id, user_agent, created_at, used_at from session s
        where account_id = $1 and ${LIVING} order by used_at desc, created_at desc`,
      [accountId],
    );
    return rows.map((row) => ({
      publicId: row.public_id,
      userAgent: row.user_agent,
      startedAt: row.created_at,
      lastUsedAt: row.used_at,
    }));
  }

  /** Ends one of an account's own sessions by its public ID; ignores sessions of other accounts. */
  async endOwn(accountId: number, publicId: string): Promise<void> {
    const { rowCount } = await this.#pool.query(
      `with ended as (delete from session where account_id = $1 and public_id::text = $2 returning public_id) ${notifyLogout}`,
      [accountId, publicId],
    );
    this.#ended(rowCount, 'ended_by_owner', accountId);
  }

  /** Ends every session of an account. */
  async endEverywhere(accountId: number): Promise<void> {
    const { rowCount } = await this.#pool.query(
      `with ended as (delete from session where account_id = $1 returning public_id) ${notifyLogout}`,
      [accountId],
    );
    this.#ended(rowCount, 'ended_by_owner', accountId);
  }

  /** Ends every session of an account, in the caller's transaction, except the one with the given public ID. */
  async endAll(em: EntityManager, accountId: number, but: string | null = null): Promise<void> {
    const ended = await em.execute(
      `with ended as (delete from session where account_id = ? and public_id is distinct from ?::uuid
         returning public_id) ${notifyLogout}`,
      [accountId, but],
    );
    this.#ended(ended.length, 'account_changed', accountId);
  }

  #ended(sessions: number | null, reason: string, accountId?: number): void {
    if (sessions) this.#security.record('sessions_ended', { sessions, reason, accountId });
  }

  /** Returns which of these sessions, by public ID, are active. */
  async existing(publicIds: readonly string[]): Promise<string[]> {
    const { rows } = await this.#pool.query<{ public_id: string }>(
      `select public_id from session s where public_id = any($1::uuid[]) and ${LIVING}`,
      [publicIds],
    );
    return rows.map(({ public_id }) => public_id);
  }
}
