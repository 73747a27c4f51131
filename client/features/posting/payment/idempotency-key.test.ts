import { expect, test } from 'vitest';
import { idempotencyKey } from './idempotency-key.ts';

test('keeps one key per publish intent across a reload and drops it after a response', () => {
  const kept = new Map<string, string>();
  const tab = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  const first = idempotencyKey(tab).current();
  expect(idempotencyKey(tab).current()).toBe(first);
  idempotencyKey(tab).end();
  const second = idempotencyKey(tab).current();
  expect(second).not.toBe(first);
  expect(second).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});
