import type { ApolloClient } from '@apollo/client';
import { expect, test, vi } from 'vitest';
import { renderOnMock } from '../../tests/setup/render-on-mock.tsx';
import { LogoutDocument } from '../shared/account/login.generated.ts';
import { CallChangedDocument } from '../features/calls/calls.generated.ts';
import { browserLink } from './browser-link.ts';
import { createClient } from './client.ts';
import { ViewerDocument } from './viewer.generated.ts';

/** Returns a client that began with a landlord who is not logged in anymore, and its requests. */
function firstView() {
  const { sent } = renderOnMock(null);
  const me = { __typename: 'Viewer', id: '7', email: 'rosa@walnut.example', firstName: 'Rosa', lastName: 'Neil' };
  const client = createClient({ link: browserLink(), state: { ROOT_QUERY: { __typename: 'Query', me } } });
  const shown: unknown[] = [];
  client
    .watchQuery({ query: ViewerDocument, fetchPolicy: 'cache-and-network' })
    .subscribe(({ data }) => shown.push(data?.me?.firstName));
  return { client, shown, asked: () => sent('Viewer').length };
}

test('sends no query for what the server rendered', () => {
  const { asked, shown } = firstView();
  expect(asked()).toBe(0);
  expect(shown).toEqual(['Rosa']);
});

test.each<[string, (client: ApolloClient) => unknown]>([
  ['mutation', (client) => client.mutate({ mutation: LogoutDocument })],
  ['subscription', (client) => client.subscribe({ query: CallChangedDocument }).subscribe({ error: () => undefined })],
])('refetches after an early %s', async (_, send) => {
  const { client, asked, shown } = firstView();
  await send(client);
  await client.refetchQueries({ include: 'active' });
  expect(asked()).toBe(1);
  await vi.waitFor(() => expect(shown.at(-1)).toBeUndefined());
});
