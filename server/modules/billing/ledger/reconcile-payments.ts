import { netCents, type LedgerEntryType } from '../../../../domain/billing/ledger-entries.ts';
import type { ProcessorMovement } from '../../../integrations/payments/ledger/ledger-movements.ts';
import type { ProcessorInvoice, ProcessorSnapshot } from '../../../integrations/payments/ledger/processor-snapshot.ts';
import { isPaidInvoice } from '../../../integrations/payments/subscriptions/subscription-state.ts';
import { settlementMovements } from './ledger.ts';
import type { BillingSnapshot } from './billing-snapshot.ts';

/** A movement of money at the processor and what it belongs to. */
export interface LinkedMovement extends ProcessorMovement {
  invoice: ProcessorInvoice | null;
  /** The invoice whose effect on the credit it reverses. */
  reverses?: ProcessorInvoice | undefined;
  customer: string;
}

/** A difference between the two sides; `about` names its subjects, so that those in progress can be skipped. */
export interface Discrepancy {
  about: { listing: number | null; subscription: string | null };
  /** One line, with ids. */
  line: string;
}

export const centsAsDollars = (cents: number): string => (cents / 100).toFixed(2);

type Row = BillingSnapshot['ledger'][number];

/** Returns the processor's movements that are ours. */
export function linkMovements(
  { invoices, returns, credits }: ProcessorSnapshot,
  customers: ReadonlySet<string>,
): LinkedMovement[] {
  const byPayment = new Map(
    invoices.flatMap((invoice) => invoice.charges.map(({ payment }) => [payment, invoice] as const)),
  );
  const byId = new Map(invoices.map((invoice) => [invoice.id, invoice]));
  return [
    ...invoices.flatMap((invoice) =>
      isPaidInvoice(invoice)
        ? settlementMovements(invoice).map((move) => ({ ...move, invoice, customer: invoice.customer }))
        : [],
    ),
    ...returns.flatMap(({ payment, ...move }) => {
      const invoice = byPayment.get(payment);
      return invoice ? [{ ...move, invoice, customer: invoice.customer }] : [];
    }),
    ...credits
      .filter(({ customer }) => customers.has(customer))
      .map(({ invoice, reverses, customer, ...move }) => ({
        ...move,
        invoice: byId.get(invoice ?? '') ?? null,
        ...(reverses !== null && { reverses: byId.get(reverses) }),
        customer,
      })),
  ];
}

/** Compares the ledger with the processor's movements, in both directions. */
export function reconcileLedger(moves: readonly LinkedMovement[], { ledger }: BillingSnapshot): Discrepancy[] {
  const rows = new Map(ledger.map((row) => [keyOf(row), row]));
  const matched = new Set<Row>();
  const wrong: Discrepancy[] = [];
  for (const move of moves) {
    const row = rows.get(keyOf(move)) ?? oldRow(rows, move);
    if (row) matched.add(row);
    const words = row ? difference(row, move) : 'is not in the ledger';
    const about = { listing: move.invoice?.listing ?? null, subscription: move.invoice?.subscription ?? null };
    if (words !== null) wrong.push({ about, line: `${named(move, move.invoice)} ${words}` });
  }
  for (const row of ledger)
    if (!matched.has(row))
      wrong.push({
        about: { listing: row.listing, subscription: null },
        line: `${named(row, row.invoice === null ? null : { id: row.invoice, listing: row.listing })} is not known to the processor`,
      });
  return wrong;
}

/** Finds rows that predate movement ids: they are stored under their invoice's id. */
function oldRow(rows: ReadonlyMap<string, Row>, { entryType: type, invoice }: LinkedMovement): Row | undefined {
  return (type === 'charge' || type === 'refund') && invoice ? rows.get(`${type} ${invoice.id}`) : undefined;
}

function difference(row: Row, { amountCents, invoice }: LinkedMovement): string | null {
  if (row.amountCents !== amountCents) return `is in the ledger as ${centsAsDollars(row.amountCents)}`;
  if (invoice && row.invoice !== invoice.id) return `is in the ledger for ${row.invoice ?? 'no invoice'}`;
  // A deleted account has no listing that its rows could name.
  if (invoice && row.listing !== null && row.listing !== invoice.listing)
    return `is in the ledger for listing ${row.listing}`;
  return null;
}

/** Returns charges to our customers that pay none of our invoices. */
export function findUnlinkedCharges(
  { charges, invoices }: ProcessorSnapshot,
  ours: ReadonlySet<string>,
): Discrepancy[] {
  const payments = new Set(invoices.flatMap((invoice) => invoice.charges.map(({ payment }) => payment)));
  return charges
    .filter(({ customer }) => customer !== null && ours.has(customer))
    .filter(({ payment }) => payment === null || !payments.has(payment))
    .map(({ id, amountCents, customer }) => ({
      about: { listing: null, subscription: null },
      line: `charge ${id} took ${centsAsDollars(amountCents)} from ${customer} and pays no invoice of a listing`,
    }));
}

/** Compares a landlord's credit with the ledger's entries of credit granted and used. */
export function reconcileCredit(
  moves: readonly LinkedMovement[],
  { balances, invoices }: ProcessorSnapshot,
): Discrepancy[] {
  const given = new Map<string, number>();
  for (const { entryType, amountCents, customer } of moves) {
    const sign = entryType === 'credit' ? 1 : entryType === 'credit_used' ? -1 : 0;
    given.set(customer, (given.get(customer) ?? 0) + sign * amountCents);
  }
  // An open invoice reserves part of the credit.
  const open = new Set(
    invoices.filter(({ paid, status }) => !paid && status !== 'void').map(({ customer }) => customer),
  );
  return (
    [...given]
      // A deleted customer has no credit.
      .filter(([customer, cents]) => !open.has(customer) && cents !== (balances.get(customer) ?? cents))
      .map(([customer, cents]) => ({
        about: { listing: null, subscription: null },
        line: `customer ${customer} has ${centsAsDollars(balances.get(customer) ?? 0)} of credit, but their entries add up to ${centsAsDollars(cents)}`,
      }))
  );
}

/** Returns the net amount of each invoice after refunds and disputes. Cents, by the invoice's id. */
export function netByInvoice(moves: readonly LinkedMovement[]): Map<string, number> {
  const nets = new Map<string, number>();
  for (const move of moves)
    if (move.invoice) nets.set(move.invoice.id, (nets.get(move.invoice.id) ?? 0) + netCents([move]));
  return nets;
}

/** What an entry of an invoice adds to what its landlord has paid for a period; a bank decides disputes. */
const periodSigns: Partial<Record<LedgerEntryType, number>> = {
  charge: 1,
  outside: 1,
  refund: -1,
  refund_returned: 1,
  credit: -1,
  credit_used: 1,
};

/** Returns periods for which more was refunded and credited than was paid. */
export function findExcessRefunds(moves: readonly LinkedMovement[], { balances }: ProcessorSnapshot): Discrepancy[] {
  const periods = new Map<string, { invoice: ProcessorInvoice; cents: number }>();
  for (const { reverses, invoice: of, entryType, amountCents, customer } of moves) {
    const invoice = of ?? reverses;
    // The credit of a deleted customer can no longer be read.
    if (!invoice || !balances.has(customer)) continue;
    const key = `${invoice.subscription} ${invoice.periodEnd.getTime()}`;
    const before = periods.get(key)?.cents ?? 0;
    periods.set(key, { invoice, cents: before + (periodSigns[entryType] ?? 0) * amountCents });
  }
  return [...periods.values()]
    .filter(({ cents }) => cents < 0)
    .map(({ invoice: { subscription, listing, periodEnd }, cents }) => ({
      about: { listing, subscription },
      line: `subscription ${subscription} of listing ${listing} was refunded and credited ${centsAsDollars(-cents)} more than was paid for the period until ${periodEnd.toISOString()}`,
    }));
}

const keyOf = (entry: { entryType: LedgerEntryType; source: string }) => `${entry.entryType} ${entry.source}`;

function named(
  { entryType, source, amountCents }: { entryType: LedgerEntryType; source: string; amountCents: number },
  invoice: { id: string; listing: number | null } | null,
): string {
  const place = invoice ? ` of invoice ${invoice.id} (listing ${invoice.listing ?? 'unknown'})` : '';
  return `${entryType.replace('_', ' ')} ${source}${place} for ${centsAsDollars(amountCents)}`;
}
