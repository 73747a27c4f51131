/** Orders of search results that a renter can choose (K63). */
export const searchSorts = ['featured', 'cost', 'walk', 'newest'] as const;
export type SearchSort = (typeof searchSorts)[number];

export const searchSortLabels: Record<SearchSort, string> = {
  featured: 'Featured first',
  cost: 'Lowest cost per person',
  walk: 'Shortest walk',
  newest: 'Newest',
};

/** What puts a listing first: being featured, not stale (K65), allowing the pets, nearer, cheaper per person, newer. */
export type SortKey = 'featured' | 'fresh' | 'welcome' | 'near' | 'cost' | 'newest';

/** What the results say of their order. In a state nothing is near: the newest follow the featured. */
export const searchSortTexts: Record<SearchSort, string> = {
  featured: 'Featured first, then nearest.',
  cost: 'Lowest cost per person first.',
  walk: 'Shortest walk first.',
  newest: 'Newest first.',
};
export const stateSortText = 'Featured first, then newest.';

/** The keys of each order, the most important first; ties are in order of id. The SQL is generated from them. */
export const sortKeys: Record<SearchSort, readonly SortKey[]> = {
  featured: ['featured', 'fresh', 'welcome', 'near'],
  cost: ['fresh', 'cost', 'near'],
  walk: ['fresh', 'near'],
  newest: ['fresh', 'newest'],
};
