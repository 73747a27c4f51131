import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../tests/setup/database.ts';
import { Leader } from './leader.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it('is one process at a time; another takes over when it stops or loses its connection', async () => {
  const [one, two] = [new Leader({ databaseUrl: database.url }), new Leader({ databaseUrl: database.url })];
  for (const _ of [1, 2]) expect([await one.isLeader(), await two.isLeader()]).toEqual([true, false]);
  await one.stop();
  expect([await two.isLeader(), await one.isLeader()]).toEqual([true, false]);
  await database.pool.query(`select pg_terminate_backend(pid, 5000) from pg_stat_activity
    where datname = current_database() and application_name = 'nearcampus leader'`);
  await expect.poll(() => one.isLeader()).toBe(true);
  expect(await two.isLeader().catch(() => false)).toBe(false);
  await Promise.all([one.stop(), two.stop()]);
});

it('gives up a connection that says nothing more, or at all, and is elected again on another one', async () => {
  const { hostname, port } = new URL(database.url);
  const sockets: Socket[] = [];
  let isSilent = false;
  const proxy = createServer((socket) => {
    sockets.push(socket);
    if (isSilent) return;
    const upstream = connect(Number(port), hostname);
    sockets.push(upstream);
    for (const each of [socket, upstream]) each.on('error', () => {});
    socket.pipe(upstream).pipe(socket);
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const url = new URL(database.url);
  url.host = `127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  const leader = new Leader({ databaseUrl: url.href });
  expect(await leader.isLeader()).toBe(true);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  isSilent = true;
  for (const socket of sockets) socket.unpipe().pause();
  for (const _ of ['says nothing more', 'says nothing at all']) {
    const answer = Promise.allSettled([leader.isLeader()]);
    await vi.advanceTimersByTimeAsync(6000);
    expect(await answer).toEqual([{ status: 'rejected', reason: expect.any(Error) }]);
  }
  vi.useRealTimers();
  isSilent = false;
  for (const socket of sockets) socket.destroy();
  await expect.poll(() => leader.isLeader()).toBe(true);
  await leader.stop();
  proxy.close();
});
