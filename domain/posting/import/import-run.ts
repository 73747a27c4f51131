import { MAX_IMPORT_IMAGES } from '../../limits.ts';
import type { ImagePair } from '../drafts/draft.ts';
import { emptyPersistedDraft } from '../drafts/saved-draft.ts';
import { IMPORT_BATCH, MAX_REPORTED_ERRORS, type ImportError, type ImportMapping } from './import-columns.ts';
import {
  groupRows,
  imageNames,
  readListing,
  type ImportContext,
  type ImportFile,
  type ReadListing,
} from './read-import.ts';

/** What a file would import: nothing has been written. */
export interface ImportReport {
  /** Listings of the file, with rows that belong to none. */
  listings: number;
  ready: number;
  /** Drafts that something is still missing from. */
  incomplete: number;
  rejected: number;
  errorCount: number;
  errors: ImportError[];
  /** Images that the rows name and that have not been uploaded. */
  missingImages: string[];
}

/** What an import has written so far; listings that are published already stay as they are. */
export type ImportCounts = Record<'created' | 'updated' | 'unchanged' | 'published' | 'rejected', number>;
export const noCounts: ImportCounts = { created: 0, updated: 0, unchanged: 0, published: 0, rejected: 0 };

/** Stored with an account: its file, and how far it has come. */
export interface ListingImportRecord {
  id: string;
  fileName: string;
  file: ImportFile;
  mapping: ImportMapping;
  images: Record<string, ImagePair>;
  report: ImportReport;
  state: 'mapping' | 'running' | 'done';
  /** Listings that are written or rejected. */
  done: number;
  counts: ImportCounts;
}

/** Reads every listing of the file, with the errors of the whole file. */
function readAll(file: ImportFile, context: ImportContext, each: (read: ReadListing) => void = () => {}) {
  const { listings, errors } = groupRows(file, context.mapping);
  const withoutId = errors.length;
  for (const listing of listings) {
    const read = readListing(listing, context);
    if ('errors' in read) errors.push(...read.errors);
    each(read);
  }
  return { listings: listings.length, withoutId, errors: errors.toSorted((one, other) => one.line - other.line) };
}

/** Returns all errors of the file as the rows of a CSV file, with its headings. */
export const importErrorRows = (file: ImportFile, context: ImportContext): string[][] => [
  ['Line', 'Column', 'Error'],
  ...readAll(file, context).errors.map(({ line, column, message }) => [String(line), column, message]),
];

/** Returns what importing the file would do. */
export function importReport(file: ImportFile, context: ImportContext): ImportReport {
  const counts = { ready: 0, incomplete: 0, rejected: 0 };
  const { listings, withoutId, errors } = readAll(file, context, (read) => {
    counts['errors' in read ? 'rejected' : read.missing.length > 0 ? 'incomplete' : 'ready']++;
  });
  return {
    ...counts,
    rejected: counts.rejected + withoutId,
    listings: listings + withoutId,
    errorCount: errors.length,
    errors: errors.slice(0, MAX_REPORTED_ERRORS),
    missingImages: [...new Set(file.rows.flatMap(({ cells }) => imageNames(cells[context.mapping.images ?? -1] ?? '')))]
      .filter((name) => !Object.hasOwn(context.images, name))
      .slice(0, MAX_IMPORT_IMAGES),
  };
}

/**
 * Returns the next step of an import of which `done` listings are written, with the counts that it begins with. Its
 * drafts state what the file states; `withUnstated` adds the rest.
 */
export function importStep(
  file: ImportFile,
  columns: Omit<ImportContext, 'contact'>,
  done: number,
  counts: ImportCounts,
) {
  const context = { ...columns, contact: emptyPersistedDraft().contact };
  const { listings, errors } = groupRows(file, context.mapping);
  const batch = listings.slice(done, done + IMPORT_BATCH);
  return {
    listings: batch.map((listing) => ({ ownId: listing.ownId, read: readListing(listing, context) })),
    done: done + batch.length,
    finished: done + batch.length >= listings.length,
    // Rows without an id are rejected with the first step.
    counts: done === 0 ? { ...noCounts, rejected: errors.length } : counts,
  };
}

/** The listings of one step, each read; and what the step begins with. */
export type ImportStep = ReturnType<typeof importStep>;
