import { readFile } from 'node:fs/promises';
import type { Pool } from 'pg';
import { parseCommandLine } from '../../../startup/command-line.ts';
import { InvalidDirectoryFile } from './directory-file.ts';
import type { Gazetteer } from '../gazetteer.ts';
import { importColleges, type ImportSummary } from './import-colleges.ts';

interface ImportDependencies {
  pool: Pool;
  gazetteer: Gazetteer;
  print: (line: string) => void;
}

const USAGE = 'Usage: npm run op -- import-colleges FILE [--enrollment FILE]';
const PROGRESS_ROWS = 1000;

/** Formats row numbers as "2, 5–9, 12", with consecutive ones as ranges. */
export function rowRanges(rows: readonly number[]): string {
  const ranges: [number, number][] = [];
  for (const row of rows) {
    const last = ranges.at(-1);
    if (last && row === last[1] + 1) last[1] = row;
    else ranges.push([row, row]);
  }
  return ranges.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join(', ');
}

function report(summary: ImportSummary, print: (line: string) => void) {
  const refused = [...summary.refused.values()].reduce((sum, rows) => sum + rows.length, 0);
  print(`Added ${summary.added}, changed ${summary.changed}, unchanged ${summary.unchanged}, rejected ${refused}.`);
  if (summary.withoutEnrollment > 0) print(`${summary.withoutEnrollment} have no row in the enrollment file.`);
  for (const [why, rows] of summary.refused) print(`Rejected, ${why} (${rows.length}): rows ${rowRanges(rows)}`);
}

/** Reads a file; a missing file is reported as an invalid one. */
async function bytesOf(path: string): Promise<Buffer> {
  try {
    return await readFile(path);
  } catch {
    throw new InvalidDirectoryFile(`The file ${path} cannot be read.`);
  }
}

/**
 * Runs `npm run op -- import-colleges FILE [--enrollment FILE]`: loads the federal directory while the server runs,
 * and prints what was added, changed and rejected. Resolves with the exit code; an invalid file changes nothing.
 */
export async function importCollegesCommand(
  args: string[],
  { pool, gazetteer, print }: ImportDependencies,
): Promise<number> {
  const parsed = parseCommandLine(args, { enrollment: { type: 'string' } });
  const [path, ...rest] = parsed?.positionals ?? [];
  if (!parsed || path === undefined || rest.length > 0) {
    print(USAGE);
    return 1;
  }
  try {
    const directory = await bytesOf(path);
    const { enrollment: students } = parsed.values;
    const enrollment = students === undefined ? undefined : await bytesOf(students);
    const onRow = (row: number) => {
      if (row % PROGRESS_ROWS === 0) print(`Read ${row} rows`);
    };
    report(await importColleges({ pool, gazetteer }, { directory, enrollment }, onRow), print);
    return 0;
  } catch (error) {
    if (!(error instanceof InvalidDirectoryFile)) throw error;
    print(`Nothing was imported. ${error.message}`);
    return 1;
  }
}
