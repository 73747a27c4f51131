import { execFile, execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, symlinkSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FULL } from './setup/full.ts';

/**
 * Follows docs/adding-a-field.md in a copy of the tree: applies it and emits the schema. Generating,
 * compiling and testing it takes half a minute of both cores, so only the full run does that.
 */
const root = resolve(import.meta.dirname, '..');
const guide = readFileSync(join(root, 'docs/adding-a-field.md'), 'utf8');
const [serverHalf = '', clientHalf = ''] = guide.split('## 3. The mock');
const blocksOf = (text: string) => [...text.matchAll(/^```diff\n(.*?)^```$/gms)].map(([, block = '']) => block);
const touched = [...guide.matchAll(/^\+\+\+ b\/(.*)$/gm)].map(([, file = '']) => file);

const MINUTES = 60_000;
let copy = '';
const inCopy = { encoding: 'utf8', maxBuffer: 2 ** 26 } as const;

/** Runs one of the project's own programs, without the environment variables that this test run has set. */
function run(name: string, ...words: string[]): Promise<{ good: boolean; output: string }> {
  const kept = Object.entries(process.env).filter(([key]) => !/^(VITEST|TEST$|NODE_ENV$|npm_)/.test(key));
  const bin = join(copy, 'node_modules/.bin');
  const env = { ...Object.fromEntries(kept), PATH: `${bin}:${process.env['PATH'] ?? ''}` };
  return new Promise((done) => {
    execFile(join(bin, name), words, { ...inCopy, cwd: copy, env }, (error, out, wrong) =>
      done({ good: error === null, output: out + wrong }),
    );
  });
}

/** Runs the compiler on the whole copy; a second run checks only what has changed and what depends on it. */
const compile = () =>
  run('tsc', '-p', '.', '--checkers', '1', '--incremental', '--tsBuildInfoFile', '.git/tsbuildinfo');

/**
 * Applies a patch block.
 * @throws with git's message when it does not apply
 */
const apply = (block: string, ...words: string[]) =>
  execFileSync('git', ['apply', '--recount', '-C1', ...words, '-'], { ...inCopy, cwd: copy, input: block });
const git = (...words: string[]) => execFileSync('git', words, { ...inCopy, cwd: copy });

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'adding-a-field-'));
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root });
  for (const file of listed.toString().split('\0'))
    if (file !== '' && existsSync(join(root, file))) cpSync(join(root, file), join(copy, file));
  git('init', '-q', '-b', 'main');
  git('add', '-A');
  git('-c', 'user.name=Test', '-c', 'user.email=test@example.com', 'commit', '-qm', 'As it stands');
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
}, MINUTES);
afterAll(() => rm(copy, { recursive: true, force: true }), MINUTES);

describe('a field, end to end', () => {
  it(
    'is added on the server first; then the compiler requires the mock',
    async () => {
      expect(touched.length).toBeLessThanOrEqual(10);
      for (const block of blocksOf(serverHalf)) apply(block);
      expect(await run('tsx', 'scripts/schema/emit-schema.ts')).toMatchObject({ good: true });
      expect(readFileSync(join(copy, 'schema.graphql'), 'utf8')).toContain('yearBuilt: Int!');
      if (!FULL) return;
      expect(await run('node', 'scripts/codegen.ts')).toMatchObject({ good: true });
      const { good, output } = await compile();
      expect(good).toBe(false);
      const errors = output.split('\n').filter((line) => /^\S.*error TS/.test(line));
      expect(errors.map((line) => line.split('(')[0])).toEqual(['mocks/listings/listing-view.ts']);
      expect(output).toContain("Property 'yearBuilt' is missing");
    },
    3 * MINUTES,
  );

  it(
    'then has its mock and its screen, and everything compiles in the full run',
    async () => {
      for (const block of blocksOf(clientHalf)) apply(block);
      expect(await run('oxfmt', '--check', ...touched)).toMatchObject({ good: true });
      expect((await run('node', 'scripts/schema/check-schema.ts')).output).toContain('New:\n  + Listing.yearBuilt\n');
      if (!FULL) return;
      expect(await run('node', 'scripts/codegen.ts')).toMatchObject({ good: true });
      expect(await compile()).toEqual({ good: true, output: '' });
      expect(await run('oxlint', ...touched.filter((file) => /\.tsx?$/.test(file)))).toMatchObject({ good: true });
    },
    3 * MINUTES,
  );

  it(
    'passes every scenario afterwards, in the full run',
    async () => {
      const test = 'mocks/scenarios.test.ts';
      expect(guide).toContain(test);
      if (!FULL) return;
      const { good, output } = await run('vitest', 'run', test);
      expect(good, output).toBe(true);
    },
    4 * MINUTES,
  );

  it(
    'is compared by the contract suite: only in the full run, because it starts both sides',
    async () => {
      expect(guide).toContain('npx vitest run tests/contract');
      const rows =
        blocksOf(clientHalf).find((block) => block.includes('+++ b/tests/contract/harness/seed-rows.ts')) ?? '';
      expect(rows).toContain('row.yearBuilt');
      if (!FULL) return;
      const contract = ['run', 'tests/contract/contract.test.ts', '-t', 'each query, whole'];
      const { good, output } = await run('vitest', ...contract);
      expect(good, output).toBe(true);
      apply(rows, '-R');
      expect((await run('vitest', ...contract)).output).toMatch(/yearBuilt/);
    },
    10 * MINUTES,
  );
});
