import type { FastifyInstance } from 'fastify';
import { createServer, type Server } from 'node:http';
import type { Env } from '../env.ts';
import { portTaken } from './port.ts';

/** The port belongs to somebody else. */
export class PortTaken extends Error {}

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
 * Listens on HOST, or on both loopback addresses; a machine without IPv6 has only one. Resolves with what closes the
 * second door (the first is the app's own).
 * @throws {PortTaken}
 */
export async function listen(app: FastifyInstance, { host, port }: Env): Promise<() => Promise<void>> {
  const taken = () => new PortTaken(portTaken(port));
  await app.ready();
  try {
    await app.listen({ port, host: host ?? '127.0.0.1' });
  } catch (error) {
    if (codeOf(error) === 'EADDRINUSE') throw taken();
    throw error;
  }
  if (host !== null) return () => Promise.resolve();
  const second = createServer(app.routing);
  second.on('upgrade', (...request) => app.server.emit('upgrade', ...request));
  try {
    await listenOn(second, port, '::1');
  } catch (error) {
    if (codeOf(error) === 'EADDRINUSE') throw taken();
    return () => Promise.resolve();
  }
  return () =>
    new Promise((done) => {
      second.close(() => done());
      second.closeIdleConnections();
    });
}
