import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { useConsoleLedgerCheckMutation, useConsoleUnresolvedQuery, type MeFragment } from './console.generated.ts';
import { ActionDialog, Failed, Moment, type Action } from './console-parts.tsx';
import css from './console.module.css';

const retry: Action = { name: 'operations.retry', label: 'Retry all' };

/** Renders the operations that need a person, and the check of the ledger. */
export function Screen({ me }: { me: MeFragment }) {
  const { data, error, refetch } = useConsoleUnresolvedQuery({ fetchPolicy: 'network-only' });
  const [check, checked] = useConsoleLedgerCheckMutation();
  const [open, setOpen] = useState(false);
  const [message, setMessage] = useState<string>();
  return (
    <>
      <title>Operations - Console</title>
      <h1>Unresolved operations</h1>
      <p role="status">{message}</p>
      {error && <Failed error={error} />}
      {data?.unresolved.length === 0 && <p>Everything is resolved.</p>}
      <table className={css.table}>
        <tbody>
          {data?.unresolved.map(({ kind, id, problem, since }) => (
            <tr key={kind + id}>
              <th scope="row">
                {kind} {id}
              </th>
              <td>{problem}</td>
              <td>
                <Moment at={since} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {data && data.unresolved.length > 0 && me.permissions.includes(retry.name) && (
        <Button look="quiet" onClick={() => setOpen(true)}>
          {retry.label}
        </Button>
      )}
      <h2>Ledger</h2>
      <p>Compares processor, ledger, receipts, subscriptions and listings. It changes nothing.</p>
      <Button look="quiet" busy={checked.loading} onClick={() => void check().catch(() => undefined)}>
        Check the ledger
      </Button>
      {checked.error && <Failed error={checked.error} />}
      <div role="status">{checked.data && <pre className={css.lines}>{checked.data.ledgerCheck.join('\n')}</pre>}</div>
      {open && (
        <ActionDialog
          action={retry}
          id="all"
          subject="unresolved operations"
          close={(done) => {
            setOpen(false);
            if (done === undefined) return;
            setMessage(done);
            void refetch();
          }}
        />
      )}
    </>
  );
}
