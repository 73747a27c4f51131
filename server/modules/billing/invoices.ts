import type { EntityManager } from '@mikro-orm/postgresql';
import { returnEntryTypes } from '../../../domain/billing/ledger-entries.ts';
import { receiptState } from '../../../domain/billing/receipt-state.ts';
import type { StoredCard } from '../../integrations/payments/cards/stored-card.ts';
import {
  isLive,
  isPaidInvoice,
  type ProcessorInvoiceState,
  type SubscriptionState,
} from '../../integrations/payments/subscriptions/subscription-state.ts';
import { lockName } from '../../sql/statements.ts';
import type { Listing } from '../listings/listing.entity.ts';
import type { BillingDeps } from './billing.service.ts';
import type { Receipt } from './billing.resolver.ts';
import { RETURNED_CENTS_SQL } from './ledger/ledger.ts';

interface InvoiceRow extends Omit<Receipt, 'state'> {
  status: string;
  attempted: boolean;
}

type BilledInvoiceRow = Pick<Listing, 'id' | 'accountId' | 'name'>;
type Card = Pick<StoredCard, 'brand' | 'last4'>;

const columns = `id, number, listing_name as "listingName", status, attempted, amount_cents as "amountCents",
  refunded_cents as "refundedCents", billed_at as "billedAt", paid_at as "paidAt", period_start as "periodStart",
  period_end as "periodEnd", card_brand as "cardBrand", card_last4 as "cardLast4",
  lines, credited_cents as "creditedCents",
  (select coalesce(json_agg(json_build_object('type', entry_type, 'amountCents', amount_cents, 'at', at) order by at, ledger.id), '[]')
     from ledger where ledger.invoice = invoice.id and entry_type in (${returnEntryTypes.map((type) => `'${type}'`).join(', ')})) as returns`;

/** Stores our copy of the processor's invoices: written with each subscription write, read by their landlord. */
export class Invoices {
  constructor(private readonly deps: Pick<BillingDeps, 'orm' | 'payments'>) {}

  /** Copies what has changed, in the caller's transaction. `card`: the card that paid these, where the caller has it. */
  async write(
    em: EntityManager,
    listing: BilledInvoiceRow,
    state: SubscriptionState,
    invoices: readonly ProcessorInvoiceState[],
    card?: Card,
  ): Promise<void> {
    if (invoices.length === 0) return;
    const marks = invoices.map(() => '?').join(', ');
    const known = await em.execute<{ id: string; status: string; attempted: boolean }[]>(
      `select id, status, attempted from invoice where id in (${marks})`,
      invoices.map(({ id }) => id),
    );
    for (const invoice of invoices) {
      const attempted = invoice.status === 'open' && isLive(state);
      const before = known.find(({ id }) => id === invoice.id);
      if (before?.status === invoice.status && before.attempted === attempted) continue;
      await this.#put(em, listing, state.id, invoice, attempted, card);
    }
  }

  async #put(
    em: EntityManager,
    { id: listingId, accountId, name }: BilledInvoiceRow,
    subscription: string,
    invoice: ProcessorInvoiceState,
    attempted: boolean,
    card?: Card,
  ): Promise<void> {
    const paid = isPaidInvoice(invoice);
    await this.lock(em, invoice.id);
    const [charge] = invoice.charges;
    // Without a charge it was paid by credit, or by other means after a card had failed.
    const charged = charge && (card ?? (await this.deps.payments.cards.ofPayment(charge.payment)));
    await em.execute(
      `insert into invoice (id, account_id, listing_id, subscription, listing_name, number, status, attempted, amount_cents,
         billed_at, paid_at, period_start, period_end, card_brand, card_last4, lines, credited_cents, refunded_cents)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ${RETURNED_CENTS_SQL})
       on conflict (id) do update set status = excluded.status, attempted = excluded.attempted,
         amount_cents = excluded.amount_cents, lines = excluded.lines, paid_at = excluded.paid_at,
         card_brand = coalesce(excluded.card_brand, invoice.card_brand),
         card_last4 = coalesce(excluded.card_last4, invoice.card_last4)`,
      [
        invoice.id,
        accountId,
        listingId,
        subscription,
        name,
        invoice.number,
        invoice.status,
        attempted,
        invoice.amountCents,
        invoice.createdAt,
        paid ? invoice.paidAt : null,
        invoice.periodStart,
        invoice.periodEnd,
        charged ? charged.brand : null,
        charged ? charged.last4 : null,
        JSON.stringify(invoice.lines),
        Math.max(0, -invoice.lines.reduce((sum, { amountCents }) => sum + amountCents, 0)),
        invoice.id,
      ],
    );
  }

  /**
   * Locks an invoice until the end of the transaction, even before its row exists: concurrent writes of the invoice
   * and of its refunds would each compute a total without the other.
   */
  async lock(em: EntityManager, id: string): Promise<void> {
    await lockName(em, `bill ${id}`);
  }

  /** Records an invoice's refunded amount as it stands in the ledger. */
  async refunded(em: EntityManager, id: string): Promise<void> {
    await em.execute(`update invoice set refunded_cents = ${RETURNED_CENTS_SQL} where id = ?`, [id, id]);
  }

  /** Returns an account's invoices, newest first, and their total number. */
  async listForAccount(accountId: number, limit: number): Promise<{ receipts: Receipt[]; total: number }> {
    const em = this.deps.orm.em.fork();
    const rows = await em.execute<InvoiceRow[]>(
      `select ${columns} from invoice where account_id = ? order by billed_at desc, listing_id desc limit ?`,
      [accountId, limit],
    );
    const [count] = await em.execute<{ total: number }[]>(
      'select count(*)::int as total from invoice where account_id = ?',
      [accountId],
    );
    return { receipts: rows.map(receiptOf), total: count?.total ?? 0 };
  }

  /** Returns null when this account has no invoice with this id. */
  async one(accountId: number, id: string): Promise<Receipt | null> {
    const [row] = await this.deps.orm.em
      .fork()
      .execute<InvoiceRow[]>(`select ${columns} from invoice where account_id = ? and id = ?`, [accountId, id]);
    return row ? receiptOf(row) : null;
  }
}

/** Returns the past-due amounts of an account's months, less their credit. Cents, by listing. */
export async function pastDueAmounts(em: EntityManager, accountId: number): Promise<Map<number, number>> {
  const rows = await em.execute<{ id: number; cents: number }[]>(
    `select listing_id::float8 as id, sum(amount_cents)::int as cents from invoice
      where account_id = ? and status = 'open' and attempted group by listing_id`,
    [accountId],
  );
  return new Map(rows.map(({ id, cents }) => [id, cents]));
}

const receiptOf = ({ status, attempted, ...row }: InvoiceRow): Receipt => ({
  ...row,
  billedAt: new Date(row.billedAt),
  paidAt: row.paidAt && new Date(row.paidAt),
  periodStart: new Date(row.periodStart),
  periodEnd: new Date(row.periodEnd),
  returns: row.returns.map((each) => ({ ...each, at: new Date(each.at) })),
  state: receiptState({ ...row, status, isAttempted: attempted }),
});
