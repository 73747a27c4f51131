import type { ApolloClient } from '@apollo/client';

/** The inbox and the calls stay as they are being read: what changes in them changes in place. */
const isRead = (name: string | undefined) => name === 'LeadInbox' || name === 'MyCalls';

/** Asks anew for everything else on the page that counts leads; figures that stay a little old do nobody harm. */
export function refetchLeadCounts(client: ApolloClient): void {
  client
    .refetchQueries({ include: 'active', onQueryUpdated: ({ queryName }) => !isRead(queryName) })
    .catch(() => undefined);
}
