import { randomUUID } from 'node:crypto';
import { hasErrors, type FieldErrors } from '../../../../domain/field-errors.ts';
import {
  NAME_CHANGED,
  WRONG_PASSWORD,
  PASSWORD_CHANGED,
  passwordChangeErrors,
  parseNames,
} from '../../../../domain/account/account-settings.ts';
import type { ServiceDeps } from '../../service-deps.ts';
import { lockAccountRow } from '../lock-account.ts';
import type { LoginClient } from '../login.service.ts';
import type { Viewer } from '../session.service.ts';
import { passwordChangedEmail } from '../../../emails/templates/account/account-settings.email.tsx';

type SettingsDeps = Pick<ServiceDeps, 'orm' | 'accounts' | 'devices' | 'sessions' | 'security' | 'mail' | 'baseUrl'>;

/** A message that confirms the change, or the field errors. */
export type SettingsResult = { message: string } | { errors: FieldErrors };

/** Changes a landlord's own name and password. */
export class SettingsService {
  constructor(private readonly deps: SettingsDeps) {}

  async changeName({ accountId }: Viewer, given: { firstName: string; lastName: string }): Promise<SettingsResult> {
    const read = parseNames(given);
    if ('errors' in read) return read;
    const values = [read.firstName, read.lastName, accountId];
    await this.deps.orm.em.fork().execute('update account set first_name = ?, last_name = ? where id = ?', values);
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
    const errors = passwordChangeErrors(given);
    if (hasErrors(errors)) return { errors };
    const { orm, accounts, devices, sessions, mail, security, baseUrl } = this.deps;
    if (!(await accounts.confirm(viewer, given.currentPassword)))
      return { errors: { current_password: [WRONG_PASSWORD] } };
    const { accountId, email, publicId } = viewer;
    const sessionToken = await orm.em.fork().transactional(async (em) => {
      await lockAccountRow(em, accountId);
      await accounts.setPassword(em, accountId, given.password);
      await sessions.endAll(em, accountId, publicId);
      await devices.forget(em, accountId, deviceToken);
      const device = { userAgent, at: new Date() };
      const key = `password-changed:${randomUUID()}`;
      const notice = passwordChangedEmail(key, email, device, `${baseUrl}/password/reset`);
      await mail.queue(em, { ...notice, account: accountId });
      return sessions.renew(em, publicId);
    });
    security.record('password_changed', { accountId });
    return { message: PASSWORD_CHANGED, sessionToken };
  }
}
