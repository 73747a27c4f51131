import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { bringUpToDate, staleFiles } from './generate-files.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'generated-'));
  mkdirSync(join(root, 'client/home'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));
const fresh = [{ file: 'client/home/page.generated.ts', text: 'export type Page = 2;\n' }];

it('reports a file that is missing or has other content as stale', () => {
  expect(staleFiles(root, fresh).changed).toEqual(fresh);
  writeFileSync(join(root, 'client/home/page.generated.ts'), 'export type Page = 1;\n');
  expect(staleFiles(root, fresh).changed).toEqual(fresh);
});

it('reports a file without a source as orphaned and deletes it', () => {
  writeFileSync(join(root, 'client/home/gone.generated.ts'), '');
  writeFileSync(join(root, 'client/home/page.ts'), '');
  expect(staleFiles(root, fresh).orphaned).toEqual(['client/home/gone.generated.ts']);
  expect(bringUpToDate(root, fresh)).toEqual(['client/home/page.generated.ts', 'client/home/gone.generated.ts']);
  expect(staleFiles(root, fresh)).toEqual({ changed: [], orphaned: [] });
  expect(bringUpToDate(root, fresh)).toEqual([]);
});
