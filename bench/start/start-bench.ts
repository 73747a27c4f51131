import { execFileSync, spawn } from 'node:child_process';
import { lstatSync, readdirSync } from 'node:fs';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { cloneEnvironment } from '../../scripts/fresh-clone/clone-environment.ts';
import { markdownTable } from '../report/markdown-table.ts';
import { freePort } from '../../tests/setup/free-ports.ts';

export interface StartResult {
  /** Megabytes of 10⁶ bytes that node_modules takes on the disk, a file with two names once. */
  installed: number;
  /** The largest packages with their megabytes. */
  packages: readonly [name: string, megabytes: number][];
  /** Seconds from `npm start` until /readyz is 200: in a fresh clone, then again with everything there. */
  cold: number;
  warm: number;
}

const LISTED = 12;

/** Returns the megabytes of each package; what is in a package's folder counts as it. */
function packageSizes(modules: string): [name: string, megabytes: number][] {
  const sizes = new Map<string, number>();
  const seen = new Set<number>();
  for (const file of readdirSync(modules, { recursive: true, encoding: 'utf8' })) {
    const { ino, blocks } = lstatSync(join(modules, file));
    if (seen.has(ino)) continue;
    seen.add(ino);
    const name = file.split('/', file.startsWith('@') ? 2 : 1).join('/');
    sizes.set(name, (sizes.get(name) ?? 0) + (blocks * 512) / 1e6);
  }
  return [...sizes].toSorted(([, a], [, b]) => b - a);
}

/** Runs `npm start` in a folder until it is ready, and ends it; resolves with the seconds to readiness. */
async function startOnce(folder: string, environment: NodeJS.ProcessEnv, port: number): Promise<number> {
  const from = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: folder,
    env: environment,
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  });
  const gone = once(child, 'exit');
  const isReady = async () => (await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined))?.ok;
  try {
    while (!(await isReady())) {
      if (child.exitCode !== null) throw new Error(`npm start ended with ${child.exitCode}.`);
      // Nothing tells from outside when the port opens.
      await pause(50);
    }
    return (performance.now() - from) / 1000;
  } finally {
    if (child.exitCode === null && child.pid) process.kill(-child.pid, 'SIGTERM');
    await gone;
  }
}

/** Measures `npm start` in a clone of the last commit, with npm's cache as it is. */
export async function startBench(): Promise<StartResult> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-start-'));
  try {
    await chmod(folder, 0o755);
    const clone = join(folder, 'nearcampus');
    execFileSync('git', ['clone', '--quiet', process.cwd(), clone]);
    const [port, stripePort] = [await freePort(), await freePort()];
    const environment = cloneEnvironment({ PORT: String(port), LOCAL_STRIPE_PORT: String(stripePort) });
    console.log('Starting a fresh clone');
    const cold = await startOnce(clone, environment, port);
    console.log('Starting it again');
    const warm = await startOnce(clone, environment, port);
    const packages = packageSizes(join(clone, 'node_modules'));
    const installed = packages.reduce((sum, [, megabytes]) => sum + megabytes, 0);
    return { installed, packages: packages.slice(0, LISTED), cold, warm };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

export const startTables = ({ installed, packages, cold, warm }: StartResult): string =>
  [
    markdownTable('installed, MB | cold start, s | warm start, s', [
      [installed.toFixed(0), cold.toFixed(1), warm.toFixed(1)],
    ]),
    '',
    markdownTable(
      'largest packages | MB',
      packages.map(([name, megabytes]) => [name, megabytes.toFixed(1)]),
    ),
  ].join('\n');

/** Returns the section of docs/benchmarks.md about starting. */
export const startReport = (result: StartResult): string => `## Starting

Written by \`npm run bench -- start\`: \`npm start\` in a clone of the last commit until /readyz is 200, with npm's cache as it
was (packages, build, database and demo listings), then once more. Installed is what node_modules takes on the disk. Goal: 250 MB.

${startTables(result)}
`;
