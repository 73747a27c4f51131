import type { MikroORM } from '@mikro-orm/postgresql';
import { randomUUID } from 'node:crypto';
import { hasErrors, type FieldErrors } from '../../../../domain/field-errors.ts';
import {
  NAME_CHANGED,
  WRONG_PASSWORD,
  PASSWORD_CHANGED,
  passwordChangeErrors,
  parseNames,
} from '../../../../domain/account/account-settings.ts';
import type { SecurityLog } from '../../../security-log.ts';
import type { EmailService } from '../../../emails/email.service.ts';
import type { AccountService } from '../account.service.ts';
import { lockAccountRow } from '../lock-account.ts';
import type { KnownDevices } from '../known-devices.ts';
import type { LoginClient } from '../login.service.ts';
import type { SessionService, Viewer } from '../session.service.ts';
import { passwordChangedEmail } from '../../../emails/templates/account/account-settings.email.tsx';

interface SettingsDeps {
  orm: MikroORM;
  accounts: AccountService;
  devices: KnownDevices;
  sessions: SessionService;
  security: SecurityLog;
  mail: EmailService;
  baseUrl: string;
}

/** A message that confirms the change, or the field errors. */
export type SettingsResult = { message: string } | { errors: FieldErrors };

/** Changes a landlord's own name and password. */
export class SettingsService {
  readonly #deps: SettingsDeps;

  constructor(deps: SettingsDeps) {
    this.#deps = deps;
  }

  async changeName({ accountId }: Viewer, given: { firstName: string; lastName: string }): Promise<SettingsResult> {
    const read = parseNames(given);
    if ('errors' in read) return read;
    await this.#deps.orm.em
      .fork()
      .execute('update account set first_name = ?, last_name = ? where id = ?', [
        read.firstName,
        read.lastName,
        accountId,
      ]);
    return { message: NAME_CHANGED };
  }

  /**
   * Sets a new password, ends every other session, removes the other devices and notifies the owner by email. The
   * current session continues with a new token.
   * @throws {TooManyRequests} after five wrong passwords a minute.
   */
  async changePassword(
    viewer: Viewer,
    given: { currentPassword: string; password: string; passwordConfirmation: string },
    { userAgent, deviceToken }: Pick<LoginClient, 'userAgent' | 'deviceToken'>,
  ): Promise<{ message: string; sessionToken: string } | { errors: FieldErrors }> {
    const errors = passwordChangeErrors(given, viewer);
    if (hasErrors(errors)) return { errors };
    const { orm, accounts, devices, sessions, mail, security, baseUrl } = this.#deps;
    if (!(await accounts.confirm(viewer, given.currentPassword)))
      return { errors: { current_password: [WRONG_PASSWORD] } };
    const { accountId, email, publicId } = viewer;
    const sessionToken = await orm.em.fork().transactional(async (em) => {
      await lockAccountRow(em, accountId);
      await accounts.setPassword(em, accountId, given.password);
      await em.execute('delete from email_change where account_id = ? and used_at is null', [accountId]);
      await sessions.endAll(em, accountId, publicId);
      await devices.forget(em, accountId, deviceToken);
      const device = { userAgent, at: new Date() };
      const notice = passwordChangedEmail(
        `password-changed:${randomUUID()}`,
        email,
        device,
        `${baseUrl}/password/reset`,
      );
      await mail.queue(em, { ...notice, account: accountId });
      return sessions.renew(em, publicId);
    });
    security.record('password_changed', { accountId });
    return { message: PASSWORD_CHANGED, sessionToken };
  }
}
