import type { EntityManager } from '@mikro-orm/postgresql';
import { CREDIT_LINE } from '../../../../domain/billing/credit.ts';

/**
 * Returns an account's credit toward future invoices according to the ledger. An open invoice reserves the credit
 * that it uses, which the ledger records only once it is paid. Cents; a negative amount was too small to charge
 * and is added to the next invoice.
 */
export async function accountCredit(em: EntityManager, accountId: number): Promise<number> {
  const [row] = await em.execute<{ cents: number }[]>(
    `select (
       (select coalesce(sum(case kind when 'credit' then amount_cents else -amount_cents end), 0) from ledger
         where kind in ('credit', 'credit_used')
           and customer = (select customer from billing_customer where account_id = ?)) +
       (select coalesce(sum((line ->> 'amountCents')::int), 0) from invoice, jsonb_array_elements(lines) line
         where account_id = ? and status not in ('paid', 'void') and line ->> 'words' = ?))::int as cents`,
    [accountId, accountId, CREDIT_LINE],
  );
  return row?.cents ?? 0;
}

/** Returns the past-due amounts of an account's months, less their credit. Cents, by listing. */
export async function pastDueAmounts(em: EntityManager, accountId: number): Promise<Map<number, number>> {
  const rows = await em.execute<{ id: number; cents: number }[]>(
    `select listing_id::float8 as id, sum(amount_cents)::int as cents from invoice
      where account_id = ? and status = 'open' and tried group by listing_id`,
    [accountId],
  );
  return new Map(rows.map(({ id, cents }) => [id, cents]));
}
