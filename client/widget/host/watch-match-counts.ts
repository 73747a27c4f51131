import type { ApolloClient } from '@apollo/client';
import type { Search } from '../../../domain/search/search-query.ts';
import { searchVariables } from '../../shared/search/use-search.ts';
import type { Host } from './host.ts';

/** Returns a function that reports a number once. */
function reportOnce(host: Host, closest: boolean): (total: number) => void {
  let told: number | undefined;
  return (total) => {
    if (total !== told) host.say({ type: 'matches', total, closest });
    told = total;
  };
}

/** Watches the query of the matches screen and sends none itself; returns the function that stops. */
async function watchMatches(host: Host, client: ApolloClient, search: Search): Promise<() => void> {
  // The documents load with their screens, which are loaded by then.
  const { MatchesDocument: query } = await import('../../shared/search/matches.generated.ts');
  const say = reportOnce(host, false);
  const hearing = client
    .watchQuery({ query, variables: searchVariables(search), fetchPolicy: 'cache-only' })
    .subscribe(({ data, dataState }) => {
      const total = dataState === 'complete' ? data.searchHousing?.meta.total : undefined;
      // Zero is reported by the screen to which the renter is redirected.
      if (total) say(total);
    });
  return () => hearing.unsubscribe();
}

/** Does the same for the screen of the closest listings. */
async function watchClosestListings(host: Host, client: ApolloClient, search: Search): Promise<() => void> {
  const { ClosestMatchesDocument: query } = await import('../../features/matches/closest-matches.generated.ts');
  const say = reportOnce(host, true);
  const hearing = client
    .watchQuery({ query, variables: searchVariables(search), fetchPolicy: 'cache-only' })
    .subscribe(({ data, dataState }) => {
      const total = dataState === 'complete' ? data.closestHousing?.meta.total : undefined;
      if (total !== undefined) say(total);
    });
  return () => hearing.unsubscribe();
}

/** Reports to the host page how many listings a matches screen has found, each number once; returns the function that stops. */
export const watchMatchCounts = (pathname: string, ...asked: Parameters<typeof watchMatches>): Promise<() => void> =>
  (pathname.startsWith('/matches/none') ? watchClosestListings : watchMatches)(...asked);
