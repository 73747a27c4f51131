import type { MikroORM } from '@mikro-orm/postgresql';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { toSingleLine } from '../../domain/format/plain-text.ts';
import { ProductClock } from '../clock.ts';
import { startPostgres } from '../embedded/embedded-postgres.ts';
import { EnvError, parseEnv, type Env } from '../env.ts';
import { Gazetteer } from '../modules/places/gazetteer.ts';
import { loadPlaces } from '../modules/places/import/load-places.ts';
import { createOrm, migrate } from '../orm.ts';
import { checkDatabase } from './check-database.ts';
import { isServing, readInstanceNote, acquireInstanceLock } from './instance-lock.ts';

/** What a command works with. */
export interface CommandDependencies {
  env: Env;
  orm: MikroORM;
  databaseUrl: string;
  pool: pg.Pool;
  gazetteer: Gazetteer;
  clock: ProductClock;
  print: (line: string) => void;
}

const INSTANCE_CHECK_MS = 60_000;

/**
 * The database of this installation: DATABASE_URL, the embedded one of a server that runs, or, while none does, the
 * embedded one started for as long as the command takes.
 */
async function openDatabase(env: Env, open: AsyncDisposableStack): Promise<string> {
  if (env.databaseUrl !== null) {
    await checkDatabase(env.databaseUrl);
    return env.databaseUrl;
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
    if (note && (await isServing(note))) return (await startPostgres(env.dataDir)).url;
  }
  throw new Error('Another process holds the data folder but does not serve. Try again when it does.');
}

/** Runs a command against the installation's database, migrated and with its places, and ends the process. */
export async function runCommand(
  command: (args: string[], dependencies: CommandDependencies) => Promise<number>,
): Promise<void> {
  const open = new AsyncDisposableStack();
  try {
    const env = parseEnv(process.env);
    const databaseUrl = await openDatabase(env, open);
    const orm = await createOrm(databaseUrl, { logger: () => {} });
    open.defer(() => orm.close());
    await migrate(orm);
    const pool = new pg.Pool({ connectionString: databaseUrl });
    // a lost connection is told by the query that needed it
    pool.on('error', () => {});
    open.defer(() => pool.end());
    const gazetteer = new Gazetteer();
    await loadPlaces(pool, gazetteer);
    const clock = new ProductClock();
    const { rows } = await pool.query<{ offset_ms: string }>('select offset_ms from clock');
    clock.setOffset(Number(rows[0]?.offset_ms ?? 0));
    // What strangers wrote may stand in a line: nothing of it gives orders to the operator's terminal.
    const print = (line: string) => void process.stdout.write(`${toSingleLine(line)}\n`);
    process.exitCode = await command(process.argv.slice(2), { env, orm, databaseUrl, pool, gazetteer, clock, print });
  } catch (error) {
    console.error(error instanceof EnvError ? error.message : error);
    process.exitCode = 1;
  } finally {
    await open.disposeAsync();
  }
}
