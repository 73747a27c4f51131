import { expect, test } from 'vitest';
import { tryKey } from './try-key.ts';

test('one key for one try: it outlives a reload and ends with an answer', () => {
  const kept = new Map<string, string>();
  const tab = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  const first = tryKey(tab).current();
  expect(tryKey(tab).current()).toBe(first);
  tryKey(tab).end();
  const second = tryKey(tab).current();
  expect(second).not.toBe(first);
  expect(second).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});
