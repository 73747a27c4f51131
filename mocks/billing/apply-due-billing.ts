import { gracePeriodEnd, billingPeriod } from '../../domain/billing/billing-period.ts';
import { renewalStoppedAt } from '../../domain/listings/listing-ending.ts';
import { ACTIVE, EXPIRED } from '../../domain/options/listing-status.ts';
import type { ListingRow } from '../world/db.ts';
import { deliverDemoLeads, deliverWaitingLeads } from '../listings/deliver-leads.ts';
import type { World } from '../world/world.ts';
import { charge } from './payment-cards.ts';
import { billMonth, writeOffBill } from './invoices.ts';

/** Applies the elapsed time as the server does: renewals, grace periods (K60), ends, demo leads by calendar month. */
export function applyDueBilling(world: World): void {
  const now = world.now();
  const due = ({ status, anchor, expiresAt }: ListingRow) =>
    status === ACTIVE && anchor !== null && expiresAt !== null && new Date(expiresAt) <= now;
  const found = world.db.listings.filter(due);
  for (const listing of found) applyDueDay(world, listing, now);
  if (found.length > 0) world.changed();
  deliverDemoLeads(world);
}

function applyDueDay(world: World, listing: ListingRow, now: Date): void {
  const { pastDueSince, expiresAt, anchor } = listing;
  if (renewalStoppedAt(listing) !== null || pastDueSince !== null || expiresAt === null || anchor === null) {
    listing.status = EXPIRED;
    writeOffBill(world.db, listing.id);
    return;
  }
  const card = listing.card ?? world.db.cards.find(({ accountId }) => accountId === listing.accountId);
  const outcome = card && charge(world, card.paymentMethod, { confirmed: card.confirmed });
  if (typeof outcome === 'object' && 'card' in outcome) {
    // Each month has its own invoice, even if several have elapsed.
    const { from, until } = billingPeriod(new Date(anchor), now);
    for (let at = new Date(expiresAt); at <= from; at = billingPeriod(new Date(anchor), at).until) {
      lapseListing(listing, at);
      billMonth(world.db, listing, at, outcome.card);
    }
    listing.expiresAt = until.toISOString();
    deliverWaitingLeads(world, listing);
    return;
  }
  const end = gracePeriodEnd(new Date(expiresAt));
  lapseListing(listing, new Date(expiresAt));
  billMonth(world.db, listing, new Date(expiresAt));
  Object.assign(listing, { pastDueSince: expiresAt, expiresAt: end.toISOString() });
  if (end > now) return;
  listing.status = EXPIRED;
  writeOffBill(world.db, listing.id);
}

/** An announced price applies from its renewal on. */
function lapseListing(listing: ListingRow, at: Date): void {
  const { newPrice } = listing;
  if (newPrice && new Date(newPrice.from) <= at) Object.assign(listing, { price: newPrice.price, newPrice: null });
}
