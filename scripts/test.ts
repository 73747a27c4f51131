import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromePath } from '../tests/setup/chrome.ts';

/**
 * `npm test`: every check, then every test, told as they go; the last line counts both. `npm run test:full` kills the
 * product more often. Ends with 0 only when nothing failed.
 */
const full = process.argv.includes('--full');
const bin = (name: string) => resolve('node_modules/.bin', name);
const checks = [
  ['types', bin('tsc'), '-p', '.'],
  ['lint', bin('oxlint')],
  ['schema.graphql is what the classes say', bin('tsx'), 'scripts/schema.ts', '--check'],
  ['generated files are what their sources say', bin('graphql-codegen'), '--config', 'codegen.ts', '--check'],
  ['build', process.execPath, 'scripts/build.ts'],
] as const;

/** Runs a program in the open. @returns its exit code. */
function run(program: string, args: readonly string[], env: Record<string, string>): Promise<number> {
  return new Promise((done) => {
    const child = spawn(program, args, { stdio: 'inherit', env: { ...process.env, ...env } });
    child.once('error', (error) => {
      console.error(error.message);
      done(1);
    });
    child.once('exit', (code) => done(code ?? 1));
  });
}

interface Report {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
}

/** Counts tests, and files that could not even be read; a run that failed for another reason is one failure more. */
async function runTests(env: Record<string, string>): Promise<{ passed: number; failed: number }> {
  const folder = mkdtempSync(join(tmpdir(), 'nearcampus-report-'));
  const file = join(folder, 'report.json');
  try {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
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

// found once, here: the packaged browser unpacks itself at the first question
const env = { CHROME_PATH: await chromePath(), ...(full && { FULL: '1' }) };
const total = { passed: 0, failed: 0 };
for (const [name, program, ...args] of checks) {
  console.log(`\n— ${name}`);
  const good = (await run(program, args, env)) === 0;
  console.log(good ? '✓ good' : `✗ ${name}: failed`);
  total[good ? 'passed' : 'failed']++;
}
console.log('\n— tests');
const { passed, failed } = await runTests(env);
console.log(`\n${total.passed + passed} passed, ${total.failed + failed} failed`);
process.exit(total.failed + failed === 0 ? 0 : 1);
