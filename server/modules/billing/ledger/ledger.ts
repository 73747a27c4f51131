import type { EntityManager } from '@mikro-orm/postgresql';
import type { LedgerEntryType } from '../../../../domain/billing/ledger-entries.ts';
import type { ProcessorMovement } from '../../../integrations/payments/ledger/ledger-movements.ts';
import type { PaidInvoice } from '../../../integrations/payments/subscriptions/subscription-state.ts';
import { arrayOf } from '../../../sql/statements.ts';

/** What an entry belongs to; without a listing if none is known. */
export interface LedgerSubject {
  listing: number | null;
  invoice: string | null;
  customer: string | null;
}

/** SQL for the amount of an invoice returned by us or by a bank; takes the invoice's id. Cents. */
export const RETURNED_CENTS_SQL = `(select coalesce(sum(case when entry_type in ('refund', 'dispute') then amount_cents
  when entry_type in ('refund_returned', 'dispute_returned') then -amount_cents else 0 end), 0)::int from ledger where invoice = ?)`;

/**
 * Enters how these invoices were settled. The ledger has one row per movement of money or credit, keyed by the
 * processor's id, so that it exists once however often it is seen. Rows are only added; the database rejects anything
 * else.
 * @returns those that were not entered before and took money.
 */
export async function recordInvoices(
  em: EntityManager,
  listing: number | null,
  invoices: readonly PaidInvoice[],
): Promise<PaidInvoice[]> {
  if (invoices.length === 0) return [];
  const known = await em.execute<{ invoice: string }[]>(
    `select distinct invoice from ledger where invoice = any(?::text[]) and entry_type in ('charge', 'outside', 'credit_used', 'credit')`,
    [arrayOf(invoices.map(({ id }) => id))],
  );
  const first: PaidInvoice[] = [];
  for (const invoice of invoices) {
    if (known.some((row) => row.invoice === invoice.id)) continue;
    const place = { listing, invoice: invoice.id, customer: invoice.customer };
    const entered = await enterMovements(em, place, settlementMovements(invoice));
    if (entered.length > 0 && invoice.amountCents > 0) first.push(invoice);
  }
  return first;
}

/** Enters missing rows. @returns those that were added. */
export async function enterMovements(
  em: EntityManager,
  { listing, invoice, customer }: LedgerSubject,
  moves: readonly ProcessorMovement[],
): Promise<ProcessorMovement[]> {
  const entered: ProcessorMovement[] = [];
  for (const move of moves) {
    const { entryType, source, amountCents, at } = move;
    // Refunds made before rows had ids of their own were always full refunds.
    const rows = await em.execute(
      `insert into ledger (listing_id, entry_type, invoice, customer, source, amount_cents, at)
       select ?, ?, ?, ?, ?, ?, ?
        where not exists (select from ledger where entry_type = ? and invoice = ? and source = invoice and ? = 'refund')
       on conflict do nothing returning id`,
      [listing, entryType, invoice, customer, source, amountCents, at, entryType, invoice, entryType],
    );
    if (rows.length > 0) entered.push(move);
  }
  return entered;
}

/** Returns where a payment was booked; null when it was not, or predates stored payment ids. */
export async function subjectOf(em: EntityManager, payment: string): Promise<LedgerSubject | null> {
  const [row] = await em.execute<LedgerSubject[]>(
    `select listing_id::float8 as listing, invoice, customer from ledger where source = ? and entry_type = 'charge'`,
    [payment],
  );
  return row ?? null;
}

/** Returns a paid invoice's own entries. */
export function settlementMovements(invoice: PaidInvoice): ProcessorMovement[] {
  const { id, charges, outsideCents, creditCents, creditUsedCents, paidAt: at } = invoice;
  const own = (entryType: LedgerEntryType, amountCents: number): ProcessorMovement[] =>
    amountCents > 0 ? [{ entryType, source: id, amountCents, at }] : [];
  return [
    ...charges.map(({ payment, amountCents }) => ({ entryType: 'charge' as const, source: payment, amountCents, at })),
    ...own('outside', outsideCents),
    ...own('credit', creditCents),
    ...own('credit_used', creditUsedCents),
  ];
}
