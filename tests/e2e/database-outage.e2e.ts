import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { waitUntil } from '../setup/wait-until.ts';
import { startProduct, type RunningProduct } from '../setup/running-product.ts';

/** Responses while the embedded PostgreSQL is frozen or gone, and its recovery without a restart of the product. */
let product: RunningProduct;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'nearcampus-outage-'));
  // PostgreSQL runs as another user where the tests run as root.
  chmodSync(folder, 0o755);
  // Without DATABASE_URL: the PostgreSQL that comes with the package.
  product = await startProduct({ DATABASE_URL: '', DATA_DIR: folder });
}, 180_000);
afterAll(async () => {
  await product.stop();
  rmSync(folder, { recursive: true, force: true });
});

const postmaster = () => Number(readFileSync(join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
/** Sends a signal to the server and all processes that serve its connections. */
function signal(name: 'STOP' | 'CONT' | 'KILL'): void {
  const parent = postmaster();
  const { stdout } = spawnSync('ps', ['-o', 'pid=', '--ppid', String(parent)], { encoding: 'utf8' });
  for (const pid of [parent, ...stdout.split('\n').map(Number)].filter(Boolean)) {
    try {
      process.kill(pid, `SIG${name}`);
    } catch {
      // It has already exited.
    }
  }
}

const headers = { accept: 'application/json', 'content-type': 'application/json' };
/** Requests everything that reads the database, each with a timeout. */
const ask = () =>
  Promise.all(
    [
      fetch(`${product.url}/api/schools/school/204796`, { headers, signal: AbortSignal.timeout(10_000) }),
      fetch(`${product.url}/home/nobody-${randomUUID()}`, {
        headers: { accept: 'text/html' },
        signal: AbortSignal.timeout(10_000),
      }),
      fetch(`${product.url}/readyz`, { signal: AbortSignal.timeout(10_000) }),
    ].map(async (answer) => {
      const { status, headers: given } = await answer;
      return { status, retry: given.get('retry-after') };
    }),
  );
const unavailable = { status: 503, retry: expect.stringMatching(/^\d+$/) };
const works = async () => expect((await ask()).map(({ status }) => status)).toEqual([200, 404, 200]);

it('returns 503 with Retry-After while the database is frozen, and works again afterwards', async () => {
  await works();
  signal('STOP');
  try {
    expect(await ask()).toEqual([unavailable, unavailable, unavailable]);
    expect((await fetch(`${product.url}/healthz`)).status).toBe(200);
  } finally {
    signal('CONT');
  }
  await waitUntil(works);
});

it('starts the embedded database again when its processes are killed', async () => {
  const before = postmaster();
  signal('KILL');
  await waitUntil(works);
  expect(postmaster()).not.toBe(before);
});
