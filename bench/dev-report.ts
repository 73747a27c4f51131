import { cpus, loadavg } from 'node:os';
import type { DevBench } from './dev.ts';
import { median } from './measure.ts';
import { table } from './table.ts';

const of = (values: readonly number[]) => [
  median(values).toFixed(2),
  values.map((value) => value.toFixed(2)).join(', '),
];

export function devTable({ firstStart, warmStart, save, codegen, typecheck }: DevBench): string {
  return table(
    ['what', 'wanted', 'seconds, the median', 'each round'],
    [
      ['`npm run dev` to the first screen', 'at most 10', ...of(warmStart)],
      ['the same, with nothing kept from before but the packages', '', ...of(firstStart)],
      ['a saved component to its new words in the page', 'at most 1', ...of(save)],
      ['`npm run codegen`', '', ...of(codegen)],
      ['`npm run typecheck`', '', ...of(typecheck)],
    ],
  );
}

/** The part of docs/benchmarks.md about working on the client. */
export const devReport = (bench: DevBench): string => `## Working on the client

Written by \`npm run bench -- dev\`. From the command, or the saved file, to the words in a real Chromium that was running
already; npm's own start is in it. On this machine (${cpus().length} cores, Node ${process.versions.node}); the load average at the end was ${loadavg()[0]?.toFixed(1)}:
much more than the number of cores means that others worked on the machine, and everything took as much longer.

${devTable(bench)}
`;
