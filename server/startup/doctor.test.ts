import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../tests/setup/database.ts';
import { checkConfiguration } from './doctor.ts';

let database: TestDatabase;
const folder = mkdtempSync(join(tmpdir(), 'nearcampus-doctor-'));
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  await database.drop();
  rmSync(folder, { recursive: true });
});

const linesOf = async (variables: Record<string, string>) =>
  (await checkConfiguration({ DATA_DIR: folder, ...variables })).map(({ level, text }) => `${level} ${text}`);

it('names every missing variable at once, each once', async () => {
  const lines = await linesOf({ NODE_ENV: 'production', BASE_URL: 'http://homes.example' });
  expect(lines.map((line) => line.split(' ').slice(0, 2).join(' '))).toEqual([
    'problem SESSION_SECRET',
    'problem STRIPE_SECRET_KEY',
    'problem SMTP_URL',
    'problem POSTAL_ADDRESS',
    'problem BASE_URL',
  ]);
});

it('accepts what works, and says of each service that does not answer which variable names it', async () => {
  const closed = '127.0.0.1:1';
  const lines = await linesOf({
    DATABASE_URL: database.url,
    SMTP_URL: `smtp://${closed}`,
    STRIPE_SECRET_KEY: ['sk', 'test', 'doctor'].join('_'),
    STRIPE_PUBLISHABLE_KEY: ['pk', 'test', 'doctor'].join('_'),
    STRIPE_WEBHOOK_SECRET: 'whsec_doctor',
    STRIPE_API_URL: `http://${closed}`,
    SESSION_SECRET: `${'n'.repeat(32)},${'o'.repeat(32)}`,
  });
  expect(lines).toEqual([
    'ok The variables are valid.',
    expect.stringMatching(/^ok DATABASE_URL: answers, every migration was run, .* 7 processes of up to 38$/),
    expect.stringMatching(/^problem STRIPE_SECRET_KEY: /),
    expect.stringMatching(/^problem SMTP_URL: .*ECONNREFUSED/),
    'ok DATA_DIR: images can be written, read and removed',
    expect.stringMatching(/^advice SESSION_SECRET has several secrets/),
  ]);
  expect(lines.join('\n')).not.toMatch(/sk_test|whsec|nnnn/);
});

it('says that a process may open more connections than the database accepts', async () => {
  expect(await linesOf({ DATABASE_URL: database.url, DB_POOL_SIZE: '200' })).toContainEqual(
    expect.stringMatching(/^problem The database accepts \d+ connections and a process opens up to 308:/),
  );
});

it('says that the folder of images is not the one that the other processes write to', async () => {
  await database.pool.query(
    `insert into image (id, width, height, referenced_at, created_at, hash) values (gen_random_uuid(), 1, 1, now(), now(), 0::bit(64))`,
  );
  expect(await linesOf({ DATABASE_URL: database.url })).toContainEqual(
    expect.stringMatching(/^problem IMAGES_DIR: .* lacks the newest image of the database/),
  );
});

it('says that migrations are pending', async () => {
  await database.pool.query(`delete from mikro_orm_migrations where id = (select max(id) from mikro_orm_migrations)`);
  expect(await linesOf({ DATABASE_URL: database.url })).toContain(
    'problem DATABASE_URL: 1 migrations are pending: run npm run op -- migrate.',
  );
});
