import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { useSearch } from '../renter/use-search.ts';
import { useLocation } from '../router.tsx';
import { useHost } from './host-context.ts';

/** The screens that have found something: what fits, and what comes closest. */
const FOUND = /^\/matches(\/none)?\/?$/;

/** Tells the page around how many homes a search has found. */
export function TellMatches() {
  const host = useHost();
  const client = useApolloClient();
  const { pathname } = useLocation();
  const search = useSearch();
  useEffect(() => {
    if (!search || !FOUND.test(pathname)) return undefined;
    // Nobody waits for it, so it comes after what is seen. Where it cannot come, its screen tells of that.
    const hearing = import('./hear-matches.ts')
      .then(({ hearMatches }) => hearMatches(pathname, host, client, search))
      .catch(() => undefined);
    return () => void hearing.then((stop) => stop?.());
  }, [host, client, pathname, search]);
  return null;
}
