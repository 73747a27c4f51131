import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import type { FrameMessage } from '../../domain/widget/messages.ts';
import { searchVariables, useSearch } from '../renter/use-search.ts';
import { useLocation } from '../router.tsx';
import { useHost } from './host-context.ts';

type Found = Extract<FrameMessage, { type: 'matches' }>;
type Variables = ReturnType<typeof searchVariables>;
/** Hears what a screen has asked, and asks for nothing itself; answers how to stop. */
type Hear = (client: ApolloClient, variables: Variables, tell: (found: Found) => void) => Promise<() => void>;

/** The documents come with their screens, which are there by then. */
const hearFound: Hear = async (client, variables, tell) => {
  const { MatchesDocument: query } = await import('../renter/matches-screen.generated.ts');
  const hearing = client
    .watchQuery({ query, variables, fetchPolicy: 'cache-only' })
    .subscribe(({ data, dataState }) => {
      const total = dataState === 'complete' ? data.searchHousing?.meta.total : undefined;
      // None at all is told by the screen that one is sent on to.
      if (total) tell({ type: 'matches', total, closest: false });
    });
  return () => hearing.unsubscribe();
};

const hearClosest: Hear = async (client, variables, tell) => {
  const { ClosestMatchesDocument: query } = await import('../renter/no-matches-screen.generated.ts');
  const hearing = client
    .watchQuery({ query, variables, fetchPolicy: 'cache-only' })
    .subscribe(({ data, dataState }) => {
      const total = dataState === 'complete' ? data.closestHousing?.meta.total : undefined;
      if (total !== undefined) tell({ type: 'matches', total, closest: true });
    });
  return () => hearing.unsubscribe();
};

const hearers: Readonly<Record<string, Hear>> = { '/matches': hearFound, '/matches/none': hearClosest };

/** Tells the page around how many homes a search has found, each number once. */
export function TellMatches() {
  const host = useHost();
  const client = useApolloClient();
  const { pathname } = useLocation();
  const search = useSearch();
  useEffect(() => {
    const hear = hearers[pathname.replace(/\/$/, '')];
    if (!hear || !search) return undefined;
    let told: number | undefined;
    const tell = (found: Found) => {
      if (found.total !== told) host.say(found);
      told = found.total;
    };
    const hearing = hear(client, searchVariables(search), tell);
    // What cannot be loaded is told of by the screen that needs it too.
    return () => void hearing.then((stop) => stop()).catch(() => undefined);
  }, [host, client, pathname, search]);
  return null;
}
