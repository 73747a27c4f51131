import type { MikroORM } from '@mikro-orm/postgresql';
import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { emailRule, passwordRule } from '../../../domain/account/credentials.ts';
import { addError, hasErrors, type FieldErrors } from '../../../domain/field-errors.ts';
import type { Throttle } from '../../throttle.ts';
import { writeLetter } from '../mail/letter.ts';
import type { MailService } from '../mail/mail.service.ts';
import type { AccountService } from './account.service.ts';

interface ResetDeps {
  orm: MikroORM;
  accounts: AccountService;
  mail: MailService;
  throttle: Throttle;
  baseUrl: string;
}

export interface NewPassword {
  email: string;
  password: string;
  passwordConfirmation: string;
  token: string;
}

/** Said whether the address is known or not (K04, K59). */
export const RESET_SENT = 'If that address has an account, a mail is on its way.';
const STALE = 'This link is no longer good. Ask for a new one.';
const GOOD_MINUTES = 60;
/** Both answers take this long, so that the time does not tell which it was. */
const ANSWER_MS = 250;

const hashOf = (token: string) => createHash('sha256').update(token).digest();

/** Forgotten passwords: a mailed link, good once and for an hour of the machine's clock. */
export class PasswordResetService {
  readonly #deps: ResetDeps;

  constructor(deps: ResetDeps) {
    this.#deps = deps;
  }

  /**
   * Mails the link when the address has an account.
   * @throws {TooMany} after five a minute from one address.
   */
  async request(email: string, ip: string): Promise<{ message: string } | { errors: FieldErrors }> {
    const address = emailRule.safeParse(email);
    if (!address.success) return { errors: { email: address.error.issues.slice(0, 1).map(({ message }) => message) } };
    await this.#deps.throttle.take('passwordMail', ip);
    await Promise.all([this.#mail(address.data), pause(ANSWER_MS)]);
    return { message: RESET_SENT };
  }

  /** Sets the new password and ends every session of the account; the caller logs in. */
  async reset(given: NewPassword, ip: string): Promise<{ accountId: number } | { errors: FieldErrors }> {
    const errors: FieldErrors = {};
    const password = passwordRule.safeParse(given.password);
    if (!password.success)
      addError(errors, 'password', password.error.issues[0]?.message ?? 'Choose another password.');
    else if (given.password !== given.passwordConfirmation)
      addError(errors, 'password', 'The two passwords are not the same.');
    if (hasErrors(errors)) return { errors };
    await this.#deps.throttle.take('login', ip);
    const { orm, accounts } = this.#deps;
    return orm.em.fork().transactional(async (em) => {
      const [row] = await em.execute<{ account_id: string }[]>(
        `update password_reset r set used_at = now() from account a
          where a.id = r.account_id and r.token_hash = ? and lower(a.email) = lower(?)
            and r.used_at is null and r.expires_at > now() returning r.account_id`,
        [hashOf(given.token), given.email.trim()],
      );
      if (!row) return { errors: { email: [STALE] } };
      const accountId = Number(row.account_id);
      await accounts.setPassword(em, accountId, given.password);
      await em.execute('update password_reset set used_at = now() where account_id = ? and used_at is null', [
        accountId,
      ]);
      await em.execute(
        `with ended as (delete from session where account_id = ? returning public_id)
         select pg_notify('facts', json_build_object('topic', 'session-ended', 'session', public_id)::text) from ended`,
        [accountId],
      );
      return { accountId };
    });
  }

  async #mail(email: string): Promise<void> {
    const { orm, accounts, mail, baseUrl } = this.#deps;
    const account = await accounts.byEmail(email);
    if (!account) return;
    const token = randomBytes(32).toString('base64url');
    const url = `${baseUrl}/password/reset/${token}?email=${encodeURIComponent(account.email)}`;
    const letter = writeLetter({
      heading: 'Choose a new password',
      parts: [
        {
          say: `You, or somebody, asked for a new password for ${account.email}. The link is good for an hour and once.`,
        },
        { button: { label: 'Choose a new password', url } },
        { say: 'If it was not you, leave this mail alone: nothing changes.' },
      ],
      footer: 'You get this mail because a new password was asked for your account.',
    });
    await orm.em.fork().transactional(async (em) => {
      await em.execute(
        `insert into password_reset (token_hash, account_id, expires_at) values (?, ?, now() + ? * interval '1 minute')`,
        [hashOf(token), account.id, GOOD_MINUTES],
      );
      const key = `password-reset:${hashOf(token).toString('hex')}`;
      await mail.queue(em, { key, to: account.email, subject: 'Choose a new password', ...letter });
    });
  }
}
