import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../tests/setup/database.ts';
import { Leader } from './leader.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it('is one process at a time; another takes over when it stops or loses its connection', async () => {
  const [one, two] = [new Leader({ databaseUrl: database.url }), new Leader({ databaseUrl: database.url })];
  expect([await one.isLeader(), await two.isLeader(), await one.isLeader()]).toEqual([true, false, true]);
  await one.stop();
  expect([await two.isLeader(), await one.isLeader()]).toEqual([true, false]);
  await database.pool.query(`select pg_terminate_backend(pid, 5000) from pg_stat_activity
    where datname = current_database() and application_name = 'nearcampus leader'`);
  await expect.poll(() => one.isLeader()).toBe(true);
  expect(await two.isLeader().catch(() => false)).toBe(false);
  await Promise.all([one.stop(), two.stop()]);
});
