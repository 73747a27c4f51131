import type { PlaceSearchResult } from './places-bench.ts';
import { markdownTable } from '../report/markdown-table.ts';

/** The required shares among the first three results. */
const WANTED: Record<string, string> = {
  'its name with one typing error': 'at least 98 %',
  'a nickname': 'at least 95 %',
};

const share = (part: number, of: number) => `${((100 * part) / of).toFixed(2)} %`;

export const placesTable = (found: readonly PlaceSearchResult[]): string =>
  markdownTable(
    'a college is looked for by | searches | first | among the first three | wanted | ms, median | ms, p95',
    found.map(({ what, asked, first, amongThree, median, p95 }) => [
      what,
      asked.toLocaleString('en-US'),
      share(first, asked),
      share(amongThree, asked),
      WANTED[what] ?? '',
      median.toFixed(1),
      p95.toFixed(1),
    ]),
  );

/** Returns whether every required share was reached. */
export const isGoodEnough = (found: readonly PlaceSearchResult[]): boolean =>
  found.every(({ what, asked, amongThree }) => {
    const wanted = /\d+/.exec(WANTED[what] ?? '')?.[0];
    return wanted === undefined || (100 * amongThree) / asked >= Number(wanted);
  });

/** Returns the section of docs/benchmarks.md about place search. */
export function placesReport(found: readonly PlaceSearchResult[], ofDirectory: boolean): string {
  const missed = found.find(({ what }) => what === 'a nickname')?.missed ?? [];
  const examples = missed.slice(0, 12).map(({ text, name }) => `“${text}” for ${name}`);
  return `## Finding a college by what people type

Written by \`npm run bench -- places\`, over ${ofDirectory ? 'every active two- and four-year college of the federal directory' : 'the starter colleges'}, each searched once per
kind, among colleges, states and cities together. A typing error is one letter changed, missing, added or swapped, with a
fixed seed. A college whose exact name four larger ones share counts as missed. Times are of the search alone, sequential.

${placesTable(found)}

Nicknames come from the directory; several colleges share some of them: ${examples.join('; ')}.
`;
}
