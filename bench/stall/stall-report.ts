import { cpus, loadavg } from 'node:os';
import { markdownTable } from '../report/markdown-table.ts';
import { median, percentile } from '../setup/measure.ts';
import type { StallBench } from './stall-bench.ts';

const GOAL_MS = 50;
const SHOWN = 25;

export function stallTable({ plain, results }: StallBench): string {
  const times = plain.map(({ cpu }) => cpu);
  const delays = plain.map(({ delay }) => delay);
  return markdownTable('request | with | status | held, ms | delay, ms', [
    ['plain search, median', '', 200, median(times).toFixed(1), median(delays).toFixed(1)],
    ['plain search, p95', '', 200, percentile(times, 0.95).toFixed(1), percentile(delays, 0.95).toFixed(1)],
    ...results
      .slice(0, SHOWN)
      .map(({ name, of, status, cpu, delay }) => [
        name,
        of.replaceAll('|', ''),
        status,
        cpu.toFixed(1),
        delay.toFixed(1),
      ]),
  ]);
}

/** Returns the section of docs/benchmarks.md about requests that hold the event loop. */
export function stallReport(bench: StallBench): string {
  const over = bench.results.filter(({ cpu }) => cpu > GOAL_MS).map(({ name }) => name);
  return `## How long one request holds the others up

Written by \`npm run bench -- stall\`, in the built product, one request at a time: for every call of the REST API and every
root field of the GraphQL schema each field filled with texts that patterns read slowly, in five lengths up to the limit
of a body, and lists of the most items; the largest files; exports of 20,000 leads, 1,000 listings and 50,000 log
entries; every page; the largest documents; the emails of requests. ${bench.requests} requests, of which each endpoint's worst is
shown, the ${SHOWN} worst of all. *Held* is the longest time between two turns of the event loop in processor time of the main
thread, *delay* the same by the clock; of a reading above 20 ms the least of four. Goal: ${GOAL_MS} ms held. Load average at the
end: ${loadavg()[0]?.toFixed(1)} on ${cpus().length} cores.

${stallTable(bench)}

${over.length === 0 ? 'Nothing is over the goal.' : `Over the goal: ${over.join('; ')}.`}
`;
}
