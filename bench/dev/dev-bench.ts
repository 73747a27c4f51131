import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { launchChrome } from '../../tests/setup/chrome.ts';
import { endProcess } from '../setup/end-process.ts';
import { freePort } from '../../tests/setup/free-ports.ts';
import { cpus, loadavg } from 'node:os';
import { median } from '../setup/measure.ts';
import { markdownTable } from '../report/markdown-table.ts';

const medianOf = (values: readonly number[]) => [
  median(values).toFixed(2),
  values.map((value) => value.toFixed(2)).join(', '),
];

export function devTable({ firstStart, warmStart, save, codegen, typecheck }: DevBench): string {
  return markdownTable('what | wanted | seconds, the median | each round', [
    ['`npm run dev` to the first screen', 'at most 10', ...medianOf(warmStart)],
    ['the same, with nothing kept from before but the packages', '', ...medianOf(firstStart)],
    ['a saved component to its new words in the page', 'at most 1', ...medianOf(save)],
    ['`npm run codegen`', '', ...medianOf(codegen)],
    ['`npm run typecheck`', '', ...medianOf(typecheck)],
  ]);
}

/** Returns the section of docs/benchmarks.md about client development. */
export const devReport = (bench: DevBench): string => `## Working on the client

Written by \`npm run bench -- dev\`. Time from the command, or the saved file, to the text in a running Chromium, npm's own
start included (${cpus().length} cores, Node ${process.versions.node}). Load average at the end: ${loadavg()[0]?.toFixed(1)}.

${devTable(bench)}
`;

/** Developer wait times in seconds, one value per round. */
export interface DevBench {
  /** `npm run dev` to the first screen, with no cache except the installed packages. */
  firstStart: number[];
  /** The same with Vite's cache. */
  warmStart: number[];
  /** From saving a component to its new text in the page. */
  save: number[];
  codegen: number[];
  typecheck: number[];
}

/** A component that many screens show, and text from it. */
const COMPONENT = 'client/features/homepage/homepage-screen.tsx';
const WORDS = 'The right room,';
const KEPT = 'node_modules/.vite/mocked';

const seconds = (from: number) => (performance.now() - from) / 1000;

async function timed(...command: string[]): Promise<number> {
  const from = performance.now();
  const child = spawn('npm', ['run', '--silent', ...command], { stdio: ['ignore', 'ignore', 'inherit'] });
  const [code] = (await once(child, 'exit')) as [number];
  if (code !== 0) throw new Error(`npm run ${command.join(' ')} ended with ${code}.`);
  return seconds(from);
}

const screen = (page: Page) => page.getByText(WORDS).waitFor({ timeout: 120_000 });

/** Starts `npm run dev` and opens the page as soon as it responds; returns the time since the command started. */
async function openDev(browser: Browser): Promise<{ took: number; page: Page; stop: () => Promise<void> }> {
  const port = await freePort();
  const context = await browser.newContext();
  const page = await context.newPage();
  const from = performance.now();
  const child: ChildProcess = spawn('npm', ['run', '--silent', 'dev'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PORT: String(port), NODE_ENV: undefined },
  });
  await once(child.stdout ?? child, 'data');
  await page.goto(`http://localhost:${port}/`);
  await screen(page);
  const took = seconds(from);
  await page.waitForSelector('html[data-mocked=ready]');
  const stop = async () => {
    await context.close();
    await endProcess(child);
  };
  return { took, page, stop };
}

async function starts(browser: Browser, rounds: number, fresh: boolean): Promise<number[]> {
  const took: number[] = [];
  for (let round = 0; round < rounds; round++) {
    if (fresh) rmSync(KEPT, { recursive: true, force: true });
    const dev = await openDev(browser);
    took.push(dev.took);
    await dev.stop();
  }
  return took;
}

/** Saves a component with changed text, waits for the text in the page, and restores the file. */
async function saves(browser: Browser, rounds: number): Promise<number[]> {
  const source = readFileSync(COMPONENT, 'utf8');
  const putBack = () => writeFileSync(COMPONENT, source);
  const { page, stop } = await openDev(browser);
  const took: number[] = [];
  process.once('exit', putBack);
  try {
    for (let round = 0; round < rounds; round++) {
      const words = `The room of round ${round},`;
      const from = performance.now();
      writeFileSync(COMPONENT, source.replace(WORDS, words));
      await page.getByText(words).waitFor();
      took.push(seconds(from));
    }
  } finally {
    putBack();
    await screen(page);
    await stop();
    process.off('exit', putBack);
  }
  return took;
}

/** Runs all development measurements in Chromium. Always restores the saved component. */
export async function devBench(rounds: number): Promise<DevBench> {
  const browser = await launchChrome('whole');
  try {
    console.log('npm run dev to the first screen …');
    const firstStart = await starts(browser, 1, true);
    const warmStart = await starts(browser, rounds, false);
    console.log('A save to the screen …');
    const save = await saves(browser, rounds);
    console.log('codegen and typecheck …');
    const codegen: number[] = [];
    const typecheck: number[] = [];
    for (let round = 0; round < rounds; round++) {
      codegen.push(await timed('codegen'));
      typecheck.push(await timed('typecheck'));
    }
    return { firstStart, warmStart, save, codegen, typecheck };
  } finally {
    await browser.close();
  }
}
