import { createReadStream, existsSync } from 'node:fs';
import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { MikroORM } from '@mikro-orm/postgresql';
import type { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { formatCount } from '../../domain/format/numbers.ts';
import type { JobQueue } from '../jobs/job-queue.ts';
import { migrate, pendingMigrations } from '../orm.ts';
import { inTransaction, withClient } from '../sql/transactions.ts';
import {
  BackupError,
  fileChecksum,
  IMAGE_LIST,
  IMAGES_FOLDER,
  PROCESSOR_FILE,
  readManifest,
  IMAGES_PER_LINE,
  TABLES_FOLDER,
  type BackupManifest,
  type Say,
} from './backup-manifest.ts';
import { backupTables, copyTarget, quoted } from './backup-tables.ts';
import type { BackupSource } from './create-backup.ts';

export interface RestoreTarget extends BackupSource {
  orm: MikroORM;
  jobs: JobQueue;
}

/** Ids that were given after the backup was taken exist in emails and at the processor, so they are not given again. */
const ID_GAP = 10_000;

/**
 * Loads a backup into an empty database and an empty images folder; continues a restore that was interrupted. The site
 * does not start until the payment processor was compared afterwards (`compareProcessor`).
 * @throws BackupError for a damaged backup, one of a newer version, and a target that is not empty
 */
export async function restoreBackup(target: RestoreTarget, folder: string, say: Say): Promise<BackupManifest> {
  const manifest = await readManifest(folder);
  if (!manifest) throw new BackupError(`${folder} has no complete backup.`);
  await migrateTo(target.orm, manifest);
  await withClient({ connectionString: target.databaseUrl, statement_timeout: 0 }, async (client) => {
    const loaded = await beginRestore(client, manifest);
    await checkTables(client, manifest);
    for (const table of manifest.tables) {
      if (loaded.includes(table.name)) continue;
      await loadTable(client, table, folder, manifest.id);
      say(`${table.name}: ${formatCount(table.rows, 'row')}`);
    }
    for (const { name, value } of manifest.sequences)
      await client.query('select setval($1::regclass, $2)', [quoted(name), value + ID_GAP]);
    await restoreImages(manifest, target.imagesFolder, folder, say);
    await restoreProcessor(manifest, target.processorFile, folder, say);
    await client.query('analyze');
    await migrate(target.databaseUrl);
    say(`${await requeueEmails(target)} emails wait to be sent`);
    await client.query('update restored_backup set finished_at = now() where backup_id = $1', [manifest.id]);
  });
  return manifest;
}

/** Migrates an empty database to the version of the backup; one that is further has its tables already. */
async function migrateTo(orm: MikroORM, { migrations }: BackupManifest): Promise<void> {
  const executed = (await orm.migrator.getExecuted()).map(({ name }) => name);
  const known = [...executed, ...(await pendingMigrations(orm))];
  const unknown = migrations.find((name) => !known.includes(name));
  if (unknown !== undefined)
    throw new BackupError(`The backup is of a newer version: this one has no migration ${unknown}.`);
  const missing = migrations.filter((name) => !executed.includes(name));
  if (missing.length > 0) await orm.migrator.up({ migrations: missing });
}

/** @throws BackupError for a file of the backup whose checksum is another one. */
async function requireIntact(path: string, sha256: string): Promise<void> {
  if ((await fileChecksum(path).catch(() => null)) !== sha256)
    throw new BackupError(`${path} is damaged or missing: its checksum differs.`);
}

/** Returns the tables that an interrupted restore of this backup has loaded. @throws BackupError when there are other rows. */
async function beginRestore(client: Client, { id, takenAt }: BackupManifest): Promise<string[]> {
  const { rows } = await client.query<{ loaded: string[]; finished_at: Date | null }>(
    'select loaded, finished_at from restored_backup where backup_id = $1',
    [id],
  );
  if (rows[0]?.finished_at) throw new BackupError('This backup has been restored into this database already.');
  if (rows[0]) return rows[0].loaded;
  const { rows: used } = await client.query<{ used: boolean }>(
    'select exists (select from listing) or exists (select from account) or exists (select from lead) as used',
  );
  if (used[0]?.used)
    throw new BackupError(
      'The database has listings or accounts. Restore into an empty database, or another DATA_DIR.',
    );
  await client.query('insert into restored_backup (backup_id, taken_at, started_at) values ($1, $2, now())', [
    id,
    takenAt,
  ]);
  return [];
}

/** Checks that every table and column of the backup exists here. */
async function checkTables(client: Client, { tables }: BackupManifest): Promise<void> {
  const here = new Map((await backupTables(client)).map(({ name, columns }) => [name, columns]));
  for (const { name, columns } of tables) {
    const missing = columns.find((column) => !here.get(name)?.includes(column));
    if (missing !== undefined) throw new BackupError(`The database has no column ${name}.${missing}.`);
  }
}

/** Loads a table and notes it, in one transaction: after a crash it is loaded completely or not at all. */
async function loadTable(
  client: Client,
  table: BackupManifest['tables'][number],
  folder: string,
  backup: string,
): Promise<void> {
  const path = join(folder, TABLES_FOLDER, `${table.name}.copy.gz`);
  await requireIntact(path, table.sha256);
  const name = quoted(table.name);
  await inTransaction(client, async () => {
    await client.query(`alter table ${name} disable trigger user`);
    // Migrations write a few rows of their own, such as the clock.
    await client.query(`delete from ${name}`);
    await pipeline(
      createReadStream(path),
      createGunzip(),
      client.query(copyFrom(`copy ${copyTarget(table)} from stdin`)),
    );
    const { rows } = await client.query<{ count: string }>(`select count(*) from ${name}`);
    if (Number(rows[0]?.count) !== table.rows)
      throw new BackupError(`${table.name} has ${rows[0]?.count} rows and should have ${table.rows}.`);
    await client.query(`alter table ${name} enable trigger user`);
    await client.query('update restored_backup set loaded = loaded || $2::text where backup_id = $1', [
      backup,
      table.name,
    ]);
  });
}

async function restoreImages({ images }: BackupManifest, to: string | null, folder: string, say: Say): Promise<void> {
  const list = join(folder, IMAGE_LIST);
  await requireIntact(list, images.sha256);
  if (images.count === 0) return;
  if (to === null) throw new BackupError('The backup has images on disk: restore it with IMAGE_STORE=disk.');
  const lines = (await readFile(list, 'utf8')).trimEnd().split('\n');
  for (const [index, line] of lines.entries()) {
    const [sha256, name = ''] = [line.slice(0, 64), line.slice(65)];
    const target = join(to, name);
    // One that an interrupted restore has copied.
    if ((await fileChecksum(target).catch(() => null)) !== sha256) {
      await mkdir(dirname(target), { recursive: true });
      await copyFile(join(folder, IMAGES_FOLDER, name), target);
      if ((await fileChecksum(target)) !== sha256) throw new BackupError(`Image ${name} of the backup is damaged.`);
    }
    if ((index + 1) % IMAGES_PER_LINE === 0) say(`images: ${index + 1} of ${lines.length}`);
  }
  say(`images: ${lines.length}`);
}

/** Restores the local processor's state, unless there is one: it may know of payments after the backup, as Stripe does. */
async function restoreProcessor({ processor }: BackupManifest, to: string | null, folder: string, say: Say) {
  if (processor === null || to === null) return;
  if (existsSync(to)) return say('the local processor keeps its own state');
  const from = join(folder, PROCESSOR_FILE);
  await requireIntact(from, processor);
  await mkdir(dirname(to), { recursive: true });
  await copyFile(from, to);
  say('the state of the local processor');
}

/** Queues the emails that had not been sent when the backup was taken. @returns their number. */
async function requeueEmails({ orm, jobs }: RestoreTarget): Promise<number> {
  return orm.em.fork().transactional(async (em) => {
    const waiting = await em.execute<{ id: string }[]>(
      'select id from email where sent_at is null and rejected_at is null and given_up_at is null',
    );
    for (const { id } of waiting) await jobs.enqueue(em, 'email', { id }, id);
    return waiting.length;
  });
}
