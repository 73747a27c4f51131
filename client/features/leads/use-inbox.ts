import type { ApolloCache } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { useUpdatesWhileLoading } from '../../graphql/use-updates-while-loading.ts';
import { useAsyncAction } from '../../forms/use-async-action.ts';
import {
  LeadCountsDocument,
  LeadInboxDocument,
  MoreLeadsDocument,
  useLeadInboxQuery,
  type Lead_LeadFragment,
  type LeadFilterInput,
} from './leads.generated.ts';

/** Adds a lead to the top of the fetched leads, once. Older leads are left out: they appear when their page is fetched. */
function addLead(cache: ApolloCache, filter: LeadFilterInput, lead: Lead_LeadFragment): void {
  cache.updateQuery({ query: LeadInboxDocument, variables: { filter } }, (data) => {
    if (!data) return undefined;
    const { leads } = data.leadInbox;
    const isNew = leads.every(({ id }) => Number(id) < Number(lead.id));
    return isNew ? { ...data, leadInbox: { ...data.leadInbox, leads: [lead, ...leads] } } : undefined;
  });
}

/** Returns the leads that match a filter, in pages of 20, with their counts. */
export function useInbox(filter: LeadFilterInput) {
  const client = useApolloClient();
  const { data, previousData, error, loading, refetch, fetchMore } = useLeadInboxQuery({
    variables: { filter },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  const fetching = useAsyncAction();
  const leads = data?.leadInbox.leads;
  const after = leads?.at(-1)?.id;

  const more = () =>
    fetching.run(async () => {
      if (after === undefined) return;
      await fetchMore({
        query: MoreLeadsDocument,
        variables: { filter, after },
        updateQuery: (before, { fetchMoreResult: { leadInbox: next } }) => {
          const known = new Set(before.leadInbox.leads.map(({ id }) => id));
          const added = next.leads.filter(({ id }) => !known.has(id));
          return { ...before, leadInbox: { ...next, leads: [...before.leadInbox.leads, ...added] } };
        },
      });
    });
  const add = useUpdatesWhileLoading(
    loading,
    useCallback((lead: Lead_LeadFragment) => addLead(client.cache, filter, lead), [client, filter]),
  );
  const recount = useCallback(() => {
    const asked = { query: LeadCountsDocument, variables: { filter }, fetchPolicy: 'network-only' } as const;
    // Slightly outdated counts are harmless.
    client.query(asked).catch(() => undefined);
  }, [client, filter]);
  // The previous counts stay until those of the new filter are loaded.
  const counts = (data ?? previousData)?.leadCounts;
  return {
    /** Undefined until the first response. */
    leads,
    counts,
    /** Whether more leads follow. */
    more: data?.leadInbox.more ?? false,
    error,
    /** Refetches after a failed request. */
    askAgain: () => void refetch().catch(() => undefined),
    /** Whether the request is in flight. */
    asking: loading,
    /** State of fetching the next 20 leads. */
    fetching,
    fetchMore: () => void more(),
    /** Adds a lead at the top if it is newer than all leads shown. */
    add,
    /** Refetches the counts after a change, local or remote. */
    recount,
  };
}
