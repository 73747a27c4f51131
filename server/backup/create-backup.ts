import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream, existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { formatCount } from '../../domain/format/numbers.ts';
import { imageFileName } from '../../domain/images/image-urls.ts';
import { withClient } from '../sql/transactions.ts';
import {
  BackupError,
  fileChecksum,
  IMAGE_LIST,
  IMAGES_FOLDER,
  PROCESSOR_FILE,
  readManifest,
  IMAGES_PER_LINE,
  TABLES_FOLDER,
  writeManifest,
  type BackupManifest,
  type Say,
} from './backup-manifest.ts';
import { backupTables, quoted, type BackupTable } from './backup-tables.ts';

export interface BackupSource {
  databaseUrl: string;
  /** The folder of `IMAGE_STORE=disk`; null when images are elsewhere. */
  imagesFolder: string | null;
  /** The local processor's state; null with Stripe keys. */
  processorFile: string | null;
}

/**
 * Writes a backup into a folder: the tables in one snapshot, images, the local processor's state. The server may run
 * meanwhile. An unfinished backup is continued.
 * @throws BackupError for a folder that has a complete backup, or files that are not one
 */
export async function createBackup(source: BackupSource, folder: string, say: Say): Promise<BackupManifest> {
  await prepareFolder(folder);
  return withClient({ connectionString: source.databaseUrl, statement_timeout: 0 }, async (client) => {
    await client.query('begin isolation level repeatable read read only');
    const { rows } = await client.query<{ now: Date }>('select now() as now');
    const takenAt = (rows[0]?.now ?? new Date()).toISOString();
    const done = await client.query<{ name: string }>('select name from mikro_orm_migrations order by id');
    const tables: BackupManifest['tables'] = [];
    for (const table of await backupTables(client)) {
      const copied = await copyTable(client, table, folder);
      tables.push({ ...table, ...copied });
      say(`${table.name}: ${formatCount(copied.rows, 'row')}`);
    }
    const sequences = await readSequences(client);
    const uploaded = await client.query<{ id: string }>('select id from image where hash is not null');
    await client.query('commit');
    // After the snapshot: every image that a row refers to is there.
    const images = await copyImages(source.imagesFolder, folder, say);
    const missing = uploaded.rows.filter(({ id }) => !existsSync(imageIn(folder, id)));
    if (source.imagesFolder !== null && missing.length > 0)
      say(
        `NOT IN THE BACKUP: ${missing.length} of ${uploaded.rows.length} images, which ${source.imagesFolder} lacks. Check IMAGES_DIR.`,
      );
    const processor = await copyProcessor(source.processorFile, folder);
    const manifest: BackupManifest = {
      format: 1,
      id: randomUUID(),
      takenAt,
      finishedAt: new Date().toISOString(),
      migrations: done.rows.map(({ name }) => name),
      tables,
      sequences,
      images,
      processor,
    };
    await writeManifest(folder, manifest);
    await rm(join(folder, UNFINISHED), { force: true });
    return manifest;
  });
}

const imageIn = (folder: string, id: string): string =>
  join(folder, IMAGES_FOLDER, id.slice(0, 2), imageFileName(id, 'large'));

/** The marker of a backup that is not finished. */
const UNFINISHED = 'unfinished';

async function prepareFolder(folder: string): Promise<void> {
  if (await readManifest(folder)) throw new BackupError(`${folder} has a complete backup. Choose another folder.`);
  const entries = existsSync(folder) ? await readdir(folder) : [];
  if (entries.length > 0 && !entries.includes(UNFINISHED))
    throw new BackupError(`${folder} has files that are not a backup. Choose an empty or a new folder.`);
  await mkdir(join(folder, TABLES_FOLDER), { recursive: true });
  await writeFile(join(folder, UNFINISHED), '');
}

/** Copies one table into its compressed file; resolves with the number of rows and the file's checksum. */
async function copyTable(client: Client, table: BackupTable, folder: string) {
  const path = join(folder, TABLES_FOLDER, `${table.name}.copy.gz`);
  const hash = createHash('sha256');
  const hashing = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  const rows = client.query(
    copyTo(`copy (select ${table.columns.map(quoted).join(', ')} from ${quoted(table.name)}) to stdout`),
  );
  await pipeline(rows, createGzip({ level: 6 }), hashing, createWriteStream(path, { flush: true }));
  return { rows: rows.rowCount, sha256: hash.digest('hex') };
}

async function readSequences(client: Client): Promise<BackupManifest['sequences']> {
  const { rows } = await client.query<{ name: string }>(
    `select sequencename as name from pg_sequences where schemaname = 'public' order by 1`,
  );
  const sequences = [];
  for (const { name } of rows) {
    const { rows: at } = await client.query<{ value: string }>(`select last_value as value from ${quoted(name)}`);
    sequences.push({ name, value: Number(at[0]?.value ?? 0) });
  }
  return sequences;
}

async function copyImages(from: string | null, folder: string, say: Say): Promise<BackupManifest['images']> {
  const names = from === null || !existsSync(from) ? [] : await readdir(from, { recursive: true, withFileTypes: true });
  const lines: string[] = [];
  const files = names.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  for (const file of files.toSorted()) {
    const name = file.slice((from?.length ?? 0) + 1);
    const target = join(folder, IMAGES_FOLDER, name);
    const size = await sizeOf(file);
    // An image that was deleted or renamed since the folder was listed is no longer referred to.
    if (size === null) continue;
    if ((await sizeOf(target)) !== size) {
      await mkdir(dirname(target), { recursive: true });
      await copyFile(file, target);
    }
    lines.push(`${await fileChecksum(target)} ${name}`);
    if (lines.length % IMAGES_PER_LINE === 0) say(`images: ${lines.length} of ${files.length}`);
  }
  const list = join(folder, IMAGE_LIST);
  await writeFile(list, lines.map((line) => `${line}\n`).join(''), { flush: true });
  say(`images: ${lines.length}`);
  return { count: lines.length, sha256: await fileChecksum(list) };
}

const sizeOf = (path: string): Promise<number | null> =>
  stat(path).then(
    ({ size }) => size,
    () => null,
  );

/** Copies the local processor's database while it may be in use. */
async function copyProcessor(file: string | null, folder: string): Promise<string | null> {
  if (file === null || !existsSync(file)) return null;
  const target = join(folder, PROCESSOR_FILE);
  await rm(target, { force: true });
  const database = new DatabaseSync(file, { timeout: 10_000 });
  try {
    database.prepare('vacuum into ?').run(target);
  } finally {
    database.close();
  }
  return fileChecksum(target);
}
