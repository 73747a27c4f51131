import { useState } from 'react';
import { Cluster } from '../../components/layout/layout.tsx';
import { useConsoleNumbersQuery } from './console.generated.ts';
import { Failed, Scroll, Table } from './console-parts.tsx';
import css from './console.module.css';

/** Renders the numbers of the last days as tables. */
export function Screen() {
  const [days, setDays] = useState(30);
  const { data, error } = useConsoleNumbersQuery({ variables: { days }, fetchPolicy: 'network-only' });
  return (
    <>
      <title>Numbers - Console</title>
      <h1>Numbers of the last {days} days</h1>
      <Cluster as="p" gap={2}>
        {[7, 30, 90].map((span) => (
          <button
            key={span}
            type="button"
            className={css.chip}
            aria-pressed={span === days}
            onClick={() => setDays(span)}
          >
            {span} days
          </button>
        ))}
        <a href={`/admin/numbers.csv?days=${days}`} download>
          Download as CSV
        </a>
      </Cluster>
      {error && <Failed error={error} />}
      {data?.numbers.map(({ title, columns, rows }) => (
        <Scroll key={title} label={title}>
          <h2>{title}</h2>
          {rows.length === 0 && <p>Nothing in these days.</p>}
          <Table columns={columns}>
            {rows.map((row) => (
              <tr key={row[0]}>
                {row.map((cell, index) => (
                  <td key={columns[index]}>{cell}</td>
                ))}
              </tr>
            ))}
          </Table>
        </Scroll>
      ))}
    </>
  );
}
