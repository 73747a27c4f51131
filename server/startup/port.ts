import { createServer } from 'node:net';
import type { Env } from '../env.ts';

export const portTaken = (port: number): string =>
  `Port ${port} is taken by another program. Free it, or choose another: PORT=${port + 1} npm start`;

/** Whether the port can be listened on; another program may still take it a moment later. */
export function isFree({ host, port }: Pick<Env, 'host' | 'port'>): Promise<boolean> {
  return new Promise((done) => {
    const server = createServer()
      .once('error', (error: NodeJS.ErrnoException) => done(error.code !== 'EADDRINUSE'))
      .listen(port, host ?? '127.0.0.1', () => server.close(() => done(true)));
  });
}
