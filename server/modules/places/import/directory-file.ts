import { parse, CsvError } from 'csv-parse';

/** Thrown when the file is not the expected one; the message gives the reason in one line. */
export class InvalidDirectoryFile extends Error {}

const LARGEST_FILE = 200 * 1024 * 1024;

/** Decodes UTF-8 when it is valid UTF-8, else Latin-1, as older years of the directory are. */
function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('latin1').decode(bytes);
  }
}

/**
 * Reads a CSV file of the federal directory row by row, with any line endings, byte order mark or encoding. `row` is its
 * number as a spreadsheet shows it: the header is row 1.
 * @throws InvalidDirectoryFile when a column is missing, the quoting is broken or it is not text.
 */
export async function* directoryRows(bytes: Buffer, columns: readonly string[]) {
  if (bytes.length > LARGEST_FILE) throw new InvalidDirectoryFile('The file is larger than 200 MB.');
  if (bytes.includes(0)) throw new InvalidDirectoryFile('The file is not text.');
  const checkHeader = (header: string[]) => {
    const found = header.map((name) => name.trim().toUpperCase());
    const missing = columns.filter((name) => !found.includes(name));
    if (missing.length > 0) throw new InvalidDirectoryFile(`The file has no column ${missing.join(', ')}.`);
    return found;
  };
  const parser = parse(decode(bytes), {
    bom: true,
    columns: checkHeader,
    trim: true,
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
  });
  let row = 1;
  try {
    for await (const values of parser) yield { row: ++row, values: values as Record<string, string> };
  } catch (error) {
    if (error instanceof CsvError) throw new InvalidDirectoryFile(`The file is not the expected CSV: ${error.message}`);
    throw error;
  }
  if (row === 1) throw new InvalidDirectoryFile('The file has no rows.');
}
