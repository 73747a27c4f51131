import { hashToken, newToken } from '../../../secrets.ts';
import { EMAIL_CHANGE_LINK_MINUTES } from '../../../../domain/limits.ts';
import { UniqueConstraintViolationException, type EntityManager } from '@mikro-orm/postgresql';
import {
  EMAIL_CHANGE_LINK_EXPIRED,
  EMAIL_CHANGED,
  emailChangeRequested,
  emailChangeUrl,
  WRONG_PASSWORD,
  parseNewEmail,
} from '../../../../domain/account/account-settings.ts';
import type { Customers } from '../../../integrations/payments/customers.ts';
import type { ServiceDeps } from '../../service-deps.ts';
import { lockAccountRow, requireOpenSession } from '../lock-account.ts';
import type { Viewer } from '../session.service.ts';
import {
  emailChangeRequestedEmail,
  emailChangedEmail,
  confirmEmailChangeEmail,
  emailTakenEmail,
} from '../../../emails/templates/account/account-settings.email.tsx';
import type { SettingsResult } from './settings.service.ts';

type EmailChangeDeps = Pick<
  ServiceDeps,
  'orm' | 'accounts' | 'mail' | 'throttle' | 'baseUrl' | 'operatorEmail' | 'onError'
> & { customers: Pick<Customers, 'changeEmail'> };

/**
 * Changes an account's email address: requested with the password, confirmed from the new mailbox, by a link that is
 * valid once and for an hour of the machine's clock. The contact emails of listings are separate and stay.
 */
export class EmailChangeService {
  constructor(private readonly deps: EmailChangeDeps) {}

  /**
   * Emails the link to the new address and a notice to the current one. An address that already has an account gets the
   * same response, and another email.
   * @throws {TooManyRequests} as a login does, and after three emails in 24 hours to the new or the current mailbox.
   */
  async request(viewer: Viewer, email: string, password: string, ip: string): Promise<SettingsResult> {
    const read = parseNewEmail(email, password, viewer.email);
    if ('errors' in read) return read;
    const { orm, accounts, throttle, mail, baseUrl } = this.deps;
    if (!(await accounts.confirm(viewer, password))) return { errors: { password: [WRONG_PASSWORD] } };
    await throttle.take('passwordEmail', ip);
    await throttle.takeEmail('emailChange', read.email, ip);
    await throttle.takeEmail('emailChangeNotice', viewer.email, ip);
    const taken = await accounts.emailTaken(read.email);
    const token = newToken();
    const key = hashToken(token).toString('hex');
    const resetPage = `${baseUrl}/password/reset`;
    await orm.em.fork().transactional(async (em) => {
      await lockAccountRow(em, viewer.accountId);
      await requireOpenSession(em, viewer.publicId);
      await em.execute('delete from email_change where account_id = ? and used_at is null', [viewer.accountId]);
      await em.execute(
        `insert into email_change (token_hash, account_id, email, requested_at, expires_at)
         values (?, ?, ?, now(), now() + ? * interval '1 minute')`,
        [hashToken(token), viewer.accountId, read.email, EMAIL_CHANGE_LINK_MINUTES],
      );
      const url = emailChangeUrl(baseUrl, token);
      await mail.queue(em, {
        ...(taken
          ? emailTakenEmail(`email-taken:${key}`, read.email, resetPage)
          : confirmEmailChangeEmail(`email-confirm:${key}`, read.email, url)),
        account: taken ? null : viewer.accountId,
      });
      const notice = emailChangeRequestedEmail(`email-asked:${key}`, viewer.email, read.email, resetPage);
      await mail.queue(em, { ...notice, account: viewer.accountId });
    });
    return { message: emailChangeRequested(read.email) };
  }

  /** Returns the address with a pending confirmation; null when there is none. */
  async pending(accountId: number): Promise<string | null> {
    const [row] = await this.deps.orm.em
      .fork()
      .execute<{ email: string }[]>(
        `select email from email_change where account_id = ? and used_at is null and expires_at > now()`,
        [accountId],
      );
    return row?.email ?? null;
  }

  /** Cancels the pending change; the emailed link becomes invalid. */
  async cancel(accountId: number): Promise<void> {
    const em = this.deps.orm.em.fork();
    await em.execute('delete from email_change where account_id = ? and used_at is null', [accountId]);
  }

  /** Confirms the change from the emailed link: updates the account's address, and notifies the old one. */
  async confirm(token: string, ip: string): Promise<SettingsResult> {
    await this.deps.throttle.take('login', ip);
    try {
      const done = await this.deps.orm.em.fork().transactional((em) => this.#confirm(em, token));
      if (!done) return { errors: EMAIL_CHANGE_LINK_EXPIRED };
    } catch (error) {
      // The address got its own account in the meantime.
      if (error instanceof UniqueConstraintViolationException) return { errors: EMAIL_CHANGE_LINK_EXPIRED };
      throw error;
    }
    await this.updateProcessor();
    return { message: EMAIL_CHANGED };
  }

  async #confirm(em: EntityManager, token: string): Promise<boolean> {
    // Locks the account before its link, as a deletion does, which prevents a deadlock.
    const [before] = await em.execute<{ email: string }[]>(
      `select a.email from account a join email_change c on c.account_id = a.id where c.token_hash = ?
          for no key update of a`,
      [hashToken(token)],
    );
    const [change] = await em.execute<{ account: string; email: string }[]>(
      `update email_change set used_at = now()
        where token_hash = ? and used_at is null and expires_at > now() returning account_id as account, email`,
      [hashToken(token)],
    );
    if (!change || !before) return false;
    await em.execute('update account set email = ? where id = ?', [change.email, change.account]);
    // Links in the old mailbox expire.
    await this.deps.accounts.expireLinks(em, Number(change.account));
    const key = `email-changed:${hashToken(token).toString('hex')}`;
    await this.deps.mail.queue(em, {
      ...emailChangedEmail(key, before.email, change.email),
      replyTo: this.deps.operatorEmail,
      account: Number(change.account),
    });
    return true;
  }

  /** Updates the address for the processor's own receipts. The next run retries failures. */
  async updateProcessor(): Promise<number> {
    const { orm, customers, onError } = this.deps;
    const em = orm.em.fork();
    const rows = await em.execute<{ token_hash: Buffer; customer: string | null; now: string }[]>(
      `select c.token_hash, a.email as now, b.customer from email_change c
         join account a on a.id = c.account_id left join billing_customer b on b.account_id = c.account_id
        where c.used_at is not null and c.notified_at is null`,
    );
    let notified = 0;
    for (const row of rows) {
      try {
        if (row.customer !== null) await customers.changeEmail(row.customer, row.now);
        await em.execute('update email_change set notified_at = now() where token_hash = ?', [row.token_hash]);
        notified++;
      } catch (error) {
        onError(error);
      }
    }
    return notified;
  }
}
