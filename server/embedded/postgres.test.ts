import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile, readFile, chmod } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { EnvError } from '../env.ts';
import { startPostgres } from './embedded-postgres.ts';

async function query(url: string, sql: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

describe('a start on a data folder (never deletes a database)', () => {
  let dataDir: string;
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'nearcampus-cluster-'));
    await chmod(dataDir, 0o755);
  });
  afterEach(() => rm(dataDir, { recursive: true, force: true }));

  async function once(sql: string) {
    const postgres = await startPostgres(dataDir);
    try {
      return await query(postgres.url, sql);
    } finally {
      await postgres.stop();
    }
  }

  it('keeps the rows of a cluster that has no marker file, and of one whose password is missing', async () => {
    await once('create table kept as select 1 as id');
    await rm(join(dataDir, 'postgres', 'nearcampus-complete'), { force: true });
    expect(await once('select id from kept')).toEqual([{ id: 1 }]);

    const password = join(dataDir, 'postgres-password');
    await rename(password, `${password}-away`);
    await expect(startPostgres(dataDir)).rejects.toThrow(/^DATA_DIR has a database but not its password/);
    expect(existsSync(password)).toBe(false);
    await rename(`${password}-away`, password);
    expect(await once('select id from kept')).toEqual([{ id: 1 }]);
  }, 60_000);

  it('rejects another major version in one line and keeps its files', async () => {
    await mkdir(join(dataDir, 'postgres'));
    await writeFile(join(dataDir, 'postgres', 'PG_VERSION'), '9\n');
    await writeFile(join(dataDir, 'postgres', 'precious'), 'rows');
    const error: unknown = await startPostgres(dataDir).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(EnvError);
    expect((error as Error).message).toMatch(/^DATA_DIR has a database of PostgreSQL 9, .+$/);
    expect(await readFile(join(dataDir, 'postgres', 'precious'), 'utf8')).toBe('rows');
  });

  it.each(['PG_VERSION cannot be read', 'PG_VERSION is missing'])('keeps the files when %s', async (reason) => {
    await mkdir(join(dataDir, 'postgres'));
    await writeFile(join(dataDir, 'postgres', 'precious'), 'rows');
    if (reason.endsWith('read')) await mkdir(join(dataDir, 'postgres', 'PG_VERSION'));
    await expect(startPostgres(dataDir)).rejects.toBeInstanceOf(EnvError);
    expect(await readFile(join(dataDir, 'postgres', 'precious'), 'utf8')).toBe('rows');
  });

  it('removes the temporary folder of a killed first start, and no other folder at its path', async () => {
    const temporary = join(dataDir, 'postgres-first-start');
    await mkdir(join(temporary, 'cluster', 'base'), { recursive: true });
    await expect(startPostgres(dataDir)).rejects.toThrow(/did not make/);
    expect(existsSync(join(temporary, 'cluster', 'base'))).toBe(true);
    await writeFile(join(temporary, 'nearcampus-first-start'), '');
    expect(await once('select 1 as id')).toEqual([{ id: 1 }]);
    expect(existsSync(temporary)).toBe(false);
  }, 60_000);
});
