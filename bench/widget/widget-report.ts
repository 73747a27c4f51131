import { cpus, loadavg } from 'node:os';
import { median } from '../setup/measure.ts';
import { markdownTable } from '../report/markdown-table.ts';
import { budgets, budgetVerdict, kilobytes } from '../web/page-budgets.ts';
import { hostPages, type HostPage, type WidgetBench } from './widget-bench.ts';

const { widget } = budgets;

type Figure = 'fcp' | 'lcp' | 'tbt' | 'cls' | 'performance';

const of = ({ host }: WidgetBench, page: HostPage, figure: Figure) => median(host[page].map((run) => run[figure]));
/** Returns the extra cost of the page with the widget, each round compared with the same round. */
const more = ({ host }: WidgetBench, figure: Figure) =>
  median(host.after.map((run, round) => run[figure] - (host.before[round]?.[figure] ?? NaN)));

const verdict = (bench: WidgetBench): string =>
  budgetVerdict([
    [kilobytes(bench.loader.gzip) <= widget.loader, 'the loader'],
    ...bench.frames.map(
      ({ name, scripts }) => [kilobytes(scripts) <= widget.frame, `scripts of the frame (${name})`] as const,
    ),
    [more(bench, 'lcp') <= widget.lcp, 'LCP of the host page'],
    [more(bench, 'tbt') <= widget.tbt, 'blocking time of the host page'],
    [of(bench, 'after', 'cls') === 0, 'CLS of the host page'],
  ]);

export function widgetTables(bench: WidgetBench): string {
  const { loader, frames } = bench;
  const weights = markdownTable('what | KB | at most', [
    ['`/widget.js`, gzip', kilobytes(loader.gzip).toFixed(2), widget.loader],
    ['the same, plain', kilobytes(loader.plain).toFixed(2), ''],
    ...frames.map(({ name, scripts }) => [
      `scripts of the frame, ${name}, brotli`,
      kilobytes(scripts).toFixed(1),
      widget.frame,
    ]),
  ]);
  const host = markdownTable('host page | FCP, ms | LCP, ms | TBT, ms | CLS | performance', [
    ...hostPages.map((page) => [
      page === 'before' ? 'without the widget' : 'with it',
      ...(['fcp', 'lcp', 'tbt'] as const).map((figure) => Math.round(of(bench, page, figure))),
      of(bench, page, 'cls').toFixed(3),
      of(bench, page, 'performance'),
    ]),
    ['more', ...(['fcp', 'lcp', 'tbt'] as const).map((figure) => Math.round(more(bench, figure))), '', ''],
    ['more, at most', '', widget.lcp, widget.tbt, 0, ''],
  ]);
  return [weights, '', host, '', verdict(bench)].join('\n');
}

/** The part of docs/benchmarks.md about the widget. */
export const widgetReport = (bench: WidgetBench): string => `## The widget in somebody's page

Written by \`npm run bench -- widget\`. The page is \`examples/college-page.html\` at 127.0.0.1, with the built product's widget
at localhost (another site to a browser), and without it. Lighthouse 13 as a phone with really throttled network and
processor (simulation counts async scripts before the paint as blocking), a fresh browser per run, alternating; figures are
medians of ${bench.host.after.length} runs, differences medians per round. The frame is within the first screen, so it loads. Load average at the
end: ${loadavg()[0]?.toFixed(1)} on ${cpus().length} cores.

For comparison, by gzip: Cal.com's embed script 17.2 KB, Typeform's 14.2 KB.

${widgetTables(bench)}
`;
