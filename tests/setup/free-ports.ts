import { once } from 'node:events';
import { createServer } from 'node:net';
import { randomInt } from 'node:crypto';

/**
 * Below the ports that systems give to connections and to listeners without a port (from 32768 on Linux), above one
 * that browsers refuse.
 */
const [FIRST, END] = [10_100, 32_768];

/** Returns a port of 127.0.0.1 that is free, and that no other process is given while its server restarts. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(FIRST, END);
    const server = createServer().listen(port, '127.0.0.1');
    try {
      await once(server, 'listening');
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error;
      continue;
    }
    await once(server.close(), 'close');
    return port;
  }
}

/** Returns as many different free ports. */
export async function freePorts(count: number): Promise<number[]> {
  const ports = new Set<number>();
  while (ports.size < count) ports.add(await freePort());
  return [...ports];
}
