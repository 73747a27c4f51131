import type { ApolloLink, NormalizedCacheObject } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import type { BrandCode } from '../domain/brands.ts';
import { createClient } from './apollo/client.ts';
import { App } from './app.tsx';
import { BootProvider } from './boot.tsx';
import { hint } from './hint.ts';
import { stateBlock } from './page-state.ts';
import { screens } from './routes.tsx';
import { matchScreen } from './screen.ts';
import { Status, type RenderStatus } from './status.tsx';

export { hint, screens };

/** The files of the built client that one screen needs, as paths of this site. */
export interface ScreenAssets {
  script: string;
  preloads: readonly string[];
  styles: readonly string[];
  /** Asked for beside the styles, so that the first words are seldom seen in another font. */
  fonts: readonly string[];
}

export interface RenderRequest {
  /** Path and query. */
  url: string;
  /** Answers the screen's query inside this process. */
  link: ApolloLink;
  /** The files of a screen, by the module its page names. */
  assets: (module: string | undefined) => ScreenAssets;
  brand: BrandCode;
  now: Date;
}

export interface Rendered {
  status: number;
  html: string;
  /** A path to go to instead; then `html` is empty. */
  redirect?: string;
}

const headOf = ({ styles, preloads, fonts }: ScreenAssets) =>
  [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    `<script>${hint}</script>`,
    ...styles.map((file) => `<link rel="stylesheet" href="${file}">`),
    ...fonts.map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${file}">`),
    ...preloads.map((file) => `<link rel="modulepreload" href="${file}">`),
  ].join('');

/**
 * Renders the screen of an address as a whole document: what it reads is fetched first, then everything is rendered in
 * one pass. React lifts titles and metas into the head; the browser hydrates `#root` alone, so nothing above it may be
 * an array of children (ids made by useId would differ).
 */
export async function render({ url, link, assets, brand, now }: RenderRequest): Promise<Rendered> {
  const matched = matchScreen(screens, url);
  const redirect = matched?.screen.redirect?.(matched.address);
  if (redirect) return { status: 302, html: '', redirect };
  const client = createClient({ link, onServer: true });
  const loaded = await matched?.screen.page.preload();
  if (matched) await loaded?.prepare?.(client, matched.address);

  const status: RenderStatus = { code: matched ? 200 : 404 };
  const boot = { brand, now: now.toISOString() };
  const page = renderToString(
    <html lang="en" data-brand={brand}>
      <body>
        <div id="root">
          <Status.Provider value={status}>
            <BootProvider value={boot}>
              <ApolloProvider client={client}>
                <StaticRouter location={url}>
                  <App />
                </StaticRouter>
              </ApolloProvider>
            </BootProvider>
          </Status.Provider>
        </div>
      </body>
    </html>,
  );
  if (status.redirect) return { status: 302, html: '', redirect: status.redirect };
  const files = assets(matched?.screen.page.module);
  const tail = `${stateBlock({ boot, cache: client.extract() as NormalizedCacheObject })}<script type="module" src="${files.script}"></script>`;
  const html = page
    .replace('<head>', () => `<head>${headOf(files)}`)
    .replace(/<\/body><\/html>$/, () => `${tail}</body></html>`);
  return { status: status.code, html: `<!doctype html>${html}` };
}
