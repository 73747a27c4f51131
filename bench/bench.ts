import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { conditions, writeTables, type Tables } from './harness/measure.ts';

/** The options of the command; each benchmark takes some of them. */
export interface BenchOptions {
  /** Numbers of listings; a benchmark of one size takes the first. */
  sizes: [number, ...number[]];
  rounds: number;
  /** Seconds of each measurement under load. */
  seconds: number;
  /** Names of the pages to audit; all without any. */
  pages: string[];
  /** Which requests of `stall` are sent, by their names. */
  only: RegExp;
  /** Files. */
  colleges?: string | undefined;
  enrollment?: string | undefined;
  corpus?: string | undefined;
}

type Measure = (options: BenchOptions, open: AsyncDisposableStack) => Promise<Tables> | Tables;

/** Loaded when they run: only some need Lighthouse, the contract or Chromium. */
const benchmarks: Record<string, () => Promise<{ measure: Measure }>> = {
  search: () => import('./search/search.ts'),
  scale: () => import('./search/scale.ts'),
  places: () => import('./search/places.ts'),
  stall: () => import('./stall/stall.ts'),
  web: () => import('./pages/web.ts'),
  interaction: () => import('./pages/interaction.ts'),
  widget: () => import('./pages/widget.ts'),
  dev: () => import('./commands/dev.ts'),
  start: () => import('./commands/start.ts'),
  trust: () => import('./commands/trust.ts'),
};

const text = { type: 'string' } as const;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    colleges: text,
    enrollment: text,
    corpus: text,
    out: text,
    sizes: { ...text, default: '10000,100000' },
    rounds: { ...text, default: '5' },
    seconds: { ...text, default: '1' },
    pages: { ...text, default: '' },
    only: { ...text, default: '' },
  },
});
const [name = '', ...more] = positionals;
const [first = NaN, ...others] = values.sizes.split(',').map(Number);
const [rounds, seconds] = [Number(values.rounds), Number(values.seconds)];
const load = benchmarks[name];
if (name === 'serve') await (await import('./search/search-servers.ts')).serve(more);
else if (!load || ![first, ...others, rounds, seconds].every((number) => number > 0)) {
  console.error(`Usage: npm run bench -- ${Object.keys(benchmarks).join('|')} [OPTION…], as docs/commands.md has them`);
  process.exitCode = 1;
} else {
  const { measure } = await load();
  await using open = new AsyncDisposableStack();
  const pages = values.pages.split(',').filter(Boolean);
  const options = { ...values, sizes: [first, ...others], rounds, seconds, pages, only: new RegExp(values.only) };
  const measured = await measure(options as BenchOptions, open);
  const command = ['npm run bench --', ...process.argv.slice(2)].join(' ');
  const tables = { [`${name} conditions`]: conditions(command), ...measured };
  for (const [title, content] of Object.entries(tables)) console.log(`\n${title}\n\n${content}`);
  if (!values.corpus) writeTables(name === 'trust' ? 'docs/trust.md' : 'docs/benchmarks.md', tables, values.out);
}
