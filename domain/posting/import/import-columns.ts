import { MAX_IMPORTED_DRAFTS, MAX_IMPORT_BYTES, MAX_IMPORT_COLUMNS, MAX_IMPORT_ROWS } from '../../limits.ts';
import { formatNumber } from '../../format/numbers.ts';

/** What a landlord's CSV file may contain, and how its columns are recognized. Without the schema library. */

/** Listings that one step of an import writes, in one transaction. */
export const IMPORT_BATCH = 250;
/** Errors in a report; the file of all errors has the rest. */
export const MAX_REPORTED_ERRORS = 50;

export const IMPORT_PATH = '/api/listing-import';
export const IMPORT_IMAGES_PATH = '/api/listing-import/images';
export const IMPORT_ERRORS_PATH = '/api/listing-import/errors.csv';

interface Column {
  /** The heading in the template. */
  label: string;
  /** What other headings call it. */
  also: readonly string[];
  /** The template's example. */
  example: string;
  /** The path of the draft that the column fills, where it fills one field alone. */
  key?: string | undefined;
}

const column = (label: string, also: readonly string[], example: string, key?: string): Column => ({
  label,
  also,
  example,
  key,
});

/** Every column, in the template's order. */
export const importColumns = {
  ownId: column(
    'ID',
    ['your id', 'own id', 'unit id', 'property id', 'listing id', 'reference', 'unit', 'unit number'],
    'B-12',
  ),
  name: column('Name', ['property', 'property name', 'title', 'building'], 'Maple Court', 'name'),
  type: column('Type', ['property type', 'kind'], 'Apartment', 'type'),
  address: column(
    'Address',
    ['street', 'street address', 'address 1', 'address line 1'],
    '94 Chittenden Ave',
    'location.address',
  ),
  city: column('City', ['town'], 'Columbus', 'location.city'),
  state: column('State', ['st', 'state code'], 'OH', 'location.state'),
  zip: column('Zip', ['zip code', 'zipcode', 'postal code', 'postcode'], '43201', 'location.zip'),
  bedrooms: column('Bedrooms', ['beds', 'bed', 'br', 'bedroom'], '2'),
  bathrooms: column('Bathrooms', ['baths', 'bath', 'ba', 'bathroom'], '1.5'),
  sq: column('Square feet', ['sqft', 'sq ft', 'sq', 'size', 'area'], '850'),
  rent: column('Monthly rent', ['rent', 'price', 'market rent', 'rent per month', 'monthly price'], '1450'),
  feesMonthly: column('Monthly fees', ['fees', 'required fees'], '35'),
  utilities: column('Utilities', ['monthly utilities', 'utility estimate'], '80'),
  deposit: column('Deposit', ['security deposit'], '500'),
  oneTime: column('One-time fees', ['application fee', 'move in fee'], '50'),
  leaseMonths: column('Lease months', ['lease', 'lease term', 'lease lengths', 'term'], '9; 12'),
  availableOn: column('Available on', ['available', 'available date', 'date available'], '2027-08-15'),
  description: column(
    'Description',
    ['text', 'details', 'marketing description', 'about'],
    'Two blocks from campus, with a porch.',
    'description',
  ),
  amenities: column('Amenities', ['features'], 'Dishwasher; Parking', 'amenities'),
  images: column('Images', ['image', 'photos', 'pictures', 'image files'], 'b12-front.jpg; b12-kitchen.jpg', 'images'),
  firstName: column('Contact first name', ['first name'], '', 'contact.firstName'),
  lastName: column('Contact last name', ['last name'], '', 'contact.lastName'),
  email: column('Contact email', ['email', 'e mail'], '', 'contact.email'),
  phone: column('Contact phone', ['phone', 'telephone'], '', 'contact.phone'),
};
export type ImportField = keyof typeof importColumns;
export const importFields = Object.keys(importColumns) as ImportField[];
export const isImportField = (name: string): name is ImportField => Object.hasOwn(importColumns, name);

/** The index of the column that fills each field. */
export type ImportMapping = Partial<Record<ImportField, number>>;

/** Returns letters and digits in lower case, with single spaces. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** Returns the fields that the headings name, each by the first heading that does. */
export function guessMapping(headers: readonly string[]): ImportMapping {
  const mapping: ImportMapping = {};
  const taken = new Set<number>();
  const names = headers.map(plain);
  // A field's own label comes before what others call it.
  for (const namesOf of [({ label }: Column) => [label], ({ also }: Column) => also])
    for (const field of importFields) {
      if (mapping[field] !== undefined) continue;
      const words = namesOf(importColumns[field]).map(plain);
      const at = names.findIndex((name, index) => !taken.has(index) && words.includes(name));
      if (at === -1) continue;
      mapping[field] = at;
      taken.add(at);
    }
  return mapping;
}

/** Returns a mapping without columns that the file does not have, or that two fields share. */
export function validMapping(mapping: ImportMapping, columns: number): ImportMapping | undefined {
  const used = importFields.map((field) => mapping[field]).filter((index) => index !== undefined);
  const fits = used.every((index) => Number.isInteger(index) && index >= 0 && index < columns);
  return fits && new Set(used).size === used.length ? mapping : undefined;
}

const quoted = (cell: string) => (/[",;]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** Returns the template: the headings and an example of a building with two floorplans. */
export function importTemplate(): string {
  const second: Partial<Record<ImportField, string>> = { bedrooms: 'Studio', bathrooms: '1', sq: '420', rent: '980' };
  const rows = [
    importFields.map((field) => importColumns[field].label),
    importFields.map((field) => importColumns[field].example),
    importFields.map((field) => second[field] ?? importColumns[field].example),
  ];
  return `\uFEFF${rows.map((row) => row.map(quoted).join(',')).join('\r\n')}\r\n`;
}

/** Returns the name by which an image is found: its file name without folders, in lower case. */
export const imageKey = (name: string): string => (name.split(/[\\/]/).at(-1) ?? '').trim().toLowerCase();

/** An error of the file: at a line, which is 1 for the headings. */
export interface ImportError {
  line: number;
  column: string;
  message: string;
}

export const importErrors = {
  missing: 'Choose a CSV file.',
  tooLarge: `Choose a file of at most ${MAX_IMPORT_BYTES / 1_000_000} MB, or import it in parts.`,
  tooManyRows: `A file may have at most ${formatNumber(MAX_IMPORT_ROWS)} rows. Import it in parts.`,
  tooManyColumns: `A file may have at most ${MAX_IMPORT_COLUMNS} columns.`,
  empty: 'This file has no rows below its headings.',
  unreadable: "This isn't a CSV file that we can read. Save it as CSV (UTF-8) and try again.",
  noId: 'Choose the column with your own ID of each listing. It keeps a second import from making second drafts.',
  badMapping: 'Choose each column for one field only.',
  gone: 'This import was replaced or has expired. Upload the file again.',
  tooManyDrafts: `Your account can have ${formatNumber(MAX_IMPORTED_DRAFTS)} imported drafts. Publish or delete some of them first.`,
  notNamed: 'No row of the file names this image.',
} as const;
