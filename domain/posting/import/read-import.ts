import { MAX_FLOORPLANS, MAX_IMAGES, MAX_IMPORT_COLUMNS, MAX_IMPORT_ROWS, MAX_LEASE_MONTHS } from '../../limits.ts';
import type { FieldErrors } from '../../field-errors.ts';
import { choosableAmenities } from '../../options/amenities.ts';
import { isBathrooms } from '../../options/bathrooms.ts';
import { bedroomCode } from '../../options/bedrooms.ts';
import { APARTMENT, HOUSE } from '../../options/property-types.ts';
import { isStateCode, states } from '../../options/states.ts';
import { isCalendarDay } from '../../search/questionnaire.ts';
import { isEmpty, missingFields } from '../completeness.ts';
import { newFloorplan } from '../drafts/draft-limits.ts';
import type { Draft, FloorplanDraft, ImagePair } from '../drafts/draft.ts';
import type { PersistedDraft } from '../drafts/parse-saved-draft.ts';
import { missingParts } from '../completeness.ts';
import { emptyPersistedDraft, toPersistedDraft } from '../drafts/saved-draft.ts';
import { rentFault, sizeFault } from '../format-faults.ts';
import { parseDraft, stepErrors } from '../validation-rules.ts';
import {
  imageKey,
  importColumns,
  importErrors,
  importFields,
  type ImportError,
  type ImportField,
  type ImportMapping,
} from './import-columns.ts';

interface ImportRow {
  line: number;
  cells: string[];
}

export interface ImportFile {
  headers: string[];
  rows: ImportRow[];
}

/** The parser: csv-parse, of which browser and server have their own build. */
export type CsvParse = (text: string, options: object) => { record: string[]; info: { lines: number } }[];

/** Decodes UTF-8, UTF-16 with its mark, and what Excel saves as plain CSV. */
function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Returns the delimiter that the headings use most. */
function delimiterOf(text: string): string {
  const first = text.slice(0, 10_000).split(/\r?\n/, 1)[0] ?? '';
  const count = (sign: string) => first.split(sign).length;
  return [';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best), ',');
}

/** Records of a file, empty ones included. */
const MAX_RECORDS = 10 * MAX_IMPORT_ROWS;

/** Returns why a file has too many rows or columns to be parsed: parsing costs much more than counting. */
function countRefusal(text: string, delimiter: string): string | undefined {
  let [records, columns, isQuoted] = [0, 0, false];
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    if (sign === '"') isQuoted = !isQuoted;
    if (isQuoted) continue;
    if (sign === delimiter) columns++;
    if (columns >= MAX_IMPORT_COLUMNS) return importErrors.tooManyColumns;
    if (sign !== '\n' && sign !== '\r') continue;
    columns = 0;
    if (++records > MAX_RECORDS) return importErrors.tooManyRows;
  }
  return undefined;
}

/** Returns the headings and rows of a CSV file, or why it is not read. Empty rows are left out. */
export function readImportFile(bytes: Uint8Array, parse: CsvParse): ImportFile | { refused: string } {
  // The parser counts a line break of two characters within quotes as two lines.
  const text = decode(bytes).replace(/\r\n?/g, '\n');
  if (text.includes('\u0000')) return { refused: importErrors.unreadable };
  const delimiter = delimiterOf(text);
  const refused = countRefusal(text, delimiter);
  if (refused) return { refused };
  let records: ReturnType<CsvParse>;
  try {
    records = parse(text, {
      bom: true,
      delimiter,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      trim: true,
      max_record_size: 100_000,
      to: MAX_IMPORT_ROWS + 2,
    });
  } catch (error) {
    const line = error instanceof Error && 'lines' in error ? Number(error.lines) : undefined;
    return { refused: line ? `Line ${line} can't be read: check its quotes.` : importErrors.unreadable };
  }
  const [head, ...rest] = records;
  if (!head || rest.length === 0) return { refused: importErrors.empty };
  if (rest.length > MAX_IMPORT_ROWS) return { refused: importErrors.tooManyRows };
  const headers = head.record.map((name, index) => name.slice(0, 100).toWellFormed() || `Column ${index + 1}`);
  const rows = rest.map(({ record, info }) => ({
    // The parser counts the lines up to a record's end.
    line: info.lines - record.join('').split('\n').length + 1,
    cells: record.slice(0, headers.length),
  }));
  return { headers, rows };
}

/** A listing of the file: one row for each of its floorplans. */
export interface ImportListing {
  ownId: string;
  rows: ImportRow[];
}

const MAX_OWN_ID = 100;

/** Returns the listings of the file in its order, and the errors of rows that belong to none. */
export function groupRows({ headers, rows }: ImportFile, mapping: ImportMapping) {
  const listings = new Map<string, ImportListing>();
  const errors: ImportError[] = [];
  const at = mapping.ownId;
  for (const row of at === undefined ? [] : rows) {
    const ownId = row.cells[at ?? 0] ?? '';
    const wrong =
      ownId === '' ? 'Enter your ID of this listing.' : ownId.length > MAX_OWN_ID ? 'Use at most 100 characters.' : '';
    if (wrong) errors.push({ line: row.line, column: headers[at ?? 0] ?? '', message: wrong });
    else if (listings.has(ownId)) listings.get(ownId)?.rows.push(row);
    else listings.set(ownId, { ownId, rows: [row] });
  }
  return { listings: [...listings.values()], errors };
}

/** Returns a part of a listing read from a cell, or the error that is shown at it. */
type Read<Value> = (cell: string) => { value: Value } | { error: string };
const whole =
  (check: (digits: string) => string | undefined): Read<string> =>
  (cell) => {
    const digits = cell.replace(/^\$\s*|,(?=\d{3})|\.0+$/g, '');
    const error = /^\d{1,6}$/.test(digits) ? check(digits) : 'Enter a whole number.';
    return error ? { error } : { value: String(Number(digits)) };
  };
const amount = whole((digits) => (Number(digits) <= 100_000 ? undefined : 'Enter between $0 and $100,000.'));

const readBedrooms: Read<number> = (cell) => {
  const count = /^studio$/i.test(cell) ? 0 : Number(/^(\d+)(\s*(br|beds?|bedrooms?))?$/i.exec(cell)?.[1] ?? NaN);
  const value = bedroomCode(count);
  return value === undefined ? { error: 'Enter bedrooms from 0 to 10, or Studio.' } : { value };
};
const readBathrooms: Read<number> = (cell) => {
  const value = Number(/^(\d+(\.\d+)?)(\s*(ba|baths?|bathrooms?))?$/i.exec(cell)?.[1] ?? NaN);
  return isBathrooms(value) ? { value } : { error: 'Enter bathrooms from 1 to 5.5 in half steps.' };
};
const readLeases: Read<number[]> = (cell) => {
  const months = cell
    .replace(/months?|mos?\.?/gi, '')
    .split(/[\s;,|/]+/)
    .filter((part) => part !== '')
    .map(Number);
  const valid = months.every((each) => Number.isInteger(each) && each >= 1 && each <= MAX_LEASE_MONTHS);
  return valid && months.length <= 12
    ? { value: [...new Set(months)] }
    : { error: `Enter lease lengths from 1 to ${MAX_LEASE_MONTHS} months, separated by semicolons.` };
};
const readDay: Read<string> = (cell) => {
  const american = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(cell);
  const [, month = '', day = '', year = ''] = american ?? [];
  const value = american ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : cell;
  return isCalendarDay(value) ? { value } : { error: 'Enter a date like 2027-08-15 or 8/15/2027.' };
};
const readType: Read<number> = (cell) => {
  if (/^(apartment|apt|84)s?$/i.test(cell)) return { value: APARTMENT };
  return /^(house|home|85)s?$/i.test(cell) ? { value: HOUSE } : { error: 'Enter Apartment or House.' };
};
const letters = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');
const amenityIds = new Map(
  choosableAmenities.flatMap(({ id, label }) => [[letters(label), id] as const, [String(id), id] as const]),
);
const readAmenities: Read<number[]> = (cell) => {
  const named = cell.split(/[;,|]/).filter((part) => part.trim() !== '');
  const unknown = named.find((name) => !amenityIds.has(letters(name)));
  if (unknown !== undefined)
    return { error: `“${unknown.trim().slice(0, 40).toWellFormed()}” isn't in our list of amenities.` };
  return { value: [...new Set(named.flatMap((name) => amenityIds.get(letters(name)) ?? []))] };
};
const stateCodes = new Map(states.map(({ code, name }) => [letters(name), code] as const));
const readState = (cell: string): string => {
  const code = cell.toUpperCase();
  return isStateCode(code) ? code : (stateCodes.get(letters(cell)) ?? cell);
};
/** Spreadsheets drop a leading zero. */
const readZip = (cell: string): string =>
  cell.replace(/^(\d{5})-\d{4}$/, '$1').replace(/^\d{3,4}$/, (digits) => digits.padStart(5, '0'));

/** Returns the file names of a cell, without folders, in lower case as they are compared. */
export const imageNames = (cell: string): string[] =>
  cell
    .split(/[;,|]/)
    .map(imageKey)
    .filter((name) => name !== '');

/** A listing of the file as a draft; `missing` is what publishing it still needs. */
export type ReadListing = { draft: PersistedDraft; missing: string[] } | { errors: ImportError[] };

export interface ImportContext {
  headers: readonly string[];
  mapping: ImportMapping;
  /** The contact of rows that name none. */
  contact: Draft['contact'];
  /** The uploaded images by the names of `imageKey`. */
  images: Readonly<Record<string, ImagePair>>;
}

const shared = ['name', 'type', 'address', 'city', 'state', 'zip', 'description'] as const satisfies ImportField[];

/** Reads one listing by the rules of posting. What is missing is no error: the draft can be completed later. */
export function readListing({ rows }: ImportListing, context: ImportContext): ReadListing {
  const { headers, mapping, contact, images } = context;
  const errors: ImportError[] = [];
  const fail = (line: number, field: ImportField, message: string) =>
    errors.push({ line, column: headers[mapping[field] ?? -1] ?? importColumns[field].label, message });
  const cellOf = ({ cells }: ImportRow, field: ImportField) => cells[mapping[field] ?? -1] ?? '';
  const read = <Value>(row: ImportRow, field: ImportField, parse: Read<Value>, empty: Value): Value => {
    const cell = cellOf(row, field);
    const result = cell === '' ? { value: empty } : parse(cell);
    if ('value' in result) return result.value;
    fail(row.line, field, result.error);
    return empty;
  };
  const [first] = rows;
  if (!first) return { errors };
  for (const row of rows.slice(1))
    for (const field of shared)
      if (cellOf(row, field) !== '' && cellOf(row, field) !== cellOf(first, field))
        fail(row.line, field, `Line ${first.line} has the same ID and another value. Use one ID for each listing.`);
  if (rows.length > MAX_FLOORPLANS) fail(first.line, 'ownId', `Use at most ${MAX_FLOORPLANS} rows for one listing.`);
  const floorplanOf = (row: ImportRow): FloorplanDraft => ({
    ...newFloorplan(),
    bedrooms: read(row, 'bedrooms', readBedrooms, 0),
    bathrooms: read(row, 'bathrooms', readBathrooms, 0),
    sq: read(row, 'sq', whole(sizeFault), ''),
    rent: read(row, 'rent', whole(rentFault), ''),
    feesMonthly: read(row, 'feesMonthly', amount, ''),
    utilities: read(row, 'utilities', amount, ''),
    deposit: read(row, 'deposit', amount, ''),
    oneTime: read(row, 'oneTime', amount, ''),
    leaseMonths: read(row, 'leaseMonths', readLeases, []),
    availableOn: read(row, 'availableOn', readDay, ''),
  });
  const named = [...new Set(rows.flatMap((row) => imageNames(cellOf(row, 'images'))))];
  if (named.length > MAX_IMAGES) fail(first.line, 'images', `Add at most ${MAX_IMAGES} images.`);
  const { parsed, failed } = parsedDraft({
    type: read(first, 'type', readType, null as number | null),
    name: cellOf(first, 'name'),
    contact: {
      firstName: cellOf(first, 'firstName') || contact.firstName,
      lastName: cellOf(first, 'lastName') || contact.lastName,
      email: cellOf(first, 'email') || contact.email,
      phone: cellOf(first, 'phone') || contact.phone,
    },
    location: {
      address: cellOf(first, 'address'),
      city: cellOf(first, 'city'),
      state: readState(cellOf(first, 'state')),
      zip: readZip(cellOf(first, 'zip')),
    },
    floorplans: rows.slice(0, MAX_FLOORPLANS).map(floorplanOf),
    amenities: read(first, 'amenities', readAmenities, []),
    description: cellOf(first, 'description'),
    images: named.slice(0, MAX_IMAGES).flatMap((name) => (Object.hasOwn(images, name) ? (images[name] ?? []) : [])),
  });
  for (const [key, messages] of Object.entries(failed)) {
    const field = importFields.find((each) => importColumns[each].key === key);
    if (errors.length > 0 && key === 'floorplans') continue;
    fail(first.line, field ?? (key === 'floorplans' ? 'rent' : 'ownId'), messages[0] ?? '');
  }
  if (errors.length > 0 || !parsed) return { errors };
  return { draft: toPersistedDraft(parsed), missing: missingParts(parsed) };
}

/** Returns the draft, and the errors of what it states: an empty field is no error. */
function parsedDraft(input: object): { parsed: Draft | null; failed: FieldErrors } {
  const result = parseDraft(input);
  if ('errors' in result) return { parsed: null, failed: result.errors };
  const { draft } = result;
  const incomplete = missingFields('floorplans', draft).length > 0;
  const failed = Object.entries(stepErrors('complete-step', draft, true)).filter(([key]) =>
    key === 'floorplans' ? !incomplete : !isBlank(draft, key),
  );
  return { parsed: draft, failed: Object.fromEntries(failed) };
}

/** Returns whether the draft has nothing at an error's key, such as `contact.email`. */
function isBlank(draft: Draft, key: string): boolean {
  const value = key
    .split('.')
    .reduce<unknown>((part, name) => (part as Readonly<Record<string, unknown>> | undefined)?.[name], draft);
  return isBlankValue(value);
}

const isBlankValue = (value: unknown) => isEmpty(value) || (Array.isArray(value) && value.length === 0);

/** Returns a part with the values of another one where its own are empty. */
function filled<Part extends object>(part: Part, other: Part): Part {
  const added = Object.entries(other).filter(([name]) => isBlankValue(part[name as keyof Part]));
  return { ...part, ...Object.fromEntries(added) };
}

/**
 * Returns a draft of the file with what the file does not state: from the draft of before, or else this contact. A pin
 * belongs to its address, and a price to its floorplan.
 */
export function withUnstated(
  read: PersistedDraft,
  before: PersistedDraft | null,
  contact: Draft['contact'],
): PersistedDraft {
  const saved = before ?? emptyPersistedDraft();
  const location = filled(read.location, saved.location);
  const isSamePlace = (['address', 'city', 'state', 'zip'] as const).every(
    (part) => location[part] === saved.location[part],
  );
  const isSameFloorplan = (row: FloorplanDraft, other: FloorplanDraft) =>
    read.floorplans.length === saved.floorplans.length &&
    (['bedrooms', 'bathrooms'] as const).every((part) => isEmpty(row[part]) || row[part] === other[part]);
  return {
    ...filled(read, saved),
    contact: filled(filled(read.contact, saved.contact), contact),
    location: isSamePlace ? saved.location : { ...location, coordinates: null, pin: false },
    floorplans: read.floorplans.map((row, index) => {
      const other = saved.floorplans[index];
      return other && isSameFloorplan(row, other) ? filled(row, other) : row;
    }),
  };
}
