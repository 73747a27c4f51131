import type { ListingCard_ListingFragment } from '../../../shared/billing/dashboard.generated.ts';
import { listingState, standings, type Standing } from './listing-state.ts';

type Listing = ListingCard_ListingFragment;

/** Minimum number of listings for search, sorting and filters. */
export const LIST_TOOLS_MIN = 7;
export const LISTINGS_PER_PAGE = 10;

export const orders = {
  newest: 'Newest first',
  name: 'Name',
  charge: 'Next charge',
  leads: 'Most leads',
} as const;
export type Order = keyof typeof orders;

export interface ListingFilter {
  words: string;
  standing: Standing | 'all';
  order: Order;
}

export const noListingFilter: ListingFilter = { words: '', standing: 'all', order: 'newest' };

const isStanding = (text: string): text is Standing => text in standings;
const isOrder = (text: string): text is Order => text in orders;

/** Returns the filter and the page that the address of the dashboard names. */
export function filterFromQuery(search: string): { wanted: ListingFilter; page: number } {
  const query = new URLSearchParams(search);
  const [standing, order] = [query.get('status') ?? '', query.get('sort') ?? ''];
  return {
    wanted: {
      words: query.get('find') ?? '',
      standing: isStanding(standing) ? standing : 'all',
      order: isOrder(order) ? order : 'newest',
    },
    page: Math.max(1, Math.trunc(Number(query.get('page'))) || 1),
  };
}

/** Returns whether the address of the dashboard names a filter or a page. */
export const namesFilter = (search: string): boolean =>
  ['find', 'status', 'sort', 'page'].some((name) => new URLSearchParams(search).has(name));

/** Returns the path with this filter and page; what is not set is left out. */
export function withFilter(path: string, { words, standing, order }: ListingFilter, page: number): string {
  const url = new URL(path, 'http://here');
  const named = { find: words, status: standing === 'all' ? '' : standing, sort: order === 'newest' ? '' : order };
  for (const [name, value] of Object.entries({ ...named, page: page > 1 ? String(page) : '' }))
    if (value === '') url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  return url.pathname + url.search + url.hash;
}

const byDateAscending = (at: string | null) => at ?? '9999';
const byOrder: Record<Order, (a: Listing, b: Listing) => number> = {
  newest: (a, b) => Number(b.id) - Number(a.id),
  name: (a, b) => a.listing.name.localeCompare(b.listing.name),
  charge: (a, b) => byDateAscending(a.nextChargeAt).localeCompare(byDateAscending(b.nextChargeAt)),
  leads: (a, b) => b.leadsCount - a.leadsCount,
};

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u);

function matchesFilter({ listing: { name, address, city, state } }: Listing, typed: string): boolean {
  const own = wordsOf(`${name} ${address} ${city} ${state}`);
  return wordsOf(typed).every((word) => own.some((each) => each.startsWith(word)));
}

/** Returns the matching listings in the chosen order; in the default order those that need attention come first. */
export function filterListings(listings: readonly Listing[], wanted: ListingFilter, now: Date): Listing[] {
  const { words, standing, order } = wanted;
  const first = (mine: Listing) => (order === 'newest' && listingState(mine, now).standing === 'attention' ? 0 : 1);
  return listings
    .filter(
      (mine) => matchesFilter(mine, words) && (standing === 'all' || listingState(mine, now).standing === standing),
    )
    .toSorted((a, b) => first(a) - first(b) || byOrder[order](a, b) || Number(b.id) - Number(a.id));
}

/** Returns the number of listings per standing, without empty ones. */
export function countByStanding(listings: readonly Listing[], now: Date): { standing: Standing; count: number }[] {
  return (Object.keys(standings) as Standing[])
    .map((standing) => ({
      standing,
      count: listings.filter((mine) => listingState(mine, now).standing === standing).length,
    }))
    .filter(({ count }) => count > 0);
}
