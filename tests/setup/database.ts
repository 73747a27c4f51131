import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

export interface TestDatabase {
  url: string;
  pool: pg.Pool;
  /** Closes the pool and drops the database. */
  drop(): Promise<void>;
}

async function asAdmin<Result>(work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: `${inject('postgres')}/postgres` });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const DEMO_TEMPLATE = 'template_demo';
/** Any number; locks the creation of the demo template. */
const DEMO_LOCK = 4711;

/**
 * Returns the name of a template with the demo data, which `seed` writes into the given database once for all files of
 * a run.
 */
export const createDemoTemplate = (seed: (database: TestDatabase) => Promise<void>): Promise<string> =>
  asAdmin(async (client) => {
    await client.query('select pg_advisory_lock($1)', [DEMO_LOCK]);
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [DEMO_TEMPLATE]);
    if (rowCount === 0) {
      const database = await createTestDatabase();
      await seed(database);
      await database.pool.end();
      const name = new URL(database.url).pathname.slice(1);
      await client.query(`alter database ${name} rename to ${DEMO_TEMPLATE}`);
    }
    return DEMO_TEMPLATE;
  });

/** Creates a database for one test file: a clone of the migrated template, or of another one. */
export async function createTestDatabase(template = 'template'): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  // CREATE DATABASE locks its template, so files that start together wait for each other.
  await asAdmin((client) => client.query(`create database ${name} template ${template} strategy file_copy`));
  const url = `${inject('postgres')}/${name}`;
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  pool.on('error', () => {});
  return {
    url,
    pool,
    drop: async () => {
      await pool.end();
      await asAdmin((client) => client.query(`drop database if exists ${name} with (force)`));
    },
  };
}

/** Lets listings be written that nobody has to confirm for years (K65), for tests that advance the clock that far. */
export const withoutReminders = (pool: Pick<pg.Pool, 'query'>): Promise<unknown> =>
  pool.query("alter table listing alter confirm_due_at set default '9999-01-01'");
