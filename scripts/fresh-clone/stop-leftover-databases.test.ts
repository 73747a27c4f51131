import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { stopDatabasesUnder } from './stop-leftover-databases.ts';

let folder: string;
const started: ChildProcess[] = [];
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'left-behind-'))));
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** Starts a process that runs until it is ended, on a folder as a database does. */
async function runs(on: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000); console.log("up")', '--', '-D', on], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  started.push(child);
  if (child.stdout) await once(child.stdout, 'data');
  return child;
}
const cluster = (name: string, pid: number | undefined) => {
  const path = join(folder, name);
  mkdirSync(path, { recursive: true });
  writeFileSync(join(path, 'postmaster.pid'), `${pid}\n${path}\n`);
  return path;
};

it('ends the databases in a folder at any depth', async () => {
  const one = join(folder, 'clone', '.data', 'postgres');
  const child = await runs(one);
  cluster('clone/.data/postgres', child.pid);
  const gone = once(child, 'exit');
  expect(await stopDatabasesUnder(folder)).toBe(1);
  expect(await gone).toEqual([null, 'SIGINT']);
  expect(await stopDatabasesUnder(folder)).toBe(0);
});

it('leaves an unrelated process with a reused id running', async () => {
  const child = await runs('/somewhere/else');
  cluster('db', child.pid);
  expect(await stopDatabasesUnder(folder)).toBe(0);
  expect(child.exitCode).toBeNull();
});
