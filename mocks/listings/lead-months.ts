import { mailboxOf } from '../../domain/account/mailbox.ts';
import { billingPeriod } from '../../domain/billing/billing-period.ts';
import {
  hasLeadCap,
  LeadMonth,
  leadMonthStart,
  leadsUsed,
  remainingLeads,
  type MailboxLeads,
} from '../../domain/leads/lead-cap.ts';
import { ACTIVE, EXPIRED } from '../../domain/options/listing-status.ts';
import type { LeadRow, ListingRow } from '../world/db.ts';
import type { World } from '../world/world.ts';

type Paid = Pick<ListingRow, 'anchor' | 'status' | 'expiresAt' | 'pastDueSince'>;

/** Returns since when leads count: an expired listing's in its last month. */
function monthStart({ anchor, status, expiresAt, pastDueSince }: Paid, now: Date): Date {
  if (anchor === null) return leadMonthStart(undefined, now);
  const end = status === EXPIRED && expiresAt !== null ? new Date(expiresAt).getTime() - 1 : Infinity;
  const periodStart = billingPeriod(new Date(anchor), new Date(Math.min(now.getTime(), end))).from;
  const owedSince = pastDueSince === null ? null : new Date(pastDueSince);
  return leadMonthStart({ anchor: new Date(anchor), periodStart, pastDueSince: owedSince }, now);
}

export interface LeadCounts {
  /** All leads so far, including waiting ones, without spam. */
  total: number;
  /** Leads left in the current month; null without a limit. */
  left: number | null;
  /** Leads on hold until the limit resets, without follow-ups. */
  waiting: number;
}

type Counted = Paid & Pick<ListingRow, 'id' | 'type'>;

/** Returns the leads that were delivered in the listing's current month, without follow-ups, oldest first. */
function received(world: World, listing: Counted): LeadRow[] {
  const from = monthStart(listing, world.now());
  const isReceived = ({ listingId, deliveredAt, follows }: LeadRow) =>
    listingId === listing.id && follows === null && deliveredAt !== null && new Date(deliveredAt) >= from;
  return world.db.leads.filter(isReceived).toSorted((a, b) => a.id - b.id);
}

/** Returns a listing's leads of the month; null for one without a limit. Addresses are never confirmed here. */
export function leadMonthOf(world: World, listing: Counted): LeadMonth | null {
  if (!hasLeadCap(listing)) return null;
  const mailboxes = new Map<string, MailboxLeads>();
  for (const { email, network, createdAt, spamAt } of received(world, listing)) {
    const mailbox = mailboxOf(email);
    const sentAt = new Date(createdAt);
    const known = mailboxes.get(mailbox) ?? { mailbox, network, confirmed: false, sentAt, delivered: 0, spam: 0 };
    const [delivered, spam] = [known.delivered + 1, known.spam + (spamAt === null ? 0 : 1)];
    mailboxes.set(mailbox, { ...known, delivered, spam });
  }
  return new LeadMonth([...mailboxes.values()]);
}

/** Counts the leads of a listing. */
export function countLeads(world: World, listing: Counted): LeadCounts {
  const all = world.db.leads.filter(({ listingId, spamAt }) => listingId === listing.id && spamAt === null);
  const sent = received(world, listing);
  const spam = sent.filter(({ spamAt }) => spamAt !== null).length;
  return {
    total: all.length,
    left: remainingLeads(listing.type, leadsUsed(sent.length, spam)),
    waiting: all.filter(({ deliveredAt, follows }) => deliveredAt === null && follows === null).length,
  };
}

/** Returns whether a listing is active and not hidden: it has a page and takes contact requests. */
export const isShown = ({ status, rentedAt, staffHiddenAt }: ListingRow): boolean =>
  status === ACTIVE && rentedAt === null && !staffHiddenAt;

/** Returns whether contact requests are sent at once; false for a house whose month is full (K23). */
export const takesRequests = (world: World, listing: ListingRow): boolean =>
  isShown(listing) && leadMonthOf(world, listing)?.isFull !== true;

/** Returns the listings that searches return: shown and taking contact requests. */
export const searchable = (world: World): ListingRow[] =>
  world.db.listings.filter((listing) => takesRequests(world, listing));
