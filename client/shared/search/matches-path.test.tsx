import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createCache } from '../../graphql/client.ts';
import { defaultRenter } from '../renter/renter-defaults.ts';
import { writeRenter } from '../renter/renter-store.ts';
import { useMatchesPath } from './matches-path.ts';

afterEach(cleanup);

function Path() {
  return <output>{useMatchesPath()}</output>;
}

test.each([
  ['college', '204796', '/matches?location_type=college&location_id=204796&bedrooms=2&max_walk=15'],
  ['state', '39', '/matches?location_type=state&location_id=39&bedrooms=2'],
] as const)('keeps the filters of the last search that a %s has', (type, id, path) => {
  const client = new ApolloClient({ cache: createCache(), link: ApolloLink.empty() });
  writeRenter(client.cache, {
    ...defaultRenter,
    schoolInfo: { type, id, name: 'There', detail: '', url: '' },
    lastSearch: 'location_type=college&location_id=204796&bedrooms=2&max_walk=15',
  });
  render(
    <ApolloProvider client={client}>
      <Path />
    </ApolloProvider>,
  );
  expect(screen.getByRole('status').textContent).toBe(path);
});
