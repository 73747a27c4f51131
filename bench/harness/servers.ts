import { spawn, spawnSync, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg, { type Pool } from 'pg';
import { seedListings, type SeedOptions } from '../../server/commands/seed/seed-listings.ts';
import { startPostgres } from '../../server/embedded/embedded-postgres.ts';
import { Gazetteer } from '../../server/modules/places/gazetteer.ts';
import { importColleges } from '../../server/modules/places/import/import-colleges.ts';
import { loadPlaces } from '../../server/modules/places/import/load-places.ts';
import { migrate } from '../../server/orm.ts';
import { freePort, freePorts } from '../../tests/setup/free-ports.ts';
import { fetchPage } from '../../tests/setup/page-weight.ts';

/** What a database holds beside places; without the files of the federal directory the starter colleges. */
interface DatabaseContent extends Partial<SeedOptions> {
  colleges?: string | undefined;
  enrollment?: string | undefined;
}

export interface Database {
  url: string;
  pool: Pool;
}

/**
 * What the probe in a measured process reports: the longest time between two turns of the event loop since the last
 * reading, by the clock and in processor time of the main thread; the processor time of the process, all in
 * milliseconds; and its resident memory.
 */
type Reading = Record<'delay' | 'blocked' | 'cpu' | 'megabytes', number>;

interface Server {
  origin: string;
  /** Reads the probe; `loop` also starts to watch the event loop, `memory` first collects all garbage. */
  probe(what?: 'cpu' | 'loop' | 'memory'): Promise<Reading>;
}

const START_LIMIT_MS = 600_000;

/** Creates a temporary folder that other users can read. */
export async function createFolder(open: AsyncDisposableStack): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  open.defer(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  await chmod(folder, 0o755);
  return folder;
}

/** Returns a check that a URL answers 200, for programs that print nothing when they are ready. */
export const answers = (url: string) => async () => (await fetch(url)).ok;

/** Starts a program; resolves with the milliseconds until it is ready, by what it has printed or another check. */
export async function startProcess(
  open: AsyncDisposableStack,
  [program = '', ...args]: readonly string[],
  isReady: (output: string) => boolean | Promise<boolean>,
  options: SpawnOptions = {},
): Promise<number> {
  const from = performance.now();
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'], ...options });
  const ended = once(child, 'exit');
  open.defer(async () => {
    child.kill();
    await ended;
  });
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const check = async () => isReady(output);
  while (!(await check().catch(() => false))) {
    if (child.exitCode !== null || child.signalCode !== null || performance.now() - from > START_LIMIT_MS)
      throw new Error(`${program} did not start (${child.exitCode ?? child.signalCode}):\n${output}`);
    await pause(20);
  }
  return performance.now() - from;
}

/** Runs in the measured process; its worker threads inherit the argument and skip it. */
const probeCode = (port: number) => `
import { createServer } from 'node:http';
import { isMainThread } from 'node:worker_threads';
const threadMs = () => { const { user, system } = process.threadCpuUsage(); return (user + system) / 1000; };
let [at, cpuAt, delay, blocked, timer] = [0, 0, 0, 0];
const turn = () => {
  const [now, cpuNow] = [performance.now(), threadMs()];
  delay = Math.max(delay, now - at - 1);
  blocked = Math.max(blocked, cpuNow - cpuAt);
  [at, cpuAt] = [now, cpuNow];
};
if (isMainThread) createServer(({ url }, response) => {
  if (url === '/memory') globalThis.gc({ type: 'major', flavor: 'last-resort' });
  if (url === '/loop' && !timer) {
    [at, cpuAt] = [performance.now(), threadMs()];
    timer = setInterval(turn, 1);
  }
  const { user, system } = process.cpuUsage();
  const megabytes = process.memoryUsage.rss() / 2 ** 20;
  response.end(JSON.stringify({ delay, blocked, cpu: (user + system) / 1000, megabytes }));
  delay = blocked = 0;
}).listen(${port}, '127.0.0.1');`;

/** Starts a script of dist/, with a probe in its process. */
export async function startServer(
  open: AsyncDisposableStack,
  script: readonly string[],
  isReady: (output: string) => boolean | Promise<boolean>,
  env: NodeJS.ProcessEnv,
): Promise<Server['probe']> {
  const port = await freePort();
  const probe = ['--expose-gc', '--import', `data:text/javascript,${encodeURIComponent(probeCode(port))}`];
  await startProcess(open, [process.execPath, ...probe, ...script], isReady, { env });
  return async (what = 'cpu') => (await (await fetch(`http://127.0.0.1:${port}/${what}`)).json()) as Reading;
}

/** Creates a database on a PostgreSQL of its own. */
export async function createDatabase(open: AsyncDisposableStack, content: DatabaseContent): Promise<Database> {
  const { listings = 0, colleges, enrollment, ...progress } = content;
  const { url, stop } = await startPostgres(await createFolder(open));
  open.defer(stop);
  await migrate(url);
  const pool = new pg.Pool({ connectionString: url });
  open.defer(() => pool.end());
  const gazetteer = new Gazetteer();
  await loadPlaces(pool, gazetteer);
  if (colleges) {
    const files = {
      directory: await readFile(colleges),
      ...(enrollment && { enrollment: await readFile(enrollment) }),
    };
    await importColleges({ pool, gazetteer }, files);
  }
  console.log(`Creating ${listings} listings`);
  if (listings > 0)
    await seedListings({ pool, gazetteer, clock: { now: () => new Date() } }, { listings, ...progress });
  await pool.query('vacuum (analyze)');
  return { url, pool };
}

/** Returns a function that requests a path over one connection, and resolves with the milliseconds until its last byte. */
export const requestTimer = (origin: string, cookie?: string) => async (path: string) => {
  const { status, ms } = await fetchPage(origin + path, cookie);
  // A search without a listing redirects.
  if (status !== 200 && status !== 302) throw new Error(`${path} answered ${status}.`);
  return ms;
};

/** Builds the product in another process: the build script would take the benchmark as its entry. */
export function buildProduct(): void {
  if (spawnSync(process.execPath, ['scripts/build.ts', '--unchecked'], { stdio: 'inherit' }).status !== 0)
    throw new Error('The build failed.');
}

/** Starts the built product on a database, as `npm start` does. */
export async function startProduct(
  open: AsyncDisposableStack,
  databaseUrl: string,
  variables: Record<string, string> = {},
): Promise<Server> {
  const [port, stripePort] = (await freePorts(2)).map(String);
  const env = {
    PATH: process.env['PATH'],
    DATABASE_URL: databaseUrl,
    DATA_DIR: await createFolder(open),
    PORT: port,
    LOCAL_STRIPE_PORT: stripePort,
    LOG_LEVEL: 'error',
    // As `npm start` and deploy/ set them.
    MALLOC_ARENA_MAX: '2',
    MALLOC_TRIM_THRESHOLD_: '131072',
    ...variables,
  };
  const origin = `http://localhost:${port}`;
  // Printed when the demo landlord's listings are published, too.
  const isReady = (output: string) => output.includes(`${origin}/dev`);
  return { origin, probe: await startServer(open, ['dist/server/main.js'], isReady, env) };
}

/** Builds the product and starts it on a database with so many listings. */
export async function openProduct(
  open: AsyncDisposableStack,
  content: DatabaseContent,
  variables?: Record<string, string>,
): Promise<Server & Database> {
  buildProduct();
  const database = await createDatabase(open, content);
  return { ...database, ...(await startProduct(open, database.url, variables)) };
}
