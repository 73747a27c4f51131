import { ApolloClient, type ApolloLink, type NormalizedCacheObject } from '@apollo/client';
import { createCache } from './cache.ts';

/**
 * The client of one browser tab, or of one rendered page on the server. `state` is what the server's render left in the
 * page: the first view asks for nothing again.
 */
export function createClient({
  link,
  state,
  onServer = false,
}: {
  link: ApolloLink;
  state?: NormalizedCacheObject;
  onServer?: boolean;
}): ApolloClient {
  const cache = createCache();
  if (state) cache.restore(state);
  return new ApolloClient({ link, cache, ssrMode: onServer });
}
