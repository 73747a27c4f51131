import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { freePorts } from '../../tests/setup/free-ports.ts';

/** A product that starts at once, as `npm start` does, and tests that fail with a database still running. */
const start = `
import { createServer } from 'node:http';
const { PORT } = process.env;
const report = () => console.log('http://localhost:' + PORT);
createServer((_request, answer) => answer.end('A page.')).once('error', report).listen(Number(PORT), 'localhost', report);
`;
const test = `
import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
const cluster = tmpdir() + '/tests/db';
mkdirSync(cluster, { recursive: true });
const database = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)', '--', '-D', cluster], { detached: true, stdio: 'ignore' });
writeFileSync(cluster + '/postmaster.pid', database.pid + '\\n');
writeFileSync(process.env.NOTE, String(database.pid));
database.unref();
process.exit(1);
`;
const commandOf = (pid: string) => spawnSync('ps', ['-p', pid, '-o', 'args='], { encoding: 'utf8' }).stdout;
let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'newcomer-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('leaves nothing running when the tests of the clone fail, and prints where to look', async () => {
  const [repository, note] = [join(folder, 'repository'), join(folder, 'note')];
  mkdirSync(repository);
  const files = {
    'package.json': JSON.stringify({ type: 'module', scripts: { start: 'node start.js', test: 'node test.js' } }),
    'start.js': start,
    'test.js': test,
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(repository, name), text);
  const git = (...words: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.example', ...words], { cwd: repository });
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '-m', 'All there is');

  const [port = 0] = await freePorts(1);
  const run = spawnSync(process.execPath, [resolve('scripts/fresh-clone/fresh-clone.ts'), '--with-tests'], {
    cwd: repository,
    env: { ...process.env, PORT: String(port), TMPDIR: folder, NOTE: note },
    encoding: 'utf8',
  });
  expect([run.status, run.stdout]).toEqual([1, expect.stringContaining('no tracked file changed')]);
  expect(run.stderr).toMatch(/FAILED: npm test exited 1\nWhat it left to look at: .*fresh-clone-/);
  expect(commandOf(readFileSync(note, 'utf8'))).not.toContain('setInterval');
}, 60_000);
