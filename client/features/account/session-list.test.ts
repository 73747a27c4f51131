import { expect, test } from 'vitest';
import { formatLastUsed } from './session-list.tsx';

const now = new Date(2026, 8, 15, 11, 0);
const at = (...parts: [number, number, number, number?]) => new Date(...parts).toISOString();

test.each([
  [at(2026, 8, 15, 9), at(2026, 8, 15, 10), false, 'Logged in today, last active today'],
  [at(2026, 8, 14, 23), at(2026, 8, 14, 23), false, 'Logged in yesterday, last active yesterday'],
  [at(2026, 8, 3), at(2026, 8, 14, 1), false, 'Logged in on September 3, last active yesterday'],
  [at(2025, 11, 31), at(2026, 0, 2), false, 'Logged in on December 31, 2025, last active on January 2'],
  [at(2026, 8, 3), at(2026, 8, 4), true, 'Logged in on September 3, active now'],
  [at(2026, 8, 3), new Date(now.getTime() - 5 * 60_000).toISOString(), false, 'Logged in on September 3, active now'],
])('%s, %s', (startedAt, lastUsedAt, current, words) => {
  expect(formatLastUsed({ startedAt, lastUsedAt, current }, now)).toBe(words);
});
