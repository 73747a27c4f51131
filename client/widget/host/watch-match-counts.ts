import type { ApolloClient } from '@apollo/client';
import type { Search } from '../../../domain/search/search-query.ts';
import { searchVariables } from '../../shared/search/use-search.ts';
import type { Host } from './host.ts';

/** Says a number once. */
function reportOnce(host: Host, closest: boolean): (total: number) => void {
  let told: number | undefined;
  return (total) => {
    if (total !== told) host.say({ type: 'matches', total, closest });
    told = total;
  };
}

/** Hears what the screen of the matches has asked, and asks for nothing itself; answers how to stop. */
async function watchMatches(host: Host, client: ApolloClient, search: Search): Promise<() => void> {
  // The documents come with their screens, which are there by then.
  const { MatchesDocument: query } = await import('../../shared/search/matches.generated.ts');
  const say = reportOnce(host, false);
  const hearing = client
    .watchQuery({ query, variables: searchVariables(search), fetchPolicy: 'cache-only' })
    .subscribe(({ data, dataState }) => {
      const total = dataState === 'complete' ? data.searchHousing?.meta.total : undefined;
      // None at all is told by the screen that one is sent on to.
      if (total) say(total);
    });
  return () => hearing.unsubscribe();
}

/** The same of the screen of what comes closest. */
async function watchClosestListings(host: Host, client: ApolloClient, search: Search): Promise<() => void> {
  const { ClosestMatchesDocument: query } = await import('../../features/matches/no-matches-screen.generated.ts');
  const say = reportOnce(host, true);
  const hearing = client
    .watchQuery({ query, variables: searchVariables(search), fetchPolicy: 'cache-only' })
    .subscribe(({ data, dataState }) => {
      const total = dataState === 'complete' ? data.closestHousing?.meta.total : undefined;
      if (total !== undefined) say(total);
    });
  return () => hearing.unsubscribe();
}

/** Tells the page around how many homes a screen of matches has found, each number once; answers how to stop. */
export const watchMatchCounts = (pathname: string, ...asked: Parameters<typeof watchMatches>): Promise<() => void> =>
  (pathname.startsWith('/matches/none') ? watchClosestListings : watchMatches)(...asked);
