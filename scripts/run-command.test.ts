import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { operatorCommands } from './operator-commands.ts';

const op = (...args: string[]) =>
  spawnSync(process.execPath, [resolve(import.meta.dirname, 'run-command.ts'), ...args], { encoding: 'utf8' });
const listed = (text: string) => [...text.matchAll(/^ {2}([\w-]+) {2,}\S/gm)].map(([, name]) => name);

it('lists the commands without a name', () => {
  const { status, stdout, stderr } = op();
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(listed(stdout)).toEqual(Object.keys(operatorCommands));
});

it.each(['bakup', 'constructor', '--help'])('rejects the unknown name %s and lists the commands', (name) => {
  const { status, stdout, stderr } = op(name);
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toContain(`There is no command ${name}.`);
  expect(listed(stderr)).toEqual(Object.keys(operatorCommands));
});
