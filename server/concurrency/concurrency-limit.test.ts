import { expect, it } from 'vitest';
import { ConcurrencyLimit } from './concurrency-limit.ts';

it('runs a limited number at a time in the order of arrival, and rejects calls beyond the waiting limit', async () => {
  const turns = new ConcurrencyLimit({ atOnce: 2, waiting: 3 });
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  let most = 0;
  let working = 0;
  const work = (n: number) => async () => {
    begun.push(n);
    most = Math.max(most, ++working);
    await new Promise<void>((end) => ends.push(end));
    working--;
    if (n === 1) throw new Error('It went wrong.');
    return n;
  };
  const all = Promise.allSettled([1, 2, 3, 4, 5, 6].map((n) => turns.run(work(n))));
  for (let ended = 0; ended < 5; ended++) {
    await expect.poll(() => ends.length).toBeGreaterThan(0);
    ends.shift()?.();
  }
  const outcomes = (await all).map((each) => (each.status === 'fulfilled' ? each.value : 'failed'));
  expect(outcomes).toEqual(['failed', 2, 3, 4, 5, 'busy']);
  expect(begun).toEqual([1, 2, 3, 4, 5]);
  expect(most).toBe(2);
});

it('lets clients take turns, and leaves a slot to others while one client uses its share', async () => {
  const limit = new ConcurrencyLimit({ atOnce: 2, waiting: 4, perClient: { atOnce: 1, waiting: 3 } });
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const call = (client: string, n: number) =>
    limit.run(async () => {
      begun.push(`${client}${n}`);
      await new Promise<void>((end) => ends.push(end));
    }, client);
  const flood = [1, 2, 3, 4, 5].map((n) => call('a', n));
  expect(await flood[4]).toBe('busy');
  expect(begun).toEqual(['a1']);
  const others = [call('b', 1), call('b', 2)];
  expect(await call('c', 1)).toBe('busy');
  for (let ended = 0; ended < 6; ended++) {
    await expect.poll(() => ends.length).toBeGreaterThan(0);
    ends.shift()?.();
  }
  await Promise.all([...flood, ...others]);
  expect(begun).toEqual(['a1', 'b1', 'a2', 'b2', 'a3', 'a4']);
});
