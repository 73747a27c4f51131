import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { of, throwError } from 'rxjs';
import { afterEach, expect, test } from 'vitest';
import { createCache } from '../../graphql/cache.ts';
import { MatchCount } from './match-count.tsx';

afterEach(cleanup);

test('shows no count of earlier answers when the current ones could not be counted', async () => {
  const searchHousing = { __typename: 'MatchPage', meta: { __typename: 'PageMeta', total: 7 } };
  const link = new ApolloLink(({ variables }) =>
    (variables['filter'] as { budget?: number }).budget === 900
      ? throwError(() => new Error('offline'))
      : of({ data: { searchHousing } }),
  );
  const client = new ApolloClient({ cache: createCache(), link });
  const counted = (maxBudget: number) => (
    <ApolloProvider client={client}>
      <MatchCount
        search={{ locationType: 'college', locationId: 1, page: 1, site: 'default', maxBudget }}
        place="Ohio State"
      />
    </ApolloProvider>
  );
  const { rerender } = render(counted(1200));
  await screen.findByText(/^7 matches/);
  rerender(counted(900));
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(''));
});
