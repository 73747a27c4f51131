import { MAX_IMPORTED_DRAFTS } from '../../../../domain/limits.ts';
import type { EntityManager } from '@mikro-orm/postgresql';
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { FieldErrors } from '../../../../domain/field-errors.ts';
import type { Draft } from '../../../../domain/posting/drafts/draft.ts';
import { DRAFT_RETENTION_MS, isSameContent, parseStoredDraft } from '../../../../domain/posting/drafts/saved-draft.ts';
import {
  imageKey,
  importErrors,
  validMapping,
  type ImportMapping,
} from '../../../../domain/posting/import/import-columns.ts';
import {
  noCounts,
  type ImportCounts,
  type ImportStep,
  type ListingImportRecord,
} from '../../../../domain/posting/import/import-run.ts';
import { withUnstated } from '../../../../domain/posting/import/read-import.ts';
import { deleteInBatches } from '../../../jobs/delete-in-batches.ts';
import { stableId } from '../../../jobs/stable-id.ts';
import type { Upload } from '../../../http/uploads.ts';
import type { Throttle } from '../../../throttle.ts';
import type { WorkerPool } from '../../../workers/worker-pool.ts';
import { lockAccountRow } from '../../account/lock-account.ts';
import type { ImagesService } from '../../images/images.service.ts';
import { markReferenced } from '../../images/referenced-images.ts';
import { arrayOf, executeWithValues } from '../../../sql/statements.ts';
import type { ServiceDeps } from '../../service-deps.ts';
import type { PostingService } from '../posting.service.ts';

/** A stored import without its rows, of which a file may have megabytes: the worker reads those. */
export interface StoredImport extends Omit<ListingImportRecord, 'file'> {
  headers: string[];
  /** The cells of the first row. */
  sample: string[];
  /** Rows below the headings. */
  rows: number;
  /** A hash of what a step is made from: another upload, mapping, image or step changes it. */
  basis: string;
}

/** The account that uploads a file, and its address for rate limiting. */
interface Importer {
  accountId: number;
  ip: string;
}

export type ImportOutcome = { record: StoredImport } | { errors: FieldErrors };

interface ListingImportDeps extends Pick<ServiceDeps, 'orm' | 'clock'> {
  workers: Pick<WorkerPool, 'run'>;
  throttle: Pick<Throttle, 'take' | 'takeUpload'>;
  images: Pick<ImagesService, 'store'>;
  posting: Pick<PostingService, 'draftsOf'>;
}

const GONE: ImportOutcome = { errors: { notification: [importErrors.gone] } };
const BASIS = 'md5(concat_ws(chr(10), id, mapping, images, done))';
/** The most steps that are read again because another change came first. */
const MAX_ROUNDS = 20;

/**
 * Imports a landlord's CSV file as drafts. The file is stored first, once for each account; each step then writes a
 * batch of drafts and how far it came in one transaction, so that an import goes on where a killed process or a closed
 * page left it. A draft's id is made of the account and the owner's own id: importing again updates it.
 */
export class ListingImportService {
  constructor(private readonly deps: ListingImportDeps) {}

  /** Returns the account's import, or null when there is none or it has expired. */
  async find(accountId: number): Promise<StoredImport | null> {
    const [row] = await this.deps.orm.em.fork().execute<StoredImport[]>(
      `select id, file_name as "fileName", file -> 'headers' as headers,
          coalesce(file -> 'rows' -> 0 -> 'cells', '[]') as sample, jsonb_array_length(file -> 'rows') as rows,
          mapping, images, report, state, done, counts, ${BASIS} as basis
         from listing_import where account_id = ? and created_at > ?`,
      [accountId, this.#oldest()],
    );
    return row ? { ...row, counts: { ...noCounts, ...row.counts } } : null;
  }

  /** Stores a file in place of the account's earlier one. @throws TooManyRequests */
  async upload({ accountId, ip }: Importer, { name, path }: Upload): Promise<{ id: string } | { errors: FieldErrors }> {
    const { throttle } = this.deps;
    await throttle.take('importFile', String(accountId));
    await throttle.take('accountImports', String(accountId));
    await throttle.take('imports', ip);
    const contact = await this.#contact(accountId);
    const read = await this.deps.workers.run(`account ${accountId}`, 'readImport', { path, contact });
    if ('refused' in read) return { errors: { file: [read.refused] } };
    const id = randomUUID();
    const { orm, clock } = this.deps;
    await executeWithValues(
      orm.em.fork(),
      `insert into listing_import (account_id, id, file_name, file, mapping, report, state, created_at)
       values ($1, $2, $3, $4::jsonb, $5::jsonb, $6::jsonb, 'mapping', $7)
       on conflict (account_id) do update set id = excluded.id, file_name = excluded.file_name, file = excluded.file,
         mapping = excluded.mapping, images = '{}', report = excluded.report, state = 'mapping', done = 0, counts = '{}',
         created_at = excluded.created_at`,
      [
        accountId,
        id,
        name.slice(0, 200),
        read.file,
        ...[read.mapping, read.report].map((part) => JSON.stringify(part)),
        clock.now(),
      ],
    );
    return { id };
  }

  /** Maps the file's columns and returns what it would import: a dry run. @throws TooManyRequests */
  async map(accountId: number, id: string, wanted: ImportMapping): Promise<ImportOutcome> {
    const { orm, throttle } = this.deps;
    await throttle.take('importFile', String(accountId));
    const record = await this.find(accountId);
    const file = await this.#file(accountId, id);
    if (record?.id !== id || file === null) return GONE;
    const mapping = validMapping(wanted, record.headers.length);
    if (!mapping) return { errors: { mapping: [importErrors.badMapping] } };
    const context = { mapping, images: record.images, contact: await this.#contact(accountId) };
    const report = await this.deps.workers.run(`account ${accountId}`, 'importReport', { file, context });
    const mapped = await orm.em.fork().execute<object[]>(
      `update listing_import set mapping = ?::jsonb, report = ?::jsonb, state = 'mapping', done = 0, counts = '{}'
        where account_id = ? and id = ? returning 1`,
      [JSON.stringify(mapping), JSON.stringify(report), accountId, id],
    );
    if (mapped.length === 0) return GONE;
    return { record: { ...record, mapping, report, state: 'mapping', done: 0, counts: noCounts } };
  }

  /** Writes the next batch of drafts; nothing when the import is done. @throws TooManyRequests, NotLoggedIn */
  async run(accountId: number, id: string): Promise<ImportOutcome> {
    await this.deps.throttle.take('importStep', String(accountId));
    const contact = await this.#contact(accountId);
    const file = await this.#file(accountId, id);
    for (let round = 0; round < MAX_ROUNDS; round++) {
      const record = await this.find(accountId);
      if (record?.id !== id || file === null) return GONE;
      if (record.mapping.ownId === undefined) return { errors: { ownId: [importErrors.noId] } };
      if (record.state === 'done') return { record };
      const { mapping, images, done, counts } = record;
      const step = await this.deps.workers.run(`account ${accountId}`, 'importStep', {
        file,
        mapping,
        images,
        done,
        counts,
      });
      const outcome = await this.#writeStep(accountId, record, contact, step);
      if (outcome) return outcome;
    }
    throw new Error('Steps of the same import kept overtaking each other.');
  }

  /** Writes a step with its progress. @returns undefined when the import has changed since the step was read. */
  #writeStep(
    accountId: number,
    record: StoredImport,
    contact: Draft['contact'],
    step: ImportStep,
  ): Promise<ImportOutcome | undefined> {
    return this.deps.orm.em.fork().transactional(async (em) => {
      // As a save of a draft does: two steps, or a step and a save, would not see each other's drafts.
      await lockAccountRow(em, accountId);
      // An upload or a new mapping waits for the step, whose progress belongs to the file and mapping that it read.
      const [now] = await em.execute<{ basis: string }[]>(
        `select ${BASIS} as basis from listing_import where account_id = ? for update`,
        [accountId],
      );
      if (now?.basis !== record.basis) return undefined;
      const counts = await this.#write(em, accountId, contact, step);
      if (!counts) return { errors: { notification: [importErrors.tooManyDrafts] } };
      const state = step.finished ? 'done' : 'running';
      await em.execute('update listing_import set state = ?, done = ?, counts = ?::jsonb where account_id = ?', [
        state,
        step.done,
        JSON.stringify(counts),
        accountId,
      ]);
      return { record: { ...record, state, done: step.done, counts } };
    });
  }

  /** Stores an image that the file names. @throws TooManyRequests, Unavailable */
  async addImage(
    { accountId, ip }: Importer,
    { name: fileName, path, bytes }: Upload,
  ): Promise<{ name: string; warning?: string } | { errors: FieldErrors }> {
    const { orm, throttle, images } = this.deps;
    await throttle.take('importImage', String(accountId));
    const name = imageKey(fileName);
    // Without the file itself, which is large: the report has the names that it wants.
    const [found] = await orm.em.fork().execute<{ id: string; stored: boolean; wanted: boolean }[]>(
      `select id, jsonb_exists(images, ?) as stored, jsonb_exists(report -> 'missingImages', ?) as wanted
        from listing_import where account_id = ? and created_at > ?`,
      [name, name, accountId, this.#oldest()],
    );
    if (!found) return { errors: { file: [importErrors.gone] } };
    if (found.stored) return { name };
    if (!found.wanted) return { errors: { file: [importErrors.notNamed] } };
    await throttle.takeUpload(`import ${accountId}`, bytes);
    await throttle.takeUpload(ip, bytes);
    const stored = await images.store(() => readFile(path), `account ${accountId}`);
    if ('errors' in stored) return stored;
    const { pair, ...warned } = stored;
    await orm.em
      .fork()
      .execute('update listing_import set images = images || ?::jsonb where account_id = ? and id = ?', [
        JSON.stringify({ [name]: pair }),
        accountId,
        found.id,
      ]);
    return { name, ...warned };
  }

  /** Returns all errors of the file as CSV; null without an import. @throws TooManyRequests */
  async errorsCsv(accountId: number): Promise<string | null> {
    await this.deps.throttle.take('importFile', String(accountId));
    const record = await this.find(accountId);
    const file = record && (await this.#file(accountId, record.id));
    if (!file) return null;
    const { mapping, images } = record;
    const context = { mapping, images, contact: await this.#contact(accountId) };
    return this.deps.workers.run(`account ${accountId}`, 'importErrorsCsv', { file, context });
  }

  /** Deletes files that are a week old and returns their number. */
  deleteExpired(): Promise<number> {
    return deleteInBatches(this.deps.orm.em.fork(), 'listing_import', 'created_at <= ?', [this.#oldest()]);
  }

  #oldest(): Date {
    return new Date(this.deps.clock.now().getTime() - DRAFT_RETENTION_MS);
  }

  /** Returns the stored file as JSON text; null when it is gone. */
  async #file(accountId: number, id: string): Promise<string | null> {
    const [row] = await this.deps.orm.em
      .fork()
      .execute<{ file: string }[]>(
        'select file::text as file from listing_import where account_id = ? and id::text = ?',
        [accountId, id],
      );
    return row?.file ?? null;
  }

  /** Returns the contact of the latest listing, or else of the account, for rows that name none. */
  async #contact(accountId: number): Promise<Draft['contact']> {
    const { orm, posting } = this.deps;
    const em = orm.em.fork();
    const [latest] = await em.execute<{ id: string }[]>(
      'select id from listing where account_id = ? order by id desc limit 1',
      [accountId],
    );
    const draft = latest && (await posting.draftsOf([Number(latest.id)])).get(Number(latest.id));
    return draft?.contact ?? (await accountContact(em, accountId));
  }

  /** Writes the drafts of a step. @returns what the import has done since its beginning; undefined past the limit. */
  async #write(
    em: EntityManager,
    accountId: number,
    contact: Draft['contact'],
    { listings, counts }: ImportStep,
  ): Promise<ImportCounts | undefined> {
    const now = this.deps.clock.now();
    const read = listings.flatMap(({ ownId, read: result }) =>
      'errors' in result
        ? []
        : [{ draft_id: stableId('listing import', accountId, ownId), own_id: ownId, draft: result.draft }],
    );
    const ids = arrayOf(read.map(({ draft_id }) => draft_id));
    const published = await em.execute<{ draft_id: string }[]>(
      `select draft_id from listing where account_id = ? and draft_id = any(?::uuid[])
        union select draft_id from publish_intent where account_id = ? and draft_id = any(?::uuid[])
          and state in ('review', 'open', 'authenticating')`,
      [accountId, ids, accountId, ids],
    );
    const drafts = await em.execute<{ draft_id: string; draft: object }[]>(
      'select draft_id, draft from saved_draft where account_id = ? and draft_id = any(?::uuid[]) and draft is not null and saved_at > ?',
      [accountId, ids, this.#oldest()],
    );
    const gone = new Set(published.map(({ draft_id }) => draft_id));
    const before = new Map(drafts.map(({ draft_id, draft }) => [draft_id, draft]));
    const written = read
      .filter(({ draft_id }) => !gone.has(draft_id))
      .map((row) => ({
        ...row,
        draft: withUnstated(row.draft, parseStoredDraft(before.get(row.draft_id) ?? null), contact),
      }));
    const created = written.filter(({ draft_id }) => !before.has(draft_id)).length;
    const unchanged = written.filter(({ draft_id, draft }) => isSameContent(before.get(draft_id), draft)).length;
    const [have] = await em.execute<{ count: number }[]>(
      `select count(*)::int as count from saved_draft
        where account_id = ? and own_id is not null and draft is not null and saved_at > ?`,
      [accountId, this.#oldest()],
    );
    if ((have?.count ?? 0) + created > MAX_IMPORTED_DRAFTS) return undefined;
    await markReferenced(
      em,
      written.flatMap(({ draft }) => draft.images),
      now,
    );
    await executeWithValues(
      em,
      `insert into saved_draft (account_id, draft_id, own_id, draft, version, saved_at)
       select $1, r.draft_id, r.own_id, r.draft, 1, $2 from jsonb_to_recordset($3::jsonb) as r (draft_id uuid, own_id text, draft jsonb)
       on conflict (account_id, draft_id) do update set draft = excluded.draft, own_id = excluded.own_id,
         saved_at = excluded.saved_at,
         version = saved_draft.version + (saved_draft.draft is distinct from excluded.draft)::int`,
      [accountId, now, JSON.stringify(written)],
    );
    return {
      created: counts.created + created,
      unchanged: counts.unchanged + unchanged,
      updated: counts.updated + written.length - created - unchanged,
      published: counts.published + read.length - written.length,
      rejected: counts.rejected + listings.length - read.length,
    };
  }
}

async function accountContact(em: EntityManager, accountId: number): Promise<Draft['contact']> {
  const [account] = await em.execute<Omit<Draft['contact'], 'phone'>[]>(
    `select email, coalesce(first_name, '') as "firstName", coalesce(last_name, '') as "lastName"
       from account where id = ?`,
    [accountId],
  );
  return { firstName: '', lastName: '', email: '', phone: '', ...account };
}
