import type { ApolloClient } from '@apollo/client';
import type { FrameMessage } from '../../domain/widget/messages.ts';
import type { searchVariables } from '../renter/use-search.ts';

type Found = Extract<FrameMessage, { type: 'matches' }>;

interface Asked {
  client: ApolloClient;
  variables: ReturnType<typeof searchVariables>;
  tell: (found: Found) => void;
}

/** Hears what the screen of the matches has asked, and asks for nothing itself; answers how to stop. */
export async function hearFound({ client, variables, tell }: Asked): Promise<() => void> {
  // The documents come with their screens, which are there by then.
  const { MatchesDocument: query } = await import('../renter/matches-screen.generated.ts');
  const hearing = client
    .watchQuery({ query, variables, fetchPolicy: 'cache-only' })
    .subscribe(({ data, dataState }) => {
      const total = dataState === 'complete' ? data.searchHousing?.meta.total : undefined;
      // None at all is told by the screen that one is sent on to.
      if (total) tell({ type: 'matches', total, closest: false });
    });
  return () => hearing.unsubscribe();
}

/** The same of the screen of what comes closest. */
export async function hearClosest({ client, variables, tell }: Asked): Promise<() => void> {
  const { ClosestMatchesDocument: query } = await import('../renter/no-matches-screen.generated.ts');
  const hearing = client
    .watchQuery({ query, variables, fetchPolicy: 'cache-only' })
    .subscribe(({ data, dataState }) => {
      const total = dataState === 'complete' ? data.closestHousing?.meta.total : undefined;
      if (total !== undefined) tell({ type: 'matches', total, closest: true });
    });
  return () => hearing.unsubscribe();
}
