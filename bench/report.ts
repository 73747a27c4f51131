import { cpus, loadavg } from 'node:os';
import { median } from './measure.ts';
import type { Cell, SearchBench } from './search.ts';
import { doors, type Door } from './searches.ts';
import { table } from './table.ts';

const ratio = (value: number, of: number) => (of === 0 ? '–' : (value / of).toFixed(2));
const whole = (value: number) => Math.round(value).toLocaleString('en-US');

const nameOf = ({ listings, connections, hot }: Cell) => [whole(listings), connections, hot ? 'hot' : 'uncached'];

const rate = ({ rounds }: Cell, door: Door) => median(rounds.map((round) => round[door].rate));
const cpu = ({ rounds }: Cell, door: Door) => median(rounds.map((round) => round[door].cpu));
/** Each round against the other door in the same round, some seconds apart; of those the median. */
const rateRatio = ({ rounds }: Cell, [door, of]: Compared) =>
  median(rounds.map((round) => round[door].rate / round[of].rate)).toFixed(2);
const cpuRatio = ({ rounds }: Cell, [door, of]: Compared) =>
  median(rounds.map((round) => round[of].cpu / round[door].cpu)).toFixed(2);

/** A cell in one line, for whoever waits. */
export function lineOf(cell: Cell): string {
  const figures = doors.map((door) => `${door} ${whole(rate(cell, door))}/s ${whole(cpu(cell, door))} µs`);
  return `${nameOf(cell).join(', ')}: ${figures.join('; ')}`;
}

type Compared = readonly [door: Door, of: Door];
const compared: readonly Compared[] = [
  ['REST', 'direct'],
  ['REST', 'bare'],
  ['GraphQL', 'bare'],
];
const shown = doors.toReversed();
const NAME = ['listings', 'connections', 'asked'];

const rateTable = (cells: readonly Cell[]) =>
  table(
    [...NAME, ...compared.map(([door, of]) => `${door} / ${of}`), ...shown.map((door) => `${door} a second`)],
    cells.map((cell) => [
      ...nameOf(cell),
      ...compared.map((pair) => rateRatio(cell, pair)),
      ...shown.map((door) => whole(rate(cell, door))),
    ]),
  );

const cpuTable = (cells: readonly Cell[]) =>
  table(
    [...NAME, ...compared.map(([door, of]) => `${of} / ${door}`), ...shown.map((door) => `${door}, µs`)],
    cells.map((cell) => [
      ...nameOf(cell),
      ...compared.map((pair) => cpuRatio(cell, pair)),
      ...shown.map((door) => whole(cpu(cell, door))),
    ]),
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

/** What the figures above do not say by themselves. */
const REMAINS = `### What remains

*Direct* is the service that REST asks, behind bare Fastify: what lies between the two is the facade. Uncached, the
processor time of the server alone is the stricter measure, since in the rates PostgreSQL and the client work on the same
cores. A REST search is made in front of all hooks but one (ADR 0010); what it still has that direct has not is a
number for the request, the count of it, a longer way through the router and five headers. With one connection the processor
sleeps between requests, and all of that is cold.

Against bare both doors pay for the service itself: single flight, the memory of what was asked a moment ago, and what it
is made of before it is written. GraphQL pays for cookies, session, CSRF, a longer request, its JSON, the resolver and a
check of each leaf's type too. A hot one is answered after the CSRF check, for which cookies must be read, and after its
body is parsed; to know it by the body's bytes, before parsing, is what could still be done.
`;

/** The part of docs/benchmarks.md about search. */
export function searchReport(bench: SearchBench, { rounds, seconds }: { rounds: number; seconds: number }): string {
  return `## Search

Written by \`npm run bench -- search\`. Figures compare within one run only; the ratios are what counts.

One process serves the whole product's HTTP side (sessions, CSRF, headers, both doors) and, on ports of their own, *direct*
(bare Fastify over the product's own service) and *bare* (Fastify with \`pg\`, the very same prepared statement and the same
cards): their answers equal REST's byte for byte, which is checked before anything is measured. GraphQL is asked for the same fields. autocannon (a process of its own) and
PostgreSQL run on the same machine (${cpus().length} cores). The four are asked in turn, for ${seconds} seconds each, in ${rounds} rounds; a
ratio is the median of the rounds' own ratios, a figure the median of all rounds. *Uncached*: every request is another
search, by college in proportion to enrolment. *Hot*: everybody asks one search, but bare, which has no cache, goes on as
uncached (direct has the service's own). The load average at the end was ${loadavg()[0]?.toFixed(1)}: much more than the number of cores means that
others worked on the machine, and the rates are worth little.

Wanted: REST at least 0.95 of direct, GraphQL at least 0.75 of bare and REST at least 0.95, uncached; hot at least 10 times bare; the statement no more
than 3 times slower at ten times the listings.

${searchTables(bench)}

${REMAINS}`;
}
