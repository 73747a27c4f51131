import type { FastifyInstance } from 'fastify';
import { apiDocument } from './rows.ts';

/** So long a cache may keep the document: it changes with a new version of the product only. */
const KEPT_SECONDS = 300;

/** GET /api/openapi.json, for everybody, whatever page asks. */
export function registerApiDocument(app: FastifyInstance): void {
  app.get('/api/openapi.json', { config: { cookieless: true } }, (_request, reply) =>
    reply
      .headers({ 'cache-control': `public, max-age=${KEPT_SECONDS}`, 'access-control-allow-origin': '*' })
      .send(apiDocument()),
  );
}
