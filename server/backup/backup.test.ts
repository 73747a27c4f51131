import { appendFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../tests/setup/database.ts';
import { UndeliveredEmails } from '../emails/undelivered-emails.ts';
import { JobQueue } from '../jobs/job-queue.ts';
import { startBilling, type BillingFixture } from '../modules/billing/billing.fixture.ts';
import { fullDraft, wireBilling } from '../modules/billing/billing-wiring.fixture.ts';
import { checkLedger } from '../modules/billing/ledger/ledger-check.ts';
import { createOrm } from '../orm.ts';
import { checkRestore } from '../startup/check-database.ts';
import { createBackup } from './create-backup.ts';
import { compareProcessor, lostSubscriptions, settleLostSubscription } from './lost-subscriptions.ts';
import { restoreBackup, type RestoreTarget } from './restore-backup.ts';

let money: BillingFixture;
let empty: TestDatabase;
let folder: string;
let images: string;
let target: RestoreTarget;
let backup: string;

beforeEach(async () => {
  money = await startBilling();
  empty = await createTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'nearcampus-backup-'));
  images = join(folder, 'pictures');
  backup = join(folder, 'backup');
  for (const name of ['ab/one.jpg', 'cd/two.jpg']) {
    mkdirSync(join(images, name.slice(0, 2)), { recursive: true });
    writeFileSync(join(images, name), name.repeat(1000));
  }
  const processor = new DatabaseSync(join(folder, 'processor.sqlite'));
  processor.exec(`create table payment as select 'pi_1' as id`);
  processor.close();
  const jobs = new JobQueue({ databaseUrl: empty.url });
  await jobs.start();
  const orm = await createOrm(empty.url, { logger: () => {} });
  const imagesFolder = join(folder, 'restored-pictures');
  target = { orm, databaseUrl: empty.url, jobs, imagesFolder, processorFile: join(folder, 'restored.sqlite') };
});
afterEach(async () => {
  await target.jobs.stop();
  await target.orm.close();
  await empty.drop();
  await money.close();
  rmSync(folder, { recursive: true, force: true });
});

const source = () => ({
  databaseUrl: money.database.url,
  imagesFolder: images,
  processorFile: join(folder, 'processor.sqlite'),
});
const quiet = () => {};

async function publish(): Promise<number> {
  const made = await money.posting.publish({ draft: fullDraft(), paymentMethod: 'pm_card_visa', viewer: null });
  if (!('listing' in made)) throw new Error(JSON.stringify(made));
  return made.listing;
}

/** Returns all rows of a backed-up table as text, in a stable order. */
const rowsOf = async ({ pool }: { pool: TestDatabase['pool'] }, table: string) =>
  (await pool.query<{ row: string }>(`select t::text as row from "${table}" t order by 1`)).rows.map(({ row }) => row);

it('says that the folder of images lacks some that the database names', async () => {
  await money.pool.query(
    'insert into image (id, width, height, referenced_at, created_at, hash) values (gen_random_uuid(), 1, 1, now(), now(), 0::bit(64))',
  );
  const lines: string[] = [];
  await createBackup(source(), backup, (line) => lines.push(line));
  expect(lines).toContainEqual(expect.stringMatching(/^NOT IN THE BACKUP: 1 of 1 images/));
});

it('restores every row, image and sequence of a backup that was taken while listings were published', async () => {
  await publish();
  await money.time.advance(new Date(money.clock.now().getTime() + 40 * 86_400_000));
  const meanwhile = Promise.all([publish(), publish(), publish()]);
  const manifest = await createBackup(source(), backup, quiet);
  await meanwhile;

  await restoreBackup(target, backup, quiet);
  const count = async (table: string) => (await rowsOf(empty, table)).length;
  for (const { name, rows } of manifest.tables) expect([name, await count(name)]).toEqual([name, rows]);
  // Nothing has changed these tables since the snapshot.
  for (const table of ['city', 'college', 'clock'])
    expect(await rowsOf(empty, table), table).toEqual(await rowsOf(money, table));
  const listings = new Set(await rowsOf(money, 'listing_contact'));
  for (const row of await rowsOf(empty, 'listing_contact')) expect(listings).toContain(row);
  for (const name of ['ab/one.jpg', 'cd/two.jpg'])
    expect(readFileSync(join(folder, 'restored-pictures', name))).toEqual(readFileSync(join(images, name)));
  const sequences = async ({ pool }: TestDatabase) =>
    new Map(
      (
        await pool.query(
          `select sequencename as name, last_value as value from pg_sequences where schemaname = 'public'`,
        )
      ).rows.map(({ name, value }): [string, number] => [name, Number(value)]),
    );
  const processor = new DatabaseSync(target.processorFile ?? '');
  expect(processor.prepare('select id from payment').all()).toEqual([expect.objectContaining({ id: 'pi_1' })]);
  processor.close();
  const ours = await sequences(money.database);
  const restored = await sequences(empty);
  expect([...restored.keys()].toSorted()).toEqual([...ours.keys()].toSorted());
  // Ids that were given after the backup are in emails, so they are not given again.
  for (const [name, value] of restored) expect(value, name).toBeGreaterThan((ours.get(name) ?? 0) + 9000);
  const triggers = async ({ pool }: TestDatabase) =>
    (
      await pool.query(
        `select tgrelid::regclass::text || ' ' || tgname as name, tgenabled as enabled from pg_trigger
          where not tgisinternal order by 1`,
      )
    ).rows;
  expect(await triggers(empty)).toEqual(await triggers(money.database));
  await expect(empty.pool.query('delete from ledger')).rejects.toThrow('only ever added to');
  // Moves the clock over a renewal.
}, 120_000);

it('leaves out what lets somebody in, sessions and one-use links, and nothing else but what fills itself', async () => {
  await money.rows(`insert into password_reset select $1, id, now() from account limit 0`, ['none']).catch(() => {});
  const { tables } = await createBackup(source(), backup, quiet);
  const names = tables.map(({ name }) => name);
  const all = await money.rows<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
        and not relispartition order by 1`,
  );
  expect(all.map(({ name }) => name).filter((name) => !names.includes(name))).toEqual([
    'email_change',
    'login_link',
    'mikro_orm_migrations',
    'password_reset',
    'personal_data_link',
    'restored_backup',
    'session',
    'staff_session',
    'throttle',
  ]);
});

it('refuses a damaged table, and continues with the tables that are missing once it is repaired', async () => {
  await publish();
  await createBackup(source(), backup, quiet);
  const path = join(backup, 'tables', 'subscription.copy.gz');
  const whole = readFileSync(path);
  appendFileSync(path, 'x');
  await expect(restoreBackup(target, backup, quiet)).rejects.toThrow('damaged or missing');
  await expect(checkRestore(empty.pool)).rejects.toThrow('is not finished');
  expect(await rowsOf(empty, 'subscription')).toEqual([]);

  writeFileSync(path, whole);
  const lines: string[] = [];
  // A processor that went on meanwhile knows of more payments than the backup.
  writeFileSync(target.processorFile ?? '', 'its own');
  await restoreBackup(target, backup, (line) => lines.push(line));
  expect(readFileSync(target.processorFile ?? '', 'utf8')).toBe('its own');
  expect(lines.some((line) => line.startsWith('listing:'))).toBe(false);
  expect(await rowsOf(empty, 'subscription')).toEqual(await rowsOf(money, 'subscription'));
});

it('refuses a damaged image, an unfinished backup, a used database and a used folder', async () => {
  await publish();
  await createBackup(source(), backup, quiet);
  await expect(createBackup(source(), backup, quiet)).rejects.toThrow('has a complete backup');
  await expect(createBackup(source(), images, quiet)).rejects.toThrow('files that are not a backup');
  await expect(restoreBackup(target, images, quiet)).rejects.toThrow('no complete backup');
  await expect(
    restoreBackup({ ...target, orm: money.orm, databaseUrl: money.database.url }, backup, quiet),
  ).rejects.toThrow('has listings or accounts');
  writeFileSync(join(backup, 'images', 'ab/one.jpg'), 'something else');
  await expect(restoreBackup(target, backup, quiet)).rejects.toThrow('Image ab/one.jpg of the backup is damaged');
});

it('continues an unfinished backup without copying its images again', async () => {
  await createBackup(source(), backup, quiet);
  rmSync(join(backup, 'backup.json'));
  writeFileSync(join(backup, 'unfinished'), '');
  const manifest = await createBackup(source(), backup, quiet);
  expect(manifest.images.count).toBe(2);
  expect(existsSync(join(backup, 'unfinished'))).toBe(false);
});

it('queues the emails again that were not sent when the backup was taken', async () => {
  await money.jobs.stop();
  await publish();
  for (const ended of ['sent_at', 'rejected_at', 'given_up_at'])
    await money.rows(
      `insert into email (id, "to", "from", subject, text, html, queued_at, ${ended})
       values (gen_random_uuid(), 'x@y.example', 'z@y.example', 'Ended', '', '', now(), now())`,
    );
  await createBackup(source(), backup, quiet);
  const [{ waiting } = { waiting: 0 }] = await money.rows<{ waiting: number }>(
    `select count(*)::int as waiting from email where subject <> 'Ended'`,
  );
  expect(waiting).toBeGreaterThan(0);
  await restoreBackup(target, backup, quiet);
  expect(await target.jobs.busy()).toBe(waiting);
  // Each has its job, so that the first sweep gives none of them up.
  expect(await new UndeliveredEmails(target).giveUp()).toBe(0);
});

it('stays closed after a restore to the past until lost subscriptions are known, and settles them to the cent', async () => {
  await publish();
  await money.settle();
  await createBackup(source(), backup, quiet);
  const lostListing = await publish();
  await money.settle();

  await restoreBackup(target, backup, quiet);
  await expect(checkRestore(empty.pool)).rejects.toThrow('npm run op -- restore-compare');
  const { payments, clock } = money;
  const restored = wireBilling({
    orm: target.orm,
    pool: empty.pool,
    clock,
    jobs: target.jobs,
    mailer: { send: async () => {} },
    payments,
    processor: money.processor,
  });
  expect(await compareProcessor(empty.pool, payments, clock)).toBe(1);
  await checkRestore(empty.pool);
  const lost = await lostSubscriptions(empty.pool);
  expect(lost).toMatchObject([{ listing: lostListing, price: 49 }]);
  expect(await restored.reconciler.unresolved.list()).toMatchObject([{ type: 'lost subscription' }]);

  const { operatorEmail, baseUrl } = restored.env;
  for (const each of lost)
    await settleLostSubscription(each, {
      orm: target.orm,
      clock,
      payments,
      endings: restored.billing.endings,
      mail: restored.mail,
      operatorEmail,
      baseUrl,
    });
  expect(await lostSubscriptions(empty.pool)).toEqual([]);
  expect(await restored.reconciler.unresolved.list()).toEqual([]);
  const [email] = (await empty.pool.query(`select subject from email order by queued_at desc limit 1`)).rows;
  expect(email).toEqual({ subject: 'We lost your new listing and refunded your payment' });
  await restored.reconciler.run({ all: true });
  const { disagreements } = await checkLedger({ pool: empty.pool, clock, books: payments.books });
  expect(disagreements).toEqual([]);
});

it('counts a purchase as lost only if the restored database has no intent of it, also one from just before the backup', async () => {
  await publish();
  await money.settle();
  await createBackup(source(), backup, quiet);
  await restoreBackup(target, backup, quiet);
  const { payments, clock } = money;
  // The reconciler still finishes what has an intent.
  await empty.pool.query('delete from subscription');
  expect(await compareProcessor(empty.pool, payments, clock)).toBe(0);
  // The processor's clock may be behind ours.
  await empty.pool.query('delete from publish_intent');
  await empty.pool.query('update restored_backup set compared_at = null');
  expect(await compareProcessor(empty.pool, payments, clock)).toBe(1);
});
