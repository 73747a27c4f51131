import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { FastifyInstance } from 'fastify';
import { html, type Html } from './html.ts';
import { brandColors } from '../../../domain/brands/themes.ts';
import rules from './plain.css?raw';

interface PlainPage {
  title: string;
  body: Html;
  /** The site's name, where a visitor may see it. */
  siteName?: string;
  /** Links above the content; the open one has no URL. */
  nav?: readonly { label: string; href: string; open: boolean }[];
}

const PLAIN_STYLE = '/plain.css';
const PLAIN_FONT = '/plain.woff2';

/** Renders a page without the client's code: errors, the dev tools, the GraphQL explorer. */
export function plainPage({ title, body, siteName = 'nearcampus', nav = [] }: PlainPage): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="${PLAIN_STYLE}" />
      </head>
      <body>
        <header class="bar">
          <a class="brand" href="/">${siteName}</a>
          <nav>
            ${nav.map(({ label, href, open }) => html`<a href="${href}" ${open ? html`aria-current="page"` : ''}>${label}</a>`)}
          </nav>
        </header>
        <main>${body}</main>
      </body>
    </html>`.markup;
}

const { light, dark } = brandColors('default');
const rootRule = (colors: Readonly<Record<string, string>>) =>
  `:root { ${Object.entries(colors)
    .map(([name, color]) => `--${name}: ${color};`)
    .join(' ')} }`;
const style = `${rootRule(light)}\n@media (prefers-color-scheme: dark) { ${rootRule(dark)} }\n${rules}`;

/** Registers the stylesheet of these pages, and the font of the client's pages for it. */
export function registerPlainPageFiles(app: FastifyInstance): void {
  const config = { cookieless: true };
  const file = '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';
  const font = readFileSync(createRequire(import.meta.url).resolve(file));
  app.get(PLAIN_STYLE, { config }, (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'public, max-age=3600').send(style),
  );
  app.get(PLAIN_FONT, { config }, (_request, reply) =>
    reply.type('font/woff2').header('cache-control', 'public, max-age=86400').send(font),
  );
}
