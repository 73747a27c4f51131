import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RecentKeys } from './recent-keys.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('reports a key as seen for a moment, then expires it', () => {
  const keys = new RecentKeys({ bits: 10, ms: 500 });
  expect([keys.seenRecently('a'), keys.seenRecently('a'), keys.seenRecently('b')]).toEqual([false, true, false]);
  vi.advanceTimersByTime(500);
  expect(keys.seenRecently('a')).toBe(true);
  vi.advanceTimersByTime(501);
  expect(keys.seenRecently('a')).toBe(false);
});

it('distinguishes keys in the same slot', () => {
  const keys = new RecentKeys({ bits: 0, ms: 500 });
  expect([keys.seenRecently('a'), keys.seenRecently('b'), keys.seenRecently('a')]).toEqual([false, false, false]);
});
