import fastify, { type FastifyInstance } from 'fastify';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startReplicatedDatabase, type ReplicatedDatabase } from '../../tests/setup/streaming-replica.ts';
import { waitUntil } from '../../tests/setup/wait-until.ts';
import { Replicas } from './replicas.ts';
import { registerRequestTraces } from '../telemetry/request-trace.ts';

let database: ReplicatedDatabase;
let pool: pg.Pool;
let onReplica: pg.Pool;
let replicas: Replicas;
let app: FastifyInstance;

const poolOf = (connectionString: string) =>
  new pg.Pool({ connectionString, connectionTimeoutMillis: 2000 }).on('error', () => {});

beforeAll(async () => {
  database = await startReplicatedDatabase();
  pool = poolOf(database.primaryUrl);
  onReplica = poolOf(database.replicaUrl);
  replicas = new Replicas(pool, [poolOf(database.replicaUrl)]);
  await replicas.start();
  app = fastify();
  registerRequestTraces(app, undefined);
  app.all('/where', async () => (await replicas.query('select pg_is_in_recovery() as replica')).rows[0]);
});
afterAll(async () => {
  await app.close();
  await replicas.stop();
  await Promise.all([pool.end(), onReplica.end()]);
  await database.stop();
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
  await database.stopReplica();
  expect(await readsReplica()).toBe(false);
  await database.startReplica();
  await waitUntil(async () => expect(await readsReplica()).toBe(true));
  isBack = true;
  await reading;
  expect(reads).toBeGreaterThan(10);
});
