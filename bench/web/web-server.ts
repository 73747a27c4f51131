import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { get, Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { endProcess } from '../setup/end-process.ts';
import { freePort } from '../../tests/setup/free-ports.ts';

/** Starts the built product on a database, as `npm start` does, put on `open`; resolves with its address. */
export async function servePages(
  databaseUrl: string,
  open: AsyncDisposableStack,
  nodeArguments: readonly string[] = [],
  variables: Readonly<Record<string, string>> = {},
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-web-'));
  open.defer(() => rm(folder, { recursive: true, force: true }));
  const [port, stripePort] = [await freePort(), await freePort()];
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, [...nodeArguments, resolve('dist/server/main.js')], {
    env: {
      PATH: process.env['PATH'],
      DATABASE_URL: databaseUrl,
      DATA_DIR: folder,
      PORT: String(port),
      LOCAL_STRIPE_PORT: String(stripePort),
      LOG_LEVEL: 'error',
      // As `npm start` and deploy/ set them.
      MALLOC_ARENA_MAX: '2',
      MALLOC_TRIM_THRESHOLD_: '131072',
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  open.defer(() => endProcess(child));
  await new Promise<void>((serving, failed) => {
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes(`${url}/dev`)) serving();
    });
    child.once('exit', (code) => failed(new Error(`The product ended with ${code} before it served:\n${output}`)));
  });
  return url;
}

interface PageResponse {
  status: number;
  type: string;
  /** Bytes of the body as transferred. */
  bytes: number;
  /** Milliseconds from the request to the last byte. */
  ms: number;
}

const agent = new Agent({ keepAlive: true, maxSockets: 1 });
const HEADERS = { 'accept-encoding': 'br, gzip', accept: 'text/html,*/*' };

/** Sends a request as a browser does, over one connection, and measures the transferred size of the response. */
export function fetchPage(url: string, cookie = ''): Promise<PageResponse> {
  const from = performance.now();
  return new Promise((done, failed) => {
    get(url, { agent, headers: cookie ? { ...HEADERS, cookie } : HEADERS }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => (bytes += chunk.length));
      response.on('end', () =>
        done({
          status: response.statusCode ?? 0,
          type: response.headers['content-type'] ?? '',
          bytes,
          ms: performance.now() - from,
        }),
      );
      response.on('error', failed);
    }).on('error', failed);
  });
}

/** Returns the CSRF cookie that the server gives a browser, as a header. */
export async function csrfCookie(origin: string): Promise<string> {
  const { headers } = await fetch(`${origin}/api/schools/search?s=`);
  const cookie = headers.getSetCookie().find((line) => line.startsWith('XSRF-TOKEN='));
  if (!cookie) throw new Error('The server has set no CSRF cookie.');
  return cookie.split(';', 1)[0] ?? '';
}
