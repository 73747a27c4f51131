import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cloneEnvironment } from './clone-environment.ts';
import { stopDatabasesUnder } from './stop-leftover-databases.ts';
import { onShutdownSignal } from '../../server/startup/shutdown-signals.ts';

/**
 * `npm run test:fresh [-- --with-tests]`: clones the last commit and starts it cold, warm, twice at once and after a
 * kill, with the time of the first page. With --with-tests it also runs `npm test` there.
 */
const port = Number(process.env['PORT'] ?? 3900);
const url = `http://localhost:${port}`;
const folder = mkdtempSync(join(tmpdir(), 'fresh-clone-'));
chmodSync(folder, 0o755);
const clone = join(folder, 'nearcampus');
/** Tests create their databases here, so that leftover ones are always found. */
const temporary = join(folder, 'tmp');
mkdirSync(temporary);
chmodSync(temporary, 0o1777);

/** The running processes, each in its own process group. */
const running = new Set<ChildProcess>();

function npm(words: string[], stdio: 'pipe' | 'inherit' = 'pipe'): ChildProcess {
  const child = spawn('npm', words, {
    cwd: clone,
    env: cloneEnvironment({ PORT: String(port), TMPDIR: temporary }),
    stdio: ['ignore', stdio, 'inherit'],
    detached: true,
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

/** Ends everything that was started: every program, and every database that one has left running. */
async function endAll(): Promise<void> {
  for (const child of running) await stop(child, 'SIGTERM');
  await stopDatabasesUnder(folder);
}

/** Starts the product and resolves with the seconds until its first page responded. */
async function start(): Promise<{ product: ChildProcess; seconds: number }> {
  const began = performance.now();
  const product = npm(['start']);
  let output = '';
  const serving = new Promise<void>((done) => {
    product.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes(url)) done();
    });
  });
  const outcome = await Promise.race([serving, once(product, 'exit').then(() => 'ended' as const)]);
  if (outcome === 'ended') throw new Error(`npm start ended:\n${output}`);
  const page = await fetch(url);
  if (page.status !== 200) throw new Error(`the first page answered ${page.status}`);
  return { product, seconds: (performance.now() - began) / 1000 };
}

async function stop(product: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (!running.has(product)) return;
  const gone = once(product, 'exit');
  // The whole process group, as a terminal's Ctrl-C does.
  process.kill(-(product.pid ?? 0), signal);
  await gone;
}

async function everything(): Promise<void> {
  execFileSync('git', ['clone', '--quiet', process.cwd(), clone]);
  const cold = await start();
  console.log(`cold start: first page after ${cold.seconds.toFixed(1)} s`);

  const second = npm(['start']);
  let output = '';
  second.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const [code] = (await once(second, 'exit')) as [number];
  if (code !== 0 || !output.includes(url)) throw new Error(`a second start exited ${code}:\n${output}`);
  console.log('second start beside it: said so and exited 0');

  await stop(cold.product, 'SIGINT');
  const warm = await start();
  console.log(`warm start: first page after ${warm.seconds.toFixed(1)} s`);

  await stop(warm.product, 'SIGKILL');
  const again = await start();
  console.log(`start after kill -9: first page after ${again.seconds.toFixed(1)} s`);
  await stop(again.product, 'SIGTERM');

  const changed = execFileSync('git', ['status', '--porcelain'], { cwd: clone }).toString();
  if (changed) throw new Error(`starting changed tracked files:\n${changed}`);
  console.log('no tracked file changed');

  if (process.argv.includes('--with-tests')) {
    const began = performance.now();
    const [result] = (await once(npm(['test'], 'inherit'), 'exit')) as [number];
    if (result !== 0) throw new Error(`npm test exited ${result}`);
    console.log(`npm test: ${((performance.now() - began) / 60_000).toFixed(1)} minutes`);
  }
}

onShutdownSignal(() => void endAll().finally(() => process.exit(1)));
try {
  await everything();
  await endAll();
  rmSync(folder, { recursive: true, force: true });
} catch (error) {
  await endAll();
  console.error(
    `FAILED: ${error instanceof Error ? error.message : String(error)}\nWhat it left to look at: ${folder}`,
  );
  process.exitCode = 1;
}
