import type { FastifyInstance } from 'fastify';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setImmediate, setTimeout as pause } from 'node:timers/promises';
import type { Env } from '../env.ts';
import {
  endConnectionsWithResponses,
  rejectUnsupportedConnections,
  CONNECTION_OPTIONS,
  rejectMalformedHttp,
} from '../http/errors/connections.ts';
import { portError } from './check-ports.ts';

/** An iteration of the event loop this short had no connection to accept. */
const QUIET_MS = 0.3;
const QUIET_TRIES = 5000;
/** How long proxies may use open connections after the port is closed; each response closes one. */
const LINGER_MS = 1000;

/**
 * Closes the ports and leaves their connections open. The system resets connections that have arrived and are not
 * accepted yet, and a proxy does not repeat a POST on them: so the ports are closed right after a look that found none.
 */
async function stopAccepting(servers: readonly Server[]): Promise<void> {
  for (let tries = 0; tries < QUIET_TRIES; tries++) {
    const from = performance.now();
    await setImmediate();
    if (performance.now() - from < QUIET_MS) break;
  }
  for (const server of servers) {
    // That of http.Server would close idle connections too, on which a request may be under way.
    NetServer.prototype.close.call(server);
    endConnectionsWithResponses(server);
    server.prependListener('request', (_request, response) => response.setHeader('connection', 'close'));
  }
}

/**
 * Listens on HOST, or on both loopback addresses; a machine without IPv6 has only one. Adds the shutdown steps to
 * `open`: stop accepting connections, then close the app, which closes its sockets, then wait for the second listener.
 * @throws EnvError for a HOST or PORT that cannot be used on this machine.
 */
export async function listen(
  app: FastifyInstance,
  { host, port, drainMs }: Env,
  open: AsyncDisposableStack,
): Promise<void> {
  const second = createServer({ ...CONNECTION_OPTIONS, requestTimeout: app.server.requestTimeout }, app.routing);
  second.on('clientError', rejectMalformedHttp);
  rejectUnsupportedConnections(second);
  second.on('upgrade', (...request) => app.server.emit('upgrade', ...request));
  const servers = [app.server];
  open.defer(async () => {
    // Its callback waits for the connections, however often it is closed.
    if (servers.includes(second)) await new Promise<void>((done) => second.close(() => done()));
  });
  open.defer(() => app.close());
  open.defer(async () => {
    await stopAccepting(servers);
    if (drainMs > 0) await pause(LINGER_MS);
  });
  await app.ready();
  try {
    await app.listen({ port, host: host ?? '127.0.0.1' });
  } catch (error) {
    throw portError(error, { host, port });
  }
  if (host !== null) return;
  try {
    await once(second.listen({ port, host: '::1' }), 'listening');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') throw portError(error, { host, port });
    return;
  }
  servers.push(second);
}
