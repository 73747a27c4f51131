import { cpus, loadavg } from 'node:os';
import type { AuditResult } from './lighthouse.ts';
import { median, percentile } from '../setup/measure.ts';
import { markdownTable } from '../report/markdown-table.ts';
import { budgets, budgetVerdict, kilobytes } from './page-budgets.ts';
import type { PageBench, WebBench } from './web-bench.ts';

type Figure = { [Key in keyof AuditResult]: AuditResult[Key] extends number ? Key : never }[keyof AuditResult];

const of = ({ runs }: PageBench, figure: Figure) => median(runs.map((run) => run[figure]));
const kb = (bytes: number) => kilobytes(bytes).toFixed(1);

/** Every SEO audit passes, or only the one that says a page is not for search engines, which it is not. */
const seo = (page: PageBench) =>
  page.indexed || page.runs.some(({ failed }) => failed.some((audit) => audit !== 'is-crawlable'))
    ? String(of(page, 'seo'))
    : 'all but crawlability';

type Check = readonly [isFine: boolean, words: string];

function pageChecks(page: PageBench): Check[] {
  const { name, timed, weight, indexed, runs, landlords = false } = page;
  // What a landlord's page waits for is in its score; a renter's has limits of its own.
  const wanted = landlords ? { performance: budgets.landlordPerformance, scripts: budgets.landlordScripts } : budgets;
  const failed = new Set(runs.flatMap((run) => run.failed).filter((audit) => indexed || audit !== 'is-crawlable'));
  return [
    [!timed || of(page, 'lcp') <= budgets.lcp, `LCP of ${name}`],
    [of(page, 'cls') <= budgets.cls, `CLS of ${name}`],
    [landlords || of(page, 'tbt') <= budgets.tbt, `blocking time of ${name}`],
    [of(page, 'performance') >= wanted.performance, `performance of ${name}`],
    [failed.size === 0, `${[...failed].join(', ')} on ${name}`],
    [kilobytes(weight.scripts) <= wanted.scripts, `scripts of ${name}`],
    [kilobytes(weight.styles) <= budgets.styles, `styles of ${name}`],
    [kilobytes(weight.document) <= budgets.document, `document of ${name}`],
  ];
}

const verdict = ({ pages, matches, kept, fresh }: WebBench): string =>
  budgetVerdict([
    ...pages.flatMap(pageChecks),
    ...Object.entries(matches).map(([window, bytes]): Check => [
      kilobytes(bytes) <= budgets.matches,
      `matches with pictures (${window})`,
    ]),
    [percentile(kept, 0.95) <= budgets.kept, 'a kept page'],
    [percentile(fresh, 0.95) <= budgets.fresh, 'a page made anew'],
  ]);

export function webTables(bench: WebBench): string {
  const { pages, matches, kept, fresh } = bench;
  const scores = markdownTable(
    'page | LCP, ms | FCP, ms | speed index, ms | TBT, ms | CLS | performance | accessibility | best practices | SEO',
    pages.map((page) => [
      page.name,
      ...(['lcp', 'fcp', 'speedIndex', 'tbt'] as const).map((figure) => Math.round(of(page, figure))),
      of(page, 'cls').toFixed(3),
      ...(['performance', 'accessibility', 'bestPractices'] as const).map((figure) => of(page, figure)),
      seo(page),
    ]),
  );
  const weights = markdownTable(
    'page | scripts, KB | styles, KB | document, KB | fonts, KB',
    pages.map(({ name, weight: { scripts, styles, document, fonts } }) => [
      name,
      ...[scripts, styles, document, fonts].map(kb),
    ]),
  );
  const times = markdownTable('page | median, ms | 95th percentile, ms | answers', [
    ['kept', percentile(kept, 0.5).toFixed(1), percentile(kept, 0.95).toFixed(1), kept.length],
    ['made anew', percentile(fresh, 0.5).toFixed(1), percentile(fresh, 0.95).toFixed(1), fresh.length],
  ]);
  return [
    scores,
    '',
    'What the document names, over the wire:',
    '',
    weights,
    '',
    'The matches page to its end, with all its pictures:',
    '',
    markdownTable(
      'window | KB',
      Object.entries(matches).map(([window, bytes]) => [window, kb(bytes)]),
    ),
    '',
    'The server, from the question to the last byte:',
    '',
    times,
    '',
    verdict(bench),
  ].join('\n');
}

/** The part of docs/benchmarks.md about pages. */
export function webReport(bench: WebBench): string {
  const indexes = bench.pages.flatMap(({ runs }) => runs.map(({ benchmarkIndex }) => benchmarkIndex));
  return `## Pages, as a phone sees them

Written by \`npm run bench -- web\`, with ${bench.listings.toLocaleString('en-US')} listings in the built product. Lighthouse 13 with its simulated phone
(1.6 Mbit/s, processor four times slower), a fresh browser per run; figures are medians of ${bench.pages[0]?.runs.length ?? 0} runs. Images were generated
before. Browser, server and database share this machine (${cpus().length} cores); load average at the end: ${loadavg()[0]?.toFixed(1)}. Far above the number of
cores, blocking time and LCP mean little. Lighthouse's index of the machine's speed: median ${median(indexes).toFixed(0)}, from ${Math.min(...indexes).toFixed(0)} to
${Math.max(...indexes).toFixed(0)}; only runs with about the same index are comparable.

Budgets: LCP ${budgets.lcp / 1000} s on home, college, city and matches; CLS ${budgets.cls}; blocking time ${budgets.tbt} ms; performance ${budgets.performance},
accessibility, best practices and SEO 100 (all but crawlability for pages that are not indexed); scripts ${budgets.scripts} KB, styles
${budgets.styles} KB, document ${budgets.document} KB, the matches page with its images ${budgets.matches} KB; a cached page ${budgets.kept} ms, a new one ${budgets.fresh} ms. A landlord's
pages (step 1, step 2, the dashboard with a dozen listings): performance ${budgets.landlordPerformance}, scripts ${budgets.landlordScripts} KB, the rest as above.

${webTables(bench)}
`;
}
