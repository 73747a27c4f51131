import type { EntityManager } from '@mikro-orm/postgresql';
import { randomUUID } from 'node:crypto';
import { ACCOUNT_DELETED, WRONG_PASSWORD, PAYMENT_IN_PROGRESS } from '../../../../domain/account/account-settings.ts';
import { REMOVED } from '../../../../domain/options/listing-status.ts';
import { NotLoggedIn } from '../../../errors.ts';
import type { Customers } from '../../../integrations/payments/customers.ts';
import type { Payments } from '../../../integrations/payments/payments.ts';
import type { SubscriptionEndings } from '../../billing/subscription-endings.ts';
import type { UnresolvedOperations } from '../../billing/reconciler/unresolved-operations.ts';
import { isRefunded, type RemovalRequest } from '../../listings/removal.ts';
import { emailId } from '../../../emails/email.service.ts';
import { arrayOf } from '../../../sql/statements.ts';
import type { ServiceDeps } from '../../service-deps.ts';
import { eraseAccount, hasPendingPayment, lockAccount } from './erase-account.ts';
import { requireOpenSession } from '../lock-account.ts';
import { accountDeletedEmail } from '../../../emails/templates/account/account-deleted.email.tsx';
import type { Viewer } from '../session.service.ts';
import type { AccountHoldingsView } from '../settings/my-account.view.ts';
import type { SettingsResult } from '../settings/settings.service.ts';

interface DeletionDeps extends Pick<
  ServiceDeps,
  'orm' | 'clock' | 'accounts' | 'sessions' | 'mail' | 'housing' | 'operatorEmail' | 'onError'
> {
  payments: Pick<Payments, 'cancelNow' | 'paidInvoices'> & { customers: Pick<Customers, 'forget'> };
  /** Refunds an invoice, and records it in the ledger. */
  refund: SubscriptionEndings['refund'];
  images: { remove(ids: readonly string[]): Promise<void> };
  /** Records external cleanup that fails as an unresolved operation. */
  troubles: Pick<UnresolvedOperations, 'note' | 'resolve'>;
}

/** `publicId`: the session whose owner deletes it. */
type EndedAccount = Pick<Viewer, 'accountId' | 'email' | 'firstName'> & Partial<Pick<Viewer, 'publicId'>>;

/** `operatorEmail`: as in the email; null when the owner deletes it. */
interface DeletionNotice {
  operatorEmail: string | null;
}

/** `isUnused`: whether nothing is on the account, once its rows are locked. */
interface UnusedAccount {
  isUnused: (em: EntityManager) => Promise<boolean>;
}

interface DeletionRow {
  id: string;
  customer: string | null;
  subscriptions: string[];
  removals: Record<string, RemovalRequest>;
  images: string[];
  emails: string[];
  requested_at: string | Date;
}

/** The interval between two attempts at external cleanup. */
const RETRY_MS = "interval '10 seconds'";

/**
 * Deletes an account. One transaction removes it from our tables and writes a row with the external cleanup:
 * subscriptions and the customer at the processor, image files, queued emails. Any process continues with that row
 * until it is done, so a crash at any moment leaves either the whole account or none of it, and no charge.
 */
export class AccountDeletionService {
  constructor(private readonly deps: DeletionDeps) {}

  /** Returns what a deletion would end: listings, those that would be charged again, and leads. */
  async preview(accountId: number): Promise<AccountHoldingsView> {
    const [row] = await this.deps.orm.em.fork().execute<AccountHoldingsView[]>(
      `select count(*)::int as listings,
              count(*) filter (where exists (select from subscription s where s.listing_id = l.id
                and s.status not in ('canceled', 'incomplete_expired') and not s.cancel_at_period_end))::int as renewing,
              coalesce(sum((select count(*) from lead where listing_id = l.id and spam_at is null)), 0)::int as leads
         from listing l where account_id = ? and status <> ?`,
      [accountId, REMOVED],
    );
    return row ?? { listings: 0, renewing: 0, leads: 0 };
  }

  /** @throws {TooManyRequests} as a login does. */
  async delete(viewer: Viewer, password: string): Promise<SettingsResult> {
    const { accounts } = this.deps;
    if (password === '') return { errors: { password: ['Enter your password.'] } };
    if (!(await accounts.confirm(viewer, password))) return { errors: { password: [WRONG_PASSWORD] } };
    return (await this.#end(viewer, { operatorEmail: null }))
      ? { message: ACCOUNT_DELETED }
      : { errors: PAYMENT_IN_PROGRESS };
  }

  /** Deletes an account without its password, for staff. @returns false while a payment of it is in progress. */
  end(account: EndedAccount): Promise<boolean> {
    return this.#end(account, { operatorEmail: this.deps.operatorEmail });
  }

  /** Deletes an account that was made for a listing that did not come about, without an email about it (K66). */
  endUnused(account: EndedAccount, isUnused: UnusedAccount['isUnused']): Promise<boolean> {
    return this.#end(account, { isUnused });
  }

  async #end(account: EndedAccount, reason: DeletionNotice | UnusedAccount): Promise<boolean> {
    const { orm, onError } = this.deps;
    const id = await orm.em.fork().transactional((em) => this.#erase(em, account, reason));
    if (id === null) return false;
    // The account is deleted; the next run retries cleanup that fails now.
    await this.#finish(id).catch(onError);
    return true;
  }

  async #erase(
    em: EntityManager,
    { accountId, email, firstName, publicId }: EndedAccount,
    reason: DeletionNotice | UnusedAccount,
  ): Promise<string | null> {
    const { clock, sessions, housing, mail } = this.deps;
    const listings = await lockAccount(em, accountId);
    if (!listings) throw new NotLoggedIn();
    if (publicId !== undefined) await requireOpenSession(em, publicId);
    if (await hasPendingPayment(em, accountId)) return null;
    if ('isUnused' in reason && !(await reason.isUnused(em))) return null;
    const now = clock.now();
    await em.execute(
      `update listing set status = ${REMOVED}, removed_at = coalesce(removed_at, ?), vanity_phone = null where account_id = ?`,
      [now, accountId],
    );
    await housing.reindex(em, listings.map(Number));
    const troubles = arrayOf(listings.map((listing) => `"removal ${listing}"`));
    await em.execute('delete from unresolved_operation where subject = any(?::text[])', [troubles]);
    await sessions.endAll(em, accountId);
    const id = randomUUID();
    const left = await eraseAccount(em, accountId, listings);
    const farewell =
      'isUnused' in reason
        ? null
        : accountDeletedEmail(`farewell:${id}`, email, firstName, {
            listings: listings.length,
            paid: left.customer !== null,
            operatorEmail: reason.operatorEmail,
          });
    if (farewell) await mail.queue(em, { ...farewell, account: null });
    await em.execute(
      `insert into account_deletion (id, customer, subscriptions, removals, images, emails, requested_at, touched_at)
       values (?, ?, ?::text[], ?, ?::uuid[], ?::uuid[], ?, now())`,
      [
        id,
        left.customer,
        arrayOf(left.subscriptions),
        JSON.stringify(left.removals),
        arrayOf(left.images),
        arrayOf([...(farewell ? [emailId(farewell.key)] : []), ...left.emails]),
        now,
      ],
    );
    return id;
  }

  /** Continues every deletion with pending cleanup; resolves with the number completed. */
  async run(): Promise<number> {
    const { orm, onError, troubles } = this.deps;
    const em = orm.em.fork();
    const open = await em.execute<{ id: string }[]>(
      `select id from account_deletion where ended_at is null and touched_at < now() - ${RETRY_MS} order by requested_at`,
    );
    let ended = 0;
    for (const { id } of open) {
      try {
        if (await this.#finish(id)) ended++;
        await troubles.resolve(`account deletion ${id}`);
      } catch (error) {
        onError(error);
        await troubles.note(`account deletion ${id}`, error);
      }
    }
    return ended;
  }

  /** Runs the cleanup; each step is idempotent. @returns whether nothing is left. */
  async #finish(id: string): Promise<boolean> {
    const { orm, payments, images } = this.deps;
    const em = orm.em.fork();
    const [row] = await em.execute<DeletionRow[]>(
      `update account_deletion set touched_at = now() where id = ? and ended_at is null returning *`,
      [id],
    );
    if (!row) return false;
    const requestedAt = new Date(row.requested_at);
    for (const subscription of row.subscriptions) {
      const { listing } = await payments.cancelNow(subscription);
      const removed = row.removals[subscription];
      // A month charged between the deletion and this moment has no listing, so it is refunded.
      for (const invoice of await payments.paidInvoices(subscription))
        if (invoice.paidAt > requestedAt || (removed && isRefunded(removed, invoice)))
          await this.deps.refund(listing, invoice);
    }
    if (row.customer !== null) await payments.customers.forget(row.customer);
    await images.remove(row.images);
    const emails = arrayOf(row.emails);
    await em.execute(
      `delete from email where id = any(?::uuid[]) and (sent_at is not null or rejected_at is not null or given_up_at is not null)`,
      [emails],
    );
    const isDone = (await em.execute('select 1 from email where id = any(?::uuid[]) limit 1', [emails])).length === 0;
    await em.execute(
      `update account_deletion set customer = null, subscriptions = '{}', removals = '{}', images = '{}'
         ${isDone ? ", emails = '{}', ended_at = now()" : ''} where id = ?`,
      [id],
    );
    return isDone;
  }
}
