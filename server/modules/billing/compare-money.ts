import { moneyKept, type MovementKind } from '../../../domain/billing/movements.ts';
import type { Movement } from '../../ports/payments/movements.ts';
import type { BookedInvoice, ProcessorBooks } from '../../ports/payments/books.ts';
import { isPaidInvoice } from '../../ports/payments/subscription-state.ts';
import { settlementOf } from './ledger.ts';
import type { OwnBooks } from './own-books.ts';

/** A movement at the processor and what it belongs to. */
export interface Moved extends Movement {
  invoice: BookedInvoice | null;
  customer: string;
}

/** Two sides say different things: `about` names the things, so that what is at work can be left out. */
export interface Disagreement {
  about: { listing: number | null; subscription: string | null };
  /** One line, with ids. */
  line: string;
}

export const dollars = (cents: number): string => (cents / 100).toFixed(2);

type Row = OwnBooks['ledger'][number];

/** Every movement of the processor's that is ours. */
export function movesOf({ invoices, returns, credits }: ProcessorBooks, customers: ReadonlySet<string>): Moved[] {
  const byPayment = new Map(
    invoices.flatMap((invoice) => invoice.charges.map(({ payment }) => [payment, invoice] as const)),
  );
  const byId = new Map(invoices.map((invoice) => [invoice.id, invoice]));
  return [
    ...invoices.flatMap((invoice) =>
      isPaidInvoice(invoice)
        ? settlementOf(invoice).map((move) => ({ ...move, invoice, customer: invoice.customer }))
        : [],
    ),
    ...returns.flatMap(({ payment, ...move }) => {
      const invoice = byPayment.get(payment);
      return invoice ? [{ ...move, invoice, customer: invoice.customer }] : [];
    }),
    ...credits
      .filter(({ customer }) => customers.has(customer))
      .map(({ invoice, customer, ...move }) => ({ ...move, invoice: byId.get(invoice ?? '') ?? null, customer })),
  ];
}

/** The ledger against the processor's movements, in both directions. */
export function compareLedger(moves: readonly Moved[], { ledger }: OwnBooks): Disagreement[] {
  const rows = new Map(ledger.map((row) => [keyOf(row), row]));
  const matched = new Set<Row>();
  const wrong: Disagreement[] = [];
  for (const move of moves) {
    const row = rows.get(keyOf(move)) ?? oldRow(rows, move);
    if (row) matched.add(row);
    const words = row ? difference(row, move) : 'is not in the ledger';
    if (words !== null) wrong.push({ about: aboutOf(move.invoice), line: `${named(move, move.invoice)} ${words}` });
  }
  for (const row of ledger)
    if (!matched.has(row))
      wrong.push({
        about: { listing: row.listing, subscription: null },
        line: `${named(row, row.invoice === null ? null : { id: row.invoice, listing: row.listing })} is not known to the processor`,
      });
  return wrong;
}

/** Rows of before movements had numbers of their own stand under their bill's. */
function oldRow(rows: ReadonlyMap<string, Row>, { kind, invoice }: Moved): Row | undefined {
  return (kind === 'charge' || kind === 'refund') && invoice ? rows.get(`${kind} ${invoice.id}`) : undefined;
}

function difference(row: Row, { amountCents, invoice }: Moved): string | null {
  if (row.amountCents !== amountCents) return `stands in the ledger with ${dollars(row.amountCents)}`;
  if (invoice && row.invoice !== invoice.id) return `stands in the ledger for ${row.invoice ?? 'no bill'}`;
  // Who has left has no listing any more that a row of theirs could name.
  if (invoice && row.listing !== null && row.listing !== invoice.listing)
    return `stands in the ledger for listing ${row.listing}`;
  return null;
}

/** Charges that pay no bill of ours, of customers of ours. */
export function strayCharges({ charges, invoices }: ProcessorBooks, ours: ReadonlySet<string>): Disagreement[] {
  const payments = new Set(invoices.flatMap((invoice) => invoice.charges.map(({ payment }) => payment)));
  return charges
    .filter(({ customer }) => customer !== null && ours.has(customer))
    .filter(({ payment }) => payment === null || !payments.has(payment))
    .map(({ id, amountCents, customer }) => ({
      about: { listing: null, subscription: null },
      line: `charge ${id} took ${dollars(amountCents)} from ${customer} and pays no bill of a listing`,
    }));
}

/** What a landlord has to their credit against what the ledger says was given and used. */
export function compareCredit(moves: readonly Moved[], { balances, invoices }: ProcessorBooks): Disagreement[] {
  const given = new Map<string, number>();
  for (const { kind, amountCents, customer } of moves) {
    const sign = kind === 'credit' ? 1 : kind === 'credit_used' ? -1 : 0;
    given.set(customer, (given.get(customer) ?? 0) + sign * amountCents);
  }
  // A bill that is still open holds a part of the credit.
  const open = new Set(
    invoices.filter(({ paid, status }) => !paid && status !== 'void').map(({ customer }) => customer),
  );
  return (
    [...given]
      // Who has left took nothing along: a customer who is gone has no credit.
      .filter(([customer, cents]) => !open.has(customer) && cents !== (balances.get(customer) ?? cents))
      .map(([customer, cents]) => ({
        about: { listing: null, subscription: null },
        line: `customer ${customer} has ${dollars(balances.get(customer) ?? 0)} to their credit, and their movements add up to ${dollars(cents)}`,
      }))
  );
}

/** What is kept of each bill's money after all that went back. Cents, by the bill's number. */
export function keptByInvoice(moves: readonly Moved[]): Map<string, number> {
  const kept = new Map<string, number>();
  for (const move of moves)
    if (move.invoice) kept.set(move.invoice.id, (kept.get(move.invoice.id) ?? 0) + moneyKept([move]));
  return kept;
}

export const aboutOf = (invoice: BookedInvoice | null): Disagreement['about'] => ({
  listing: invoice?.listing ?? null,
  subscription: invoice?.subscription ?? null,
});

const keyOf = ({ kind, source }: { kind: MovementKind; source: string }): string => `${kind} ${source}`;

function named(
  { kind, source, amountCents }: { kind: MovementKind; source: string; amountCents: number },
  invoice: { id: string; listing: number | null } | null,
): string {
  const place = invoice ? ` of bill ${invoice.id} (listing ${invoice.listing ?? 'unknown'})` : '';
  return `${kind.replace('_', ' ')} ${source}${place} over ${dollars(amountCents)}`;
}
