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

const canListen = (host: string, port: number) =>
  new Promise<void>((done, failed) => {
    const server = createServer()
      .once('error', failed)
      .listen(port, host, () => server.close(() => done()));
  });

/**
 * Checks that the ports are free before any slow step; another program may still take one later.
 * @throws EnvError
 */
export async function checkPorts({ host, port, stripe, localStripePort }: Env): Promise<void> {
  await canListen(host ?? '127.0.0.1', port).catch((error: unknown) =>
    Promise.reject(portError(error, { host, port })),
  );
  if (stripe !== null) return;
  const local = { host: '127.0.0.1', port: localStripePort };
  await canListen(local.host, local.port).catch((error: unknown) =>
    Promise.reject(portError(error, local, 'LOCAL_STRIPE_PORT')),
  );
}
