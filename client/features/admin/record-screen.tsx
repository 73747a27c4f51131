import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { useConsoleRecordQuery, type MeFragment } from './console.generated.ts';
import { ActionDialog, ConsoleLink, Failed, Moment, type Action } from './console-parts.tsx';
import css from './console.module.css';

const WHY = 'Why, for the log';
const actions: Action[] = [
  { name: 'listing.hide', label: 'Hide', asks: WHY },
  { name: 'listing.show', label: 'Show again', asks: WHY },
  { name: 'listing.remove', label: 'Remove', asks: WHY, danger: true },
  { name: 'listing.removeWithRefund', label: 'Remove and refund', asks: WHY, danger: true },
  { name: 'listing.restore', label: 'Restore', asks: WHY },
  { name: 'lead.spam', label: 'Mark as spam', asks: WHY },
  { name: 'lead.notSpam', label: 'Not spam', asks: WHY },
  { name: 'email.resend', label: 'Send again' },
  { name: 'payment.refund', label: 'Refund', asks: WHY, danger: true },
  { name: 'landlord.credit', label: 'Give credit', asks: WHY, hasAmount: true },
  { name: 'landlord.end', label: 'End account', asks: WHY, danger: true },
];

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

/** Renders a record: its facts, what may be done with it, and what happened to it in order of time. */
export function RecordScreen({ me, kind, id }: { me: MeFragment; kind: string; id: string }) {
  const { data, error, refetch } = useConsoleRecordQuery({ variables: { kind, id }, fetchPolicy: 'network-only' });
  const [action, setAction] = useState<Action>();
  const [message, setMessage] = useState<string>();
  if (error) return <Failed error={error} />;
  if (!data) return <p role="status">Loading…</p>;
  const { record } = data;
  if (!record) return <h1>{message ?? `There is no ${kind} ${id}.`}</h1>;
  const own = actions.filter(({ name }) => record.actions.includes(name) && me.permissions.includes(name));
  return (
    <>
      <title>{`${record.title} - Console`}</title>
      <h1>{record.title}</h1>
      <p role="status">{message}</p>
      <p className={css.muted}>
        {kind} {id}
      </p>
      <table className={css.table}>
        <tbody>
          {record.facts.map(({ label, value }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{TIME.test(value) ? <Moment at={value} /> : value}</td>
            </tr>
          ))}
          {record.links.map((link) => (
            <tr key={link.kind + link.id}>
              <th scope="row">{link.detail}</th>
              <td>
                <ConsoleLink to={`/find/${link.kind}/${encodeURIComponent(link.id)}`}>{link.title}</ConsoleLink>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={css.row}>
        {own.map((each) => (
          <Button key={each.name} look={each.danger ? 'danger' : 'quiet'} onClick={() => setAction(each)}>
            {each.label}
          </Button>
        ))}
      </p>
      <h2>What happened</h2>
      <table className={css.table}>
        <tbody>
          {record.story.map((event, index) => (
            <tr key={`${event.at}${index}`}>
              <th scope="row">
                <Moment at={event.at} />
              </th>
              <td>
                {event.kind !== null && event.id !== null && event.id !== id ? (
                  <ConsoleLink to={`/find/${event.kind}/${encodeURIComponent(event.id)}`}>{event.text}</ConsoleLink>
                ) : (
                  event.text
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {action && (
        <ActionDialog
          key={action.name}
          action={action}
          id={id}
          subject={record.title}
          close={(done) => {
            setAction(undefined);
            if (done === undefined) return;
            setMessage(done);
            void refetch();
          }}
        />
      )}
    </>
  );
}
