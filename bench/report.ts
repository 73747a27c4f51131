import { cpus } from 'node:os';
import type { Cell, SearchBench } from './search.ts';

const ratio = (value: number, of: number) => (of === 0 ? '–' : (value / of).toFixed(2));
export const whole = (value: number) => Math.round(value).toLocaleString('en-US');

const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]) =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');

const nameOf = ({ listings, connections, hot }: Cell) => [whole(listings), connections, hot ? 'hot' : 'uncached'];

/** Hot answers are held against the bare server asked for different searches: it has no cache to be hot in. */
const bareOf = (cells: readonly Cell[], { listings, connections, measured }: Cell) =>
  cells.find((cell) => !cell.hot && cell.listings === listings && cell.connections === connections)?.measured.bare ??
  measured.bare;

const rateTable = (cells: readonly Cell[]) =>
  table(
    [
      'listings',
      'connections',
      'asked',
      'GraphQL / bare',
      'REST / bare',
      'GraphQL a second',
      'REST a second',
      'bare a second',
    ],
    cells.map((cell) => {
      const bare = bareOf(cells, cell);
      const { REST, GraphQL } = cell.measured;
      return [
        ...nameOf(cell),
        ratio(GraphQL.rate, bare.rate),
        ratio(REST.rate, bare.rate),
        whole(GraphQL.rate),
        whole(REST.rate),
        whole(bare.rate),
      ];
    }),
  );

const cpuTable = (cells: readonly Cell[]) =>
  table(
    ['listings', 'connections', 'asked', 'bare / GraphQL', 'bare / REST', 'GraphQL, µs', 'REST, µs', 'bare, µs'],
    cells.map((cell) => {
      const bare = bareOf(cells, cell);
      const { REST, GraphQL } = cell.measured;
      return [
        ...nameOf(cell),
        ratio(bare.cpu, GraphQL.cpu),
        ratio(bare.cpu, REST.cpu),
        whole(GraphQL.cpu),
        whole(REST.cpu),
        whole(bare.cpu),
      ];
    }),
  );

/** The figures of one run as tables; ratios first, since only they compare. */
export function searchTables({ cells, statement }: SearchBench): string {
  const [small, large] = [statement[0], statement.at(-1)];
  return [
    'Requests a second:',
    '',
    rateTable(cells),
    '',
    "Processor time of the servers' own process a request (PostgreSQL's and the client's are not in it):",
    '',
    cpuTable(cells),
    '',
    table(
      ['listings', 'the statement alone, ms', 'against the smallest'],
      statement.map(({ listings, ms }) => [whole(listings), ms.toFixed(2), ratio(ms, small?.ms ?? 0)]),
    ),
    '',
    small && large && small !== large
      ? `At ${large.listings / small.listings} times the listings the statement takes ${ratio(large.ms, small.ms)} times as long.`
      : '',
  ].join('\n');
}

/** docs/benchmarks.md, whole. */
export function searchReport(bench: SearchBench, { rounds, seconds }: { rounds: number; seconds: number }): string {
  return `# Benchmarks

Written by \`npm run bench -- search\`. Figures compare within one run only; the ratios are what counts.

One process serves the whole product's HTTP side (sessions, CSRF, headers, both doors) and, on another port, bare
Fastify with \`pg\`, the very same prepared statement and the same cards: its answers equal REST's byte for byte, which is
checked before anything is measured. GraphQL is asked for the same fields. autocannon (a process of its own) and
PostgreSQL run on the same machine (${cpus().length} cores). Each cell is the median of ${rounds} rounds of ${seconds} seconds, the three in turn.
*Uncached*: every request is another search, by college in proportion to enrolment. *Hot*: everybody asks one search; bare
has no cache, so hot is held against its uncached figures.

Wanted: GraphQL at least 0.75 of bare and REST at least 0.95, uncached; hot at least 10 times bare; the statement no more
than 3 times slower at ten times the listings.

${searchTables(bench)}
`;
}
