import type { MikroORM } from '@mikro-orm/postgresql';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { toSingleLine } from '../../domain/format/plain-text.ts';
import { readClock, type ProductClock } from '../clock.ts';
import { startPostgres } from '../embedded/embedded-postgres.ts';
import { EnvError, parseEnv, type Env } from '../env.ts';
import { JobQueue } from '../jobs/job-queue.ts';
import { Gazetteer } from '../modules/places/gazetteer.ts';
import { loadPlaces } from '../modules/places/import/load-places.ts';
import { createOrm, migrate } from '../orm.ts';
import { checkDatabase } from './check-database.ts';
import { isServing, readInstanceNote, acquireInstanceLock } from './instance-lock.ts';
import { onShutdownSignal } from './shutdown-signals.ts';

export interface CommandDependencies {
  env: Env;
  orm: MikroORM;
  databaseUrl: string;
  pool: pg.Pool;
  gazetteer: Gazetteer;
  clock: ProductClock;
  /** What the command has opened, closed at its end. */
  open: AsyncDisposableStack;
  print: (line: string) => void;
}

const INSTANCE_CHECK_MS = 60_000;

/** Returns the URL of the database, past a pooler; without DATABASE_URL, of the embedded one, started if need be. */
export async function openDatabase(env: Env, open: AsyncDisposableStack): Promise<string> {
  if (env.directDatabaseUrl !== null) {
    await checkDatabase(env);
    return env.directDatabaseUrl;
  }
  const instance = acquireInstanceLock(env.dataDir);
  if (instance) {
    open.defer(() => instance.release());
    const postgres = await startPostgres(env.dataDir);
    open.defer(() => postgres.stop());
    return postgres.url;
  }
  for (const end = Date.now() + INSTANCE_CHECK_MS; Date.now() < end; await wait(200)) {
    const note = readInstanceNote(env.dataDir);
    if (note && (await isServing(note))) return (await startPostgres(env.dataDir, undefined, true)).url;
  }
  throw new Error('Another process holds the data folder but does not serve. Try again when it does.');
}

/** Checks that no server runs here, for commands that write what a running one holds in memory. @throws EnvError */
export async function requireStoppedServer({ dataDir }: Env): Promise<void> {
  const note = readInstanceNote(dataDir);
  if (note && (await isServing(note))) throw new EnvError(`Stop the server at ${note.url} first.`);
}

/** Starts a command's job queue, which stops at its end. */
export async function startJobs(databaseUrl: string, open: AsyncDisposableStack): Promise<JobQueue> {
  const jobs = new JobQueue({ databaseUrl });
  await jobs.start();
  open.defer(() => jobs.stop());
  return jobs;
}

/** Runs a script and closes what it has opened. An `EnvError` is printed as one line, any other error with its stack. */
export async function runScript(work: (open: AsyncDisposableStack) => Promise<void>): Promise<void> {
  const open = new AsyncDisposableStack();
  // Without `open`, whose end can wait for the work; what it has not committed is undone.
  onShutdownSignal(() => process.exit(1));
  try {
    await work(open);
  } catch (error) {
    console.error(error instanceof EnvError ? error.message : error);
    process.exitCode = 1;
  } finally {
    await open.disposeAsync();
  }
}

/** Runs a command against the installation's database, migrated and with its places loaded, and ends the process. */
export const runCommand = (
  command: (args: string[], dependencies: CommandDependencies) => Promise<number>,
): Promise<void> =>
  runScript(async (open) => {
    const env = parseEnv(process.env);
    const databaseUrl = await openDatabase(env, open);
    const orm = await createOrm(databaseUrl, { logger: () => {} });
    open.defer(() => orm.close());
    if (!env.production) await migrate(databaseUrl);
    const pool = new pg.Pool({ connectionString: databaseUrl });
    // the query that needed a lost connection reports it
    pool.on('error', () => {});
    open.defer(() => pool.end());
    const gazetteer = new Gazetteer();
    await loadPlaces(pool, gazetteer);
    const clock = await readClock(pool);
    // A line may contain user input: control sequences must not reach the operator's terminal.
    const print = (line: string) => void process.stdout.write(`${toSingleLine(line)}\n`);
    const dependencies = { env, orm, databaseUrl, pool, gazetteer, clock, open, print };
    process.exitCode = await command(process.argv.slice(2), dependencies);
  });
