import { hashToken, isToken, newToken } from '../../secrets.ts';
import { CONFIRMATION_DAYS, CONFIRMED_DAYS } from '../../../domain/limits.ts';
import type { EntityManager } from '@mikro-orm/postgresql';
import { mailboxOf } from '../../../domain/account/mailbox.ts';
import type { BrandCode } from '../../../domain/brands/brand.ts';
import { DAY_MS } from '../../../domain/time-spans.ts';
import { confirmationEmail } from '../../emails/templates/leads/confirm-renter-email.email.tsx';
import { deleteInBatches } from '../../jobs/delete-in-batches.ts';
import { lockName } from '../../sql/statements.ts';
import type { ServiceDeps } from '../service-deps.ts';

/**
 * Stores which email addresses of renters are confirmed: an unconfirmed one gets no copy of what was sent in its name
 * (K23). Every method works in the caller's transaction; addresses are compared in lower case.
 */
export class RenterEmails {
  constructor(private readonly deps: Pick<ServiceDeps, 'mail' | 'clock' | 'baseUrl'>) {}

  async isConfirmed(em: EntityManager, email: string): Promise<boolean> {
    return (await this.confirmedAmong(em, [{ email }])).size > 0;
  }

  /** Returns which of these addresses are confirmed, in lower case. */
  async confirmedAmong(em: EntityManager, leads: readonly { email: string }[]): Promise<Set<string>> {
    const emails = JSON.stringify(leads.map(({ email }) => email.toLowerCase()));
    const confirmed = await em.execute<{ email: string }[]>(
      `select email from renter_email where confirmed_at is not null
          and email in (select jsonb_array_elements_text(?::jsonb))`,
      [emails],
    );
    return new Set(confirmed.map(({ email }) => email));
  }

  /**
   * Emails a link to an unconfirmed address, at most once a day to its mailbox, and never to one whose owner declined.
   */
  async requestConfirmation(em: EntityManager, email: string, site: BrandCode): Promise<void> {
    const { mail, clock, baseUrl } = this.deps;
    const [now, address, token] = [clock.now(), email.toLowerCase(), newToken()];
    const dayAgo = new Date(now.getTime() - DAY_MS);
    const mailbox = mailboxOf(address);
    await lockName(em, `renter-email:${mailbox}`);
    const due = await em.execute(
      `insert into renter_email (email, token_hash, requested_at)
       select ?::text, ?::bytea, ?::timestamptz where not exists (
         select 1 from renter_email where mailbox_of(email) = ? and email <> ?
            and (declined_at is not null or requested_at > ?))
         on conflict (email) do update set token_hash = excluded.token_hash, requested_at = excluded.requested_at
         where renter_email.confirmed_at is null and renter_email.declined_at is null and renter_email.requested_at <= ?
       returning 1`,
      [address, hashToken(token), now, mailbox, address, dayAgo, dayAgo],
    );
    if (due.length === 0) return;
    const key = `renter-email:${hashToken(token).toString('hex')}`;
    const content = confirmationEmail(site, `${baseUrl}/renter-email/${token}`);
    await mail.queue(em, { key, to: email, account: null, ...content });
  }

  /** Returns whether a link can still be used. */
  async isOpen(em: EntityManager, token: string): Promise<boolean> {
    return (await this.#find(em, token, 'select email from renter_email')) !== null;
  }

  /** Uses a link, once. @returns the address that it confirmed; null for a link that is used, expired or invalid. */
  confirm(em: EntityManager, token: string): Promise<string | null> {
    return this.#find(em, token, 'update renter_email set confirmed_at = ?, token_hash = null', this.deps.clock.now());
  }

  /** Ends all emails of this type to the address of a link. @returns the address, or null as `confirm`. */
  decline(em: EntityManager, token: string): Promise<string | null> {
    return this.#find(em, token, 'update renter_email set declined_at = ?, token_hash = null', this.deps.clock.now());
  }

  /** Deletes addresses whose links have expired, and confirmed ones after a year. @returns how many. */
  deleteExpired(em: EntityManager): Promise<number> {
    const now = this.deps.clock.now().getTime();
    return deleteInBatches(
      em,
      'renter_email',
      `coalesce(confirmed_at, declined_at, requested_at) <
         case when coalesce(confirmed_at, declined_at) is null then ?::timestamptz else ?::timestamptz end`,
      [new Date(now - CONFIRMATION_DAYS * DAY_MS), new Date(now - CONFIRMED_DAYS * DAY_MS)],
    );
  }

  async #find(em: EntityManager, token: string, statement: string, ...values: Date[]): Promise<string | null> {
    if (!isToken(token)) return null;
    const oldest = new Date(this.deps.clock.now().getTime() - CONFIRMATION_DAYS * DAY_MS);
    const returning = statement.startsWith('update') ? ' returning email' : '';
    const [row] = await em.execute<{ email: string }[]>(
      `${statement} where token_hash = ? and requested_at > ?${returning}`,
      [...values, hashToken(token), oldest],
    );
    return row?.email ?? null;
  }
}
