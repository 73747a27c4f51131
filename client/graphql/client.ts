import { ApolloClient, ApolloLink, type NormalizedCacheObject, InMemoryCache } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { possibleTypes } from '../__generated__/possible-types.ts';

/** Creates the Apollo cache; all cache policies are here. */
export function createCache(): InMemoryCache {
  return new InMemoryCache({
    possibleTypes,
    typePolicies: {
      Query: { fields: { options: { merge: true } } },
      // A listing's distance depends on the search, a college's on the listing: normalized objects would overwrite each other.
      Listing: { keyFields: false },
      NearbySchool: { keyFields: false },
      // Several screens request different fields of the same search.
      MatchPage: { merge: true },
      PageMeta: { merge: true },
      // Ids are unique only within a place type: college 5 and city 5 are two places.
      Place: { keyFields: ['type', 'id'] },
      SearchLocation: { keyFields: ['type', 'id'] },
      // The browser's saved copies of places and listings, not the entities themselves.
      RenterPlace: { keyFields: false },
      RenterListing: { keyFields: false },
      PublishedUser: { keyFields: false },
      // Members are counted from 1 in each list.
      GroupMember: { keyFields: false },
      // Each kind of record has ids of its own, and what is said of one depends on where it stands.
      ConsoleLink: { keyFields: false },
      ConsoleEvent: { keyFields: false },
      ConsoleOperation: { keyFields: false },
    },
  });
}

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
