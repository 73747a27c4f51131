import { spawnSync } from 'node:child_process';

/** Builds the product if its sources have changed, in another process: the build script would take the bench as its entry. */
export function buildProduct(): void {
  const { status } = spawnSync(process.execPath, ['scripts/build.ts', '--unchecked'], { stdio: 'inherit' });
  if (status !== 0) throw new Error('The build failed.');
}
