import { expect, it } from 'vitest';
import { SingleFlightCache } from './single-flight-cache.ts';

const cacheFor = (ttlMs: number) => new SingleFlightCache<number>({ max: 10, ttlMs });
const counter = () => {
  const state = { made: 0, make: async () => ++state.made };
  return state;
};

it('runs the work once for any number of simultaneous callers', async () => {
  const cache = cacheFor(60_000);
  const work = counter();
  const answers = await Promise.all(Array.from({ length: 50 }, () => cache.get('a', work.make)));
  expect(new Set(answers)).toEqual(new Set([1]));
  expect(await cache.get('a', work.make)).toBe(1);
  expect(await cache.get('b', work.make)).toBe(2);
});

it('shares work that takes longer than the time to live', async () => {
  const cache = cacheFor(1);
  const slow = Promise.withResolvers<number>();
  const first = cache.get('a', () => slow.promise);
  await new Promise((done) => setTimeout(done, 5));
  const second = cache.get('a', () => Promise.resolve(2));
  slow.resolve(1);
  expect([await first, await second]).toEqual([1, 1]);
});

it('caches neither failures nor values that must not be cached', async () => {
  const cache = cacheFor(60_000);
  await expect(cache.get('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(
    await cache.get(
      'a',
      () => Promise.resolve(404),
      (value) => value === 200,
    ),
  ).toBe(404);
  expect(await cache.get('a', () => Promise.resolve(200))).toBe(200);
});

it('returns nothing started before a clear to callers after it', async () => {
  const cache = cacheFor(60_000);
  const before = Promise.withResolvers<number>();
  const first = cache.get('a', () => before.promise);
  cache.clear();
  expect(await cache.get('a', () => Promise.resolve(2))).toBe(2);
  before.resolve(1);
  expect(await first).toBe(1);
  expect(await cache.get('a', () => Promise.resolve(3))).toBe(2);
});

it('can cache only repeated keys', async () => {
  const cache = new SingleFlightCache<number>({ max: 10, ttlMs: 60_000, repeatMs: 60_000 });
  const work = counter();
  const answers = [];
  for (let turn = 0; turn < 4; turn++) answers.push(await cache.get('a', work.make));
  expect(answers).toEqual([1, 2, 2, 2]);
});
