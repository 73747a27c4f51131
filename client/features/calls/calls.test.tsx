import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { OperationTypeNode } from 'graphql';
import { NEVER, of, Subject, throwError, type Observable } from 'rxjs';
import { afterEach, expect, test } from 'vitest';
import type { Call_CallFragment } from './calls.generated.ts';
import { Calls } from './calls.tsx';
import { exampleCall } from './example-call.fixture.ts';

afterEach(cleanup);

const call = (id: string, more: Partial<Call_CallFragment> = {}) => ({
  __typename: 'Call',
  ...exampleCall,
  id,
  ...more,
});
const answer = (calls: readonly unknown[], more = false) =>
  of({ data: { myCalls: { __typename: 'CallPage', calls, more } } });

/** Renders the calls section with mocked responses. */
function open(
  link: (after: unknown) => ReturnType<ApolloLink.RequestHandler>,
  live: Observable<ApolloLink.Result> = NEVER,
) {
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    link: new ApolloLink(({ variables, operationType }) =>
      operationType === OperationTypeNode.SUBSCRIPTION ? live : link(variables['after']),
    ),
  });
  render(
    <ApolloProvider client={client}>
      <Calls />
    </ApolloProvider>,
  );
}

test('offers to call back a missed call, and shows only the last digits of an answered one', async () => {
  open(() => answer([call('3'), call('2', { outcome: 'answered', seconds: 65, caller: '(•••) •••-0142' })]));
  const link = await screen.findByRole('link', { name: /^Call back ?\(614\) 555-0177$/ });
  expect(link.getAttribute('href')).toBe('tel:+16145550177');
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(screen.getByText(/^September 14, .*M · 1 minute 5 seconds$/)).toBeTruthy();
  expect(screen.getByText('Number ending in 0142')).toBeTruthy();
});

test('handles a caller with a withheld or a foreign number', async () => {
  open(() => answer([call('3', { caller: null }), call('2', { caller: '+442079460018' })]));
  await screen.findByText('Unknown number');
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['tel:+442079460018']);
});

test('appends earlier calls to those that are shown', async () => {
  open((after) => (after === '2' ? answer([call('1', { caller: '(614) 555-0111' })]) : answer([call('2')], true)));
  fireEvent.click(await screen.findByRole('button', { name: 'Show earlier calls' }));
  await screen.findByRole('heading', { name: '(614) 555-0111' });
  expect(screen.getByRole('heading', { name: '(614) 555-0177' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Show earlier calls' })).toBeNull();
});

test('shows an empty state before the first call, and a retry button when loading fails', async () => {
  let asked = 0;
  open(() => (asked++ === 0 ? throwError(() => new TypeError('Failed to fetch')) : answer([])));
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await screen.findByText('No calls yet. New ones show up here.');
});

test('shows a call that arrives while the calls are loading, with its outcome', async () => {
  const [asked, live] = [new Subject<ApolloLink.Result>(), new Subject<ApolloLink.Result>()];
  open(() => asked, live);
  live.next({ data: { callChanged: call('4', { outcome: 'ringing', caller: '(•••) •••-0123' }) } });
  live.next({ data: { callChanged: call('4', { outcome: 'missed', caller: '(614) 555-0123' }) } });
  await screen.findByText('Missed a call about High Street Lofts');
  // The server ran the query before or while the phone rang.
  asked.next({ data: { myCalls: { __typename: 'CallPage', calls: [call('3')], more: false } } });
  asked.complete();
  await screen.findByRole('heading', { name: '(614) 555-0123' });
  expect(screen.getByRole('heading', { name: '(614) 555-0177' })).toBeTruthy();
});
