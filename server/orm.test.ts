import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { Gazetteer } from './modules/places/gazetteer.ts';
import { loadPlaces } from './modules/places/import/load-places.ts';
import { createOrm, migrate } from './orm.ts';

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

describe('an empty database of an operator', () => {
  it('is migrated and seeded with places once, by processes that start simultaneously, without a superuser', async () => {
    const url = new URL(`${inject('postgres')}/${name}`);
    url.username = role;
    const orms = await Promise.all([1, 2, 3].map(() => createOrm(url.href, { logger: () => {} })));
    const done = await Promise.all(orms.map(migrate));
    expect(done.filter((names) => names.length > 0)).toHaveLength(1);
    const pool = new pg.Pool({ connectionString: url.href });
    await Promise.all([1, 2].map(() => loadPlaces(pool, new Gazetteer())));
    await pool.end();
    await Promise.all(orms.map((orm) => orm.close()));
  });
});
