import { gzipSync } from 'node:zlib';
import { beforeAll, expect, it } from 'vitest';
import { loaderCode } from './build-loader.ts';

let code: string;
beforeAll(async () => {
  code = await loaderCode();
});

it('the loader script', () => {
  expect(gzipSync(code, { level: 9 }).length).toBeLessThanOrEqual(3000);
});

it('runs as a plain script, loads nothing else and evaluates nothing', () => {
  expect(code).not.toMatch(/\b(import|export)\b|\beval\(|\bnew Function\b|innerHTML|document\.write/);
  expect(() => new Function(code)).not.toThrow();
});

it('reads and stores nothing in the browser, and sends requests only through its frame', () => {
  expect(code).not.toMatch(/cookie|localStorage|sessionStorage|indexedDB|fetch\(|XMLHttpRequest|sendBeacon/);
});
