import { hashToken, newToken } from '../../secrets.ts';
import { RESET_LINK_MINUTES } from '../../../domain/limits.ts';
import { setTimeout as pause } from 'node:timers/promises';
import { RESET_EMAIL_SENT } from '../../../domain/account/reset-email-sent.ts';
import { RESET_LINK_PROLONGED } from '../../../domain/account/visitor-emails.ts';
import { newPasswordErrors } from '../../../domain/account/password-rule.ts';
import { parseEmail, RESET_LINK_EXPIRED, passwordResetUrl } from '../../../domain/account/login.ts';
import { hasErrors, type FieldErrors } from '../../../domain/field-errors.ts';
import { passwordResetEmail } from '../../emails/templates/account/password-reset.email.tsx';
import type { ServiceDeps } from '../service-deps.ts';
import type { LoginClient } from './login.service.ts';
import { passwordChangedEmail } from '../../emails/templates/account/account-settings.email.tsx';

type ResetDeps = Pick<
  ServiceDeps,
  'orm' | 'accounts' | 'devices' | 'security' | 'sessions' | 'mail' | 'throttle' | 'baseUrl' | 'onError'
>;

export interface NewPassword {
  email: string;
  password: string;
  passwordConfirmation: string;
  token: string;
}

/** The minimum duration of a response: the email is queued by then, so that its work does not affect the timing. */
const MIN_RESPONSE_MS = 250;

/** Resets forgotten passwords: an emailed link, valid once and for an hour of the machine's clock. */
export class PasswordResetService {
  constructor(private readonly deps: ResetDeps) {}

  /**
   * Emails the link when the address has an account. The response does not wait for the email, so that its timing does
   * not reveal whether there is an account. A mailbox gets three in 24 hours; then the link of the newest works longer, so
   * that nobody can use up another's.
   * @throws {TooManyRequests} after five a minute from one address.
   */
  async request(email: string, ip: string): Promise<{ message: string } | { errors: FieldErrors }> {
    const address = parseEmail(email);
    if ('errors' in address) return address;
    await this.deps.throttle.take('passwordEmail', ip);
    const isSent = await this.deps.throttle.mayEmail('passwordReset', address.email, ip);
    (isSent ? this.#sendEmail(address.email) : this.#prolongLink(address.email)).catch(this.deps.onError);
    await pause(MIN_RESPONSE_MS);
    return { message: isSent ? RESET_EMAIL_SENT : RESET_LINK_PROLONGED };
  }

  /** Sets the new password and ends every session of the account; the caller logs in. */
  async reset(
    given: NewPassword,
    { ip, userAgent }: Pick<LoginClient, 'ip' | 'userAgent'>,
  ): Promise<{ accountId: number } | { errors: FieldErrors }> {
    const errors = newPasswordErrors(given.password, given.passwordConfirmation);
    if (hasErrors(errors)) return { errors };
    await this.deps.throttle.take('login', ip);
    const { orm, accounts, devices, sessions, mail, security, baseUrl } = this.deps;
    const outcome = await orm.em.fork().transactional(async (em) => {
      // Locks the account before its link, as a deletion does, which prevents a deadlock.
      const [owner] = await em.execute<{ email: string }[]>(
        `select a.email from account a join password_reset r on r.account_id = a.id
          where r.token_hash = ? and lower(a.email) = lower(?) and r.used_at is null and r.expires_at > now()
            for no key update of a`,
        [hashToken(given.token), given.email.trim()],
      );
      if (!owner) return { errors: RESET_LINK_EXPIRED };
      const [row] = await em.execute<{ account_id: string }[]>(
        `update password_reset r set used_at = now() from account a
          where a.id = r.account_id and r.token_hash = ? and lower(a.email) = lower(?)
            and r.used_at is null and r.expires_at > now() returning r.account_id`,
        [hashToken(given.token), given.email.trim()],
      );
      if (!row) return { errors: RESET_LINK_EXPIRED };
      const accountId = Number(row.account_id);
      await accounts.setPassword(em, accountId, given.password);
      await sessions.endAll(em, accountId);
      await devices.forget(em, accountId);
      const key = `password-reset-done:${hashToken(given.token).toString('hex')}`;
      const notice = passwordChangedEmail(key, owner.email, { userAgent, at: new Date() }, `${baseUrl}/password/reset`);
      await mail.queue(em, { ...notice, account: accountId });
      return { accountId };
    });
    if ('errors' in outcome) return outcome;
    security.record('password_reset_done', outcome);
    await this.deps.throttle.clearEmails('passwordReset', given.email.trim());
    return outcome;
  }

  async #prolongLink(email: string): Promise<void> {
    const account = await this.deps.accounts.byEmail(email);
    this.deps.security.record('password_reset_requested', { accountId: account?.id });
    if (!account) return;
    await this.deps.orm.em.fork().execute(
      `update password_reset set expires_at = now() + ? * interval '1 minute' where used_at is null and token_hash =
         (select token_hash from password_reset where account_id = ? order by expires_at desc limit 1)`,
      [RESET_LINK_MINUTES, account.id],
    );
  }

  async #sendEmail(email: string): Promise<void> {
    const { orm, accounts, mail, baseUrl } = this.deps;
    const account = await accounts.byEmail(email);
    this.deps.security.record('password_reset_requested', { accountId: account?.id });
    if (!account) return;
    const token = newToken();
    const url = passwordResetUrl(baseUrl, token, account.email);
    await orm.em.fork().transactional(async (em) => {
      await em.execute(
        `insert into password_reset (token_hash, account_id, expires_at) values (?, ?, now() + ? * interval '1 minute')`,
        [hashToken(token), account.id, RESET_LINK_MINUTES],
      );
      const key = `password-reset:${hashToken(token).toString('hex')}`;
      await mail.queue(em, { ...passwordResetEmail(key, account.email, url), account: account.id });
    });
  }
}
