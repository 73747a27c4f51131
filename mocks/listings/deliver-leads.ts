import { mailboxOf } from '../../domain/account/mailbox.ts';
import { APARTMENT } from '../../domain/options/property-types.ts';
import { EXPIRED } from '../../domain/options/listing-status.ts';
import type { LeadRow, ListingRow } from '../world/db.ts';
import type { World } from '../world/world.ts';
import { leadMonthOf } from './lead-months.ts';

function deliver(world: World, lead: LeadRow, listing: ListingRow) {
  lead.deliveredAt = world.now().toISOString();
  world.events.publish('lead', listing.accountId, { id: lead.id, what: 'arrived' });
  for (const other of world.db.leads) if (other.follows === lead.id && waits(other)) deliver(world, other, listing);
}

const waits = ({ deliveredAt, spamAt }: LeadRow) => deliveredAt === null && spamAt === null;

/** Sends a new lead of a listing, or saves it for the house's next month; `first` is the message that it follows. */
export function arrive(world: World, lead: LeadRow, listing: ListingRow, first: LeadRow | undefined): void {
  const month = leadMonthOf(world, listing);
  const isDue = first ? first.deliveredAt !== null : (month?.take(senderOf(lead), new Date(lead.createdAt)) ?? true);
  if (isDue) deliver(world, lead, listing);
}

/** Sends a listing's waiting leads, oldest first, up to its monthly limit. Returns how many were sent. */
export function deliverWaitingLeads(world: World, listing: ListingRow): number {
  const month = leadMonthOf(world, listing);
  const waiting = world.db.leads.filter((lead) => lead.listingId === listing.id && waits(lead));
  // A follow-up is sent with what it follows.
  const due = month ? waiting.filter(({ follows }) => follows === null) : waiting;
  for (const lead of due.toSorted((a, b) => a.id - b.id))
    if (waits(lead) && (month?.take(senderOf(lead), new Date(lead.createdAt)) ?? true)) deliver(world, lead, listing);
  if (waiting.length > 0) world.changed();
  return waiting.filter((lead) => !waits(lead)).length;
}

const senderOf = ({ email, network }: LeadRow) => ({ mailbox: mailboxOf(email), network, confirmed: false });

/** Sends what waits for demo listings, whose months are the calendar's, and for listings without a limit. */
export function deliverDueLeads(world: World): void {
  const waiting = new Set(world.db.leads.flatMap((lead) => (waits(lead) ? lead.listingId : [])));
  for (const listing of world.db.listings) {
    const isDue = listing.anchor === null || listing.status === EXPIRED || listing.type === APARTMENT;
    if (isDue && waiting.has(listing.id)) deliverWaitingLeads(world, listing);
  }
}
