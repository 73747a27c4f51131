import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTestDatabase } from '../../tests/setup/database.ts';
import { createOrm } from '../orm.ts';
import { stableId } from './stable-id.ts';
import { JobQueue } from './job-queue.ts';
import { waitUntil } from '../../tests/setup/wait-until.ts';

const database = await createTestDatabase();
const orm = await createOrm(database.url);
let jobs: JobQueue;
beforeEach(async () => {
  jobs = new JobQueue({ databaseUrl: database.url });
  await jobs.start();
});
afterEach(async () => {
  await jobs.stop();
  // A job that waits for its next attempt would be due in a later test.
  await database.pool.query('delete from pgboss.job');
});
afterAll(async () => {
  await orm.close();
  await database.drop();
});

const queue = (id: string, data: Record<string, unknown> = {}) =>
  orm.em.fork().transactional((em) => jobs.enqueue(em, 'email', data, id));

it('commits with its transaction, or not at all', async () => {
  const failing = orm.em.fork().transactional(async (em) => {
    await jobs.enqueue(em, 'email', {}, stableId('undone'));
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await jobs.busy()).toBe(0);

  const seen: unknown[] = [];
  await jobs.work('email', async (data) => void seen.push(data));
  await queue(stableId('done'), { say: `it's $1, ? and "quotes"` });
  await waitUntil(() => expect(seen).toEqual([{ say: `it's $1, ? and "quotes"` }]));
  await waitUntil(async () => expect(await jobs.busy()).toBe(0));
});

it('rejects queueing outside a transaction', async () => {
  await expect(jobs.enqueue(orm.em.fork(), 'email', {}, stableId('loose'))).rejects.toThrow('in the transaction');
});

it('creates one job per business key', async () => {
  await queue(stableId('lead', 1));
  await queue(stableId('lead', 1));
  expect(await jobs.busy()).toBe(1);
  await jobs.work('email', async () => {});
  await waitUntil(async () => expect(await jobs.busy()).toBe(0));
});

it('retries after a failure', async () => {
  let tries = 0;
  await jobs.work('email', async () => {
    if (++tries === 1) throw new Error('down');
  });
  await queue(stableId('flaky'));
  await vi.waitFor(() => expect(tries).toBe(2), { timeout: 15_000 });
});

it('does not count a job that waits for its next attempt as due', async () => {
  let tries = 0;
  await jobs.work('email', async () => {
    tries++;
    throw new Error('down');
  });
  await queue(stableId('waiting'));
  await waitUntil(() => expect(tries).toBeGreaterThan(0));
  await waitUntil(async () => expect(await jobs.busy()).toBe(0));
  const unfinished = `select 1 from pgboss.job where id = $1 and state < 'completed'`;
  expect((await database.pool.query(unfinished, [stableId('waiting')])).rows).toHaveLength(1);
});

it('requeues the jobs of a killed process immediately', async () => {
  await queue(stableId('orphan'), { orphan: true });
  await database.pool.query(
    `update pgboss.job set state = 'active', started_on = now(), heartbeat_on = now() where id = $1`,
    [stableId('orphan')],
  );
  await jobs.stop();
  jobs = new JobQueue({ databaseUrl: database.url });
  await jobs.start();
  const seen: unknown[] = [];
  await jobs.work('email', async (data) => void seen.push(data));
  await waitUntil(() => expect(seen).toContainEqual({ orphan: true }));
});

it('does not requeue the jobs of another live process', async () => {
  let finish = () => {};
  const running = new Promise<void>((done) => (finish = done));
  let starts = 0;
  await jobs.work('email', async () => {
    starts++;
    await running;
  });
  await queue(stableId('long'));
  await waitUntil(() => expect(starts).toBe(1));
  const second = new JobQueue({ databaseUrl: database.url });
  await second.start();
  expect(await jobs.busy()).toBe(1);
  const { rows } = await database.pool.query(`select state from pgboss.job where id = $1`, [stableId('long')]);
  expect(rows).toEqual([{ state: 'active' }]);
  finish();
  await second.stop();
});

it('returns the same ID for the same key, a valid UUID of version 5', () => {
  expect(stableId('lead', 7)).toBe(stableId('lead:7'));
  expect(stableId('lead', 7)).not.toBe(stableId('lead', 8));
  expect(stableId('lead', 7)).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});
