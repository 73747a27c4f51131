import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { OperationTypeNode } from 'graphql';
import { of, Subject } from 'rxjs';
import { afterEach, expect, test } from 'vitest';
import { emitMissedEvents } from '../../graphql/subscription-socket.ts';
import type { Call_CallFragment } from './calls.generated.ts';
import { Calls } from './calls.tsx';
import { exampleCall } from './example-call.fixture.ts';

afterEach(cleanup);

const call = (id: string, more: Partial<Call_CallFragment> = {}) => ({
  __typename: 'Call' as const,
  ...exampleCall,
  id,
  ...more,
});

/** Renders the calls section with one stored call. */
function open() {
  const live = new Subject<ApolloLink.Result>();
  let stored = [call('1')];
  let asked = 0;
  const http = new ApolloLink(() => {
    asked++;
    return of({ data: { myCalls: { __typename: 'CallPage', calls: stored, more: false } } });
  });
  const link = ApolloLink.split(
    ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
    new ApolloLink(() => live),
    http,
  );
  const client = new ApolloClient({ cache: new InMemoryCache(), link });
  render(
    <ApolloProvider client={client}>
      <Calls />
    </ApolloProvider>,
  );
  return {
    shown: () =>
      screen.getAllByRole('listitem').map(({ textContent }) => /Ringing|Missed|Answered/.exec(textContent)?.[0]),
    hears: (changed: Call_CallFragment) =>
      act(async () => live.next({ data: { callChanged: { __typename: 'Call', ...changed } } })),
    breaks: () => act(async () => live.error(new Error('4401'))),
    stores: (calls: typeof stored) => {
      stored = calls;
    },
    asked: () => asked,
  };
}
const ringing = { outcome: 'ringing', caller: '(•••) •••-0123' } as const;

test('shows and announces a ringing call on top, and updates it in place with its outcome', async () => {
  const { hears, shown } = open();
  await screen.findByText('Missed');
  await hears(call('2', ringing));
  await waitFor(() => expect(shown()).toEqual(['Ringing', 'Missed']));
  expect(screen.getByText('A renter is calling about High Street Lofts').getAttribute('role')).toBe('status');
  await hears(call('2', { caller: '(614) 555-0123' }));
  await waitFor(() => expect(shown()).toEqual(['Missed', 'Missed']));
  screen.getByText('Missed a call about High Street Lofts');
  screen.getByRole('link', { name: /555-0123/ });
  await hears(call('3', ringing));
  await hears(call('3', { outcome: 'answered', seconds: 65 }));
  await waitFor(() => expect(shown()).toEqual(['Answered', 'Missed', 'Missed']));
  expect(screen.queryByText(/^(A renter is calling|Missed a call)/)).toBeNull();
});

test('holds new calls back while the call back link has focus', async () => {
  const { hears, shown } = open();
  const back = await screen.findByRole('link', { name: /Call back/ });
  back.focus();
  await hears(call('2', ringing));
  await hears(call('2', { caller: null }));
  await hears(call('3', ringing));
  await waitFor(() => expect(shown()).toEqual(['Missed']));
  fireEvent.click(screen.getByRole('button', { name: 'Show 2 new calls' }));
  await waitFor(() => expect(shown()).toEqual(['Ringing', 'Missed', 'Missed']));
  screen.getByText('Unknown number');
  expect(screen.queryByRole('button', { name: /new call/ })).toBeNull();
});

test('refetches calls missed while disconnected, and keeps the page as it is without a connection', async () => {
  const { breaks, stores, shown, asked } = open();
  await screen.findByText('Missed');
  await breaks();
  await waitFor(() => expect(shown()).toEqual(['Missed']));
  stores([call('2', ringing), call('1')]);
  act(emitMissedEvents);
  await waitFor(() => expect(shown()).toEqual(['Ringing', 'Missed']));
  expect(asked()).toBe(2);
});
