import { ApolloClient, ApolloLink, type NormalizedCacheObject } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { createCache } from './cache.ts';

/** The longest that hydration usually takes, in milliseconds. */
const FIRST_VIEW_MS = 2000;

/**
 * Creates a client. With `state`, the cache of the server's render, the first view sends no query again, until a mutation
 * or subscription may make that cache outdated.
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
  if (!state) return new ApolloClient({ link, cache, ssrMode: onServer });
  cache.restore(state);
  // Without this, refetching after an early mutation would read the cache and send nothing.
  const endFirstView = new ApolloLink((operation, forward) => {
    client.prioritizeCacheValues &&= operation.operationType === OperationTypeNode.QUERY;
    return link.request(operation, forward);
  });
  const client = new ApolloClient({ link: endFirstView, cache, ssrForceFetchDelay: FIRST_VIEW_MS });
  return client;
}
