import { Stack } from '../../components/layout/layout.tsx';
import { Text } from '../../components/layout/text.tsx';
import { formatCount } from '../../../domain/format/numbers.ts';
import type { ApolloCache } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useCallback, useRef, useState, useEffect } from 'react';
import { useSessionExpired } from '../../shared/account/use-session-expired.ts';
import { cachedThenFresh } from '../../graphql/cached-then-fresh.ts';
import { LoadErrorLine } from '../../shared/errors/load-error-line.tsx';
import { useUpdatesWhileLoading } from '../../graphql/use-updates-while-loading.ts';
import { RequestFailed } from '../../forms/request-failed.tsx';
import { useAsyncAction } from '../../forms/use-async-action.ts';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { SkeletonRows } from '../../shared/loading/skeleton-rows.tsx';
import { useFirstRows } from '../../components/hooks/use-first-rows.ts';
import { CallItem } from './call-item.tsx';
import {
  MyCallsDocument,
  useMyCallsQuery,
  type Call_CallFragment,
  useCallChangedSubscription,
} from './calls.generated.ts';
import css from './calls.module.css';
import { onSocketEvent } from '../../graphql/subscription-socket.ts';

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

/** Renders the calls about the landlord's listings, newest first, on the numbers that renters see. */
export function Calls() {
  const { cache } = useApolloClient();
  const query = useMyCallsQuery({ variables: { after: null }, ...cachedThenFresh });
  const { data, error, refetch, loading } = query;
  const fetching = useAsyncAction();
  const calls = data?.myCalls.calls;
  const more = data?.myCalls.more ?? false;
  const last = calls?.at(-1)?.id;
  const askAgain = useCallback(() => void refetch().catch(() => undefined), [refetch]);
  const add = useUpdatesWhileLoading(
    loading,
    useCallback((call: Call_CallFragment) => addCall(cache, call), [cache]),
  );
  const list = useRef<HTMLUListElement>(null);
  /** Calls that arrive while the landlord is about to call back: showing them would move the button. */
  const [held, setHeld] = useState<readonly Call_CallFragment[]>([]);
  const first = useFirstRows(calls);
  useSessionExpired(error);
  const hear = (call: Call_CallFragment) => {
    const isUsed = list.current?.matches(':hover, :focus-within') ?? false;
    const isShown = calls?.some(({ id }) => id === call.id) ?? false;
    if (isShown || !(isUsed || held.length > 0)) add(call);
    else setHeld((before) => [...before.filter(({ id }) => id !== call.id), call]);
  };
  const showHeld = () => {
    for (const call of held) add(call);
    setHeld([]);
    list.current?.focus();
  };
  const fetchEarlier = async () => {
    if (last === undefined) return;
    await query.fetchMore({
      variables: { after: last },
      updateQuery: (before, { fetchMoreResult: { myCalls: next } }) => ({
        myCalls: { ...next, calls: [...before.myCalls.calls, ...next.calls] },
      }),
    });
  };
  const showEarlier = () => {
    if (first.left === 0) return void fetching.run(fetchEarlier);
    first.showAll();
    // The button may be gone.
    if (!more) list.current?.focus({ preventScroll: true });
  };
  return (
    <Card as="section" padded={false} id="calls" aria-labelledby="calls-heading" className={css.calls}>
      <Stack gap={1} className={css.head}>
        <h2 id="calls-heading">Calls</h2>
        <Text>
          Renters call your listing's vanity phone. Your phone rings and shows that number. Press any key to talk.
        </Text>
      </Stack>
      <RealtimeCalls hear={hear} missed={askAgain} />
      {!calls && !error && (
        <SkeletonRows className={css.waiting} rowClass={css.call} rows={3} shapes={['title', 'line']} />
      )}
      {!calls && error && (
        <Text as={LoadErrorLine} className={css.problem} error={error} busy={loading} refetch={refetch} />
      )}
      {calls?.length === 0 && <Text className={css.none}>No calls yet. New ones show up here.</Text>}
      {held.length > 0 && (
        <Button look="quiet" className={css.newsButton} onClick={showHeld}>
          Show {formatCount(held.length, 'new call')}
        </Button>
      )}
      {calls && calls.length > 0 && (
        <ul role="list" ref={list} tabIndex={-1} aria-labelledby="calls-heading">
          {first.rows?.map((call) => (
            <CallItem key={call.id} call={call} />
          ))}
        </ul>
      )}
      {(more || first.left > 0) && (
        <div className={css.more}>
          <Button look="quiet" busy={fetching.busy} onClick={showEarlier}>
            Show earlier calls
          </Button>
          <RequestFailed action={fetching} />
        </div>
      )}
    </Card>
  );
}

const outcomeText = ({ listingName, outcome }: Call_CallFragment) =>
  ({
    ringing: `A renter is calling about ${listingName}`,
    missed: `Missed a call about ${listingName}`,
    answered: '',
  })[outcome];

/**
 * Announces calls; after an error the next visit shows them. `hear` receives each that rings or ends; `missed`: some
 * may be missing.
 */
function RealtimeCalls({ hear, missed }: { hear: (call: Call_CallFragment) => void; missed: () => void }) {
  const [newest, setNewest] = useState('');
  const { restart } = useCallChangedSubscription({
    ignoreResults: true,
    onError: () => undefined,
    onData: ({ data: { data } }) => {
      if (!data) return;
      setNewest(outcomeText(data.callChanged));
      hear(data.callChanged);
    },
  });
  useEffect(() => onSocketEvent({ missed, loggedIn: restart }), [missed, restart]);
  return (
    <Text role="status" aria-live="polite" className={css.news}>
      {newest}
    </Text>
  );
}
