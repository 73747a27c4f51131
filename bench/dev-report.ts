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

Written by \`npm run bench -- dev\`. Time from the command, or the saved file, to the text in a running Chromium, npm's own
start included (${cpus().length} cores, Node ${process.versions.node}). Load average at the end: ${loadavg()[0]?.toFixed(1)}.

${devTable(bench)}
`;
