import { MAX_IMPORTED_DRAFTS } from '../../domain/limits.ts';
import { parse } from 'csv-parse/browser/esm/sync';
import type { FieldErrors } from '../../domain/field-errors.ts';
import type { Draft, ImagePair } from '../../domain/posting/drafts/draft.ts';
import { DRAFT_RETENTION_MS, isSameContent } from '../../domain/posting/drafts/saved-draft.ts';
import {
  guessMapping,
  imageKey,
  importErrors,
  validMapping,
  type ImportMapping,
} from '../../domain/posting/import/import-columns.ts';
import {
  importReport,
  importStep,
  noCounts,
  type ImportCounts,
  type ImportStep,
} from '../../domain/posting/import/import-run.ts';
import {
  readImportFile,
  withUnstated,
  type CsvParse,
  type ImportContext,
} from '../../domain/posting/import/read-import.ts';
import { draftFromRows } from '../../domain/posting/listing-rows.ts';
import type { ListingImportRow } from '../world/db.ts';
import { countAttempt } from '../world/throttle.ts';
import type { World } from '../world/world.ts';
import { liveSavedDrafts } from './saved-drafts.ts';

type Outcome = { record: ListingImportRow } | { errors: FieldErrors };

const GONE: Outcome = { errors: { notification: [importErrors.gone] } };

/** Returns the account's import, or undefined when there is none or it has expired. */
export function importOf({ db, now }: World, accountId: number): ListingImportRow | undefined {
  const oldest = now().getTime() - DRAFT_RETENTION_MS;
  return db.listingImports.find((row) => row.accountId === accountId && Date.parse(row.createdAt) > oldest);
}

/** Returns what a file is read with: the contact of the latest listing, or else of the account. */
export function importContext({ db }: World, { accountId, file, mapping, images }: ListingImportRow): ImportContext {
  const latest = db.listings.filter((row) => row.accountId === accountId).toSorted((a, b) => b.id - a.id)[0];
  const account = db.accounts.find(({ id }) => id === accountId);
  const contact = latest
    ? draftFromRows(latest, latest.contact, latest.floorplans).contact
    : {
        firstName: account?.firstName ?? '',
        lastName: account?.lastName ?? '',
        email: account?.email ?? '',
        phone: '',
      };
  return { headers: file.headers, mapping, images, contact };
}

/** Stores a file in place of the account's earlier one, as the server does. */
export function uploadImport(
  world: World,
  accountId: number,
  fileName: string,
  bytes: Uint8Array,
): { id: string } | { refused: string } {
  countAttempt(world, 'importFile', String(accountId));
  countAttempt(world, 'accountImports', String(accountId));
  const file = readImportFile(bytes, parse as CsvParse);
  if ('refused' in file) return file;
  const row: ListingImportRow = {
    accountId,
    id: crypto.randomUUID(),
    fileName: fileName.slice(0, 200),
    file,
    mapping: guessMapping(file.headers),
    images: {},
    report: { listings: 0, ready: 0, incomplete: 0, rejected: 0, errorCount: 0, errors: [], missingImages: [] },
    state: 'mapping',
    done: 0,
    counts: noCounts,
    createdAt: world.now().toISOString(),
  };
  row.report = importReport(file, importContext(world, row));
  world.db.listingImports = [...world.db.listingImports.filter((known) => known.accountId !== accountId), row];
  world.changed();
  return row;
}

/** Maps the columns and checks every row. */
export function mapImport(world: World, accountId: number, id: string, wanted: ImportMapping): Outcome {
  countAttempt(world, 'importFile', String(accountId));
  const record = importOf(world, accountId);
  if (record?.id !== id) return GONE;
  const mapping = validMapping(wanted, record.file.headers.length);
  if (!mapping) return { errors: { mapping: [importErrors.badMapping] } };
  const report = importReport(record.file, importContext(world, { ...record, mapping }));
  Object.assign(record, { mapping, report, state: 'mapping', done: 0, counts: noCounts });
  world.changed();
  return { record };
}

/** Writes the next batch of drafts. */
export function runImport(world: World, accountId: number, id: string): Outcome {
  countAttempt(world, 'importStep', String(accountId));
  const record = importOf(world, accountId);
  if (record?.id !== id) return GONE;
  if (record.mapping.ownId === undefined) return { errors: { ownId: [importErrors.noId] } };
  if (record.state === 'done') return { record };
  const { contact, ...columns } = importContext(world, record);
  const step = importStep(record.file, columns, record.done, record.counts);
  const counts = write(world, accountId, contact, step);
  if (!counts) return { errors: { notification: [importErrors.tooManyDrafts] } };
  Object.assign(record, { state: step.finished ? 'done' : 'running', done: step.done, counts });
  world.changed();
  return { record };
}

function write(
  world: World,
  accountId: number,
  contact: Draft['contact'],
  { listings, counts }: ImportStep,
): ImportCounts | undefined {
  const { db } = world;
  const [next, now] = [{ ...counts }, world.now().toISOString()];
  const rows = db.savedDrafts.map((row) => ({ ...row }));
  const live = new Map(liveSavedDrafts(world, accountId).map(({ draftId, draft }) => [draftId, draft]));
  const gone = new Set([
    ...db.listings.filter((listing) => listing.accountId === accountId).map(({ draftId }) => draftId),
    ...db.publishIntents
      .filter((intent) => intent.accountId === accountId && (intent.state === 'review' || intent.state === 'waiting'))
      .map(({ draftId }) => draftId),
  ]);
  for (const { ownId, read } of listings) {
    const row = rows.find((known) => known.accountId === accountId && known.ownId === ownId);
    if ('errors' in read) next.rejected++;
    else if (row && gone.has(row.draftId)) next.published++;
    else {
      const before = live.get(row?.draftId ?? '') ?? null;
      const draft = withUnstated(read.draft, before, contact);
      const isSame = isSameContent(before, draft);
      next[isSame ? 'unchanged' : before ? 'updated' : 'created']++;
      if (row) Object.assign(row, { draft, savedAt: now, version: row.version + (isSame ? 0 : 1) });
      else rows.push({ accountId, draftId: crypto.randomUUID(), ownId, draft, version: 1, savedAt: now });
    }
  }
  const imported = liveSavedDrafts({ ...world, db: { ...db, savedDrafts: rows } }, accountId).filter(
    ({ ownId }) => ownId,
  );
  if (imported.length > MAX_IMPORTED_DRAFTS) return undefined;
  db.savedDrafts = rows;
  return next;
}

/** Returns why an image is not taken: no row names it. */
export function imageRefusal(world: World, accountId: number, fileName: string): string | undefined {
  countAttempt(world, 'importImage', String(accountId));
  const record = importOf(world, accountId);
  if (!record) return importErrors.gone;
  const name = imageKey(fileName);
  const isNamed = Object.hasOwn(record.images, name) || record.report.missingImages.includes(name);
  return isNamed ? undefined : importErrors.notNamed;
}

/** Adds a stored image to the import. */
export function addImportImage(world: World, accountId: number, fileName: string, pair: ImagePair): void {
  const record = importOf(world, accountId);
  if (record) record.images = { ...record.images, [imageKey(fileName)]: pair };
  world.changed();
}
