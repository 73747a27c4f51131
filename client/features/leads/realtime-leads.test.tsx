import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { MockSubscriptionLink } from '@apollo/client/testing';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { OperationTypeNode, type FormattedExecutionResult } from 'graphql';
import { NEVER, of } from 'rxjs';
import { afterEach, expect, test } from 'vitest';
import { exampleLead } from './example-lead.fixture.ts';
import { Inbox } from './inbox.tsx';
import type { Lead_LeadFragment } from './leads.generated.ts';

afterEach(cleanup);

const lead = (id: string, firstName: string, more: Partial<Lead_LeadFragment> = {}) => ({
  __typename: 'Lead' as const,
  ...exampleLead,
  id,
  firstName,
  ...more,
});
const counts = {
  __typename: 'LeadCounts',
  all: 2,
  new: 2,
  contacted: 0,
  toured: 0,
  rented: 0,
  closed: 0,
  spam: 0,
  unread: 0,
};

/** Renders an inbox with two leads; the counts are fetched once and never return again. */
function openInbox() {
  const live = new MockSubscriptionLink();
  const changes = new MockSubscriptionLink();
  const leads = [lead('2', 'Grace', { unread: false }), lead('1', 'Mary', { unread: false })];
  const answers: Record<string, FormattedExecutionResult> = {
    LeadInbox: { data: { leadInbox: { __typename: 'LeadPage', leads, more: false }, leadCounts: counts } },
  };
  const http = new ApolloLink(({ operationName = '' }) => {
    const answer = answers[operationName];
    return answer ? of(answer) : NEVER;
  });
  const sockets = ApolloLink.split(({ operationName }) => operationName === 'LeadArrived', live, changes);
  const link = ApolloLink.split(({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION, sockets, http);
  const client = new ApolloClient({ cache: new InMemoryCache(), link });
  render(
    <ApolloProvider client={client}>
      <Inbox />
    </ApolloProvider>,
  );
  const names = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  return {
    live,
    names: () => names().map((name) => /(Ada|Hedy|Grace|Mary|A renter)/.exec(name ?? '')?.[1]),
    arrive: async (id: string, firstName: string) => {
      live.simulateResult({ result: { data: { leadArrived: lead(id, firstName) } } });
      await screen.findByText(`New lead: ${firstName} Rivera`);
    },
    change: (changed: Lead_LeadFragment) =>
      act(async () =>
        changes.simulateResult({ result: { data: { leadChanged: { __typename: 'Lead', ...changed } } } }),
      ),
  };
}

test('adds a new lead to the top of the list once, and announces it', async () => {
  const { arrive, names } = openInbox();
  await screen.findByText(/Grace/);
  await arrive('3', 'Ada');
  await arrive('4', 'Hedy');
  await arrive('3', 'Ada');
  expect(names()).toEqual(['Hedy', 'Ada', 'Grace', 'Mary']);
});

test('holds new leads behind a button while a lead is open', async () => {
  const { arrive, names } = openInbox();
  fireEvent.click(await screen.findByRole('button', { name: /Grace/ }));
  await arrive('3', 'Ada');
  await arrive('4', 'Hedy');
  expect(names()).toEqual(['Grace', 'Mary']);
  fireEvent.click(screen.getByRole('button', { name: 'Show 2 new leads' }));
  await waitFor(() => expect(names()).toEqual(['Hedy', 'Ada', 'Grace', 'Mary']));
  expect(screen.queryByRole('button', { name: /new lead/ })).toBeNull();
});

test('updates a lead in place when it changes on another device', async () => {
  const { change, names } = openInbox();
  await screen.findByText(/Mary/);
  await change(lead('1', 'Mary', { stage: 'rented', unread: false }));
  await screen.findByRole('button', { name: /Mary.*Rented/ });
  expect(names()).toEqual(['Grace', 'Mary']);
  await change(lead('1', 'Mary', { spam: true }));
  await waitFor(() => expect(names()).toEqual(['Grace']));
  await change(lead('9', '', { lastName: '', delivered: false }));
  await screen.findByText('On hold until your limit resets or the listing ends.');
  expect(names()).toEqual(['A renter', 'Grace']);
});

test('keeps the page as it is without a connection', async () => {
  const { live, names } = openInbox();
  await screen.findByText(/Grace/);
  await act(async () => live.simulateResult({ error: new Error('4401') }));
  expect(names()).toEqual(['Grace', 'Mary']);
});
