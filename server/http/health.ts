import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';

/** For balancers and for a second start: is the process alive, can it work. */
export function registerHealth(app: FastifyInstance, pool: Pool): void {
  const config = { cookieless: true };
  app.get('/healthz', { config }, async () => ({ status: 'ok', service: 'nearcampus', pid: process.pid }));
  app.get('/readyz', { config }, async (_request, reply) => {
    try {
      await pool.query('select 1');
      return { status: 'ok' };
    } catch {
      return reply.code(503).send({ status: 'no database' });
    }
  });
}
