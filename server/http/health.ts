import type { FastifyInstance } from 'fastify';

/** For balancers and for a second start: is the process alive, can it work. */
export function registerHealth(app: FastifyInstance, database: { isAnswering(): Promise<boolean> }): void {
  const config = { cookieless: true };
  app.get('/healthz', { config }, async () => ({ status: 'ok', service: 'nearcampus', pid: process.pid }));
  app.get('/readyz', { config }, async (_request, reply) => {
    if (await database.isAnswering()) return { status: 'ok' };
    return reply.code(503).header('retry-after', '5').send({ status: 'no database' });
  });
}
