import { readFileSync } from 'node:fs';
import { lintText } from '../../domain/trust/lint-text.ts';
import { markdownTable } from '../report/markdown-table.ts';

/** What each file of domain/trust/corpus has, and how much of it is wanted to be rejected. */
const samples = [
  { what: 'Protected traits, found', file: 'unlawful', isLawful: false, wanted: 'at least 95 %' },
  { what: 'Contact data and payment schemes, found', file: 'contact', isLawful: false, wanted: 'at least 95 %' },
  { what: 'Lawful texts, rejected', file: 'lawful', isLawful: true, wanted: 'at most 2 %' },
];

function measure({ file, isLawful }: (typeof samples)[number]) {
  const texts = readFileSync(`domain/trust/corpus/${file}.txt`, 'utf8').split('\n').filter(Boolean);
  // CPU time, which other programs on the machine change less.
  const from = process.cpuUsage();
  const rejected = texts.filter((text) => lintText(text).length > 0).length;
  const share = rejected / texts.length;
  const ms = process.cpuUsage(from).user / 1000 / texts.length;
  return { texts: texts.length, rejected, isGood: isLawful ? share <= 0.02 : share >= 0.95, ms };
}

/** Returns whether the text check finds and rejects what it must on every corpus. */
export const isTrustGoodEnough = (): boolean => samples.every((sample) => measure(sample).isGood);

/** Returns the table of docs/trust.md. */
export const trustReport = (): string =>
  markdownTable(
    'texts | number | share | wanted | CPU ms per text',
    samples.map((sample) => {
      const { texts, rejected, ms } = measure(sample);
      return [
        sample.what,
        String(texts),
        `${((100 * rejected) / texts).toFixed(1)} % (${rejected})`,
        sample.wanted,
        ms.toFixed(2),
      ];
    }),
  );
