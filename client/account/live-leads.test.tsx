import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { MockSubscriptionLink } from '@apollo/client/testing';
import { act, cleanup, render, screen } from '@testing-library/react';
import { OperationTypeNode } from 'graphql';
import { NEVER } from 'rxjs';
import { afterEach, expect, test } from 'vitest';
import { DashboardDocument } from './dashboard.generated.ts';
import { LiveLeads } from './live-leads.tsx';

afterEach(cleanup);

const silent = new ApolloLink(() => NEVER);

const lead = (id: string, firstName: string) => ({
  __typename: 'Lead' as const,
  id,
  kind: 'request',
  firstName,
  lastName: 'Lovelace',
  email: 'ada@college.edu',
  phone: '(614) 555-0123',
  message: '',
  listingName: 'Maple Court',
  createdAt: '2027-03-10T12:00:00Z',
  delivered: true,
  answers: [],
});

test('a lead comes to the top of the list, once, and is said', async () => {
  const live = new MockSubscriptionLink();
  const cache = new InMemoryCache();
  // The dashboard's query stays unanswered, so that what is seen here was put there by the lead alone.
  const link = ApolloLink.split(({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION, live, silent);
  const client = new ApolloClient({ cache, link });
  client.watchQuery({ query: DashboardDocument, fetchPolicy: 'cache-first' }).subscribe(() => {});
  cache.writeQuery({ query: DashboardDocument, data: { myListings: [], myLeads: [lead('1', 'Grace')] } });
  render(
    <ApolloProvider client={client}>
      <LiveLeads />
    </ApolloProvider>,
  );
  expect(screen.getByRole('status').textContent).toBe('');
  const arrive = async (id: string, firstName: string) => {
    live.simulateResult({ result: { data: { leadArrived: lead(id, firstName) } } });
    await screen.findByText(`New lead: ${firstName} Lovelace`);
  };
  await arrive('2', 'Ada');
  await arrive('3', 'Hedy');
  await arrive('2', 'Ada');
  expect(cache.readQuery({ query: DashboardDocument })?.myLeads.map(({ firstName }) => firstName)).toEqual([
    'Ada',
    'Hedy',
    'Grace',
  ]);
});

test('without a connection the page stays as it is', async () => {
  const live = new MockSubscriptionLink();
  const client = new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.from([live]) });
  render(
    <ApolloProvider client={client}>
      <LiveLeads />
    </ApolloProvider>,
  );
  await act(async () => live.simulateResult({ error: new Error('4401') }));
  expect(screen.getByRole('status').textContent).toBe('');
});
