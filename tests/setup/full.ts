import { it } from 'vitest';

/** Whether every test runs (`npm run test:full`), or the fixed sample of `npm test`. */
export const FULL = process.env['FULL'] === '1';

/** Registers a long test that only `npm run test:full` runs, because another one covers most of it. `timeout` in milliseconds. */
export function itInFull(name: string, run: () => Promise<void>, timeout?: number): void {
  // oxlint-disable-next-line vitest/no-conditional-tests, vitest/valid-title -- The sample is chosen here, for all files.
  if (FULL) it(name, run, timeout);
}
