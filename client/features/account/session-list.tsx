import { useState } from 'react';
import { Cluster } from '../../components/layout/layout.tsx';
import { Text } from '../../components/layout/text.tsx';
import { RequestFailed } from '../../forms/request-failed.tsx';
import { useAsyncAction } from '../../forms/use-async-action.ts';
import { Button } from '../../components/button.tsx';
import { classNames } from '../../components/class-names.ts';
import { useRefocus } from '../../components/hooks/use-refocus.ts';
import { Card } from '../../components/card.tsx';
import { notify } from '../../components/notices/notice-store.ts';
import { Badge } from '../../components/badge.tsx';
import { VisuallyHidden } from '../../components/visually-hidden.tsx';
import { useEndSessionMutation, type MyAccountQuery } from '../../shared/account/my-account.generated.ts';
import css from './settings.module.css';
import { formatDay } from '../../../domain/format/local-dates.ts';
import { DAY_MS } from '../../../domain/time-spans.ts';

type Session = MyAccountQuery['myAccount']['sessions'][number];

/** Renders the account's browser sessions, the current one first; each other one can be ended, which calls `changed`. */
export function SessionList({ sessions, changed }: { sessions: readonly Session[]; changed: () => Promise<unknown> }) {
  const [now] = useState(() => new Date());
  const focus = useRefocus<HTMLUListElement>();
  return (
    <Card>
      <ul {...focus} className={classNames(css.list, css.rows)} aria-label="Devices">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} now={now} changed={changed} />
        ))}
      </ul>
    </Card>
  );
}

function SessionRow({ session, now, changed }: { session: Session; now: Date; changed: () => Promise<unknown> }) {
  const { id, device, current } = session;
  const [end] = useEndSessionMutation();
  const action = useAsyncAction();
  const logOut = () =>
    void action.run(async () => {
      await end({ variables: { id } });
      await changed();
      notify(`${device} is logged out.`);
    });
  return (
    <li className={css.row}>
      <div>
        <Cluster gap={2} rows={1} className={css.device}>
          {device} {current && <Badge tone="good">This device</Badge>}
        </Cluster>
        <Text as="div">{formatLastUsed(session, now)}</Text>
      </div>
      {!current && (
        <Button look="text" busy={action.busy} onClick={logOut}>
          Log out <VisuallyHidden>{device}</VisuallyHidden>
        </Button>
      )}
      <RequestFailed action={action} />
    </li>
  );
}

/** A use is noted once in this time (server/modules/account/session.service.ts). */
const NOW_MS = 15 * 60_000;

const midnight = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();

/** Returns 'today', 'yesterday', 'on September 3', with the year where it is not this one. */
function formatRecentDay(moment: Date, now: Date): string {
  const days = Math.round((midnight(now) - midnight(moment)) / DAY_MS);
  if (days <= 0) return 'today';
  if (days === 1) return 'yesterday';
  return `on ${formatDay(moment, now)}`;
}

/** 'Logged in on September 3, last active yesterday'. */
export function formatLastUsed({ startedAt, lastUsedAt, current }: Omit<Session, 'id' | 'device'>, now: Date): string {
  const [began, used] = [new Date(startedAt), new Date(lastUsedAt)];
  const since = `Logged in ${formatRecentDay(began, now)}`;
  if (current || now.getTime() - used.getTime() < NOW_MS) return `${since}, active now`;
  return `${since}, last active ${formatRecentDay(used, now)}`;
}
