import { useState } from 'react';
import { FailedLine } from '../form/failed-line.tsx';
import { useAction } from '../form/use-action.ts';
import { Button } from '../ui/button.tsx';
import { classes } from '../ui/classes.ts';
import { Card } from '../ui/card.tsx';
import { notify } from '../ui/notice.ts';
import { Tag } from '../ui/tag.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { useEndSessionMutation, type MyAccountQuery } from './my-account.generated.ts';
import css from './settings.module.css';
import { usedWords } from './used-words.ts';

type Session = MyAccountQuery['myAccount']['sessions'][number];

interface SessionListProps {
  sessions: readonly Session[];
  /** One has ended: the page asks again. */
  changed: () => Promise<unknown>;
}

/** The browsers in which one is logged in, this one first; each of the others can be logged out. */
export function SessionList({ sessions, changed }: SessionListProps) {
  const [now] = useState(() => new Date());
  return (
    <Card>
      <ul className={classes(css.list, css.rows)} aria-label="Browsers">
        {sessions.map((session) => (
          <Row key={session.id} session={session} now={now} changed={changed} />
        ))}
      </ul>
    </Card>
  );
}

function Row({ session, now, changed }: { session: Session; now: Date; changed: () => Promise<unknown> }) {
  const { id, device, startedAt, lastUsedAt, current } = session;
  const [end] = useEndSessionMutation();
  const action = useAction();
  const logOut = () =>
    void action.run(async () => {
      await end({ variables: { id } });
      await changed();
      notify(`${device} is logged out.`);
    });
  return (
    <li className={css.row}>
      <div>
        <div className={css.device}>
          {device} {current && <Tag tone="good">This browser</Tag>}
        </div>
        <div className={css.label}>{usedWords({ startedAt, lastUsedAt, current }, now)}</div>
      </div>
      {!current && (
        <Button look="text" busy={action.busy} onClick={logOut}>
          Log out <VisuallyHidden>{device}</VisuallyHidden>
        </Button>
      )}
      <FailedLine action={action} />
    </li>
  );
}
