import { InMemoryCache } from '@apollo/client';
import possibleTypes from '../__generated__/possible-types.ts';

/** All cache policy is here. */
export function createCache(): InMemoryCache {
  return new InMemoryCache({
    possibleTypes: possibleTypes.possibleTypes,
    typePolicies: {
      Query: { fields: { options: { merge: true } } },
      // A home's distance is from where its search looked, a college's from the home: two searches would overwrite each
      // other's if these were one object of the cache.
      Listing: { keyFields: false },
      NearbySchool: { keyFields: false },
      // Several screens ask the same search for different parts of its answer.
      MatchPage: { merge: true },
      PageMeta: { merge: true },
      // Ids are counted within a kind: college 5 and city 5 are two places.
      Place: { keyFields: ['type', 'id'] },
      SearchLocation: { keyFields: ['type', 'id'] },
      // What the browser keeps of places and homes are notes, not the places and homes themselves.
      RenterPlace: { keyFields: false },
      RenterHome: { keyFields: false },
      PublishedUser: { keyFields: false },
    },
  });
}
