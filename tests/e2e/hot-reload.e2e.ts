import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchChrome } from '../setup/chrome.ts';
import { freePorts } from '../setup/free-ports.ts';

/** What `npm run dev` shows while its sources change, in a copy of the tree. */
const copy = mkdtempSync(join(tmpdir(), 'nearcampus-dev-'));
let browser: Browser;
let dev: ChildProcess;
let url: string;

beforeAll(async () => {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard']).toString();
  for (const file of listed.split('\0'))
    if (file !== '' && !/^(docs|tests|bench)\//.test(file) && existsSync(file)) cpSync(file, join(copy, file));
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
  const [port = 0] = await freePorts(1);
  url = `http://localhost:${port}`;
  dev = spawn(process.execPath, ['scripts/dev.ts'], {
    cwd: copy,
    env: { PATH: process.env['PATH'], PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const chunk of dev.stdout ?? []) if (String(chunk).includes('Ready')) break;
  browser = await launchChrome();
});
afterAll(async () => {
  await browser.close();
  dev.kill();
  if (dev.exitCode === null) await once(dev, 'exit');
  rmSync(copy, { recursive: true, force: true });
});

/** Replaces text in a source file of the copy. @returns a function that restores the file */
function edit(file: string, from: string, to: string): () => void {
  const path = join(copy, file);
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(from);
  writeFileSync(path, text.replace(from, to));
  return () => writeFileSync(path, text);
}

it('applies a change of a screen without losing what is typed, and shows errors in operations', async () => {
  const page = await browser.newPage();
  await page.goto(`${url}/login`);
  const email = page.getByLabel('Email', { exact: true });
  await email.fill('rosa@walnut.example');
  edit('client/features/account/login/login-screen.tsx', 'title="Login"', 'title="Login, changed"');
  await page.getByRole('heading', { name: 'Login, changed' }).waitFor();
  expect(await email.inputValue()).toBe('rosa@walnut.example');

  const restore = edit(
    'client/shared/account/login.graphql',
    'mutation',
    'mutation Broken($x: Nothing) { no }\nmutation',
  );
  const overlay = page.locator('vite-error-overlay');
  await overlay.getByText(/login\.graphql/).waitFor();
  restore();
  await overlay.waitFor({ state: 'detached' });
  await page.close();
});
