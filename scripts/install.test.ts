import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'install-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};

const PACKAGES = {
  'node_modules/node': { version: '24.0.0' },
  'node_modules/kept': { version: '1.0.0' },
  'node_modules/tool': { version: '1.0.0', devOptional: true },
};
const FILES = ['kept/main.js', 'kept/main.js.map', 'kept/deep/main.d.ts', 'kept/deep/main.d.cts', 'kept/LICENSE.md'];

/** Stands for npm: writes the files of the packages anew, and what it was asked. */
const NPM = `
const { mkdirSync, rmSync, writeFileSync, appendFileSync } = require('node:fs');
const { dirname } = require('node:path');
appendFileSync('asked', process.argv[3] + '\\n');
rmSync('node_modules', { recursive: true, force: true });
const files = ${JSON.stringify([...FILES, 'node/bin/node', 'node/node_modules/headers.h', 'tool/main.js'])};
for (const file of files) {
  mkdirSync(dirname('node_modules/' + file), { recursive: true });
  writeFileSync('node_modules/' + file, '');
}
writeFileSync('node_modules/.package-lock.json', ${JSON.stringify(JSON.stringify({ packages: PACKAGES }))});
`;

it('leaves out what a start never reads, and installs it for development', () => {
  mkdirSync(join(root, 'scripts'));
  cpSync('scripts/install.mjs', join(root, 'scripts/install.mjs'));
  write('package-lock.json', JSON.stringify({ packages: PACKAGES }));
  write('npm.cjs', NPM);
  const install = (...args: string[]) => {
    const env = { ...process.env, npm_execpath: join(root, 'npm.cjs') };
    const { status, stderr } = spawnSync(process.execPath, ['scripts/install.mjs', ...args], { cwd: root, env });
    expect(stderr.toString()).toBe('');
    expect(status).toBe(0);
    return globSync('node_modules/*/**/*.*', { cwd: root }).toSorted();
  };
  const trimmed = install();
  expect(trimmed).toEqual(['node_modules/kept/LICENSE.md', 'node_modules/kept/main.js']);
  expect(existsSync(join(root, 'node_modules/node/bin/node'))).toBe(true);
  expect(install()).toEqual(trimmed);
  expect(install('--all')).toEqual([...FILES, 'tool/main.js'].map((file) => `node_modules/${file}`).toSorted());
  expect(install('--all')).toHaveLength(FILES.length + 1);
  expect(readFileSync(join(root, 'asked'), 'utf8')).toBe('--omit=dev\n--include=dev\n');
});
