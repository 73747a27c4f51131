import {
  addedToNextBill,
  CREDIT_LINE,
  NEXT_BILL_LINE,
  OUTSTANDING_LINE,
  applyCredit,
} from '../../domain/billing/credit.ts';
import { billingPeriod } from '../../domain/billing/billing-period.ts';
import { propertyTypeLabel } from '../../domain/options/property-types.ts';
import type { ReceiptLine } from '../__generated__/resolvers.ts';
import type { Db, InvoiceRow, ListingRow } from '../world/db.ts';
import type { TestCard } from '../stripe/cards.ts';

type Bills = Pick<Db, 'invoices'> & Partial<Pick<Db, 'cards'>>;
type Billed = Pick<ListingRow, 'id' | 'accountId' | 'name' | 'price' | 'anchor' | 'type'>;
type PaidWith = Pick<TestCard, 'brand' | 'number'>;

const CENTS = 100;
/** The lines that use an account's credit or collect what it owes. */
const SETTLING_LINES = new Set([CREDIT_LINE, OUTSTANDING_LINE]);

interface Bill {
  at: Date;
  month: { from: Date; until: Date };
  lines: ReceiptLine[];
  paidWith?: PaidWith | undefined;
}

const sumOf = (lines: readonly ReceiptLine[]): number => lines.reduce((sum, { amountCents }) => sum + amountCents, 0);

/** Invoices a listing for the month that begins then; without a card that pays it, the invoice is past due. */
export function billMonth(db: Bills, listing: Billed, at: Date, paidWith?: PaidWith): InvoiceRow {
  const month = billingPeriod(new Date(listing.anchor ?? at), at);
  const amountCents = listing.price * CENTS;
  const label = propertyTypeLabel(listing.type);
  const description = `${label} listing, one month`;
  return write(db, listing, { at, month, lines: [{ description, amountCents }], paidWith });
}

/** Invoices or credits another property type for the rest of a month; `listing` is the state before the change. */
export function billChange(
  db: Bills,
  listing: Billed,
  after: { type: number; price: number },
  { at, month, paidWith }: { at: Date; month: { from: Date; until: Date }; paidWith?: PaidWith | undefined },
): InvoiceRow {
  const left = (month.until.getTime() - at.getTime()) / (month.until.getTime() - month.from.getTime());
  const line = (what: string, type: number, price: number, sign: 1 | -1): ReceiptLine => ({
    description: `${what} on the ${propertyTypeLabel(type).toLowerCase()} listing`,
    amountCents: sign * Math.round(price * CENTS * left),
  });
  const lines = [
    line('Unused time', listing.type, listing.price, -1),
    line('Remaining time', after.type, after.price, 1),
  ];
  return write(db, listing, { at, month: { from: at, until: month.until }, lines, paidWith });
}

function write(
  { invoices, cards }: Bills,
  { id, accountId, name }: Billed,
  { at, month, lines: own, paidWith }: Bill,
): InvoiceRow {
  const sum = sumOf(own);
  const card = cards?.find((each) => each.accountId === accountId);
  const creditCents = card?.creditCents ?? 0;
  const { chargedCents, usedCents, leftCents } = applyCredit(sum, creditCents);
  if (card) card.creditCents = leftCents;
  const added = addedToNextBill(-creditCents, -leftCents);
  const used = sum > 0 ? usedCents - added : 0;
  const lines = [
    ...own,
    ...(used === 0 ? [] : [{ description: used > 0 ? CREDIT_LINE : OUTSTANDING_LINE, amountCents: -used }]),
    ...(added > 0 ? [{ description: NEXT_BILL_LINE, amountCents: -added }] : []),
  ];
  const count = invoices.filter((invoice) => invoice.accountId === accountId).length + 1;
  const row: InvoiceRow = {
    id: `in_mock${invoices.length + 1}`,
    number: `MOCK${String(accountId).padStart(4, '0')}-${String(count).padStart(4, '0')}`,
    accountId,
    listingId: id,
    listingName: name,
    status: 'open',
    attempted: true,
    amountCents: chargedCents,
    creditedCents: Math.max(0, -sum),
    lines,
    returns: [],
    billedAt: at.toISOString(),
    paidAt: null,
    periodStart: month.from.toISOString(),
    periodEnd: month.until.toISOString(),
    cardBrand: null,
    cardLast4: null,
  };
  invoices.push(row);
  // An invoice of zero needs no card.
  if (row.amountCents === 0) Object.assign(row, { status: 'paid', attempted: false, paidAt: at.toISOString() });
  else if (paidWith) markBillPaid(row, at, paidWith);
  return row;
}

/** Marks an invoice as paid with a card. */
export function markBillPaid(row: InvoiceRow, at: Date, { brand, number }: PaidWith): void {
  const last4 = number.slice(-4);
  Object.assign(row, {
    status: 'paid',
    attempted: false,
    paidAt: at.toISOString(),
    cardBrand: brand,
    cardLast4: last4,
  });
}

/** Returns a listing's past-due invoice. */
export const findUnpaidBill = ({ invoices }: Bills, listingId: number): InvoiceRow | undefined =>
  invoices.find((invoice) => invoice.listingId === listingId && invoice.attempted);

/** Voids a past-due invoice, which returns the credit that it used: the grace period has ended, or its landlord canceled. */
export function writeOffBill(bills: Bills, listingId: number): void {
  const owed = findUnpaidBill(bills, listingId);
  if (!owed) return;
  Object.assign(owed, { status: 'void', attempted: false });
  const card = bills.cards?.find(({ accountId }) => accountId === owed.accountId);
  if (card) card.creditCents -= sumOf(owed.lines.filter(({ description }) => SETTLING_LINES.has(description)));
}
