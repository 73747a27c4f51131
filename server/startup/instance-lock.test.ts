import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'nearcampus-instance-'));

/** Acquires the lock of a data folder in a separate process, so that a call that never returns cannot block the test. */
function take(dataDir: string): string {
  const code = `import { acquireInstanceLock } from ${JSON.stringify(join(import.meta.dirname, 'instance-lock.ts'))};
    try { acquireInstanceLock(${JSON.stringify(dataDir)})?.release(); console.log('taken'); }
    catch (error) { console.log(error.constructor.name + ': ' + error.message); }`;
  const options = { encoding: 'utf8', timeout: 20_000, killSignal: 'SIGKILL' } as const;
  return execFileSync(process.execPath, ['--input-type=module', '-e', code], options).trim();
}

it('creates the data folder and its parents', () => {
  const below = join(folder, 'one', 'two');
  expect(take(below)).toBe('taken');
  expect(statSync(below).isDirectory()).toBe(true);
});

it.each(['/proc/nearcampus/data', '/dev/null/data', '/etc/hostname'])(
  'reports in one line that %s cannot be used',
  (path) => expect(take(path)).toMatch(/^EnvError: DATA_DIR must be a folder that can be written to: .+\.$/),
);

it('reports in one line a folder whose lock file is not a database', () => {
  writeFileSync(join(folder, 'instance.lock'), 'x'.repeat(4096));
  expect(take(folder)).toMatch(/^EnvError: DATA_DIR must be .+\.$/);
  rmSync(folder, { recursive: true });
});
