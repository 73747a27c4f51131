import type { EntityManager } from '@mikro-orm/postgresql';
import { emailId, leadEmailKeys } from '../../../emails/email.service.ts';
import { arrayOf } from '../../../sql/statements.ts';
import { lockRemovals, openRemovals, type RemovalRequest } from '../../listings/removal.ts';

/** The external data of an account, cleaned up after its rows. */
export interface RemainingCleanup {
  /** The customer at the processor; null when nothing was ever paid. */
  customer: string | null;
  subscriptions: string[];
  /** Removals by staff that the processor has not received yet, by subscription. */
  removals: Record<string, RemovalRequest>;
  /** Images that are no longer used. */
  images: string[];
  /** Renters' copies of their messages, still to be sent. */
  emails: string[];
}

/** Returns the column `value` of a query. */
async function valuesOf(em: EntityManager, sql: string, parameters: readonly unknown[]): Promise<string[]> {
  const rows = await em.execute<{ value: string }[]>(sql, [...parameters]);
  return rows.map(({ value }) => value);
}

/**
 * Locks an account's rows, in the same order as the rest of the product: account, removals, subscriptions, listings. A
 * concurrent write of a lead, payment or edit either finishes first, or finds nothing afterwards.
 * @returns its listings; null when there is no such account.
 */
export async function lockAccount(em: EntityManager, accountId: number): Promise<string[] | null> {
  // Does not block writers that only reference the account: a payment may do so while it holds the next locks.
  const account = await em.execute('select id from account where id = ? for no key update', [accountId]);
  if (account.length === 0) return null;
  await lockRemovals(em, accountId);
  await em.execute('select 1 from subscription where account_id = ? order by listing_id for update', [accountId]);
  const ofAccount = 'select id as value from listing where account_id = ? order by id for update';
  const listings = await valuesOf(em, ofAccount, [accountId]);
  await em.execute('select id from account where id = ? for update', [accountId]);
  return listings;
}

/** Returns whether a publish intent of this account may still be paid. */
export async function hasPendingPayment(em: EntityManager, accountId: number): Promise<boolean> {
  const open = await em.execute(
    `select 1 from publish_intent where account_id = ? and state in ('open', 'authenticating')
     union all select 1 from property_type_change where account_id = ? and state in ('open', 'authenticating') limit 1`,
    [accountId, accountId],
  );
  return open.length > 0;
}

/**
 * Deletes an account from every table, in the caller's transaction. The ledger keeps what was billed and when, by the
 * processor's IDs, without a name (ADR 0032). Its listings must be removed from search first.
 */
export async function eraseAccount(
  em: EntityManager,
  accountId: number,
  listings: string[],
): Promise<RemainingCleanup> {
  const billing = 'select customer as value from billing_customer where account_id = ?';
  const [customer = null] = await valuesOf(em, billing, [accountId]);
  const paid = 'select subscription as value from subscription where account_id = ?';
  const subscriptions = await valuesOf(em, paid, [accountId]);
  const removals = await openRemovals(em, accountId);
  const images = await imagesOf(em, accountId);
  const emails = await eraseEmails(em, accountId, listings);
  for (const table of ['lead', 'subscription', 'publish_intent', 'property_type_change'])
    await em.execute(`delete from ${table} where listing_id = any(?::bigint[])`, [arrayOf(listings)]);
  await em.execute('delete from publish_intent where account_id = ?', [accountId]);
  await em.execute(`update invoice set listing_name = '', card_brand = null, card_last4 = null where account_id = ?`, [
    accountId,
  ]);
  await em.execute('delete from listing where id = any(?::bigint[])', [arrayOf(listings)]);
  await em.execute('delete from billing_customer where account_id = ?', [accountId]);
  await em.execute('delete from account where id = ?', [accountId]);
  return { customer, subscriptions, removals, images, emails };
}

/** Returns the IDs of the images of its listings and drafts that no other listing or draft uses. */
function imagesOf(em: EntityManager, accountId: number): Promise<string[]> {
  // One pass, without regular expressions, which take seconds for many thousands of listings.
  return valuesOf(
    em,
    `with shown as (
       select images::text as words, account_id = ? as own from listing
       union all select draft::text, account_id = ? from saved_draft where draft is not null
       union all select images::text, account_id = ? from listing_import),
     used as (
       select left(part, 36) as value, bool_and(own) as own
         from shown, unnest(string_to_array(words, '/pictures/')) part
        where substr(part, 37, 6) = '-large' group by 1)
     select value from used where own and exists (select from image where id::text = value)`,
    [accountId, accountId, accountId],
  );
}

/** Deletes the emails about the account, and renters' copies that are sent. @returns the IDs of the queued copies. */
async function eraseEmails(em: EntityManager, accountId: number, listings: string[]): Promise<string[]> {
  const received = 'select id as value from lead where listing_id = any(?::bigint[])';
  const leads = await valuesOf(em, received, [arrayOf(listings)]);
  const copies = arrayOf(leads.map((id) => emailId(leadEmailKeys(id).copy)));
  const queued = 'select id as value from email where id = any(?::uuid[]) and sent_at is null and rejected_at is null';
  const waiting = await valuesOf(em, queued, [copies]);
  await em.execute(`delete from email where (id = any(?::uuid[]) and not id = any(?::uuid[])) or account_id = ?`, [
    copies,
    arrayOf(waiting),
    accountId,
  ]);
  return waiting;
}
