import { once } from 'node:events';
import { createServer } from 'node:net';
import { EnvError, type Env } from '../env.ts';

/** Returns the address at which this machine reaches the server: HOST, unless HOST means all addresses. */
export function ownAddress({ host, port }: Pick<Env, 'host' | 'port'>): string {
  const name = host === null || host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

/** Converts a listen error into a one-line message for the operator. */
export function portError(error: unknown, { host, port }: Pick<Env, 'host' | 'port'>, name = 'PORT'): EnvError {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE')
    return new EnvError(
      `Port ${port} is taken by another program. Free it, or choose another: ${name}=${port + 1} npm start`,
    );
  if (code === 'EACCES') return new EnvError(`${name} ${port} is only for who administers this machine.`);
  return new EnvError(`HOST must be an address of this machine, not ${host} (${code}).`);
}

/** Listens on an address and closes it again. @throws EnvError */
async function tryAddress(host: string | null, port: number, name: string): Promise<void> {
  const server = createServer();
  try {
    await once(server.listen(port, host ?? '127.0.0.1'), 'listening');
  } catch (error) {
    throw portError(error, { host, port }, name);
  }
  await once(server.close(), 'close');
}

/** Checks that the ports are free before any slow step; another program may still take one later. @throws EnvError */
export async function checkPorts({ host, port, stripe, localStripePort }: Env): Promise<void> {
  await tryAddress(host, port, 'PORT');
  if (stripe === null) await tryAddress('127.0.0.1', localStripePort, 'LOCAL_STRIPE_PORT');
}
