import { PASSWORD_MAX_LENGTH } from '../../../domain/limits.ts';
import { Secret, TOTP } from 'otpauth';
import type { FieldErrors } from '../../../domain/field-errors.ts';
import type { StaffRole } from '../../../domain/admin/staff-roles.ts';
import { networkOf, type Throttle } from '../../throttle.ts';
import { decryptText, encryptText } from './text-encryption.ts';
import { hashToken, isToken, newToken, secretList, type Secrets } from '../../secrets.ts';
import { hashPassword, verifyPassword } from '../account/account.service.ts';
import type { ServiceDeps } from '../service-deps.ts';
import type { StaffInvitation } from './console.view.ts';
import { recordAlone } from './staff-log.ts';

/** A person who is logged in to the console. */
export interface StaffMember {
  id: number;
  email: string;
  role: StaffRole;
}

/** What a request says of its browser. */
interface StaffClient {
  ip: string;
  userAgent: string;
}

/** A session that has begun, or why it has not. */
type LoginOutcome<More = object> = ({ token: string; member: StaffMember } & More) | { errors: FieldErrors };

interface StaffDeps extends Pick<ServiceDeps, 'pool' | 'security'> {
  throttle: Pick<Throttle, 'take' | 'clear'>;
  /** The secrets of this installation: keys of authenticator apps are stored encrypted. */
  secret: Secrets;
  /** Whether the person of the demo may log in: only while payments are simulated. */
  allowDemo: boolean;
}

interface StaffRow {
  id: string;
  email: string;
  role: StaffRole;
  password_hash: string | null;
  /** Encrypted. */
  totp_secret: string;
}

/** A session ends after this long without use, and after this long in any case. */
const IDLE_MINUTES = 30;
const SESSION_HOURS = 8;
const INVITE_DAYS = 3;
const PASSWORD_MIN_LENGTH = 12;
const RECOVERY_CODES = 10;
/** After this many wrong codes behind the right password, only a new invitation opens the account. */
export const WRONG_CODES_BEFORE_LOCK = 10;

const TOTP_PURPOSE = 'staff totp';
const WRONG = 'Email, password, or code is wrong.';
const STALE_LINK = 'This invitation is used or expired. Ask for a new one.';

const newRecoveryCode = (): string => (new Secret({ size: 10 }).base32.match(/.{4}/g) ?? []).join('-');
const normalizedCode = (code: string): string => code.toUpperCase().replaceAll(/[\s-]/g, '');

/** Manages the people who run the site: invitations, logins with a second factor, and short sessions (K42). */
export class StaffService {
  constructor(private readonly deps: StaffDeps) {}

  /** Invites a person, or resets one, whose password, codes and sessions no longer work. @returns the link's secret. */
  async invite(email: string, role: StaffRole): Promise<string> {
    const token = newToken();
    const { rows } = await this.deps.pool.query<{ id: string }>(
      `insert into staff (email, role, totp_secret, invite_hash, invite_expires_at)
       values ($1, $2, $3, $4, now() + $5 * interval '1 day')
       on conflict (lower(email)) do update set role = excluded.role, totp_secret = excluded.totp_secret,
         invite_hash = excluded.invite_hash, invite_expires_at = excluded.invite_expires_at, password_hash = null,
         recovery_hashes = '{}', wrong_codes = 0, totp_step = 0, demo = false
       returning id`,
      [email, role, this.#newTotpSecret(), hashToken(token), INVITE_DAYS],
    );
    await this.deps.pool.query('delete from staff_session where staff_id = $1', [rows[0]?.id]);
    return token;
  }

  /** Ends a person's access. @returns whether there was such a person. */
  async remove(email: string): Promise<boolean> {
    const { rowCount } = await this.deps.pool.query('delete from staff where lower(email) = lower($1)', [email]);
    return (rowCount ?? 0) > 0;
  }

  /** Returns what the link of an invitation opens; null for one that is used or expired. */
  async invitation(token: string, ip: string): Promise<StaffInvitation | null> {
    await this.deps.throttle.take('staffLogin', ip);
    const row = await this.#invited(token);
    const totp = row && this.#totpOf(row);
    return totp ? { email: row.email, secret: totp.secret.base32, url: totp.toString() } : null;
  }

  /** Accepts an invitation. @returns a session and the recovery codes, which are shown once. */
  async accept(
    token: string,
    password: string,
    code: string,
    client: StaffClient,
  ): Promise<LoginOutcome<{ recoveryCodes: string[] }>> {
    await this.deps.throttle.take('staffLogin', client.ip);
    const row = await this.#invited(token);
    if (!row) return { errors: { notification: [STALE_LINK] } };
    const errors: FieldErrors = {};
    if (password.length < PASSWORD_MIN_LENGTH || password.length > PASSWORD_MAX_LENGTH)
      errors['password'] = [`Use ${PASSWORD_MIN_LENGTH} to ${PASSWORD_MAX_LENGTH} characters.`];
    const step = stepOf(this.#totpOf(row), code);
    if (step === null) errors['code'] = ['This is not the code that the app shows now.'];
    if (Object.keys(errors).length > 0) return { errors };
    const recoveryCodes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
    const recoveryHashes = recoveryCodes.map((each) => hashToken(normalizedCode(each)));
    const { rowCount } = await this.deps.pool.query(
      `update staff set password_hash = $2, recovery_hashes = $3, totp_step = $4, invite_hash = null,
         invite_expires_at = null where id = $1 and invite_hash = $5`,
      [row.id, await hashPassword(password), recoveryHashes, step, hashToken(token)],
    );
    if (rowCount === 0) return { errors: { notification: [STALE_LINK] } };
    await recordAlone(this.deps.pool, { staff: row.email, action: 'acceptInvitation' });
    const begun = await this.#begin(row, client);
    return 'errors' in begun ? begun : { ...begun, recoveryCodes };
  }

  /**
   * Logs a person in with password and code, of the authenticator app or for recovery; either works once. What is wrong
   * is not told. Attempts are limited by address and by account.
   * @throws {TooManyRequests}
   */
  async logIn(email: string, password: string, code: string, client: StaffClient): Promise<LoginOutcome> {
    const { pool, throttle, allowDemo } = this.deps;
    const name = email.trim().toLowerCase().slice(0, 200);
    const key = `${networkOf(client.ip)} ${name}`;
    await throttle.take('staffLogin', client.ip);
    await throttle.take('staffLoginAccount', key);
    const { rows } = await pool.query<StaffRow>(
      'select * from staff where lower(email) = $1 and password_hash is not null and (not demo or $2)',
      [name, allowDemo],
    );
    const [row] = rows;
    const isRight = await verifyPassword(row?.password_hash ?? null, password.slice(0, PASSWORD_MAX_LENGTH + 1));
    const result = row && isRight ? await this.#useCode(row, code) : 'wrong';
    if (!row || result !== 'right') {
      this.deps.security.record('staff_login_failed', { reason: result });
      return { errors: { notification: [WRONG] } };
    }
    await throttle.clear('staffLoginAccount', key);
    await recordAlone(pool, { staff: row.email, action: 'logIn' });
    return this.#begin(row, client);
  }

  /** Returns the person of a session cookie, or null. A cookie that another browser sends was copied: it ends. */
  async find(token: string, userAgent: string): Promise<StaffMember | null> {
    if (!isToken(token)) return null;
    const { rows } = await this.deps.pool.query<StaffRow & { same: boolean; noted: boolean }>({
      name: 'staff-session',
      text: `select m.id, m.email, m.role, s.agent_hash = $2 as same, s.used_at > now() - interval '1 minute' as noted
               from staff_session s join staff m on m.id = s.staff_id
              where s.sid_hash = $1 and s.used_at > now() - interval '${IDLE_MINUTES} minutes'
                and s.created_at > now() - interval '${SESSION_HOURS} hours' and (not m.demo or $3)`,
      values: [hashToken(token), hashToken(userAgent), this.deps.allowDemo],
    });
    const [row] = rows;
    if (!row) return null;
    if (!row.same) {
      this.deps.security.record('sessions_ended', { sessions: 1, reason: 'staff_other_browser' });
      await this.end(token);
      return null;
    }
    if (!row.noted)
      await this.deps.pool.query('update staff_session set used_at = now() where sid_hash = $1', [hashToken(token)]);
    return { id: Number(row.id), email: row.email, role: row.role };
  }

  async end(token: string): Promise<void> {
    await this.deps.pool.query('delete from staff_session where sid_hash = $1', [hashToken(token)]);
  }

  /** Makes the person of the demo, whose code the dev tools show. */
  async addDemo(email: string, password: string): Promise<void> {
    const { rows } = await this.deps.pool.query('select from staff limit 1');
    if (rows.length > 0) return;
    await this.deps.pool.query(
      `insert into staff (email, role, demo, password_hash, totp_secret) values ($1, 'admin', true, $2, $3)
       on conflict do nothing`,
      [email, await hashPassword(password), this.#newTotpSecret()],
    );
  }

  /** Returns the present code of the demo's person; null without one. */
  async demoCode(): Promise<string | null> {
    if (!this.deps.allowDemo) return null;
    const { rows } = await this.deps.pool.query<StaffRow>('select * from staff where demo');
    return (rows[0] && this.#totpOf(rows[0])?.generate()) ?? null;
  }

  /** Encrypts every authenticator key with the installation's first secret, so that an old one can be removed later. */
  async resealSecrets(): Promise<void> {
    const { pool, secret } = this.deps;
    const [first] = secretList(secret);
    const { rows } = await pool.query<StaffRow>('select * from staff');
    for (const { id, totp_secret: old } of rows) {
      if (decryptText(first, TOTP_PURPOSE, old) !== null) continue;
      const opened = decryptText(secret, TOTP_PURPOSE, old);
      if (opened === null) continue;
      const encrypted = encryptText(secret, TOTP_PURPOSE, opened);
      await pool.query('update staff set totp_secret = $3 where id = $1 and totp_secret = $2', [id, old, encrypted]);
    }
  }

  #newTotpSecret(): string {
    return encryptText(this.deps.secret, TOTP_PURPOSE, new Secret({ size: 20 }).base32);
  }

  /** Returns null for a key that a lost secret encrypted: only a new invitation helps. */
  #totpOf({ email, totp_secret }: Pick<StaffRow, 'email' | 'totp_secret'>): TOTP | null {
    const key = decryptText(this.deps.secret, TOTP_PURPOSE, totp_secret);
    return key === null
      ? null
      : new TOTP({ issuer: 'nearcampus console', label: email, secret: Secret.fromBase32(key) });
  }

  async #invited(token: string): Promise<StaffRow | undefined> {
    if (!isToken(token)) return undefined;
    const { rows } = await this.deps.pool.query<StaffRow>(
      'select * from staff where invite_hash = $1 and invite_expires_at > now()',
      [hashToken(token)],
    );
    return rows[0];
  }

  /** Uses up a code. Counts it before it is checked, so that parallel ones are no more than {@link WRONG_CODES_BEFORE_LOCK}. */
  async #useCode(row: StaffRow, code: string): Promise<'right' | 'wrong' | 'locked'> {
    const counted = await this.deps.pool.query(
      'update staff set wrong_codes = wrong_codes + 1 where id = $1 and wrong_codes < $2',
      [row.id, WRONG_CODES_BEFORE_LOCK],
    );
    if (counted.rowCount === 0) return 'locked';
    const step = stepOf(this.#totpOf(row), code);
    const use =
      step === null
        ? `update staff set recovery_hashes = array_remove(recovery_hashes, $2), wrong_codes = 0
            where id = $1 and $2 = any(recovery_hashes)`
        : 'update staff set totp_step = $2, wrong_codes = 0 where id = $1 and totp_step < $2';
    const { rowCount } = await this.deps.pool.query(use, [row.id, step ?? hashToken(normalizedCode(code))]);
    return rowCount === 1 ? 'right' : 'wrong';
  }

  /** Begins a session, unless another invitation has replaced what the login was checked against. */
  async #begin({ id, email, role, totp_secret }: StaffRow, { userAgent }: StaffClient): Promise<LoginOutcome> {
    const token = newToken();
    const { rowCount } = await this.deps.pool.query(
      `with old as (delete from staff_session where staff_id = $2 and used_at < now() - interval '1 day')
       insert into staff_session (sid_hash, staff_id, agent_hash)
       select $1, id, $3 from staff where id = $2 and totp_secret = $4 for share`,
      [hashToken(token), id, hashToken(userAgent), totp_secret],
    );
    return rowCount === 0 ? { errors: { notification: [WRONG] } } : { token, member: { id: Number(id), email, role } };
  }
}

/** Returns the time step of a right code, one before or after now at most; null for a wrong one. */
function stepOf(totp: TOTP | null, code: string): number | null {
  const token = normalizedCode(code);
  if (!totp || !/^\d{6}$/.test(token)) return null;
  const delta = totp.validate({ token, window: 1 });
  return delta === null ? null : totp.counter() + delta;
}
