import { InMemoryCache } from '@apollo/client';
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
