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
