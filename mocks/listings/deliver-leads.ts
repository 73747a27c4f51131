import type { LeadRow, ListingRow } from '../world/db.ts';
import type { World } from '../world/world.ts';
import { countLeads } from './lead-months.ts';

export function deliver(world: World, lead: LeadRow, listing: ListingRow) {
  lead.deliveredAt = world.now().toISOString();
  world.events.publish('lead', listing.accountId, { id: lead.id, what: 'arrived' });
}

/** Sends a listing's waiting leads, oldest first, up to its monthly limit. Returns how many were sent. */
export function deliverWaitingLeads(world: World, listing: ListingRow): number {
  const room = countLeads(world, listing).left ?? Infinity;
  const waiting = world.db.leads
    .filter(({ listingId, deliveredAt, spamAt }) => listingId === listing.id && deliveredAt === null && spamAt === null)
    .toSorted((a, b) => a.id - b.id)
    .slice(0, room);
  for (const lead of waiting) deliver(world, lead, listing);
  if (waiting.length > 0) world.changed();
  return waiting.length;
}

/** Sends the waiting leads of the demo listings without payment, whose months are calendar months. */
export function deliverDemoLeads(world: World): void {
  const waiting = new Set(world.db.leads.flatMap((lead) => (lead.deliveredAt === null ? lead.listingId : [])));
  for (const listing of world.db.listings)
    if (listing.anchor === null && waiting.has(listing.id)) deliverWaitingLeads(world, listing);
}
