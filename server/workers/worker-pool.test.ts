import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WorkerPool } from './worker-pool.ts';

const errors: unknown[] = [];
const pool = new WorkerPool({ onError: (error) => errors.push(error) });
/** The threads that were started. */
const threads: Worker[] = [];
const count = (thread: Worker) => threads.push(thread);
beforeAll(() => void process.on('worker', count));
afterAll(async () => {
  process.off('worker', count);
  await pool.close();
});

const check = (text: string) => pool.run(`client ${text}`, 'heldTexts', [{ field: 'name', text }]);

it('starts one thread for all tasks, and ends it when it is idle', { timeout: 60_000 }, async () => {
  expect(threads).toEqual([]);
  const found = await Promise.all(['No kids', 'Maple Court', 'No pets'].map(check));
  expect(found.map((held) => Object.keys(held))).toEqual([['name'], [], []]);
  expect(threads).toHaveLength(1);
  await once(threads[0] as Worker, 'exit');
  expect(await check('Maple Court')).toEqual({});
  expect(threads).toHaveLength(2);
  expect(errors).toEqual([]);
});

it('passes the error of a task on, and does the next one', async () => {
  const missing = { path: '/no/such/file', contact: { firstName: '', lastName: '', email: '', phone: '' } };
  await expect(pool.run('a', 'readImport', missing)).rejects.toThrow('ENOENT');
  expect(await check('Maple Court')).toEqual({});
});
