import { Button } from '../../components/button.tsx';
import { useConsoleLogQuery } from './console.generated.ts';
import { ConsoleLink, Failed, Moment, Scroll } from './console-parts.tsx';
import css from './console.module.css';

/** The kinds of record that have a page. */
const withPage = ['listing', 'landlord', 'lead', 'payment', 'email'];

/** Renders who did what, newest first. */
export function Screen() {
  const { data, error, fetchMore } = useConsoleLogQuery({ fetchPolicy: 'network-only' });
  const entries = data?.log ?? [];
  const more = () =>
    void fetchMore({
      variables: { before: entries.at(-1)?.id },
      updateQuery: (before, { fetchMoreResult }) => ({ log: [...before.log, ...fetchMoreResult.log] }),
    });
  return (
    <>
      <title>Log - Console</title>
      <h1>Log</h1>
      <p>
        <a href="/admin/log.csv" download>
          Download as CSV
        </a>
      </p>
      {error && <Failed error={error} />}
      <Scroll label="Entries">
        <table className={css.table}>
          <thead>
            <tr>
              {['When', 'Who', 'What', 'Record', 'Reason', 'Before', 'After'].map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {entries.map(({ id, at, staff, action, outcome, kind, subject, reason, before, after }) => (
              <tr key={id}>
                <td>
                  <Moment at={at} />
                </td>
                <td>{staff}</td>
                <td>
                  {action}
                  {outcome !== null && ` (${outcome})`}
                </td>
                <td>
                  {kind !== null && subject !== null && withPage.includes(kind) ? (
                    <ConsoleLink to={`/find/${kind}/${encodeURIComponent(subject)}`}>
                      {kind} {subject}
                    </ConsoleLink>
                  ) : (
                    kind !== null && `${kind} ${subject ?? ''}`
                  )}
                </td>
                <td>{reason}</td>
                <td className={css.muted}>{before}</td>
                <td className={css.muted}>{after}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
      {entries.length > 0 && entries.length % 100 === 0 && (
        <Button look="quiet" onClick={more}>
          Show older entries
        </Button>
      )}
    </>
  );
}
