import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { resolve, extname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { acquireInstanceLock } from '../server/startup/instance-lock.ts';
import { buildLoader } from './build/build-loader.ts';
import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** The extensions of text files; fonts and images are compressed already. */
const TEXT = ['.js', '.css', '.svg'];

const encoders = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        // Slightly smaller than with 0 for every file.
        [constants.BROTLI_PARAM_NPOSTFIX]: 1,
      },
    }),
  gz: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }),
};

/** Compresses the text files of a folder, too slowly for a request; one that does not get smaller stays as it is. */
async function compressFiles(folder: string): Promise<void> {
  const isOlder = (file: string) =>
    existsSync(join(folder, `${file}.br`)) &&
    statSync(join(folder, `${file}.br`)).mtimeMs >= statSync(join(folder, file)).mtimeMs;
  const files = globSync('**/*', { cwd: folder }).filter((file) => TEXT.includes(extname(file)) && !isOlder(file));
  await Promise.all(
    files.map(async (file) => {
      const path = join(folder, file);
      const bytes = await readFile(path);
      for (const [ending, compress] of Object.entries(encoders)) {
        const small = await compress(bytes);
        if (small.length < bytes.length) await writeFile(`${path}.${ending}`, small);
      }
    }),
  );
}

const DIST = resolve('dist');
/** On a server, running processes and open pages load files of earlier builds, which stay for two weeks. */
const keepsEarlier = process.env['NODE_ENV'] === 'production';
const KEPT_MS = 14 * 24 * 60 * 60_000;
const STAMP = resolve(DIST, 'stamp');
const OUTPUTS = [
  'client/.vite/manifest.json',
  'client/.vite/widget.json',
  'client/.vite/console.json',
  'client/widget.js',
  'server/main.js',
];

/** Returns one hash of all inputs of a build: the sources in some folders, and some more files. */
export function hashOf(folders: readonly string[], more: readonly string[]): string {
  const hash = createHash('sha256');
  const sources = globSync(`{${folders.join(',')}}/**/*.*`)
    .filter((name) => !/\.(test|e2e)\.tsx?$/.test(name) && statSync(name).isFile())
    .toSorted();
  for (const file of [...sources, ...more, 'tsconfig.json', 'package-lock.json'])
    hash.update(file).update('\0').update(readFileSync(file));
  return hash.digest('hex');
}

const inputsHash = () =>
  hashOf(
    ['client', 'server', 'domain', 'demo', 'mocks'],
    [
      'vite.config.ts',
      'scripts/build/build-loader.ts',
      'scripts/build/screen-modules.ts',
      'scripts/build/worker-chunk.ts',
      'scripts/build.ts',
    ],
  );

const isBuilt = (inputs: string) =>
  OUTPUTS.every((file) => existsSync(resolve(DIST, file))) &&
  existsSync(STAMP) &&
  readFileSync(STAMP, 'utf8') === inputs;

/** Runs vite; prints its output only when it fails. */
function vite(...args: string[]): Promise<void> {
  return new Promise((done, failed) => {
    const words = ['build', ...(keepsEarlier ? ['--no-emptyOutDir'] : []), ...args];
    const child = spawn(process.execPath, [resolve('node_modules/vite/bin/vite.js'), ...words], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => (output += data.toString()));
    child.once('error', failed);
    child.once('exit', (code) => (code === 0 ? done() : failed(new Error(`The build failed.\n${output.trim()}`))));
  });
}

/**
 * Builds the files of the site, of the widget's frame and of the staff console; names are content hashes, so both may
 * share a file.
 */
async function browserFiles(): Promise<void> {
  await Promise.all([vite(), vite('--mode', 'widget'), vite('--mode', 'console')]);
  for (const build of ['widget', 'console'])
    for (const folder of ['assets', '.vite'])
      cpSync(resolve(DIST, build, folder), resolve(DIST, 'client', folder), { recursive: true });
  await buildLoader(resolve(DIST, 'client'));
  await compressFiles(resolve(DIST, 'client/assets'));
}

/** Builds the browser's files and the server when their sources have changed; resolves with whether it built. */
export async function build(): Promise<boolean> {
  if (isBuilt(inputsHash())) return false;
  let lock = acquireInstanceLock(DIST);
  for (; !lock; lock = acquireInstanceLock(DIST)) await pause(100); // another start is building
  try {
    const inputs = inputsHash();
    if (isBuilt(inputs)) return false;
    await Promise.all([browserFiles(), vite('--ssr')]);
    for (const file of globSync(['client/assets/*', 'server/chunks/*'], { cwd: DIST }))
      if (statSync(resolve(DIST, file)).mtimeMs < Date.now() - KEPT_MS) rmSync(resolve(DIST, file));
    writeFileSync(STAMP, inputs);
    return true;
  } finally {
    lock.release();
  }
}

/** `npm run build`: fails on stale generated files. A plain start has no tools to detect them, and must not wait for it. */
async function checkedBuild(): Promise<void> {
  if (!existsSync('node_modules/@graphql-codegen/cli'))
    console.log('Drift is not looked for: npm ci brings the tools.');
  else if (!process.argv.includes('--unchecked')) {
    const { status } = spawnSync(resolve('node_modules/.bin/tsx'), ['scripts/schema/emit-schema.ts', '--check'], {
      stdio: 'inherit',
    });
    const { codegen } = await import('./codegen.ts');
    if (!(await codegen(true)) || status !== 0) process.exit(1);
  }
  console.log((await build()) ? 'Built into dist/.' : 'dist/ is up to date.');
}

if (import.meta.main) await checkedBuild();
