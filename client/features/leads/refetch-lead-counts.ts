import type { ApolloClient } from '@apollo/client';

/** The inbox and the calls are not refetched while they are read: their entries update in place. */
const isRead = (name: string | undefined) => name === 'LeadInbox' || name === 'MyCalls';

/** Refetches every other active query that counts leads. Errors are ignored: slightly outdated counts are harmless. */
export function refetchLeadCounts(client: ApolloClient): void {
  client
    .refetchQueries({ include: 'active', onQueryUpdated: ({ queryName }) => !isRead(queryName) })
    .catch(() => undefined);
}
