import { spawn } from 'node:child_process';
import { existsSync, globSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext } from 'playwright-core';
import { hashOf } from '../../scripts/build.ts';
import { serveFolder } from '../../scripts/build/static-site.ts';
import { acquireInstanceLock } from '../../server/startup/instance-lock.ts';

const BUILDS = 'dist/demo-builds';
/** Time after which an unused build is deleted, in milliseconds: a full run serves one for more than an hour. */
const KEPT_MS = 24 * 3600_000;

/** Builds the demo in a separate process, whose NODE_ENV is not a test's. */
function buildInto(folder: string, base: string): Promise<void> {
  // The gallery is the same at any base, so one is enough.
  const less = base === '/' ? [] : ['--without-gallery'];
  const { NODE_ENV: _, ...env } = process.env;
  return new Promise((done, failed) => {
    const child = spawn(process.execPath, ['scripts/build/build-demo.ts', '--out', folder, '--base', base, ...less], {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => (output += data.toString()));
    child.once('error', failed);
    child.once('exit', (code) =>
      code === 0 ? done() : failed(new Error(`The demonstration was not built.\n${output}`)),
    );
  });
}

/** Returns the folder of a build of the current sources; builds it unless it exists. */
export async function buildDemo(base: string): Promise<string> {
  const more = ['schema.graphql', ...globSync('scripts/build/{mocked-client,build-demo}.ts')];
  const hash = hashOf(['client', 'domain', 'mocks', '.storybook'], more).slice(0, 16);
  const folder = join(BUILDS, `${hash}${base.replaceAll('/', '-')}`);
  let lock = acquireInstanceLock(resolve(BUILDS));
  for (; !lock; lock = acquireInstanceLock(resolve(BUILDS))) await pause(100); // another run is building
  try {
    const done = join(folder, '_redirects');
    if (!existsSync(done)) await buildInto(folder, base);
    utimesSync(done, new Date(), new Date());
    for (const other of globSync(`${BUILDS}/*/_redirects`))
      if (Date.now() - statSync(other).mtimeMs > KEPT_MS) rmSync(resolve(other, '..'), { recursive: true });
  } finally {
    lock.release();
  }
  return folder;
}

/** Serves the mocked client as `npm run build:demo` builds it, on a free port, at the root or below a path. */
export async function serveDemo(base = '/'): Promise<{ url: string; stop(): Promise<void> }> {
  return serveFolder(await buildDemo(base), { base });
}

/**
 * Keeps a page of the demo open while others of its context come and go. Without a page of its service worker, Chromium
 * keeps the process of each page that is closed: 160 at once in a full run.
 */
export async function keepOnePage(context: BrowserContext, url: string): Promise<void> {
  await (await context.newPage()).goto(`${url}/favicon.svg`);
}
