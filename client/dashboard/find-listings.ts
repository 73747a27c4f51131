import type { ListingCard_ListingFragment } from './dashboard.generated.ts';
import { listingState, standings, type Standing } from './listing-state.ts';

type Listing = ListingCard_ListingFragment;

/** Fewer are seen at a glance: nothing to find, sort or choose from. */
export const MANY = 7;
/** So many are drawn at first, and more at each press. */
export const SHOWN = 12;

export const orders = {
  newest: 'Newest first',
  name: 'Name',
  charge: 'Next charge',
  leads: 'Most leads',
} as const;
export type Order = keyof typeof orders;

export interface Wanted {
  words: string;
  standing: Standing | 'all';
  order: Order;
}

export const everything: Wanted = { words: '', standing: 'all', order: 'newest' };

const later = (at: string | null) => at ?? '9999';
const byOrder: Record<Order, (a: Listing, b: Listing) => number> = {
  newest: (a, b) => Number(b.id) - Number(a.id),
  name: (a, b) => a.listing.name.localeCompare(b.listing.name),
  charge: (a, b) => later(a.nextChargeAt).localeCompare(later(b.nextChargeAt)),
  leads: (a, b) => b.leadsCount - a.leadsCount,
};

const plain = (text: string) => text.toLowerCase().normalize('NFKD').replaceAll(/\p{M}/gu, '');

/** Every word that was typed begins a word of its name or its place. */
function fits({ listing }: Listing, words: string): boolean {
  const own = plain(`${listing.name} ${listing.address} ${listing.city} ${listing.state}`).split(/[^\p{L}\p{N}]+/u);
  return plain(words)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .every((word) => own.some((each) => each.startsWith(word)));
}

/** The listings that are wanted, in that order; what needs its landlord stands first in any order but its own. */
export function findListings(listings: readonly Listing[], { words, standing, order }: Wanted, now: Date): Listing[] {
  const first = (mine: Listing) => (order === 'newest' && listingState(mine, now).standing === 'attention' ? 0 : 1);
  return listings
    .filter((mine) => fits(mine, words) && (standing === 'all' || listingState(mine, now).standing === standing))
    .toSorted((a, b) => first(a) - first(b) || byOrder[order](a, b) || Number(b.id) - Number(a.id));
}

/** How many of them stand how; what none is in is left out. */
export function countStandings(listings: readonly Listing[], now: Date): { standing: Standing; count: number }[] {
  return (Object.keys(standings) as Standing[])
    .map((standing) => ({
      standing,
      count: listings.filter((mine) => listingState(mine, now).standing === standing).length,
    }))
    .filter(({ count }) => count > 0);
}
