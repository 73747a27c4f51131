import { hashToken, isToken, newToken } from '../../secrets.ts';
import { SESSION_DAYS, SESSION_MAX_DAYS } from '../../../domain/limits.ts';
import type { EntityManager } from '@mikro-orm/postgresql';
import { randomUUID } from 'node:crypto';
import { isDatabaseUnavailable } from '../../database.ts';
import { NotLoggedIn } from '../../errors.ts';
import type { ServiceDeps } from '../service-deps.ts';

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

const PASSWORD_REPLACED = 'The password was changed meanwhile. Log in again.';
/** The condition for an active session: neither unused nor open for too long. */
const LIVING = `s.expires_at > now() and s.created_at > now() - interval '${SESSION_MAX_DAYS} days'`;
/** The interval at which use is recorded, rather than at every request. */
const TOUCH_INTERVAL = "interval '10 minutes'";
/** Notifies every process of the sessions that a statement has ended, so that their WebSockets are closed. */
const notifyLogout = `select pg_notify('facts', json_build_object('topic', 'session-ended', 'session', public_id)::text) from ended`;

/** Manages login sessions in PostgreSQL, for all processes, by the hash of the cookie's secret: a leak reveals none. */
export class SessionService {
  constructor(private readonly deps: Pick<ServiceDeps, 'pool' | 'security'>) {}

  /**
   * Starts a session; the token is only set in the cookie. `passwordHash`: the one that the login was checked against.
   * @throws {NotLoggedIn} when the account was deleted, or its password changed, since then.
   */
  async begin(
    accountId: number,
    from: { ip: string; userAgent: string },
    passwordHash: string | null = null,
  ): Promise<{ token: string; publicId: string }> {
    const token = newToken();
    const publicId = randomUUID();
    const { rowCount } = await this.deps.pool.query(
      // The lock on the secret waits for a change of the password, which ends the sessions that have begun until then.
      // The account is locked first, as everywhere.
      `with owner as (select id from account where id = $3 for key share),
            secret as (select from account_secret
              where account_id = (select id from owner) and password_hash = $7 for share)
       insert into session (sid_hash, public_id, account_id, user_agent, ip, created_at, used_at, expires_at)
       select $1, $2, id, $4, $5, now(), now(), now() + $6 * interval '1 day' from owner
        where $7::text is null or exists (select from secret)`,
      [hashToken(token), publicId, accountId, from.userAgent.slice(0, 400), from.ip, SESSION_DAYS, passwordHash],
    );
    if (rowCount === 0) throw new NotLoggedIn(passwordHash === null ? undefined : PASSWORD_REPLACED);
    return { token, publicId };
  }

  /** Returns the viewer of a cookie, or null; use extends a session. */
  async find(token: string): Promise<Viewer | null> {
    if (!isToken(token)) return null;
    const { rows } = await this.deps.pool.query<Viewer & { noted: boolean }>({
      name: 'session',
      text: `select s.public_id as "publicId", s.account_id::float8 as "accountId", a.key, a.email,
                    a.first_name as "firstName", a.last_name as "lastName", s.used_at > now() - ${TOUCH_INTERVAL} as noted
               from session s join account a on a.id = s.account_id
              where s.sid_hash = $1 and ${LIVING}`,
      values: [hashToken(token)],
    });
    if (!rows[0]) return null;
    const { noted, ...viewer } = rows[0];
    if (!noted)
      await this.deps.pool
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
    return viewer;
  }

  /** Ends a session; every process is notified and closes its WebSockets. */
  async end(token: string): Promise<void> {
    await this.#end('sid_hash = $1', [hashToken(token)], 'logout');
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
    const { rows } = await this.deps.pool.query<OwnSession>(
      `select public_id as "publicId", user_agent as "userAgent", created_at as "startedAt", used_at as "lastUsedAt"
         from session s where account_id = $1 and ${LIVING} order by used_at desc, created_at desc`,
      [accountId],
    );
    return rows;
  }

  /** Ends one of an account's own sessions by its public ID; ignores sessions of other accounts. */
  async endOwn(accountId: number, publicId: string): Promise<void> {
    await this.#end('account_id = $1 and public_id::text = $2', [accountId, publicId], 'ended_by_owner', accountId);
  }

  /** Ends every session of an account. */
  async endEverywhere(accountId: number): Promise<void> {
    await this.#end('account_id = $1', [accountId], 'ended_by_owner', accountId);
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

  async #end(where: string, values: unknown[], reason: string, accountId?: number): Promise<void> {
    const { rowCount } = await this.deps.pool.query(
      `with ended as (delete from session where ${where} returning public_id) ${notifyLogout}`,
      values,
    );
    this.#ended(rowCount, reason, accountId);
  }

  #ended(sessions: number | null, reason: string, accountId?: number): void {
    if (sessions) this.deps.security.record('sessions_ended', { sessions, reason, accountId });
  }

  /** Returns which of these sessions, by public ID, are active. */
  async existing(publicIds: readonly string[]): Promise<string[]> {
    const { rows } = await this.deps.pool.query<{ public_id: string }>(
      `select public_id from session s where public_id = any($1::uuid[]) and ${LIVING}`,
      [publicIds],
    );
    return rows.map(({ public_id }) => public_id);
  }
}
