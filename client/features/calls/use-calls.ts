import type { ApolloCache } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { useUpdatesWhileLoading } from '../../graphql/use-updates-while-loading.ts';
import { useAsyncAction } from '../../forms/use-async-action.ts';
import { MyCallsDocument, useMyCallsQuery, type Call_CallFragment } from './calls.generated.ts';

/** Adds a new call to the top of the cached list, or updates the call with the same id. */
function addCall(cache: ApolloCache, call: Call_CallFragment): void {
  cache.updateQuery({ query: MyCallsDocument, variables: { after: null } }, (data) => {
    if (!data) return undefined;
    const { calls } = data.myCalls;
    const isNew = calls.every(({ id }) => Number(id) < Number(call.id));
    const now = isNew ? [call, ...calls] : calls.map((each) => (each.id === call.id ? call : each));
    return { ...data, myCalls: { ...data.myCalls, calls: now } };
  });
}

/** Returns the landlord's calls, eight per page, and adds those that arrive in the meantime. */
export function useCalls() {
  const { cache } = useApolloClient();
  const { data, error, refetch, loading, fetchMore } = useMyCallsQuery({
    variables: { after: null },
    notifyOnNetworkStatusChange: true,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const fetching = useAsyncAction();
  const calls = data?.myCalls.calls;
  const last = calls?.at(-1)?.id;
  const more = () =>
    fetching.run(async () => {
      if (last === undefined) return;
      await fetchMore({
        variables: { after: last },
        updateQuery: (before, { fetchMoreResult: { myCalls: next } }) => ({
          myCalls: { ...next, calls: [...before.myCalls.calls, ...next.calls] },
        }),
      });
    });
  const askAgain = useCallback(() => void refetch().catch(() => undefined), [refetch]);
  const add = useUpdatesWhileLoading(
    loading,
    useCallback((call: Call_CallFragment) => addCall(cache, call), [cache]),
  );
  return {
    /** Undefined until the first response. */
    calls,
    /** Whether there are more calls. */
    more: data?.myCalls.more ?? false,
    error,
    asking: loading,
    askAgain,
    fetching,
    fetchMore: () => void more(),
    add,
  };
}
