import type { ApolloCache } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { cachedThenFresh } from '../../graphql/cached-then-fresh.ts';
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

/** Returns the leads that match a filter, in pages of 20, with their counts, which `recount` refetches. */
export function useInbox(filter: LeadFilterInput) {
  const client = useApolloClient();
  const query = useLeadInboxQuery({ variables: { filter }, ...cachedThenFresh });
  const { data, previousData, error, loading, refetch } = query;
  const fetching = useAsyncAction();
  const leads = data?.leadInbox.leads;
  const after = leads?.at(-1)?.id;

  const fetchNext = async () => {
    if (after === undefined) return;
    await query.fetchMore({
      query: MoreLeadsDocument,
      variables: { filter, after },
      updateQuery: (before, { fetchMoreResult: { leadInbox: next } }) => {
        const known = new Set(before.leadInbox.leads.map(({ id }) => id));
        const added = next.leads.filter(({ id }) => !known.has(id));
        return { ...before, leadInbox: { ...next, leads: [...before.leadInbox.leads, ...added] } };
      },
    });
  };
  const add = useUpdatesWhileLoading(
    loading,
    useCallback((lead: Lead_LeadFragment) => addLead(client.cache, filter, lead), [client, filter]),
  );
  const fetchMore = () => void fetching.run(fetchNext);
  const recount = useCallback(() => {
    const options = { query: LeadCountsDocument, variables: { filter }, fetchPolicy: 'network-only' } as const;
    // Slightly outdated counts are harmless.
    client.query(options).catch(() => undefined);
  }, [client, filter]);
  // The previous counts stay until those of the new filter are loaded.
  const counts = (data ?? previousData)?.leadCounts;
  const more = data?.leadInbox.more ?? false;
  return { leads, counts, more, error, loading, refetch, fetching, fetchMore, add, recount };
}
