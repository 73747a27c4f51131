import { html, type Html } from './html.ts';
import style from './plain.css?raw';

interface PlainPage {
  title: string;
  body: Html;
  /** Whose page it is, where a visitor may see it. */
  siteName?: string;
  /** Links above the content; the one that is open has no address. */
  nav?: readonly { label: string; href: string; open: boolean }[];
}

/** Where the style of these pages is served. */
export const PLAIN_STYLE = '/plain.css';

/** A page without the client's code: errors, the dev desk, the GraphQL explorer. */
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

export const plainStyle: string = style;
