import { plusMonths } from '../../domain/listings/paid-month.ts';
import { bill } from '../billing/invoices.ts';
import type { InvoiceRow, ListingRow } from '../db.ts';
import { TEST_CARDS } from '../stripe/cards.ts';

/** What the listings of the seed have been billed for up to now: a month each, the last one owed where it failed. */
export function seededInvoices(listings: readonly ListingRow[], now: Date): InvoiceRow[] {
  const paid = listings.filter(({ price, anchor }) => price > 0 && anchor !== null);
  const months = paid.flatMap((listing) => {
    const anchor = new Date(listing.anchor ?? 0);
    const end = Math.min(now.getTime(), listing.status === 1 ? Infinity : Date.parse(listing.expiresAt ?? '') - 1);
    const count = Array.from({ length: 60 }, (_, month) => plusMonths(anchor, month)).filter(
      (at) => at.getTime() <= end,
    );
    return count.map((at) => ({ listing, at }));
  });
  const db: { invoices: InvoiceRow[] } = { invoices: [] };
  const [card] = TEST_CARDS;
  for (const { listing, at } of months.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
    const owed = listing.pastDueSince !== null && at.getTime() >= Date.parse(listing.pastDueSince);
    bill(db, listing, at, card && !owed ? { paidWith: card } : {});
  }
  return db.invoices;
}

/** The year in which the seed's card runs out: four after it was first charged. */
export const cardYear = (invoices: readonly InvoiceRow[]): number =>
  new Date(invoices[0]?.billedAt ?? 0).getUTCFullYear() + 4;
