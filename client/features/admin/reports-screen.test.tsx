import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { of } from 'rxjs';
import { afterEach, expect, test } from 'vitest';
import { QUEUE_PER_PAGE } from '../../../domain/limits.ts';
import { createCache } from '../../graphql/cache.ts';
import { Screen } from './reports-screen.tsx';

afterEach(cleanup);

const TOTAL = QUEUE_PER_PAGE + 1;
const reported = Array.from({ length: TOTAL }, (_, index) => ({
  __typename: 'ConsoleReportedListing',
  id: String(index),
  name: `House ${index}`,
  slug: `house-${index}`,
  reporters: 0,
  isUrgent: false,
  reports: [],
}));

test('shows a page of the queue and how many there are, and the rest on request', async () => {
  const link = new ApolloLink(({ variables }) =>
    of({ data: { reportedListingCount: TOTAL, reports: reported.slice(0, Number(variables['first'])) } }),
  );
  render(
    <ApolloProvider client={new ApolloClient({ cache: createCache(), link })}>
      <Screen me={{ email: 'ana@staff.example', role: 'moderator', permissions: [] }} />
    </ApolloProvider>,
  );
  await screen.findByRole('heading', { name: `Reports (${TOTAL})` });
  expect(screen.queryByText(`House ${QUEUE_PER_PAGE}`)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
  await screen.findByText(`House ${QUEUE_PER_PAGE}`);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});
