import { useState } from 'react';
import { Text } from '../../components/layout/text.tsx';
import { Button } from '../../components/button.tsx';
import { useConsoleLogQuery } from './console.generated.ts';
import { ConsoleLink, Failed, Moment, Scroll, Table } from './console-parts.tsx';

const typesWithPage = ['listing', 'landlord', 'lead', 'payment', 'email'];

/** Renders who did what, newest first. */
export function Screen() {
  const { data, error, fetchMore } = useConsoleLogQuery({ fetchPolicy: 'network-only' });
  const entries = data?.log ?? [];
  const [failed, setFailed] = useState<unknown>();
  const more = () => {
    setFailed(undefined);
    fetchMore({
      variables: { before: entries.at(-1)?.id },
      updateQuery: (before, { fetchMoreResult }) => ({ log: [...before.log, ...fetchMoreResult.log] }),
    }).catch(setFailed);
  };
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
        <Table columns={['When', 'Who', 'What', 'Record', 'Reason', 'Before', 'After']}>
          {entries.map(({ id, at, staff, action, outcome, type, subject, reason, before, after }) => (
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
                {type !== null && subject !== null && typesWithPage.includes(type) ? (
                  <ConsoleLink to={`/find/${type}/${encodeURIComponent(subject)}`}>
                    {type} {subject}
                  </ConsoleLink>
                ) : (
                  type !== null && `${type} ${subject ?? ''}`
                )}
              </td>
              <td>{reason}</td>
              <Text as="td">{before}</Text>
              <Text as="td">{after}</Text>
            </tr>
          ))}
        </Table>
      </Scroll>
      {entries.length > 0 && entries.length % 100 === 0 && (
        <Button look="quiet" onClick={more}>
          Show older entries
        </Button>
      )}
      {Boolean(failed) && <Failed error={failed} />}
    </>
  );
}
