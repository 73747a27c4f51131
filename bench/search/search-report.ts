import { cpus, loadavg } from 'node:os';
import { median, type LoadResult } from '../setup/measure.ts';
import type { Cell, SearchBench } from './search-bench.ts';
import { endpoints, type Endpoint } from './sample-searches.ts';
import { markdownTable } from '../report/markdown-table.ts';

const ratio = (value: number, of: number) => (of === 0 ? '–' : (value / of).toFixed(2));
const whole = (value: number) => Math.round(value).toLocaleString('en-US');

const nameOf = ({ listings, connections, hot }: Cell) => [whole(listings), connections, hot ? 'hot' : 'uncached'];

const medianOf = ({ rounds }: Cell, figure: keyof LoadResult, door: Endpoint) =>
  median(rounds.map((round) => round[door][figure]));
/** Each round of the first door against the second in the same round, some seconds apart; of those the median. */
const medianRatio = ({ rounds }: Cell, figure: keyof LoadResult, door: Endpoint, of: Endpoint) =>
  median(rounds.map((round) => round[door][figure] / round[of][figure])).toFixed(2);

/** A cell in one line, for whoever waits. */
export function lineOf(cell: Cell): string {
  const figure = (name: keyof LoadResult, door: Endpoint) => whole(medianOf(cell, name, door));
  const figures = endpoints.map((door) => `${door} ${figure('rate', door)}/s ${figure('cpu', door)} µs`);
  return `${nameOf(cell).join(', ')}: ${figures.join('; ')}`;
}

type Compared = readonly [door: Endpoint, of: Endpoint];
const compared: readonly Compared[] = [
  ['REST', 'direct'],
  ['REST', 'bare'],
  ['GraphQL', 'bare'],
  ['constant GET', 'bare'],
  ['constant POST', 'bare'],
];
const shown = endpoints.toReversed();
const NAME = 'listings | connections | asked';

const doorTable = (cells: readonly Cell[], figure: keyof LoadResult, pairs: readonly Compared[], unit: string) =>
  markdownTable(
    [NAME, ...pairs.map(([door, of]) => `${door} / ${of}`), ...shown.map((door) => door + unit)].join(' | '),
    cells.map((cell) => [
      ...nameOf(cell),
      ...pairs.map(([door, of]) => medianRatio(cell, figure, door, of)),
      ...shown.map((door) => whole(medianOf(cell, figure, door))),
    ]),
  );

/** The figures of one run as tables; ratios first, since only they compare. */
export function searchTables({ cells, statement }: SearchBench): string {
  const [small, large] = [statement[0], statement.at(-1)];
  return [
    'Requests a second:',
    '',
    doorTable(cells, 'rate', compared, ' a second'),
    '',
    "Processor time of the servers' own process a request (PostgreSQL's and the client's are not in it):",
    '',
    // The other way around, since less is better.
    doorTable(
      cells,
      'cpu',
      compared.map(([door, of]) => [of, door]),
      ', µs',
    ),
    '',
    markdownTable(
      'listings | the statement alone, ms | against the smallest',
      statement.map(({ listings, ms }) => [whole(listings), ms.toFixed(2), ratio(ms, small?.ms ?? 0)]),
    ),
    '',
    markdownTable(
      'listings | plain search, p95 ms | with every filter, by cost | closest search',
      statement.map(({ listings, plain, filtered, closest }) => [
        whole(listings),
        plain.toFixed(2),
        ratio(filtered, plain),
        ratio(closest, plain),
      ]),
    ),
    '',
    small && large && small !== large
      ? `At ${large.listings / small.listings} times the listings the statement takes ${ratio(large.ms, small.ms)} times as long.`
      : '',
  ].join('\n');
}

/** What the figures above do not say by themselves. */
const REMAINS = `### What remains

*Direct* is the service behind REST on bare Fastify, so the difference is the REST layer. Compare the uncached processor
times: in the request rates PostgreSQL and the client share the cores. A search is answered before all hooks but one
(ADR 0010); what remains is the request id, its counter, a longer route table and five headers.

Compared with bare, both APIs pay for the service: single flight, the cache lookup and its data structures. GraphQL also
pays for a longer request, its JSON, the limits, the resolver and a type check of each leaf. A cached GraphQL answer
needs its body read and compared, over a connection's two events instead of one.
`;

/** The part of docs/benchmarks.md about search. */
export function searchReport(bench: SearchBench, { rounds, seconds }: { rounds: number; seconds: number }): string {
  return `## Search

Written by \`npm run bench -- search\`. Only figures of one run are comparable; the ratios matter.

One process serves REST and GraphQL with sessions, CSRF and headers and, on separate ports, *direct* (bare Fastify over the
product's service) and *bare* (Fastify with \`pg\`, one prepared statement with the cards). Their answers are checked to equal
REST's byte for byte; GraphQL is sent the client's own query. autocannon and PostgreSQL run on the same machine (${cpus().length} cores). The
six are measured in turn, ${seconds} seconds each, in ${rounds} rounds; ratios and figures are medians of the rounds. *Uncached*: every
request is a different search, weighted by enrollment; the rounds repeat them, so many cards are in memory (ADR 0084). *Hot*: all send the same search; bare has no cache and stays uncached.
*Constant* is what Node's own HTTP server reaches when it does nothing but return kept bytes to the same requests.
Load average at the end: ${loadavg()[0]?.toFixed(1)}. Far above the number of cores, the rates mean little.

Goals, not all of them reached: uncached, REST at least 1.2 of bare, GraphQL at least 1.0; hot, at least 15 times bare; the statement at most 2 times slower with ten times the listings; at the 95th percentile a search with every filter at most 2 times,
a closest search at most 2.5 times as slow as a plain one.

${searchTables(bench)}

${REMAINS}`;
}
