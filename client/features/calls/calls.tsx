import { formatCount } from '../../../domain/format/numbers.ts';
import { useRef, useState } from 'react';
import { useSessionExpired } from '../../shared/account/use-session-expired.ts';
import { errorMessage } from '../../graphql/error-message.ts';
import { RequestFailed } from '../../forms/request-failed.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { useFirstRows } from '../../components/hooks/use-first-rows.ts';
import { CallItem } from './call-item.tsx';
import type { Call_CallFragment } from './calls.generated.ts';
import css from './calls.module.css';
import { RealtimeCalls } from './realtime-calls.tsx';
import { useCalls } from './use-calls.ts';

/** Renders the calls about the landlord's listings, newest first, on the numbers that renters see. */
export function Calls() {
  const { calls, more, error, asking, askAgain, fetching, fetchMore, add } = useCalls();
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
  const showEarlier = () => {
    if (first.left === 0) return fetchMore();
    first.showAll();
    // The button may be gone.
    if (!more) list.current?.focus({ preventScroll: true });
  };
  return (
    <Card as="section" padded={false} id="calls" aria-labelledby="calls-heading" className={css.calls}>
      <div className={css.head}>
        <h2 id="calls-heading">Calls</h2>
        <p className={css.facts}>
          Renters call your listing's tracking number. Your phone rings and shows that number. Press any key to talk.
        </p>
      </div>
      <RealtimeCalls hear={hear} missed={askAgain} />
      {!calls && !error && <CallsLoading />}
      {!calls && error && (
        <p role="status" className={css.problem}>
          {errorMessage(error)}{' '}
          <Button look="text" busy={asking} onClick={askAgain}>
            Try again
          </Button>
        </p>
      )}
      {calls?.length === 0 && <p className={css.none}>No calls yet. New ones show up here.</p>}
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

function CallsLoading() {
  return (
    <div className={css.waiting} aria-hidden="true">
      {[1, 2, 3].map((place) => (
        <div key={place} className={css.call}>
          <Skeleton shape="title" />
          <Skeleton />
        </div>
      ))}
    </div>
  );
}
