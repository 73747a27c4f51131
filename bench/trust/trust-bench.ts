import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { corpusTexts, isGoodEnough, scoreTexts, type LabeledText } from '../../domain/trust/corpus/corpus.fixture.ts';
import { markdownTable } from '../report/markdown-table.ts';

/** What each file of domain/trust/corpus has. */
const samples = [
  { what: 'Protected traits, found', file: 'unlawful', wanted: 'at least 95 %' },
  { what: 'Contact data and payment schemes, found', file: 'contact', wanted: 'at least 95 %' },
  { what: 'Lawful texts, rejected', file: 'lawful', wanted: 'at most 2 %' },
] as const;

const share = (part: number, of: number): string => `${((100 * part) / of).toFixed(1)} % (${part})`;

/** Returns the table of docs/trust.md, and whether the check finds and rejects what it must in every file. */
export function trustBench(): { table: string; isGood: boolean } {
  const measured = samples.map(({ what, file, wanted }) => {
    const texts = corpusTexts(file);
    // CPU time, which other programs on the machine change less.
    const from = process.cpuUsage();
    const score = scoreTexts(texts);
    const ms = process.cpuUsage(from).user / 1000 / texts.length;
    const row = [what, texts.length, share(score.found + score.rejected, texts.length), wanted, ms.toFixed(2)];
    return { row, isGood: isGoodEnough(score) };
  });
  return {
    table: markdownTable(
      'texts | number | share | wanted | CPU ms per text',
      measured.map(({ row }) => row),
    ),
    isGood: measured.every(({ isGood }) => isGood),
  };
}

/** Returns a table by topic of the texts in a JSON file, the texts of which the check was wrong, and whether it is good enough. */
export function trustBenchOf(file: string): { report: string; isGood: boolean } {
  const labeled = z.array(z.object({ text: z.string(), find: z.boolean(), topic: z.string() }));
  const texts: LabeledText[] = labeled.parse(JSON.parse(readFileSync(file, 'utf8')));
  const all = scoreTexts(texts);
  const topics = [...Map.groupBy(texts, ({ topic }) => topic)].map(([topic, own]) => ({ topic, ...scoreTexts(own) }));
  const rows = [...topics, { topic: 'all', ...all }].map(({ topic, toFind, found, lawful, rejected }) => [
    topic,
    toFind,
    toFind > 0 ? share(found, toFind) : '',
    lawful,
    lawful > 0 ? share(rejected, lawful) : '',
  ]);
  const table = markdownTable('topic | to find | found | lawful | rejected', rows);
  return { report: [table, '', 'Wrong:', ...all.wrong].join('\n'), isGood: isGoodEnough(all) };
}
