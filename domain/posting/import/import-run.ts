import { MAX_IMPORT_IMAGES } from '../../limits.ts';
import type { ImagePair } from '../drafts/draft.ts';
import { IMPORT_BATCH, MAX_REPORTED_ERRORS, type ImportError, type ImportMapping } from './import-columns.ts';
import {
  groupRows,
  imageNames,
  readListing,
  type ImportContext,
  type ImportFile,
  type ImportListing,
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
  /** The first errors. */
  errors: ImportError[];
  /** Images that the rows name and that have not been uploaded. */
  imagesWanted: string[];
}

/** What an import has written so far. */
export interface ImportCounts {
  created: number;
  updated: number;
  unchanged: number;
  /** Listings that are published already, which stay as they are. */
  published: number;
  rejected: number;
}
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

/** Listings that are read before other requests have their turn. */
const TURN = 100;

/** Reads every listing of the file in turns, with the errors of the whole file. */
async function readAll(
  file: ImportFile,
  context: ImportContext,
  each: (read: ReadListing) => void,
): Promise<{ listings: number; withoutId: number; errors: ImportError[] }> {
  const { listings, errors } = groupRows(file, context.mapping);
  const withoutId = errors.length;
  for (const [index, listing] of listings.entries()) {
    const read = readListing(listing, context);
    if ('errors' in read) errors.push(...read.errors);
    each(read);
    if (index % TURN === TURN - 1) await new Promise((resolve) => setTimeout(resolve));
  }
  return { listings: listings.length, withoutId, errors: errors.toSorted((one, other) => one.line - other.line) };
}

/** Returns all errors of the file. */
export const allErrors = async (file: ImportFile, context: ImportContext): Promise<ImportError[]> =>
  (await readAll(file, context, () => {})).errors;

/** Returns what importing the file would do. */
export async function importReport(file: ImportFile, context: ImportContext): Promise<ImportReport> {
  const counts = { ready: 0, incomplete: 0, rejected: 0 };
  const { listings, withoutId, errors } = await readAll(file, context, (read) => {
    counts['errors' in read ? 'rejected' : read.missing.length > 0 ? 'incomplete' : 'ready']++;
  });
  return {
    ...counts,
    rejected: counts.rejected + withoutId,
    listings: listings + withoutId,
    errorCount: errors.length,
    errors: errors.slice(0, MAX_REPORTED_ERRORS),
    imagesWanted: namedImages(file, context)
      .filter((name) => !Object.hasOwn(context.images, name))
      .slice(0, MAX_IMPORT_IMAGES),
  };
}

/** Returns the names of all images that the rows name. */
const namedImages = ({ rows }: ImportFile, { mapping }: Pick<ImportContext, 'mapping'>): string[] => [
  ...new Set(rows.flatMap(({ cells }) => imageNames(cells[mapping.images ?? -1] ?? ''))),
];

/** The listings of one step, each read; and what the step begins with. */
export interface ImportStep {
  listings: { ownId: string; read: ReadListing }[];
  /** Listings done once it is written. */
  done: number;
  finished: boolean;
  counts: ImportCounts;
}

/** Returns the next step of an import of which `done` listings are written. */
export function importStep(file: ImportFile, context: ImportContext, done: number, counts: ImportCounts): ImportStep {
  const { listings, errors } = groupRows(file, context.mapping);
  const batch: ImportListing[] = listings.slice(done, done + IMPORT_BATCH);
  return {
    listings: batch.map((listing) => ({ ownId: listing.ownId, read: readListing(listing, context) })),
    done: done + batch.length,
    finished: done + batch.length >= listings.length,
    // Rows without an id are rejected with the first step.
    counts: done === 0 ? { ...noCounts, rejected: errors.length } : counts,
  };
}
