import 'reflect-metadata';
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { searchReport, searchTables } from './report.ts';
import { searchBench } from './search.ts';
import { serve } from './serve.ts';

const USAGE =
  'Usage: npm run bench -- search [--sizes 10000,100000] [--rounds 7] [--seconds 1] [--colleges FILE] [--out FILE]';

/** `npm run bench -- search`; it starts itself once more, as `serve`, for the servers under test. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      sizes: { type: 'string', default: '10000,100000' },
      rounds: { type: 'string', default: '7' },
      seconds: { type: 'string', default: '1' },
      colleges: { type: 'string' },
      out: { type: 'string', default: 'docs/benchmarks.md' },
    },
  });
  const [what, databaseUrl] = positionals;
  if (what === 'serve' && databaseUrl) return serve(databaseUrl);
  const pace = { rounds: Number(values.rounds), seconds: Number(values.seconds) };
  const sizes = values.sizes.split(',').map(Number);
  if (what !== 'search' || ![...sizes, pace.rounds, pace.seconds].every((number) => number > 0)) throw new Error(USAGE);
  const bench = await searchBench({ sizes, ...pace, directory: values.colleges, say: console.log });
  await writeFile(values.out, searchReport(bench, pace));
  console.log(`\n${searchTables(bench)}\n\nWritten to ${values.out}.`);
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error && error.message === USAGE ? USAGE : error);
  process.exit(1);
}
