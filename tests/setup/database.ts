import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

export interface TestDatabase {
  url: string;
  pool: pg.Pool;
  /** Closes the pool and drops the database. */
  drop(): Promise<void>;
}

async function asAdmin(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: `${inject('postgres')}/postgres` });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

/** Creates a database for one test file: a clone of the migrated template. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  // CREATE DATABASE locks its template, so files that start together wait for each other.
  await asAdmin(`create database ${name} template template strategy file_copy`);
  const url = `${inject('postgres')}/${name}`;
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  pool.on('error', () => {});
  return {
    url,
    pool,
    drop: async () => {
      await pool.end();
      await asAdmin(`drop database if exists ${name} with (force)`);
    },
  };
}
