import type { FastifyInstance } from 'fastify';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createEtag, matchesEtag } from '../http/caching/etags.ts';

/** The files of the built client that partners' pages load, under names that never change. */
export const LOADER_FILES = {
  'widget.js': 'text/javascript; charset=utf-8',
  // As text, so that a browser displays it.
  'widget.d.ts': 'text/plain; charset=utf-8',
};

/** Registers GET /widget.js and /widget.d.ts for every page, also as a module (CORS) and if isolated (CORP). */
export function registerLoaderFiles(app: FastifyInstance, clientFolder: string): void {
  for (const [name, type] of Object.entries(LOADER_FILES)) {
    const file = join(clientFolder, name);
    if (!existsSync(file)) continue;
    const content = readFileSync(file);
    const etag = createEtag(content);
    app.get(`/${name}`, { config: { cookieless: true } }, (request, reply) => {
      void reply.headers({
        etag,
        'cache-control': 'public, max-age=300',
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
      });
      return matchesEtag(request, etag) ? reply.code(304).send() : reply.type(type).send(content);
    });
  }
}
