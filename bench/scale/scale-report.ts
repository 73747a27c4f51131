import { markdownTable } from '../report/markdown-table.ts';
import { median, percentile } from '../setup/measure.ts';
import { kinds, type RequestKind, type ScaleResult } from './scale-bench.ts';

const NAMES: Record<RequestKind, string> = {
  plain: 'plain search',
  typo: 'typeahead with a typing error',
  page: "a college's page, made anew",
  kept: 'the same page at once again',
};
const whole = (value: number) => Math.round(value).toLocaleString('en-US');

export const scaleTables = (results: readonly ScaleResult[]): string =>
  [
    markdownTable(
      'listings | asked | median, ms | p95, ms | p95 against plain search',
      results.flatMap(({ listings, times }) =>
        kinds.map((kind) => [
          whole(listings),
          NAMES[kind],
          median(times[kind]).toFixed(1),
          percentile(times[kind], 0.95).toFixed(1),
          (percentile(times[kind], 0.95) / percentile(times.plain, 0.95)).toFixed(2),
        ]),
      ),
    ),
    '',
    markdownTable(
      'listings | offers of one listing written, ms | against the first size | publish, ms | against the first size | seed, first listings a second | last | last / first | memory at rest, MB | after the requests',
      results.map(({ listings, offers, publish, seed, memory }) => [
        whole(listings),
        median(offers).toFixed(2),
        (median(offers) / median(results[0]?.offers ?? [])).toFixed(2),
        median(publish).toFixed(1),
        (median(publish) / median(results[0]?.publish ?? [])).toFixed(2),
        whole(seed.first),
        whole(seed.last),
        (seed.last / seed.first).toFixed(2),
        whole(memory.started),
        whole(memory.asked),
      ]),
    ),
  ].join('\n');

/** Returns the section of docs/benchmarks.md about growth. */
export const scaleReport = (results: readonly ScaleResult[]): string => `## What grows with the listings

Written by \`npm run bench -- scale\`, in the built product over one connection, each kind in turn, so that what else the
machine does falls on all. Goals at a million listings, at the 95th percentile against a plain search: typeahead 0.5, a page
made anew 4, a kept one 0.3. All send the CSRF cookie of a browser's second request. A publish, over REST by a logged-in
landlord with the payment at the local processor until the listing is live, at most 1.3 times its time with 10,000, and so
the offers in it; the last 100,000 listings of the seed at least 0.8 of the rate of the first (of a smaller seed, its halves;
one below 100,000 is a single step, and shows one rate); memory, resident after a full garbage collection, 250 MB at rest.

${scaleTables(results)}
`;
