import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ZIPS_FILE, zipsText } from '../scripts/write-mock-zips.ts';

test('the mock locates addresses by the zip codes that the server has for its cities (node scripts/write-mock-zips.ts)', () => {
  expect(readFileSync(ZIPS_FILE, 'utf8')).toBe(zipsText());
});
