import { calendarMonth, remainingLeads, leadsUsed } from '../../domain/leads/lead-cap.ts';
import { billingPeriod } from '../../domain/billing/billing-period.ts';
import { ACTIVE, EXPIRED } from '../../domain/options/listing-status.ts';
import type { ListingRow } from '../world/db.ts';
import type { World } from '../world/world.ts';

type Paid = Pick<ListingRow, 'anchor' | 'status' | 'expiresAt'>;

/** Returns the month that leads count in: the paid one, the last one when expired, for a demo listing the calendar one. */
function leadMonth({ anchor, status, expiresAt }: Paid, now: Date): { from: Date; until: Date } {
  if (anchor === null) return calendarMonth(now);
  const end = status === EXPIRED && expiresAt !== null ? new Date(expiresAt).getTime() - 1 : Infinity;
  return billingPeriod(new Date(anchor), new Date(Math.min(now.getTime(), end)));
}

export interface LeadCounts {
  /** All leads so far, including waiting ones, without spam. */
  total: number;
  /** Leads that count toward the current month's limit; counted for apartments too. */
  used: number;
  /** Leads left in the current month; null without a limit. */
  left: number | null;
  /** Leads on hold until the limit resets. */
  waiting: number;
}

/** Counts the leads of a listing. */
export function countLeads(world: World, listing: Paid & Pick<ListingRow, 'id' | 'type'>): LeadCounts {
  const all = world.db.leads.filter(({ listingId }) => listingId === listing.id);
  const { from } = leadMonth(listing, world.now());
  const sent = all.filter(({ deliveredAt }) => deliveredAt !== null && new Date(deliveredAt) >= from);
  const spam = sent.filter(({ spamAt }) => spamAt !== null).length;
  const used = leadsUsed(sent.length, spam);
  return {
    total: all.length - all.filter(({ spamAt }) => spamAt !== null).length,
    used,
    waiting: all.filter(({ deliveredAt, spamAt }) => deliveredAt === null && spamAt === null).length,
    left: remainingLeads(listing.type, used),
  };
}

/** Returns whether a listing is active and not hidden: it has a page and takes contact requests. */
export const isShown = ({ status, rentedAt, staffHiddenAt }: ListingRow): boolean =>
  status === ACTIVE && rentedAt === null && !staffHiddenAt;

/** Returns whether contact requests are sent at once; false for a house that has had its ten this month (K23). */
export const takesRequests = (world: World, listing: ListingRow): boolean =>
  isShown(listing) && countLeads(world, listing).left !== 0;

/** Returns the listings that searches return: shown and taking contact requests. */
export const searchable = (world: World): ListingRow[] =>
  world.db.listings.filter((listing) => takesRequests(world, listing));
