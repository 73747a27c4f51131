import type { FastifyInstance } from 'fastify';
import { createServer, type Server } from 'node:http';
import type { Env } from '../env.ts';
import { rejectUnsupportedConnections, CONNECTION_OPTIONS } from '../http/errors/connections.ts';
import { rejectMalformedHttp } from '../http/errors/malformed-requests.ts';
import { portError } from './check-ports.ts';

const listenOn = (server: Server, port: number, host: string) =>
  new Promise<void>((done, failed) => {
    server.once('error', failed);
    server.listen({ port, host }, () => {
      server.off('error', failed);
      done();
    });
  });

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;

/**
 * Listens on HOST, or on both loopback addresses; a machine without IPv6 has only one. Adds the shutdown steps to
 * `open`: stop accepting connections, then close the app, which closes its sockets, then close the second listener.
 * @throws EnvError for a HOST or PORT that cannot be used on this machine.
 */
export async function listen(app: FastifyInstance, { host, port }: Env, open: AsyncDisposableStack): Promise<void> {
  const second = createServer({ ...CONNECTION_OPTIONS, requestTimeout: app.server.requestTimeout }, app.routing);
  second.on('clientError', rejectMalformedHttp);
  rejectUnsupportedConnections(second);
  second.on('upgrade', (...request) => app.server.emit('upgrade', ...request));
  let closed: Promise<void> | undefined;
  open.defer(() => {
    second.closeIdleConnections();
    return closed;
  });
  open.defer(() => app.close());
  await app.ready();
  try {
    await app.listen({ port, host: host ?? '127.0.0.1' });
  } catch (error) {
    throw portError(error, { host, port });
  }
  if (host !== null) return;
  try {
    await listenOn(second, port, '::1');
  } catch (error) {
    if (codeOf(error) === 'EADDRINUSE') throw portError(error, { host, port });
    return;
  }
  open.defer(() => {
    closed = new Promise((done) => second.close(() => done()));
    second.closeIdleConnections();
  });
}
