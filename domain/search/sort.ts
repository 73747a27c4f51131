/** Orders of search results (K63): featured first and then nearest, the lowest cost per person, the shortest walk, the newest. */
export const searchSorts = ['featured', 'cost', 'walk', 'newest'] as const;
export type SearchSort = (typeof searchSorts)[number];

export const searchSortLabels: Record<SearchSort, string> = {
  featured: 'Featured first',
  cost: 'Lowest cost per person',
  walk: 'Shortest walk',
  newest: 'Newest',
};
