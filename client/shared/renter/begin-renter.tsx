import type { ApolloCache } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { useLocation } from '../../app/router/router.tsx';

/**
 * Begins the renter after hydration, for the server rendered the default one, and notes each screen that is shown in it.
 * Rendered first, so that this comes before the screens' own effects. `begin` may return a function that ends it.
 */
export function BeginRenter({ begin }: { begin: (cache: ApolloCache) => (() => void) | void }) {
  const { cache } = useApolloClient();
  const { pathname, search } = useLocation();
  useEffect(() => begin(cache), [begin, cache]);
  useEffect(() => {
    // Not part of the first load.
    import('./note-screen.ts').then(({ noteScreen }) => noteScreen(cache, pathname, search)).catch(() => {});
  }, [cache, pathname, search]);
  return null;
}
