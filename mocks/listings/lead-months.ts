import { calendarMonth, remainingLeads, leadsUsed } from '../../domain/leads/lead-cap.ts';
import { billingPeriod } from '../../domain/billing/billing-period.ts';
import { ACTIVE, EXPIRED } from '../../domain/options/listing-status.ts';
import type { ListingRow } from '../world/db.ts';
import type { World } from '../world/world.ts';

type Paid = Pick<ListingRow, 'anchor' | 'status' | 'expiresAt'>;

/**
 * The month a home's leads are counted in: the one it is paid for, the last one for a home that has expired, the
 * calendar's for a demo home.
 */
function leadMonth({ anchor, status, expiresAt }: Paid, now: Date): { from: Date; until: Date } {
  if (anchor === null) return calendarMonth(now);
  const end = status === EXPIRED && expiresAt !== null ? new Date(expiresAt).getTime() - 1 : Infinity;
  return billingPeriod(new Date(anchor), new Date(Math.min(now.getTime(), end)));
}

export interface LeadCounts {
  /** All leads so far, waiting ones too, spam not. */
  total: number;
  /** Places of its running month that were used, by an apartment too. */
  used: number;
  /** How many more its running month takes; null without a limit. */
  left: number | null;
}

/** The leads of a listing, counted. */
export function countLeads(world: World, listing: Paid & Pick<ListingRow, 'id' | 'type'>): LeadCounts {
  const all = world.db.leads.filter(({ listingId }) => listingId === listing.id);
  const { from } = leadMonth(listing, world.now());
  const sent = all.filter(({ deliveredAt }) => deliveredAt !== null && new Date(deliveredAt) >= from);
  const spam = sent.filter(({ spamAt }) => spamAt !== null).length;
  const used = leadsUsed(sent.length, spam);
  return {
    total: all.length - all.filter(({ spamAt }) => spamAt !== null).length,
    used,
    left: remainingLeads(listing.type, used),
  };
}

/** Active and not hidden: it has a page, and may be asked for. */
export const isShown = ({ status, hiddenAt }: ListingRow): boolean => status === ACTIVE && hiddenAt === null;

/** Does it take requests that arrive at once? A house that has had its ten this month does not (K23). */
export const takesRequests = (world: World, listing: ListingRow): boolean =>
  isShown(listing) && countLeads(world, listing).left !== 0;

/** What searches find: homes that are shown and take requests. */
export const searchable = (world: World): ListingRow[] =>
  world.db.listings.filter((listing) => takesRequests(world, listing));
