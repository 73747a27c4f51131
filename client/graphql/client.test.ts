import { ApolloLink, gql } from '@apollo/client';
import { of } from 'rxjs';
import { expect, test } from 'vitest';
import { createClient } from './client.ts';

const QUERY = gql`
  query Count {
    count
  }
`;

/** A client that began with the count 1, and its requests; every response is 2. */
function firstView() {
  const sent: (string | undefined)[] = [];
  const link = new ApolloLink(({ operationName }) => {
    sent.push(operationName);
    return of({ data: { count: 2 } });
  });
  const client = createClient({ link, state: { ROOT_QUERY: { __typename: 'Query', count: 1 } } });
  const shown: unknown[] = [];
  client
    .watchQuery<{ count: number }>({ query: QUERY, fetchPolicy: 'cache-and-network' })
    .subscribe(({ data }) => shown.push(data?.count));
  return { client, sent, shown };
}

test('sends no query for what the server rendered', () => {
  const { sent, shown } = firstView();
  expect(sent).toEqual([]);
  expect(shown).toEqual([1]);
});

test.each(['mutation', 'subscription'])('refetches after an early %s', async (type) => {
  const { client, sent, shown } = firstView();
  const operation = gql(`${type} Change { count }`);
  if (type === 'mutation') await client.mutate({ mutation: operation });
  else client.subscribe({ query: operation }).subscribe();
  await client.refetchQueries({ include: 'active' });
  expect(sent).toEqual(['Change', 'Count']);
  expect(shown.at(-1)).toBe(2);
});
