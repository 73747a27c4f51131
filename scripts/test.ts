import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromePath, chromeShellPath } from '../tests/setup/chrome.ts';

/**
 * Implements `npm test`: runs every check, then every test, with progress; the last line counts both. `npm run
 * test:full` runs more kill tests. Exits with 0 only when nothing failed.
 */
const full = process.argv.includes('--full');
const bin = (name: string) => resolve('node_modules/.bin', name);
const checks = [
  // One checker: each additional one reads all types again, and the other checks need the cores.
  ['types', bin('tsc'), '-p', '.', '--checkers', '1'],
  ['lint', bin('oxlint'), '--type-aware'],
  ['format', bin('oxfmt'), '--check'],
  ['every export and file is used', bin('knip')],
  ['schema.graphql is what the classes say', bin('tsx'), 'scripts/schema/emit-schema.ts', '--check'],
  ['generated files are what their sources say', process.execPath, 'scripts/codegen.ts', '--check'],
  ['nothing has left the contract unannounced', process.execPath, 'scripts/schema/check-schema.ts'],
  ['build', process.execPath, 'scripts/build.ts', '--unchecked'],
] as const;

type Env = Record<string, string>;

/** Runs a program with inherited output. @returns its exit code. */
function run(program: string, args: readonly string[], env: Env): Promise<number> {
  return ended(spawn(program, args, { stdio: 'inherit', env: { ...process.env, ...env } }));
}

const ended = (child: ChildProcess): Promise<number> =>
  new Promise((done) => {
    child.once('error', (error) => {
      console.error(error.message);
      done(1);
    });
    child.once('close', (code) => done(code ?? 1));
  });

/** Runs a check in parallel with others, and prints its output once it has ended. @returns whether it passed. */
async function check([name, program, ...args]: readonly [string, string, ...string[]], env: Env): Promise<boolean> {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const good = (await ended(child)) === 0;
  console.log(`\n— ${name}\n${output}${good ? '✓ good' : `✗ ${name}: failed`}`);
  return good;
}

interface Report {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
}

/** Counts tests, and files that could not be loaded; a run that failed for another reason counts as one more failure. */
async function runTests(env: Env): Promise<{ passed: number; failed: number }> {
  const folder = mkdtempSync(join(tmpdir(), 'nearcampus-report-'));
  const file = join(folder, 'report.json');
  try {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    if (full) reporters.push('--reporter=./tests/setup/early-failures.ts');
    const code = await run(bin('vitest'), ['run', ...reporters], env);
    const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
    const unread = report.testResults.filter(
      ({ status, assertionResults }) =>
        status === 'failed' && !assertionResults.some((assertion) => assertion.status === 'failed'),
    ).length;
    const failed = report.numFailedTests + unread;
    return { passed: report.numPassedTests, failed: code !== 0 && failed === 0 ? 1 : failed };
  } catch (error) {
    console.error(error);
    return { passed: 0, failed: 1 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const env = {
  // Resolved once, here: the packaged browser unpacks itself on first use.
  CHROME_SHELL_PATH: await chromeShellPath(),
  CHROME_PATH: await chromePath(),
  // Every test file runs in its own process; the compile cache lets them share compiled packages.
  NODE_COMPILE_CACHE: resolve('node_modules/.cache/compiled'),
  ...(full && { FULL: '1' }),
};
const checked = await Promise.all(checks.map((one) => check(one, env)));
console.log('\n— tests');
const { passed, failed } = await runTests(env);
const good = checked.filter(Boolean).length;
const bad = failed + checked.length - good;
console.log(`\n${passed + good} passed, ${bad} failed`);
process.exit(bad === 0 ? 0 : 1);
