import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createTestDatabase, type TestDatabase } from './database.ts';

export interface RunningProduct {
  /** http://localhost:PORT */
  url: string;
  database: TestDatabase;
  process: ChildProcess;
  /** Returns everything it has printed so far. */
  output(): string;
  /** Sends a signal and waits until the process has ended. */
  kill(signal: NodeJS.Signals): Promise<void>;
  /** Starts it again on the same database, port and folder. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** Returns ports of 127.0.0.1 that are currently free. */
export const freePorts = async (count: number): Promise<number[]> => {
  const servers = await Promise.all(
    Array.from({ length: count }, async () => {
      const server = createServer().listen(0, '127.0.0.1');
      await once(server, 'listening');
      return server;
    }),
  );
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => new Promise((done) => server.close(done))));
  return ports;
};

/**
 * Starts the built product as `npm start` runs it, on its own database, port and folder; `more` environment variables
 * may
 * depend on its URL.
 */
export async function startProduct(
  more: Record<string, string> | ((url: string) => Promise<Record<string, string>>) = {},
): Promise<RunningProduct> {
  const database = await createTestDatabase();
  const folder = mkdtempSync(join(tmpdir(), 'nearcampus-product-'));
  const [port, stripePort] = await freePorts(2);
  const url = `http://localhost:${port}`;
  const env = typeof more === 'function' ? await more(url) : more;
  let output = '';
  let child: ChildProcess;

  const launch = async () => {
    child = spawn(process.execPath, [resolve('dist/server/main.js')], {
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
        if (output.slice(from).includes(url)) serving();
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
    database,
    get process() {
      return child;
    },
    output: () => output,
    kill,
    restart: async () => {
      await kill('SIGTERM');
      await launch();
    },
    stop: async () => {
      await kill('SIGTERM');
      await database.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
