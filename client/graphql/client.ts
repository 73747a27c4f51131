import { ApolloClient, type ApolloLink, type NormalizedCacheObject } from '@apollo/client';
import { createCache } from './cache.ts';

/** The longest that hydration usually takes, in milliseconds. */
const FIRST_VIEW_MS = 2000;

/** Creates a client; with `state`, the cache of the server render, the first view sends no request again. */
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
  return new ApolloClient({ link, cache, ssrMode: onServer, ...(state && { ssrForceFetchDelay: FIRST_VIEW_MS }) });
}
