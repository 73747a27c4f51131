import { spawnSync } from 'node:child_process';

/**
 * Builds the product if its sources have changed, in a separate process because the build script would treat the bench
 * as its own entry point.
 */
export function buildProduct(): void {
  const { status } = spawnSync(process.execPath, ['scripts/build.ts', '--unchecked'], { stdio: 'inherit' });
  if (status !== 0) throw new Error('The build failed.');
}
