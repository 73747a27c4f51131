import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { csvOptions } from '../../../../domain/leads/leads-csv.ts';
import { guessMapping } from '../../../../domain/posting/import/import-columns.ts';
import * as run from '../../../../domain/posting/import/import-run.ts';
import {
  readImportFile,
  type CsvParse,
  type ImportContext,
  type ImportFile,
} from '../../../../domain/posting/import/read-import.ts';

/** The work of an import that reads the whole file, for the worker thread. Files are JSON texts, as they are stored. */

type Context = Omit<ImportContext, 'headers'>;
interface FileInput {
  file: string;
  context: Context;
}

const fileOf = (json: string): ImportFile => JSON.parse(json) as ImportFile;
const contextOf = ({ headers }: ImportFile, context: Context): ImportContext => ({ ...context, headers });

/** Parses an uploaded file, maps its columns by their headings and checks every row. */
export function readImport({ path, contact }: { path: string; contact: ImportContext['contact'] }) {
  const file = readImportFile(readFileSync(path), parse as CsvParse);
  if ('refused' in file) return file;
  const mapping = guessMapping(file.headers);
  const report = run.importReport(file, contextOf(file, { mapping, images: {}, contact }));
  return { file: JSON.stringify(file), mapping, report };
}

/** Checks every row of a stored file. */
export function importReport({ file: json, context }: FileInput): run.ImportReport {
  const file = fileOf(json);
  return run.importReport(file, contextOf(file, context));
}

/** Returns all errors of a stored file as CSV. */
export function importErrorsCsv({ file: json, context }: FileInput): string {
  const file = fileOf(json);
  return stringify(run.importErrorRows(file, contextOf(file, context)), csvOptions);
}

/** Returns the next step of an import. */
export function importStep({
  file: json,
  done,
  counts,
  ...columns
}: Omit<Context, 'contact'> & { file: string; done: number; counts: run.ImportCounts }): run.ImportStep {
  const file = fileOf(json);
  return run.importStep(file, { ...columns, headers: file.headers }, done, counts);
}
