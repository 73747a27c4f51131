import { spawnSync } from 'node:child_process';

/** Builds the product where its sources have changed. In a process of its own: the script would take the bench for itself. */
export function buildProduct(): void {
  const { status } = spawnSync(process.execPath, ['scripts/build.ts', '--unchecked'], { stdio: 'inherit' });
  if (status !== 0) throw new Error('The build failed.');
}
