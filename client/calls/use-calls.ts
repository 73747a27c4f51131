import type { ApolloCache } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { useAction } from '../form/use-action.ts';
import { MyCallsDocument, useMyCallsQuery, type Call_CallFragment } from './calls.generated.ts';

/** Puts a call on top of what was fetched, once. */
function addCall(cache: ApolloCache, call: Call_CallFragment): void {
  cache.updateQuery({ query: MyCallsDocument, variables: { after: null } }, (data) => {
    if (!data) return undefined;
    const { calls } = data.myCalls;
    const isNew = calls.every(({ id }) => Number(id) < Number(call.id));
    return isNew ? { ...data, myCalls: { ...data.myCalls, calls: [call, ...calls] } } : undefined;
  });
}

/** One's calls, eight and eight more, and those that come in meanwhile. */
export function useCalls() {
  const { cache } = useApolloClient();
  const { data, error, refetch, loading, fetchMore } = useMyCallsQuery({
    variables: { after: null },
    notifyOnNetworkStatusChange: true,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const fetching = useAction();
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
  const add = useCallback((call: Call_CallFragment) => addCall(cache, call), [cache]);
  return {
    /** Undefined until the first answer. */
    calls,
    /** Others follow. */
    more: data?.myCalls.more ?? false,
    error,
    asking: loading,
    askAgain,
    fetching,
    fetchMore: () => void more(),
    add,
  };
}
