import { html } from '../../http/html.ts';
import { plainPage } from '../../http/plain-page.ts';
import { callView } from './call.view.ts';
import { shape } from './shape.view.ts';
import type { Document } from './types.ts';

/** Where the script of the page is served. */
export const TRY_SCRIPT = '/api/try.js';

const began = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The page at /api: every call, to read without a script and to try with one; nothing of it comes from elsewhere. */
export function apiPage(document: Document, siteName: string): string {
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const nav = document.tags.map(({ name }) => ({ label: began(name), href: `#${name}`, open: false }));
  return plainPage({
    title: `REST API · ${siteName}`,
    siteName,
    nav: [...nav, { label: 'Shapes', href: '#shapes', open: false }],
    body: html`<h1>REST API</h1>
      ${document.info.description.split('\n\n').map((part) => html`<p>${part.replaceAll('`', '')}</p>`)}
      <p>
        The same for programs, as OpenAPI ${document.openapi.slice(0, 3)}:
        <a href="/api/openapi.json">/api/openapi.json</a>
      </p>
      ${document.tags.map(
        ({ name, description }) =>
          html`<h2 id="${name}">${began(name)}</h2>
            <p class="muted">${description}</p>
            ${calls
              .filter(({ operation }) => operation.tags.includes(name))
              .map(({ method, path, operation }) => callView(method, path, operation, document))}`,
      )}
      <h2 id="shapes">Shapes</h2>
      <p class="muted">What several calls answer.</p>
      ${Object.entries(document.components.schemas).map(
        ([name, schema]) =>
          html`<details class="call" id="schema-${name}">
            <summary><b>${name}</b> <span>${schema.description ?? ''}</span></summary>
            <pre>${shape(schema)}</pre>
          </details>`,
      )}
      <script src="${TRY_SCRIPT}"></script>`,
  });
}
