import type { FastifyInstance } from 'fastify';
import { globSync, readFileSync } from 'node:fs';
import { extname, resolve } from 'node:path';
import { html, type Html } from '../http/pages/html.ts';

/** The folder of example partner pages, served from the sources; none of them is built. */
const FOLDER = resolve('examples');
const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
};
/** The widget's origin as written in the examples. */
const PLACEHOLDER_ORIGIN = 'http://localhost:3000';

const names = () => globSync(`*{${Object.keys(types)}}`, { cwd: FOLDER }).toSorted();
const read = (name: string) => readFileSync(resolve(FOLDER, name), 'utf8');
const titleOf = (name: string) => /<title>([^<]*)<\/title>/.exec(read(name))?.[1] ?? name;

/** Registers GET /examples/{file}, with this site's URL. They stand for other sites' pages: each has its own policy. */
export function registerExamplePages(app: FastifyInstance, { baseUrl }: { baseUrl: string }): void {
  for (const name of names())
    app.get(`/examples/${name}`, { config: { cookieless: true } }, (_request, reply) =>
      reply
        .removeHeader('content-security-policy')
        .type(types[extname(name)] ?? 'text/plain')
        .send(read(name).replaceAll(PLACEHOLDER_ORIGIN, baseUrl)),
    );
}

/** Returns the list of example pages, as a page of the dev tools. */
export function examplesPage(baseUrl: string): Html {
  // The widget comes from BASE_URL; the page uses this machine's other name, so it is another site.
  const site = new URL(baseUrl);
  const elsewhere = site.hostname === 'localhost' ? site.origin.replace('localhost', '127.0.0.1') : '';
  const pages = names().filter((name) => name.endsWith('.html'));
  return html`<h1>Partner pages</h1>
    <p>Sample pages of a school that embed the widget. Their source is in <code>examples/</code>.</p>
    <ul>
      ${pages.map((name) => html`<li><a href="${elsewhere}/examples/${name}">${titleOf(name)}</a></li>`)}
    </ul>
    <p>
      <code>PARTNER_HOSTS</code> lists the sites that may embed a brand’s widget. Here, every page of this machine may.
    </p>`;
}
