import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../setup/database.ts';
import { houseDraft, samplePhoto, testCard } from '../setup/drafts.ts';
import { RestClient } from '../setup/rest-client.ts';
import { startProduct, type RunningProduct } from '../setup/running-product.ts';

let product: RunningProduct;
let empty: TestDatabase;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'nearcampus-drill-'));
  product = await startProduct();
  empty = await createTestDatabase();
});
afterAll(async () => {
  await product.stop();
  await empty.drop();
  rmSync(folder, { recursive: true, force: true });
});

/** Runs a command as an operator does; resolves with what it printed. */
async function command(name: string, args: string[], databaseUrl: string, dataDir: string): Promise<string> {
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [resolve(`dist/server/${name}.js`), ...args], {
    env: { PATH: process.env['PATH'], DATABASE_URL: databaseUrl, DATA_DIR: dataDir },
  });
  return stdout + stderr;
}

interface Manifest {
  tables: { name: string; rows: number }[];
  images: { count: number; sha256: string };
}
const manifestOf = (backup: string) => JSON.parse(readFileSync(join(backup, 'backup.json'), 'utf8')) as Manifest;
/** Returns the rows of a table in a backup, in the order of their texts. */
const rowsOf = (backup: string, table: string) =>
  gunzipSync(readFileSync(join(backup, 'tables', `${table}.copy.gz`)))
    .toString()
    .split('\n')
    .toSorted();

it('brings back every row, image and cent of a backup that was taken under writes, after the database is destroyed', async () => {
  let isDone = false;
  let published = 0;
  const publish = async (writer: number) => {
    for (; !isDone; published++) {
      const client = new RestClient(product.url);
      const name = `Drill House ${writer} ${published}`;
      const draft = { ...houseDraft([await client.upload(await samplePhoto())]), name };
      const email = `drill-${writer}-${published}@maple.example`;
      const account = { email, password: 'a long phrase', password_confirmation: 'a long phrase' };
      const contact = { ...draft.contact, email };
      const posted = await client.post('/api/posting/post', { ...draft, contact, payment: testCard, ...account });
      if (posted.status === 429) return;
      expect(posted.status).toBe(200);
    }
  };
  const writers = Promise.all([0, 1, 2].map(publish));
  const backup = join(folder, 'backup');
  await command('backup', ['--to', backup], product.database.url, product.folder);
  isDone = true;
  await writers;
  expect(published).toBeGreaterThan(2);
  await product.kill('SIGKILL');
  await product.database.pool.query('drop schema public cascade');

  const dataDir = join(folder, 'restored');
  await command('restore', ['--from', backup], empty.url, dataDir);
  const again = join(folder, 'again');
  await command('backup', ['--to', again], empty.url, dataDir);
  const [before, after] = [manifestOf(backup), manifestOf(again)];
  expect(before.images.count).toBeGreaterThan(0);
  expect(after.images).toEqual(before.images);
  expect(before.tables.find(({ name }) => name === 'listing')?.rows).toBeGreaterThan(0);
  // What the processor charges for listings that were published after the snapshot is found by the restore.
  for (const { name } of before.tables.filter((table) => table.name !== 'lost_subscription'))
    expect(rowsOf(again, name), name).toEqual(rowsOf(backup, name));
  await command('restore-settle', ['--all'], empty.url, dataDir);
  expect(await command('ledger-check', [], empty.url, dataDir)).toContain('listings agree.');
});
