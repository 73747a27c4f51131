import { ApolloClient, ApolloLink, type FetchResult } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Subject } from 'rxjs';
import { afterEach, expect, test } from 'vitest';
import { createCache } from '../../../graphql/cache.ts';
import { FiltersDialog } from './filters-dialog.tsx';

afterEach(cleanup);

const counted = (total: number) => ({
  data: {
    filterCounts: [{ __typename: 'FilterCount', key: 'must:2', total: 3 }],
    searchHousing: {
      __typename: 'MatchPage',
      meta: { __typename: 'PageMeta', total },
      notStated: total > 5 ? 2 : 0,
      petsNotStated: null,
    },
  },
});

/** Opens the dialog; returns the requests that were sent, each to be answered by the test. */
function openFilters() {
  const requests: Subject<FetchResult>[] = [];
  const variables: Record<string, unknown>[] = [];
  const link = new ApolloLink((operation) => {
    variables.push(operation.variables);
    const request = new Subject<FetchResult>();
    requests.push(request);
    return request;
  });
  render(
    <ApolloProvider client={new ApolloClient({ cache: createCache(), link })}>
      <FiltersDialog
        search={{ locationType: 'college', locationId: 1, page: 1, site: 'default' }}
        change={() => undefined}
      />
    </ApolloProvider>,
  );
  return {
    /** The filter that was asked for last. */
    filter: () => variables.at(-1)?.['filter'],
    answer: (result: FetchResult) => {
      requests.at(-1)?.next(result);
      requests.at(-1)?.complete();
    },
    fail: () => requests.at(-1)?.error(new Error('offline')),
  };
}

test('promises no number of homes until the chosen filters are counted, nor when that fails', async () => {
  const { answer, fail } = openFilters();
  answer(counted(12));
  await screen.findByRole('button', { name: 'Show 12 homes' });
  expect(screen.getByRole('status').textContent).toContain("2 more homes aren't shown");

  fireEvent.click(screen.getByRole('checkbox', { name: /^Parking/ }));
  expect(screen.getByRole('button', { name: 'Show homes' })).toBeDefined();
  expect(screen.getByRole('status').textContent.trim()).toBe('');
  answer(counted(4));
  await screen.findByRole('button', { name: 'Show 4 homes' });

  fireEvent.change(screen.getByLabelText('Whole home, up to'), { target: { value: '900' } });
  fail();
  await screen.findByRole('button', { name: 'Show homes' });
});

test('does not read cents as dollars, typed or pasted', async () => {
  const { filter } = openFilters();
  const budget = screen.getByLabelText<HTMLInputElement>('Whole home, up to');
  await userEvent.type(budget, '950.00');
  expect([budget.value, filter()]).toMatchObject(['950.00', { budget: 950 }]);
  await userEvent.clear(budget);
  expect(filter()).toMatchObject({ budget: undefined });
  await userEvent.paste('$1,250.00');
  expect([budget.value, filter()]).toMatchObject(['1,250.00', { budget: 1250 }]);
});
