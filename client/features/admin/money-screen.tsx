import { Button } from '../../components/button.tsx';
import { useConsoleLedgerCheckMutation, useConsoleUnresolvedQuery, type MeFragment } from './console.generated.ts';
import { Failed, Moment, Table, useActions, type Action } from './console-parts.tsx';
import css from './console.module.css';

const retry: Action = { name: 'operations.retry', label: 'Retry all' };

/** Renders the operations that need a person, and the check of the ledger. */
export function Screen({ me }: { me: MeFragment }) {
  const { data, error, refetch } = useConsoleUnresolvedQuery({ fetchPolicy: 'network-only' });
  const [check, checked] = useConsoleLedgerCheckMutation();
  const { setOpen, done, dialog } = useActions(refetch);
  return (
    <>
      <title>Operations - Console</title>
      <h1>Unresolved operations</h1>
      <p role="status">{done?.message}</p>
      {error && <Failed error={error} />}
      {data?.unresolved.length === 0 && <p>Everything is resolved.</p>}
      <Table>
        {data?.unresolved.map(({ type, id, problem, since }) => (
          <tr key={type + id}>
            <th scope="row">
              {type} {id}
            </th>
            <td>{problem}</td>
            <td>
              <Moment at={since} />
            </td>
          </tr>
        ))}
      </Table>
      {data && data.unresolved.length > 0 && me.permissions.includes(retry.name) && (
        <Button look="quiet" onClick={() => setOpen({ action: retry, id: 'all', name: 'unresolved operations' })}>
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
      {dialog}
    </>
  );
}
