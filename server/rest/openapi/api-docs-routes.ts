import type { FastifyInstance } from 'fastify';
import { getBrand } from '../../../domain/brands/brands.ts';
import type { Env } from '../../env.ts';
import { createEtag, matchesEtag } from '../../http/caching/etags.ts';
import { hostBrand } from '../../ssr/page-url.ts';
import { apiPage, TRY_SCRIPT } from './api-page.ts';
import { apiDocument } from './documented-routes.ts';
import script from './try-request.js?raw';

/** Cache lifetime of content that changes only with a new release. */
const CACHE_SECONDS = { 'cache-control': 'public, max-age=300' };

/** Registers GET /api/openapi.json, public and cross-origin, and GET /api, the same as HTML. */
export function registerApiDocs(
  app: FastifyInstance,
  { brandHosts: hosts, baseUrl }: Pick<Env, 'brandHosts' | 'baseUrl'>,
): void {
  // The absolute URL comes first, so that a downloaded document still points to the site.
  const told = () => {
    const document = apiDocument();
    const home = { url: baseUrl, description: "The product's own URL." };
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
    tag ??= createEtag(text);
    void reply.headers({ ...CACHE_SECONDS, etag: tag, 'access-control-allow-origin': '*' });
    if (matchesEtag(request, tag)) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(text);
  });

  const pages = new Map<string, string>();
  app.get('/api', (request, reply) => {
    // Paths below /api get the headers of JSON responses.
    if (request.url.startsWith('/api/')) return reply.redirect('/api', 308);
    const { name } = getBrand(hostBrand(request.host, { hosts }));
    const page = pages.get(name) ?? apiPage(told(), name);
    pages.set(name, page);
    return reply.type('text/html; charset=utf-8').send(page);
  });
  app.get(TRY_SCRIPT, { config: { cookieless: true } }, (_request, reply) =>
    reply.headers(CACHE_SECONDS).type('text/javascript; charset=utf-8').send(script),
  );
}
