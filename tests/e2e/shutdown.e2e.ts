import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePorts } from '../setup/free-ports.ts';
import { FULL } from '../setup/full.ts';

/** How the product is ended: as by a terminal, a service manager or a closed window, while it serves. */
let folder: string;
let env: Record<string, string>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'nearcampus-shutdown-'));
  chmodSync(folder, 0o755); // PostgreSQL, which does not run as root, needs access to this folder
  const [port, stripePort, clientPort] = await freePorts(3);
  env = {
    PATH: process.env['PATH'] ?? '',
    HOME: process.env['HOME'] ?? '',
    DATA_DIR: folder,
    PORT: String(port),
    LOCAL_STRIPE_PORT: String(stripePort),
    CLIENT_PORT: String(clientPort),
    PRICE_APARTMENT: '0', // starts faster without the demo landlord's twelve listings
    PRICE_HOUSE: '0',
  };
});
const children = new Set<ChildProcess>();
afterAll(() => {
  for (const child of children) if (child.exitCode === null && child.signalCode === null) signalGroup('SIGINT')(child);
  rmSync(folder, { recursive: true, force: true });
});

/** Returns the command lines of all processes of this installation, by its folder in their arguments or environment. */
const running = (): string[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        const read = (file: string) => readFileSync(`/proc/${pid}/${file}`, 'utf8').replaceAll('\0', ' ');
        return (read('cmdline') + read('environ')).includes(folder) ? [read('cmdline')] : [];
      } catch {
        return []; // it has ended meanwhile
      }
    });

const SERVES = { start: 'Ctrl-C stops it.', 'dev:server': 'Ready after' };
type Script = keyof typeof SERVES;

/** Runs an npm script in a process group of its own, and resolves when it serves. */
async function serve(script: Script, { terminal = false, ...more }: { terminal?: boolean; DRAIN_SECONDS?: string }) {
  const line = `npm run ${script}`;
  const [program = '', ...args] = terminal ? ['script', '-qfec', line, '/dev/null'] : line.split(' ');
  const child = spawn(program, args, { env: { ...env, ...more }, detached: true, stdio: ['pipe', 'pipe', 'pipe'] });
  children.add(child);
  let output = '';
  await new Promise<void>((serves, failed) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()).includes(SERVES[script]) && serves());
    child.once('exit', (code) => failed(new Error(`It ended with ${code} before it served:\n${output}`)));
  });
  expect(output).not.toContain('it was still running');
  return child;
}

const signalGroup = (signal: NodeJS.Signals) => (child: ChildProcess) => process.kill(-(child.pid ?? 0), signal);
/** npm's exit code is not compared: it passes the signal on, perhaps after the product has ended. */
const ends = [
  { how: 'SIGINT to its process group', terminal: false, end: signalGroup('SIGINT') },
  { how: 'SIGTERM to its process group', terminal: false, end: signalGroup('SIGTERM') },
  { how: 'SIGHUP to its process group', terminal: false, end: signalGroup('SIGHUP') },
  { how: 'Ctrl-C in its terminal', terminal: true, end: (child: ChildProcess) => child.stdin?.write('\x03') },
  { how: 'a closed terminal', terminal: true, end: (child: ChildProcess) => child.kill('SIGKILL') },
];

const expectCleanEnd = async () => {
  await expect.poll(running).toEqual([]);
  expect(readFileSync(join(folder, 'postgres/server.log'), 'utf8')).not.toContain('was not properly shut down');
};

// The development server takes several times as long to start.
const scripts: Script[] = FULL ? ['start', 'dev:server'] : ['start'];
const cases = scripts.flatMap((script) => ends.map((end) => ({ script, ...end })));

it.each(cases)('npm run $script ends all of its processes on $how', async ({ script, terminal, end }) => {
  const child = await serve(script, { terminal });
  end(child);
  await expectCleanEnd();
});

it('ends at a second Ctrl-C without waiting for its work, and PostgreSQL gracefully', async () => {
  const child = await serve('start', { DRAIN_SECONDS: '60' });
  await expect
    .poll(() => {
      if (child.exitCode === null && child.signalCode === null) signalGroup('SIGINT')(child);
      return running();
    })
    .toEqual([]);
  await expectCleanEnd();
});
