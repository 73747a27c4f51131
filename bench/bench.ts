import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { devReport, devTable, devBench } from './dev/dev-bench.ts';
import { isGoodEnough, placesReport, placesTable } from './places/places-report.ts';
import { placesBench } from './places/places-bench.ts';
import { scaleBench } from './scale/scale-bench.ts';
import { scaleReport, scaleTables } from './scale/scale-report.ts';
import { startBench, startReport, startTables } from './start/start-bench.ts';
import { searchReport, searchTables } from './search/search-report.ts';
import { searchBench } from './search/search-bench.ts';
import { serveAll } from './search/serve.ts';
import { webReport, webTables } from './web/web-report.ts';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** The sections of docs/benchmarks.md in order; each benchmark writes only its own section, and the goals are written by hand. */
const parts = ['goals', 'search', 'scale', 'stall', 'places', 'web', 'interaction', 'widget', 'dev', 'start'] as const;
type ReportSection = (typeof parts)[number];

const HEAD = '# Benchmarks\n\nWritten by `npm run bench`, a part at a time: figures compare within one part only.\n';
const begin = (part: ReportSection) => `<!-- ${part} -->`;
const end = (part: ReportSection) => `<!-- end of ${part} -->`;

function writeReportSection(file: string, part: ReportSection, text: string): void {
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const textOf = (name: ReportSection) => {
    const [from, to] = [before.indexOf(begin(name)), before.indexOf(end(name))];
    return from >= 0 && to > from ? before.slice(from + begin(name).length, to).trim() : '';
  };
  const written = parts.flatMap((name) => {
    const content = name === part ? text.trim() : textOf(name);
    return content ? [`${begin(name)}\n\n${content}\n\n${end(name)}\n`] : [];
  });
  writeFileSync(file, [HEAD, ...written].join('\n'));
}

/** Replaces the table of a document that is otherwise written by hand. */
function writeTable(file: string, table: string): void {
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace(/(<!-- measured -->\n)[^]*(<!-- end -->)/, `$1\n${table}\n\n$2`));
}

const USAGE = `Usage: npm run bench -- search [--sizes 10000,100000] [--rounds 7] [--seconds 1] [--colleges FILE] [--out FILE]
       npm run bench -- scale [--sizes 10000,100000] [--colleges FILE] [--out FILE]
       npm run bench -- stall [--sizes 10000] [--only 'mutation|POST'] [--out FILE]
       npm run bench -- places [--colleges FILE --enrollment FILE] [--out FILE]
       npm run bench -- dev [--rounds 7] [--out FILE]
       npm run bench -- web [--sizes 10000] [--rounds 5] [--pages home,matches] [--colleges FILE] [--out FILE]
       npm run bench -- interaction [--sizes 10000] [--rounds 5] [--out FILE]
       npm run bench -- widget [--rounds 5] [--out FILE]
       npm run bench -- start [--out FILE]
       npm run bench -- trust [--corpus FILE]`;

/** Runs `npm run bench -- search`, `-- dev`, …; `search` starts a second process, `serve`, for the servers under test. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      sizes: { type: 'string', default: '10000,100000' },
      rounds: { type: 'string' },
      seconds: { type: 'string', default: '1' },
      pages: { type: 'string', default: '' },
      only: { type: 'string', default: '' },
      colleges: { type: 'string' },
      enrollment: { type: 'string' },
      corpus: { type: 'string' },
      out: { type: 'string', default: 'docs/benchmarks.md' },
    },
  });
  const [what, databaseUrl] = positionals;
  if (what === 'serve' && databaseUrl) return serveAll(databaseUrl);
  const pace = {
    rounds: Number(values.rounds ?? (what === 'web' || what === 'interaction' || what === 'widget' ? 5 : 7)),
    seconds: Number(values.seconds),
  };
  const sizes = values.sizes.split(',').map(Number);
  const { colleges: directory, out } = values;
  const writePart = (part: ReportSection, report: string, figures: string) => {
    writeReportSection(out, part, report);
    console.log(`\n${figures}\n\nWritten to ${out}.`);
  };
  if (what === 'dev' && pace.rounds > 0) {
    const bench = await devBench(pace.rounds);
    return writePart('dev', devReport(bench), devTable(bench));
  }
  if (what === 'start') {
    const started = await startBench();
    return writePart('start', startReport(started), startTables(started));
  }
  if (what === 'trust') {
    const { trustBench, trustBenchOf } = await import('./trust/trust-bench.ts');
    const other = values.corpus === undefined ? undefined : trustBenchOf(values.corpus);
    const { table, isGood } = other ? { table: other.report, isGood: other.isGood } : trustBench();
    console.log(`\n${table}`);
    if (!other) writeTable('docs/trust.md', table);
    if (!isGood) throw new Error('The text check misses too much, or rejects too much.');
    return;
  }
  if (what === 'stall' && sizes[0]) {
    const [{ stallBench }, { stallReport, stallTable }] = await Promise.all([
      import('./stall/stall-bench.ts'),
      import('./stall/stall-report.ts'),
    ]);
    const bench = await stallBench(sizes[0], new RegExp(values.only));
    return writePart('stall', stallReport(bench), stallTable(bench));
  }
  if (what === 'places') {
    const found = await placesBench({ directory, enrollment: values.enrollment });
    writePart('places', placesReport(found, directory !== undefined), placesTable(found));
    if (!isGoodEnough(found)) throw new Error('Too many colleges were not among the first three.');
    return;
  }
  if (what === 'web' && pace.rounds > 0 && sizes[0]) {
    // Loaded lazily: the other benchmarks do not need Lighthouse.
    const { webBench } = await import('./web/web-bench.ts');
    const only = values.pages.split(',').filter((name) => name !== '');
    const bench = await webBench(sizes[0], pace.rounds, only, directory);
    return writePart('web', webReport(bench), webTables(bench));
  }
  if (what === 'interaction' && pace.rounds > 0 && sizes[0]) {
    const { interactionBench, interactionReport, interactionTable } =
      await import('./interaction/interaction-bench.ts');
    const times = await interactionBench(sizes[0], pace.rounds);
    return writePart('interaction', interactionReport(times), interactionTable(times));
  }
  if (what === 'scale' && sizes.every((size) => size > 0)) {
    const results = await scaleBench(sizes, directory);
    return writePart('scale', scaleReport(results), scaleTables(results));
  }
  if (what === 'widget' && pace.rounds > 0) {
    const [{ widgetBench }, { widgetReport, widgetTables }] = await Promise.all([
      import('./widget/widget-bench.ts'),
      import('./widget/widget-report.ts'),
    ]);
    const bench = await widgetBench(pace.rounds);
    return writePart('widget', widgetReport(bench), widgetTables(bench));
  }
  if (what !== 'search' || ![...sizes, pace.rounds, pace.seconds].every((number) => number > 0)) throw new Error(USAGE);
  const bench = await searchBench(sizes, pace, directory);
  writePart('search', searchReport(bench, pace), searchTables(bench));
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error && error.message === USAGE ? USAGE : error);
  process.exit(1);
}
