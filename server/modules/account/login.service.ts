import { setTimeout } from 'node:timers/promises';
import { hashToken, newToken } from '../../secrets.ts';
import { FAILURES_BEFORE_LINK, LOGIN_LINK_MINUTES } from '../../../domain/limits.ts';
import { randomUUID } from 'node:crypto';
import { LOGIN_LINK_STALE, loginLinkUrl, parseLogin, INVALID_CREDENTIALS } from '../../../domain/account/login.ts';
import type { FieldErrors } from '../../../domain/field-errors.ts';
import { networkOf, type Throttle } from '../../throttle.ts';
import type { ServiceDeps } from '../service-deps.ts';
import type { Account } from './account.entity.ts';
import { loginLinkEmail, newDeviceEmail } from '../../emails/templates/account/login.email.tsx';

const STEP_MS = 100;
const MAX_MS = 2000;
/** The maximum number of delayed requests; further ones get no delay, so that none of them is rejected. */
const MAX_DELAYED = 200;
const MAX_DELAYED_PER_ACCOUNT = 20;

/**
 * Returns the delay of a login in milliseconds after failures of its account: from the first one, at most two seconds. It
 * is the same for every account: a longer one for guessable passwords (K35) would show whose they are.
 */
export const loginDelayMs = (failures: number): number => Math.min(MAX_MS, failures * STEP_MS);

/** Slows down logins of an account that is being attacked. It never rejects one. */
export class LoginDelay {
  readonly #delayed = new Map<string, number>();
  #total = 0;

  constructor(private readonly pause: (ms: number) => Promise<unknown> = setTimeout) {}

  async wait(email: string, failures: number): Promise<void> {
    const ms = loginDelayMs(failures);
    const own = this.#delayed.get(email) ?? 0;
    if (ms === 0 || this.#total >= MAX_DELAYED || own >= MAX_DELAYED_PER_ACCOUNT) return;
    this.#total++;
    this.#delayed.set(email, own + 1);
    try {
      await this.pause(ms);
    } finally {
      this.#total--;
      const left = (this.#delayed.get(email) ?? 1) - 1;
      if (left > 0) this.#delayed.set(email, left);
      else this.#delayed.delete(email);
    }
  }
}

/** The browser that sent a request. */
export interface LoginClient {
  ip: string;
  userAgent: string;
  /** The value of the device cookie; '' without one. */
  deviceToken: string;
}

/** `passwordHash`: the stored one that the login was checked against. */
export type LoginOutcome = { account: Account; passwordHash: string } | { errors: FieldErrors } | { linkSent: true };

type LoginDeps = Pick<ServiceDeps, 'orm' | 'accounts' | 'devices' | 'mail' | 'security' | 'baseUrl'> & {
  throttle: Throttle;
};

/**
 * Handles logins by password. Attempts are counted per account and network, so that nobody can lock an owner out from
 * elsewhere; failures of an account from all networks slow it down, and after a hundred in a day a new device needs an
 * emailed link.
 */
export class LoginService {
  readonly #delay = new LoginDelay();

  constructor(private readonly deps: LoginDeps) {}

  /**
   * Returns the account of these credentials, the message of a field [§8], or that a link was emailed. An unknown
   * email and a wrong password get the same response after the same work.
   * @throws {TooManyRequests} after 20 attempts a minute from one network, or 5 for one account from one network or
   * known device.
   */
  async logIn(email: string, password: string, client: LoginClient): Promise<LoginOutcome> {
    const read = parseLogin(email, password);
    if ('errors' in read) return read;
    const { accounts, devices, throttle, security } = this.deps;
    const name = read.email.toLowerCase();
    const device = await devices.find(name, client.deviceToken);
    const counted = await this.#count(name, device, client.ip);
    const failures = await throttle.loginBegan(name);
    if (device === null) await this.#delay.wait(name, failures);
    const account = await accounts.byEmail(name);
    const passwordHash = await accounts.hashOf(account?.id ?? null, password);
    if (!account || passwordHash === null) {
      security.record('login_failed', { accountId: account?.id });
      return { errors: INVALID_CREDENTIALS };
    }
    await throttle.clear(...counted);
    await throttle.loginSucceeded(name);
    if (device !== null || failures < FAILURES_BEFORE_LINK) return { account, passwordHash };
    await this.#sendLink(account, client);
    security.record('login_link_sent', { accountId: account.id });
    return { linkSent: true };
  }

  /** Returns the account of a link, which works once. @throws {TooManyRequests} after 20 a minute from one network. */
  async confirm(
    token: string,
    ip: string,
  ): Promise<{ accountId: number; passwordHash: string } | { errors: FieldErrors }> {
    await this.deps.throttle.take('loginLink', ip);
    const [row] = await this.deps.orm.em.fork().execute<{ account_id: string; email: string; hash: string }[]>(
      `update login_link l set used_at = now() from account_secret s join account a on a.id = s.account_id
        where token_hash = ? and used_at is null and expires_at > now() and s.account_id = l.account_id
        returning l.account_id, a.email, s.password_hash as hash`,
      [hashToken(token)],
    );
    if (!row) return { errors: LOGIN_LINK_STALE };
    await this.deps.throttle.clearEmails('loginLink', row.email);
    return { accountId: Number(row.account_id), passwordHash: row.hash };
  }

  /** Emails the owner that a new device has logged in; at most three times in 24 hours. */
  async notifyNewDevice(
    { id, email }: Pick<Account, 'id' | 'email'>,
    { userAgent, ip }: Pick<LoginClient, 'userAgent' | 'ip'>,
  ): Promise<void> {
    if (!(await this.deps.throttle.mayEmail('newDevice', email, ip))) return;
    const guessable = await this.deps.accounts.hasGuessablePassword(id);
    const device = { ...this.#device(userAgent), guessable };
    const content = newDeviceEmail(`new-device:${randomUUID()}`, email, device, this.#resetPage);
    await this.deps.orm.em.fork().transactional((em) => this.deps.mail.queue(em, { ...content, account: id }));
  }

  async #count(name: string, device: string | null, ip: string): Promise<['loginAccount' | 'loginDevice', string]> {
    const { throttle } = this.deps;
    const key = `${device ?? networkOf(ip)} ${name}`;
    const limit = device === null ? 'loginAccount' : 'loginDevice';
    if (device === null) await throttle.take('login', ip);
    await throttle.take(limit, key);
    return [limit, key];
  }

  async #sendLink({ id, email }: Account, { userAgent, ip }: LoginClient): Promise<void> {
    const token = newToken();
    const urls = { confirm: loginLinkUrl(this.deps.baseUrl, token), reset: this.#resetPage };
    if (!(await this.deps.throttle.mayEmail('loginLink', email, ip))) return this.#prolongLink(id);
    await this.deps.orm.em.fork().transactional(async (em) => {
      await em.execute(`delete from login_link where account_id = ? and expires_at < now() - interval '1 day'`, [id]);
      await em.execute(
        `insert into login_link (token_hash, account_id, expires_at) values (?, ?, now() + ? * interval '1 minute')`,
        [hashToken(token), id, LOGIN_LINK_MINUTES],
      );
      const key = `login-link:${hashToken(token).toString('hex')}`;
      await this.deps.mail.queue(em, { ...loginLinkEmail(key, email, this.#device(userAgent), urls), account: id });
    });
  }

  /** Prolongs the newest link of an account whose mailbox has had its links for 24 hours. */
  async #prolongLink(accountId: number): Promise<void> {
    await this.deps.orm.em.fork().execute(
      `update login_link set expires_at = now() + ? * interval '1 minute' where used_at is null and token_hash =
         (select token_hash from login_link where account_id = ? order by expires_at desc limit 1)`,
      [LOGIN_LINK_MINUTES, accountId],
    );
  }

  #device(userAgent: string) {
    return { userAgent, at: new Date() };
  }

  get #resetPage(): string {
    return `${this.deps.baseUrl}/password/reset`;
  }
}
