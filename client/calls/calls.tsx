import { useSessionOver } from '../use-session-over.ts';
import { wordsFor } from '../apollo/words-for.ts';
import { FailedLine } from '../form/failed-line.tsx';
import { useAction } from '../form/use-action.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Bone } from '../ui/skeleton.tsx';
import { CallItem } from './call-item.tsx';
import { useMyCallsQuery } from './calls.generated.ts';
import css from './calls.module.css';

/** Who has called about one's listings, the newest first, on the numbers that renters see. */
export function Calls() {
  const { data, error, refetch, loading, fetchMore } = useMyCallsQuery({
    variables: { after: null },
    notifyOnNetworkStatusChange: true,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const fetching = useAction();
  useSessionOver(error);
  const calls = data?.myCalls.calls;
  const last = calls?.at(-1)?.id;
  const showMore = () =>
    fetching.run(async () => {
      if (last === undefined) return;
      await fetchMore({
        variables: { after: last },
        updateQuery: (before, { fetchMoreResult: { myCalls: next } }) => ({
          myCalls: { ...next, calls: [...before.myCalls.calls, ...next.calls] },
        }),
      });
    });

  return (
    <Card as="section" padded={false} id="calls" aria-labelledby="calls-heading" className={css.calls}>
      <div className={css.head}>
        <h2 id="calls-heading">Calls</h2>
        <p className={css.facts}>
          Renters call a number of ours. Your phone rings and shows that number: press any key to talk.
        </p>
      </div>
      {!calls && !error && <Waiting />}
      {!calls && error && (
        <p role="status" className={css.problem}>
          {wordsFor(error)}{' '}
          <Button look="text" busy={loading} onClick={() => void refetch().catch(() => undefined)}>
            Try again
          </Button>
        </p>
      )}
      {calls?.length === 0 && <p className={css.none}>Nobody has called yet. Who calls stands here.</p>}
      {calls && calls.length > 0 && (
        <ul role="list">
          {calls.map((call) => (
            <CallItem key={call.id} call={call} />
          ))}
        </ul>
      )}
      {data?.myCalls.more && (
        <div className={css.more}>
          <Button look="quiet" busy={fetching.busy} onClick={() => void showMore()}>
            Show earlier calls
          </Button>
          <FailedLine action={fetching} />
        </div>
      )}
    </Card>
  );
}

function Waiting() {
  return (
    <div className={css.waiting} aria-hidden="true">
      {[1, 2, 3].map((place) => (
        <div key={place} className={css.call}>
          <Bone shape="title" />
          <Bone />
        </div>
      ))}
    </div>
  );
}
