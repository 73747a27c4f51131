import type { FastifyInstance } from 'fastify';
import { brandOf } from '../../../domain/brands.ts';
import type { Env } from '../../env.ts';
import { entityTag, hasEntity } from '../../http/entity-tags.ts';
import { hostBrand } from '../../render/page-key.ts';
import { apiPage, TRY_SCRIPT } from './page.ts';
import { apiDocument } from './rows.ts';
import script from './try.js?raw';

/** So long a cache may keep what changes with a new version of the product only. */
const KEPT = { 'cache-control': 'public, max-age=300' };

/** GET /api/openapi.json, for everybody, whatever page asks; and GET /api, the same for people. */
export function registerApiDocument(
  app: FastifyInstance,
  { brandHosts: hosts, baseUrl }: Pick<Env, 'brandHosts' | 'baseUrl'>,
): void {
  // by its whole address first: who keeps the document in a file still finds the site
  const told = () => {
    const document = apiDocument();
    const home = { url: baseUrl, description: 'The product’s own address.' };
    const externalDocs = {
      url: `${baseUrl}/partners`,
      description: 'The widget for your pages, and how to become a partner.',
    };
    return { ...document, servers: [home, ...document.servers], externalDocs };
  };
  let text: string | undefined;
  let tag: string | undefined;
  app.get('/api/openapi.json', { config: { cookieless: true } }, (request, reply) => {
    text ??= JSON.stringify(told());
    tag ??= entityTag(text);
    void reply.headers({ ...KEPT, etag: tag, 'access-control-allow-origin': '*' });
    if (hasEntity(request, tag)) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(text);
  });

  const pages = new Map<string, string>();
  app.get('/api', (request, reply) => {
    // below it the headers are those of data
    if (request.url.startsWith('/api/')) return reply.redirect('/api', 308);
    const { name } = brandOf(hostBrand(request.host, { hosts }));
    const page = pages.get(name) ?? apiPage(told(), name);
    pages.set(name, page);
    return reply.type('text/html; charset=utf-8').send(page);
  });
  app.get(TRY_SCRIPT, { config: { cookieless: true } }, (_request, reply) =>
    reply.headers(KEPT).type('text/javascript; charset=utf-8').send(script),
  );
}
