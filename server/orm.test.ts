import { createHash, randomBytes } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { Gazetteer } from './modules/places/gazetteer.ts';
import { loadPlaces } from './modules/places/import/load-places.ts';
import { startStatementProxy } from '../tests/faults/proxies/statement-proxy.ts';
import { createOrm, migrate, pendingMigrations } from './orm.ts';

const BASELINE = 'Migration20261130120000_baseline';

const name = `empty_${randomBytes(6).toString('hex')}`;
const role = `landlord_${name}`;
const admin = async (database: string, ...statements: string[]) => {
  const client = new pg.Client({ connectionString: `${inject('postgres')}/${database}` });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
};

beforeAll(async () => {
  // Matches an operator's database: the extension exists and our role has no privileges.
  await admin('postgres', `create role ${role} login password 'test'`, `create database ${name} owner ${role}`);
  await admin(name, 'create extension pg_trgm');
});
afterAll(() => admin('postgres', `drop database ${name} with (force)`, `drop role ${role}`));

it.each(['begin', 'select 1', 'commit', 'rollback'])(
  'gets a new connection after each one that is lost at "%s"',
  async (statement) => {
    const url = new URL(`${inject('postgres')}/postgres`);
    const proxy = await startStatementProxy(Number(url.port));
    url.port = String(proxy.port);
    const driverOptions = { connectionTimeoutMillis: 5000 };
    const orm = await createOrm(url.href, { logger: () => {}, pool: { min: 0, max: 2 }, driverOptions });
    const transaction = (fails: boolean) =>
      orm.em.fork().transactional(async (em) => {
        await em.execute('select 1');
        if (fails) throw new Error('roll back');
      });
    for (let n = 0; n < 3; n++) {
      proxy.arm({ says: new RegExp(`^${statement}`), nth: 1, side: 'before' }, async () => {});
      await expect(transaction(statement === 'rollback')).rejects.toThrow(/Connection terminated|roll back/);
    }
    await expect(transaction(false)).resolves.toBeUndefined();
    await orm.close();
    await proxy.close();
  },
);

it.each([1, 4, 9])('closes while a connection is being opened, after %i turns of the event loop', async (turns) => {
  const orm = await createOrm(`${inject('postgres')}/postgres`, { logger: () => {} });
  const opening = orm.em.fork().execute('select 1');
  for (let turn = 0; turn < turns; turn++) await setImmediate();
  // Either may come first.
  await Promise.all([orm.close(), opening.catch(() => {})]);
});

it('is another baseline whenever its tables differ, so that the data of the build before is refused and not misread', () => {
  const tables = createHash('sha256');
  for (const file of globSync('migrations/baseline/*.sql').toSorted()) tables.update(readFileSync(file));
  // Until the first release the files may change: the class, its file and BASELINE then get a later time.
  expect([BASELINE, tables.digest('hex').slice(0, 16)]).toEqual([
    'Migration20261130120000_baseline',
    '5ef0673542e7a4e3',
  ]);
});

describe('an empty database of an operator', () => {
  it('is migrated and seeded with places once, by processes that start simultaneously, without a superuser', async () => {
    const url = new URL(`${inject('postgres')}/${name}`);
    url.username = role;
    const done = await Promise.all([1, 2, 3].map(() => migrate(url.href)));
    expect(done.filter((names) => names.length > 0)).toHaveLength(1);
    const pool = new pg.Pool({ connectionString: url.href });
    await Promise.all([1, 2].map(() => loadPlaces(pool, new Gazetteer())));
    await pool.end();
  });

  it('is rejected in one line when it is of an earlier build', async () => {
    const url = `${inject('postgres')}/${name}`;
    const rename = (from: string, to: string) =>
      admin(name, `update mikro_orm_migrations set name = '${to}' where name = '${from}'`);
    await rename(BASELINE, 'Migration20261121000000_first');
    await expect(migrate(url)).rejects.toThrow(/^The database is of an earlier build.*`npm start -- --fresh`/);
    await rename('Migration20261121000000_first', BASELINE);
    expect(await migrate(url)).toEqual([]);
  });

  it('lets readers pass while a migration waits for its lock, and then migrates', async () => {
    const url = `${inject('postgres')}/${name}`;
    const blocker = new pg.Client({ connectionString: url });
    const reader = new pg.Client({ connectionString: url });
    await Promise.all([blocker.connect(), reader.connect()]);
    await blocker.query('drop schema public cascade; create schema public; create extension pg_trgm');
    const orm = await createOrm(url, { logger: () => {} });
    expect(await pendingMigrations(orm)).toEqual([BASELINE]);
    await orm.close();
    // The migrator writes its name to this table last.
    await blocker.query('begin; lock table mikro_orm_migrations in share mode');
    const done = migrate(url);
    const waits = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await vi.waitFor(async () => expect((await reader.query(waits)).rows).toHaveLength(1), { timeout: 20_000 });
    await vi.waitFor(async () => expect((await reader.query(waits)).rows).toHaveLength(0), { timeout: 20_000 });
    await blocker.query('commit');
    expect(await done).toEqual([BASELINE]);
    await Promise.all([blocker.end(), reader.end()]);
  });
});
