import type { ApolloClient } from '@apollo/client';
import type { Search } from '../../../domain/search/search-query.ts';
import { searchVariables } from '../../shared/search/use-search.ts';
import type { Host } from './host.ts';

/** Watches the query of a matches screen and sends none itself. Its document loads with its screen, loaded by then. */
async function watchCount(closest: boolean, client: ApolloClient, search: Search, report: (total?: number) => void) {
  const cached = { variables: searchVariables(search), fetchPolicy: 'cache-only' } as const;
  if (closest) {
    const { ClosestMatchesDocument: query } = await import('../../features/matches/closest-matches.generated.ts');
    return client
      .watchQuery({ query, ...cached })
      .subscribe(({ data, dataState }) => dataState === 'complete' && report(data.closestHousing?.meta.total));
  }
  const { MatchesDocument: query } = await import('../../shared/search/matches.generated.ts');
  // Zero is reported by the screen to which the renter is redirected.
  return client
    .watchQuery({ query, ...cached })
    .subscribe(
      ({ data, dataState }) => dataState === 'complete' && report(data.searchHousing?.meta.total || undefined),
    );
}

/** Reports to the host page how many listings a matches screen has found, each number once; returns a function to stop. */
export async function watchMatchCounts(pathname: string, host: Host, client: ApolloClient, search: Search) {
  const closest = pathname.startsWith('/matches/none');
  let lastTotal: number | undefined;
  const hearing = await watchCount(closest, client, search, (total) => {
    if (total === undefined || total === lastTotal) return;
    lastTotal = total;
    host.say({ type: 'matches', total, closest });
  });
  return () => hearing.unsubscribe();
}
