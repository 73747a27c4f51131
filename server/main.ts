import 'reflect-metadata';
import { EnvError, parseEnv, type Env } from './env.ts';
import { checkPorts, ownAddress } from './startup/check-ports.ts';
import { Progress } from './startup/progress.ts';
import { waitForInstanceLock } from './startup/instance-lock.ts';
import { onShutdownSignal } from './startup/shutdown-signals.ts';
import { setTimeout as pause } from 'node:timers/promises';

/** The maximum duration of a shutdown after draining, in milliseconds; remaining work is aborted. */
const STOP_MS = 15_000;

const stopping = new AbortController();
onShutdownSignal(() => stopping.abort());

function addresses({ baseUrl, stripe }: Env): string {
  const desk = stripe
    ? []
    : [
        '  Demo landlord       landlord@demo.example, password demo-landlord',
        `  Staff console        ${baseUrl}/admin, code in the dev tools`,
        `  Dev tools            ${baseUrl}/dev  (emails, payments, clock)`,
        `  GraphQL explorer     ${baseUrl}/graphql`,
      ];
  return ['', `  nearcampus           ${baseUrl}`, ...desk, '', '  Ctrl-C stops it.', ''].join('\n');
}

function tell(error: unknown): void {
  console.error(error instanceof EnvError ? error.message : error);
}

async function main(): Promise<void> {
  const env = parseEnv(process.env);
  const progress = new Progress();
  const role = await waitForInstanceLock(env.dataDir, (line) => progress.say(line), stopping.signal);
  if ('servedAt' in role) {
    progress.say(`nearcampus already runs at ${role.servedAt}`);
    process.exit(0);
  }
  const open = new AsyncDisposableStack();
  open.defer(() => role.instance.release());
  role.instance.announce({ pid: process.pid, at: ownAddress(env), url: env.baseUrl });
  let isServing = false;
  const stop = async (code: number) => {
    progress.say('Stopping.');
    if (isServing) await pause(env.drainMs);
    setTimeout(() => process.exit(code), STOP_MS).unref();
    await open.disposeAsync().catch((error: unknown) => console.error(error));
    process.exit(code);
  };
  try {
    await checkPorts(env);
    // React renders several times faster in its production build, which it selects by this when it is first loaded.
    process.env['NODE_ENV'] ??= 'production';
    const { startProduct } = await import('./startup/start-product.ts');
    await startProduct(env, progress, open, stopping.signal);
  } catch (error) {
    if (stopping.signal.aborted) return stop(0);
    tell(error);
    return stop(1);
  }
  isServing = true;
  progress.say(addresses(env));
  if (stopping.signal.aborted) return stop(0);
  stopping.signal.addEventListener('abort', () => void stop(0));
}

try {
  await main();
} catch (error) {
  if (stopping.signal.aborted) process.exit(0);
  tell(error);
  process.exit(1);
}
