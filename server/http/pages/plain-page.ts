import { html, type Html } from './html.ts';
import style from './plain.css?raw';

interface PlainPage {
  title: string;
  body: Html;
  /** The site's name, where a visitor may see it. */
  siteName?: string;
  /** Links above the content; the open one has no URL. */
  nav?: readonly { label: string; href: string; open: boolean }[];
}

/** The URL of these pages' stylesheet. */
export const PLAIN_STYLE = '/plain.css';

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

export const plainStyle: string = style;
