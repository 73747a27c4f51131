/** Query options of a page that people return to for news: shows the cached data at once and refetches it. */
export const cachedThenFresh = { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' } as const;
