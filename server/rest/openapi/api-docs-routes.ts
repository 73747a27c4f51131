import type { FastifyInstance } from 'fastify';
import { getBrand } from '../../../domain/brands/brands.ts';
import type { Env } from '../../env.ts';
import { createEtag, matchesEtag } from '../../http/caching/etags.ts';
import { hostBrand } from '../../ssr/page-url.ts';
import { apiDocument } from './document.ts';
import script from './try-request.js?raw';
import { html } from '../../http/pages/html.ts';
import { plainPage } from '../../http/pages/plain-page.ts';
import { endpointView, prose, schemaView } from './endpoint.view.ts';
import { introduction } from './introduction.ts';
import type { Document } from './openapi-types.ts';

/** Cache lifetime of content that changes only with a new release. */
const CACHE_SECONDS = { 'cache-control': 'public, max-age=300' };

/** Registers GET /api/openapi.json, public and cross-origin, and GET /api, the same as HTML. */
export function registerApiDocs(
  app: FastifyInstance,
  { brandHosts: hosts, baseUrl }: Pick<Env, 'brandHosts' | 'baseUrl'>,
): void {
  // The absolute URL comes first, so that a downloaded document still points to the site.
  const publishedDocument = () => {
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
    text ??= JSON.stringify(publishedDocument());
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
    const page = pages.get(name) ?? apiPage(publishedDocument(), name);
    pages.set(name, page);
    return reply.type('text/html; charset=utf-8').send(page);
  });
  app.get(TRY_SCRIPT, { config: { cookieless: true } }, (_request, reply) =>
    reply.headers(CACHE_SECONDS).type('text/javascript; charset=utf-8').send(script),
  );
}

const TRY_SCRIPT = '/api/try.js';

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Renders the page at /api: every call, readable without a script and usable with one; no third-party resources. */
function apiPage(document: Document, siteName: string): string {
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const nav = document.tags.map(({ name }) => ({ label: capitalized(name), href: `#${name}`, open: false }));
  return plainPage({
    title: `REST API · ${siteName}`,
    siteName,
    nav: [{ label: 'Rules', href: '#rules', open: false }, ...nav, { label: 'Shapes', href: '#shapes', open: false }],
    body: html`<h1>REST API</h1>
      <p>${document.info.summary}</p>
      <p>
        The machine-readable version, as OpenAPI ${document.openapi.slice(0, 3)}:
        <a href="/api/openapi.json">/api/openapi.json</a>. For a widget on your own pages, and to become a partner, see
        <a href="/partners">/partners</a>.
      </p>
      <h2 id="rules">Rules for every call</h2>
      <dl class="rules">
        ${Object.entries(introduction).map(
          ([title, words]) =>
            html`<dt>${title}</dt>
              <dd>${prose(words)}</dd>`,
        )}
      </dl>
      <div class="find" data-needs-script hidden>
        <label for="find">Find a call</label>
        <input id="find" type="search" autocomplete="off" placeholder="listings, save-request, 304 …" />
        <p id="found" class="muted" role="status"></p>
      </div>
      ${document.tags.map(
        ({ name, description }) =>
          html`<section>
            <h2 id="${name}">${capitalized(name)}</h2>
            <p class="muted">${description}</p>
            ${calls
              .filter(({ operation }) => operation.tags.includes(name))
              .map(({ method, path, operation }) => endpointView(method, path, operation, document))}
          </section>`,
      )}
      <section>
        <h2 id="shapes">Shapes</h2>
        <p class="muted">The schemas that several calls return.</p>
        ${Object.entries(document.components.schemas).map(
          ([name, schema]) =>
            html`<details class="call named" id="schema-${name}">
              <summary><b>${name}</b> <span>${schema.description ?? ''}</span></summary>
              <pre>${schemaView(schema)}</pre>
            </details>`,
        )}
      </section>
      <script src="${TRY_SCRIPT}"></script>`,
  });
}
