import type { ApolloCache } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { useUpdatesWhileLoading } from '../../graphql/use-updates-while-loading.ts';
import { useAsyncAction, type AsyncAction } from '../../forms/use-async-action.ts';
import {
  LeadCountsDocument,
  LeadInboxDocument,
  MoreLeadsDocument,
  useLeadInboxQuery,
  type Counts_CountsFragment,
  type Lead_LeadFragment,
  type LeadFilterInput,
} from './leads.generated.ts';

export interface InboxData {
  /** Undefined until the first answer. */
  leads: readonly Lead_LeadFragment[] | undefined;
  counts: Counts_CountsFragment | undefined;
  /** Others follow. */
  more: boolean;
  error: Error | undefined;
  /** Asks again for what did not come. */
  askAgain: () => void;
  /** It is being asked for. */
  asking: boolean;
  /** Fetching the twenty that follow. */
  fetching: AsyncAction;
  fetchMore: () => void;
  /** Puts a lead where it belongs if it is newer than all that are shown. */
  add: (lead: Lead_LeadFragment) => void;
  /** Counts anew: something was changed, here or elsewhere. */
  recount: () => void;
}

/** Puts a lead on top of what was fetched, once; an older one stands further below, where it is fetched when one gets there. */
function addLead(cache: ApolloCache, filter: LeadFilterInput, lead: Lead_LeadFragment): void {
  cache.updateQuery({ query: LeadInboxDocument, variables: { filter } }, (data) => {
    if (!data) return undefined;
    const { leads } = data.leadInbox;
    const isNew = leads.every(({ id }) => Number(id) < Number(lead.id));
    return isNew ? { ...data, leadInbox: { ...data.leadInbox, leads: [lead, ...leads] } } : undefined;
  });
}

/** The leads that fit a filter, twenty and twenty more, with their counts. */
export function useInbox(filter: LeadFilterInput): InboxData {
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
    // Figures that are a little old do nobody harm.
    client.query(asked).catch(() => undefined);
  }, [client, filter]);
  // What was counted before stands until the next filter is counted.
  const counts = (data ?? previousData)?.leadCounts;
  return {
    leads,
    counts,
    more: data?.leadInbox.more ?? false,
    error,
    askAgain: () => void refetch().catch(() => undefined),
    asking: loading,
    fetching,
    fetchMore: () => void more(),
    add,
    recount,
  };
}
