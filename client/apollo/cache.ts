import { InMemoryCache } from '@apollo/client';

/** All cache policy is here. */
export function createCache(): InMemoryCache {
  return new InMemoryCache();
}
