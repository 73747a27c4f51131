import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { acquireInstanceLock } from './instance-lock.ts';
import { moveDataAside } from './fresh-data.ts';

it('moves the data folder aside, never over another one, and not while an instance uses it', () => {
  const root = mkdtempSync(join(tmpdir(), 'nearcampus-fresh-'));
  const data = join(root, '.data');
  const now = new Date('2026-12-01T12:00:00Z');
  expect(moveDataAside(data, now)).toBeNull();
  const moved = ['first', 'second'].map((text) => {
    mkdirSync(data);
    writeFileSync(join(data, 'stripe.sqlite'), text);
    return moveDataAside(data, now) ?? '';
  });
  expect(moved).toEqual([`${data}-before-2026-12-01`, `${data}-before-2026-12-01-2`]);
  expect(moved.map((folder) => readFileSync(join(folder, 'stripe.sqlite'), 'utf8'))).toEqual(['first', 'second']);
  const instance = acquireInstanceLock(data);
  expect(() => moveDataAside(data, now)).toThrow('An instance uses');
  instance?.release();
  rmSync(root, { recursive: true });
});
