import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { corpusTexts, isGoodEnough, scoreTexts } from '../../domain/trust/corpus/corpus.fixture.ts';
import type { BenchOptions } from '../bench.ts';
import { figure, goalText, table, type Tables } from '../harness/measure.ts';

/** Percent of the texts in each file of domain/trust/corpus. */
const goals = [
  ['Protected traits, found', 'unlawful', { atLeast: 95 }],
  ['Contact data and payment schemes, found', 'contact', { atLeast: 95 }],
  ['Lawful texts, rejected', 'lawful', { atMost: 2 }],
] as const;

const percent = (part: number, total: number, goal = {}): string =>
  total === 0 ? '' : figure((100 * part) / total, 1, goal);

/** Prints a table by topic of the texts in a JSON file, and the texts of which the check was wrong. */
function printShares(file: string): void {
  const labeled = z.array(z.object({ text: z.string(), find: z.boolean(), topic: z.string() }));
  const texts = labeled.parse(JSON.parse(readFileSync(file, 'utf8')));
  const topics = [...Map.groupBy(texts, ({ topic }) => topic), ['all', texts] as const];
  const rows = topics.map(([topic, own]) => {
    const { toFind, found, lawful, rejected } = scoreTexts(own);
    return [topic, toFind, percent(found, toFind), lawful, percent(rejected, lawful)];
  });
  const all = scoreTexts(texts);
  console.log([table('topic | to find | found | lawful | rejected', rows), '', 'Wrong:', ...all.wrong].join('\n'));
  if (!isGoodEnough(all)) process.exitCode = 1;
}

/** Measures what the check of texts finds and rejects; it fails if a goal is missed. */
export function measure({ corpus }: BenchOptions): Tables {
  if (corpus !== undefined) {
    printShares(corpus);
    return {};
  }
  const rows = goals.map(([name, file, goal]) => {
    const texts = corpusTexts(file);
    // Processor time, which other programs on the machine change less.
    const from = process.cpuUsage();
    const score = scoreTexts(texts);
    const ms = process.cpuUsage(from).user / 1000 / texts.length;
    const count = score.found + score.rejected;
    if (!isGoodEnough(score)) process.exitCode = 1;
    return [name, texts.length, count, percent(count, texts.length, goal), goalText(goal), figure(ms, 2)];
  });
  return { 'text check': table('texts | number | found or rejected | % | goal | processor time per text, ms', rows) };
}
