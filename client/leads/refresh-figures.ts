import type { ApolloClient } from '@apollo/client';

/** The inbox stays as it is being read: what changes in it changes in place. */
const isInbox = (name: string | undefined) => name === 'LeadInbox';

/** Asks anew for everything else on the page that counts leads; figures that stay a little old do nobody harm. */
export function refreshFigures(client: ApolloClient): void {
  client
    .refetchQueries({ include: 'active', onQueryUpdated: ({ queryName }) => !isInbox(queryName) })
    .catch(() => undefined);
}
