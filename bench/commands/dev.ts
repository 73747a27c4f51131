import { execFile } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { launchChrome } from '../../tests/setup/chrome.ts';
import { freePort } from '../../tests/setup/free-ports.ts';
import type { BenchOptions } from '../bench.ts';
import { figure, inTurn, statistics, table, timed, withGoal, type Goal, type Tables } from '../harness/measure.ts';
import { startProcess } from '../harness/servers.ts';

/** A component of the first screen, and text of it. */
const COMPONENT = 'client/features/homepage/homepage-screen.tsx';
const TEXT = 'The right room,';
const VITE_CACHE = 'node_modules/.vite/mocked';

const shows = (page: Page, text: string) => page.getByText(text).waitFor({ timeout: 120_000 });
const run = (script: string) => timed(() => promisify(execFile)('npm', ['run', '--silent', script]));

/** Starts `npm run dev`; resolves with its page and the milliseconds from the command to the first screen. */
async function openDev(open: AsyncDisposableStack, browser: Browser): Promise<{ page: Page; ms: number }> {
  const [port, page] = [await freePort(), await browser.newPage()];
  open.defer(() => page.close());
  const env = { ...process.env, PORT: String(port), NODE_ENV: undefined };
  const from = performance.now();
  await startProcess(open, ['npm', 'run', '--silent', 'dev'], (output) => output !== '', { env });
  await page.goto(`http://localhost:${port}/`);
  await shows(page, TEXT);
  const ms = performance.now() - from;
  await page.waitForSelector('html[data-mocked=ready]');
  return { page, ms };
}

/** Measures how long a developer of the client waits, with a running Chromium. */
export async function measure({ rounds }: BenchOptions, open: AsyncDisposableStack): Promise<Tables> {
  const browser = await launchChrome('whole');
  open.defer(() => browser.close());
  const start = async () => {
    await using running = new AsyncDisposableStack();
    return (await openDev(running, browser)).ms;
  };
  rmSync(VITE_CACHE, { recursive: true, force: true });
  const first = await inTurn({ rounds: 1 }, { start });
  const { start: starts } = await inTurn({ rounds }, { start });
  const { page } = await openDev(open, browser);
  const source = readFileSync(COMPONENT, 'utf8');
  const restore = () => writeFileSync(COMPONENT, source);
  process.once('exit', restore);
  open.defer(restore);
  const save = timed(async (round) => {
    writeFileSync(COMPONENT, source.replace(TEXT, `The room of round ${round},`));
    await shows(page, `The room of round ${round},`);
  });
  const { save: saves } = await inTurn({ rounds }, { save });
  restore();
  const { codegen, typecheck } = await inTurn({ rounds }, { codegen: run('codegen'), typecheck: run('typecheck') });
  const row = (name: string, times: readonly number[], goal?: Goal) => {
    const each = times.map((ms) => figure(ms / 1000, 2)).join(', ');
    return [name, ...withGoal(statistics(times).median / 1000, 2, goal), each];
  };
  return {
    dev: table('wait | median, s | goal | each round, s', [
      row('`npm run dev` to the first screen', starts, { atMost: 10 }),
      row("the same without Vite's cache", first.start),
      row('a saved component to its new text in the page', saves, { atMost: 1 }),
      row('`npm run codegen`', codegen),
      row('`npm run typecheck`', typecheck),
    ]),
  };
}
