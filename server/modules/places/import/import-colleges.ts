import type { Pool } from 'pg';
import type { CollegeFacts } from '../../../../domain/places/college-facts.ts';
import { transact } from '../../../sql/transactions.ts';
import { storeColleges, type StoreSummary } from './store-colleges.ts';
import { DIRECTORY_COLUMNS, ENROLMENT_COLUMNS, readCollege, wholeNumber } from './directory-college.ts';
import { directoryRows, InvalidDirectoryFile } from './directory-file.ts';
import type { Gazetteer } from '../gazetteer.ts';

export interface ImportSummary extends StoreSummary {
  /** Rejected rows, numbered as a spreadsheet shows them, by reason. */
  refused: Map<string, number[]>;
  /** Number of colleges without a row in the enrollment file, when one was given. */
  withoutEnrollment: number;
}

async function readEnrollment(bytes: Buffer | undefined): Promise<Map<number, number>> {
  const students = new Map<number, number>();
  if (!bytes) return students;
  for await (const { values } of directoryRows(bytes, ENROLMENT_COLUMNS)) {
    const [id, count] = [wholeNumber(values['UNITID']), wholeNumber(values['SCUGRAD'])];
    if (id !== undefined && count !== undefined) students.set(id, count);
  }
  if (students.size === 0) throw new InvalidDirectoryFile('The enrollment file counts no students.');
  return students;
}

async function readColleges(bytes: Buffer, students: Map<number, number>, onRow: (row: number) => void) {
  const colleges = new Map<number, CollegeFacts>();
  const refused = new Map<string, number[]>();
  const refuse = (why: string, row: number) => refused.set(why, [...(refused.get(why) ?? []), row]);
  for await (const { row, values } of directoryRows(bytes, DIRECTORY_COLUMNS)) {
    onRow(row);
    const read = readCollege(values, students.get(Number(values['UNITID'])) ?? 0);
    if ('refused' in read) refuse(read.refused, row);
    else if (colleges.has(read.id)) refuse('its UNITID stood in an earlier row', row);
    else colleges.set(read.id, read);
  }
  if (colleges.size === 0) throw new InvalidDirectoryFile('The file has no active two-year or four-year college.');
  return { colleges: [...colleges.values()], refused };
}

/**
 * Loads the federal directory of institutions (HD) and, if given, its counts of undergraduates (SFA), all or nothing.
 * Colleges are matched by UNITID and keep their slug.
 * @throws InvalidDirectoryFile for any other file; nothing is changed then.
 */
export async function importColleges(
  { pool, gazetteer }: { pool: Pool; gazetteer: Gazetteer },
  files: { directory: Buffer; enrollment?: Buffer | undefined },
  onRow: (row: number) => void = () => undefined,
): Promise<ImportSummary> {
  const students = await readEnrollment(files.enrollment);
  const { colleges, refused } = await readColleges(files.directory, students, onRow);
  const withoutEnrollment = files.enrollment ? colleges.filter(({ id }) => !students.has(id)).length : 0;
  const summary = await transact(pool, (client) => storeColleges(client, gazetteer, colleges, { starter: false }));
  return { ...summary, refused, withoutEnrollment };
}
