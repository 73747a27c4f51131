import { html } from '../../http/pages/html.ts';
import { plainPage } from '../../http/pages/plain-page.ts';
import { endpointView, prose } from './endpoint.view.ts';
import { introduction } from './introduction.ts';
import { schemaView } from './schema.view.ts';
import type { Document } from './openapi-types.ts';

export const TRY_SCRIPT = '/api/try.js';

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Renders the page at /api: every call, readable without a script and usable with one; no third-party resources. */
export function apiPage(document: Document, siteName: string): string {
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
        ${introduction.map(
          ({ title, words }) =>
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
