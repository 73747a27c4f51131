import { execFileSync } from 'node:child_process';
import { lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { cloneEnvironment } from '../../scripts/fresh-clone/clone-environment.ts';
import { freePorts } from '../../tests/setup/free-ports.ts';
import type { BenchOptions } from '../bench.ts';
import { figure, table, withGoal, type Tables } from '../harness/measure.ts';
import { answers, createFolder, startProcess } from '../harness/servers.ts';

const LARGEST = 12;

/** Returns each package with its megabytes of 10⁶ bytes on the disk, nested packages included, a hard link once. */
function packageSizes(modules: string): [name: string, megabytes: number][] {
  const sizes = new Map<string, number>();
  const seen = new Set<number>();
  for (const file of readdirSync(modules, { recursive: true, encoding: 'utf8' })) {
    const { ino, blocks } = lstatSync(join(modules, file));
    if (seen.has(ino)) continue;
    seen.add(ino);
    const name = file.split('/', file.startsWith('@') ? 2 : 1).join('/');
    sizes.set(name, (sizes.get(name) ?? 0) + (blocks * 512) / 1e6);
  }
  return [...sizes].toSorted(([, a], [, b]) => b - a);
}

/** Measures `npm start` in a clone of the last commit until /readyz is 200, then once more with everything there. */
export async function measure(_options: BenchOptions, open: AsyncDisposableStack): Promise<Tables> {
  const clone = join(await createFolder(open), 'nearcampus');
  execFileSync('git', ['clone', '--quiet', process.cwd(), clone]);
  const [port, stripePort] = (await freePorts(2)).map(String);
  const env = cloneEnvironment({ PORT: String(port), LOCAL_STRIPE_PORT: String(stripePort) });
  const start = async () => {
    await using running = new AsyncDisposableStack();
    return await startProcess(running, ['npm', 'start'], answers(`http://127.0.0.1:${port}/readyz`), {
      cwd: clone,
      env,
    });
  };
  const [cold, warm] = [await start(), await start()];
  const packages = packageSizes(join(clone, 'node_modules'));
  const installed = packages.reduce((sum, [, megabytes]) => sum + megabytes, 0);
  const largest = packages.slice(0, LARGEST).map(([name, megabytes]) => [name, figure(megabytes, 1)]);
  return {
    start: table('measurement | figure | goal', [
      ['installed, MB', ...withGoal(installed, 0, { atMost: 250 })],
      ['cold start, s', ...withGoal(cold / 1000, 1, { atMost: 30 })],
      ['warm start, s', ...withGoal(warm / 1000, 1)],
    ]),
    packages: table('largest packages | MB', largest),
  };
}
