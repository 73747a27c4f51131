import { cpus, loadavg } from 'node:os';
import { markdownTable } from '../report/markdown-table.ts';
import { median } from '../setup/measure.ts';
import { budgets, budgetVerdict } from '../web/page-budgets.ts';
import type { InteractionTimes } from './interaction-bench.ts';

export function interactionTable(times: InteractionTimes): string {
  return [
    markdownTable(
      ['interaction', 'median, ms', 'worst, ms', 'measured'],
      Object.entries(times).map(([name, found]) => [
        name,
        Math.max(16, median(found)),
        Math.max(16, ...found),
        found.length,
      ]),
    ),
    '',
    budgetVerdict(Object.entries(times).map(([name, found]) => [median(found) <= budgets.interaction, name])),
  ].join('\n');
}

/** The part of docs/benchmarks.md about interactions. */
export const interactionReport = (times: InteractionTimes): string => `## Interactions on a slow phone

Written by \`npm run bench -- interaction\`: the built product in Chromium with a processor four times slower, and the time of each key or click
until the next paint, as the Event Timing API tells it (16 ms or more, in steps of 8). Browser, server and database share this machine
(${cpus().length} cores); load average at the end: ${loadavg()[0]?.toFixed(1)}. Budget: a median of ${budgets.interaction} ms.

${interactionTable(times)}
`;
