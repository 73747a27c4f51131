/**
 * Updates node_modules to package-lock.json, with `--all` for development: the first step of `npm start` and `npm
 * test`, by any Node from 18 on, since the project's own comes with the packages.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const all = process.argv.includes('--all');
const NODE = join(root, 'node_modules/node/bin/node');
const TRIMMED = join(root, 'node_modules/.trimmed');
const FIRST_NODE = join(root, '.first-node');
const lock = join(tmpdir(), `nearcampus-install-${createHash('sha256').update(root).digest('hex').slice(0, 12)}`);

const packagesOf = (file) => JSON.parse(readFileSync(join(root, file), 'utf8')).packages;

/** Returns whether every locked package is installed in its version; npm writes its own list when it has finished. */
function isInstalled() {
  if (all && existsSync(TRIMMED)) return false;
  try {
    const there = packagesOf('node_modules/.package-lock.json');
    return Object.entries(packagesOf('package-lock.json'))
      .filter(([name, wanted]) => name !== '' && !wanted.optional && !wanted.devOptional && (all || !wanted.dev))
      .every(([name, wanted]) => there[name]?.version === wanted.version);
  } catch {
    return false;
  }
}

function fail(...lines) {
  console.error(lines.join('\n'));
  rmSync(lock, { recursive: true, force: true });
  process.exit(1);
}

const alive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
};

/** Takes a lock, since two starts at once must not install over each other. */
async function takeLock() {
  for (let told = false; ; await pause(300)) {
    try {
      mkdirSync(lock);
      writeFileSync(join(lock, 'pid'), String(process.pid));
      return;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    const pid = existsSync(join(lock, 'pid')) ? Number(readFileSync(join(lock, 'pid'), 'utf8')) : process.pid;
    if (!alive(pid)) rmSync(lock, { recursive: true, force: true });
    else if (!told) told = console.log('  … Another install is under way; waiting for it') === undefined;
  }
}

/** Runs npm and prints its progress every ten seconds. */
function npm(what, node, args) {
  const cli = process.env.npm_execpath ? [node, process.env.npm_execpath] : ['npm'];
  const from = Date.now();
  const seconds = () => Math.round((Date.now() - from) / 1000);
  console.log(`  … ${what}`);
  const ticking = setInterval(() => console.log(`  … ${what} (${seconds()} s)`), 10_000);
  return new Promise((done) => {
    const child = spawn(cli[0], [...cli.slice(1), ...args, '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, PATH: `${dirname(node)}:${process.env.PATH}` },
    });
    let said = '';
    child.stderr.on('data', (chunk) => (said += chunk));
    child.once('error', (error) => fail(`npm could not be started: ${error.message}`));
    child.once('exit', (code) => {
      clearInterval(ticking);
      if (code !== 0) fail(`${what} failed. npm said:`, said.trim(), 'Put that right and start again.');
      console.log(`  ✓ ${what} (${seconds()} s)`);
      done();
    });
  });
}

/** Returns whether npm under this Node installs every package: it skips optional ones, including binaries, for other versions. */
function isNewEnough() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  return major >= 23 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19);
}

/** Returns the Node that runs npm; an older one downloads the project's own first. */
async function nodeForNpm() {
  if (isNewEnough()) return process.execPath;
  const { version } = packagesOf('package-lock.json')['node_modules/node'];
  await npm(`Fetching Node ${version}, since ${process.versions.node} is too old for some packages`, process.execPath, [
    'install',
    `node@${version}`,
    `--prefix=${FIRST_NODE}`,
    '--no-save',
    '--no-package-lock',
  ]);
  return join(FIRST_NODE, 'node_modules/node/bin/node');
}

/** Removes what a start never reads: the headers beside Node's program; without development, types, source maps and optional tools. */
function trim() {
  const modules = join(root, 'node_modules');
  rmSync(join(modules, 'node/node_modules'), { recursive: true, force: true });
  if (all) return;
  writeFileSync(TRIMMED, '');
  for (const [name, { devOptional }] of Object.entries(packagesOf('package-lock.json')))
    if (devOptional || name.startsWith('node_modules/@esbuild/'))
      rmSync(join(root, name), { recursive: true, force: true });
  for (const file of readdirSync(modules, { recursive: true }))
    if (/\.(map|d\.[cm]?ts)$/.test(file)) rmSync(join(modules, file), { recursive: true });
}

async function install() {
  const what = all ? 'Installing all packages' : 'Installing packages';
  await npm(what, await nodeForNpm(), ['ci', all ? '--include=dev' : '--omit=dev']);
  trim();
  rmSync(FIRST_NODE, { recursive: true, force: true });
}

if (Number(process.versions.node.split('.')[0]) < 18)
  fail(`Node ${process.versions.node} is too old; use 18 or newer.`);
if (!isInstalled() || !existsSync(NODE)) {
  await takeLock();
  if (!isInstalled()) await install();
  rmSync(lock, { recursive: true, force: true });
}
if (!existsSync(NODE))
  fail(
    'The packages are there, but not the Node that comes with them: npm was told to run no install scripts.',
    'Allow them once with  npm rebuild --ignore-scripts=false  and start again.',
  );
