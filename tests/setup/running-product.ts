import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { inject } from 'vitest';
import { freePorts } from './free-ports.ts';
import { createDemoTemplate, createTestDatabase, type TestDatabase } from './database.ts';

export interface RunningProduct {
  /** http://localhost:PORT */
  url: string;
  database: TestDatabase;
  /** DATA_DIR. */
  folder: string;
  process: ChildProcess;
  /** Returns everything it has printed so far. */
  output(): string;
  /** Sends a signal and waits until the process has ended. */
  kill(signal: NodeJS.Signals): Promise<void>;
  /** Starts it again on the same database, port and folder; from another built tree if its root is given. */
  restart(root?: string): Promise<void>;
  stop(): Promise<void>;
}

/** What a first start leaves in the product's folder and a later one needs. */
const DATA_FILES = ['stripe.sqlite', 'session-secret'];

/**
 * Starts the built product as `npm start` runs it, on its own database, port and folder. Without `more` it has the data
 * of a first start, which is made once for all test files; `more` environment variables may depend on its URL, and the
 * product then starts on an empty database.
 */
export async function startProduct(
  more?: Record<string, string> | ((url: string, database: TestDatabase) => Promise<Record<string, string>>),
): Promise<RunningProduct> {
  if (more) return launchProduct(await createTestDatabase(), more);
  return launchProduct(await createTestDatabase(await demoTemplate()), {}, DATA_FILES);
}

/** Starts several processes on one database with the data of a first start; the last one stopped must be the first. */
export async function startProcesses(count: number, env: Record<string, string>): Promise<RunningProduct[]> {
  const database = await createTestDatabase(await demoTemplate());
  const [first, ...others] = await Promise.all(
    Array.from({ length: count }, () => launchProduct(database, env, DATA_FILES)),
  );
  if (!first) return [];
  // The database belongs to the first.
  return [first, ...others.map((one) => ({ ...one, stop: () => one.kill('SIGTERM') }))];
}

function demoTemplate(): Promise<string> {
  return createDemoTemplate(async (database) => {
    const first = await launchProduct(database);
    await first.kill('SIGTERM');
    for (const name of DATA_FILES) copyFileSync(join(first.folder, name), join(inject('sharedFolder'), name));
    rmSync(first.folder, { recursive: true });
  });
}

async function launchProduct(
  database: TestDatabase,
  more: Parameters<typeof startProduct>[0] = {},
  files: readonly string[] = [],
): Promise<RunningProduct> {
  const folder = mkdtempSync(join(tmpdir(), 'nearcampus-product-'));
  for (const name of files) copyFileSync(join(inject('sharedFolder'), name), join(folder, name));
  const [port, stripePort] = await freePorts(2);
  const url = `http://localhost:${port}`;
  const env = typeof more === 'function' ? await more(url, database) : more;
  let output = '';
  let child: ChildProcess;

  const launch = async (root = resolve('.')) => {
    child = spawn(process.execPath, [join(root, 'dist/server/main.js')], {
      cwd: root,
      env: {
        PATH: process.env['PATH'],
        // compiles its packages' code once for all starts of a run
        NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
        DATABASE_URL: database.url,
        DATA_DIR: folder,
        PORT: String(port),
        LOCAL_STRIPE_PORT: String(stripePort),
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const from = output.length;
    await new Promise<void>((serving, failed) => {
      const read = (chunk: Buffer) => {
        output += chunk.toString();
        if (output.slice(from).includes(env['BASE_URL'] ?? url)) serving();
      };
      child.stdout?.on('data', read);
      child.stderr?.on('data', read);
      child.once('exit', (code) => failed(new Error(`The product ended with ${code} before it served:\n${output}`)));
    });
  };
  const kill = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  };
  await launch();
  return {
    url,
    folder,
    database,
    get process() {
      return child;
    },
    output: () => output,
    kill,
    restart: async (root) => {
      await kill('SIGTERM');
      await launch(root);
    },
    stop: async () => {
      await kill('SIGTERM');
      await database.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
