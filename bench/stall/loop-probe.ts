import { freePort } from '../../tests/setup/free-ports.ts';

/** The longest time, in milliseconds, for which a process's event loop was held since the last reading. */
export interface LoopReading {
  /** Of wall-clock time, which includes what else the machine does. */
  delay: number;
  /** Of processor time of the main thread. */
  cpu: number;
}

/** Runs in the measured process; its worker threads inherit the argument and skip it. */
const code = (port: number) => `
import { createServer } from 'node:http';
import { isMainThread } from 'node:worker_threads';
if (isMainThread) {
  const cpuMs = () => { const { user, system } = process.threadCpuUsage(); return (user + system) / 1000; };
  let [at, cpuAt, delay, cpu] = [performance.now(), cpuMs(), 0, 0];
  setInterval(() => {
    const [now, cpuNow] = [performance.now(), cpuMs()];
    delay = Math.max(delay, now - at - 1);
    cpu = Math.max(cpu, cpuNow - cpuAt);
    [at, cpuAt] = [now, cpuNow];
  }, 1);
  createServer((_, response) => {
    response.end(JSON.stringify({ delay, cpu }));
    delay = cpu = 0;
  }).listen(${port}, '127.0.0.1');
}`;

/** Returns arguments that put a probe of the event loop into a Node process, and the function that reads and resets it. */
export async function loopProbe(): Promise<{ nodeArguments: string[]; read: () => Promise<LoopReading> }> {
  const port = await freePort();
  return {
    nodeArguments: ['--import', `data:text/javascript,${encodeURIComponent(code(port))}`],
    read: async () => (await (await fetch(`http://127.0.0.1:${port}`)).json()) as LoopReading,
  };
}
