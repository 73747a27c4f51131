import type { BrandCode } from '../../domain/brands/brand.ts';
import type { ApolloLink, NormalizedCacheObject } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from './router/router.tsx';
import { getBrand } from '../../domain/brands/brands.ts';
import { EMBED_BASE } from '../../domain/widget/embed-urls.ts';
import { createClient } from '../graphql/client.ts';
import { App } from './app.tsx';
import { PageInfoProvider, type PageInfo } from './page-info.tsx';
import { brandColors } from '../../domain/brands/themes.ts';
import { frameInlineScript, siteInlineScript, SCRIPTS_ID } from './hydration/early-events.ts';
import { withSiteParam } from './router/with-site-param.ts';
import { loadLazyParts } from '../components/lazy-part.tsx';
import { stateBlock } from './hydration/page-state.ts';
import { screens } from './routes.tsx';
import { matchScreen } from './router/match-screen.ts';
import { RenderStatusContext, type RenderStatus, type PageMetadata } from './render-status.tsx';
import { FrameApp } from '../widget/frame-app.tsx';
import { frameScreens } from '../widget/frame-screens.ts';
import { escapeHtml } from '../../domain/format/escape-html.ts';

/** What messengers (Open Graph) and search engines (schema.org) read, as markup for the head; it is not hydrated. */
function documentHead({ title, description, url, picture, things }: PageMetadata, siteName: string): string {
  const properties = {
    'og:type': 'website',
    'og:site_name': siteName,
    'og:title': title,
    'og:description': description,
    'og:url': url,
    'og:image': picture,
    // As server/ssr/share-images draws it.
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': title,
  };
  const metas = Object.entries(properties).map(
    ([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}">`,
  );
  // `<` could close the block.
  const data = JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replaceAll('<', '\\u003c');
  return [
    ...metas,
    '<meta name="twitter:card" content="summary_large_image">',
    ...(things.length > 0 ? [`<script type="application/ld+json">${data}</script>`] : []),
  ].join('');
}

/** The paths of the indexed pages that are about no place or listing. */
export const indexedPages: readonly string[] = screens.flatMap(({ path, indexed }) =>
  indexed && !path.includes(':') ? path : [],
);

/** What of a page is different in a widget's frame. */
const renderSitePage = {
  Shell: App,
  known: screens,
  base: '',
  first: `<script>${siteInlineScript}</script>`,
  last: '',
};
const renderFramePage = {
  Shell: FrameApp,
  known: frameScreens,
  base: EMBED_BASE,
  first: '',
  last: `<script>${frameInlineScript}</script>`,
};

/** The files of the built client that one screen needs, as paths of this site. */
export interface ScreenAssets {
  script: string;
  preloads: readonly string[];
  styles: readonly string[];
  /** Asked for beside the styles, so that the first words are seldom seen in another font. */
  fonts: readonly string[];
}

export interface RenderRequest extends Pick<PageInfo, 'brand' | 'origin' | 'site' | 'frame'> {
  /** Path and query; of a frame, what stands behind `/embed`. */
  url: string;
  /** Answers the screen's query inside this process. */
  link: ApolloLink;
  /** The files of a screen, by the module its page names. */
  assets: (module: string | undefined) => ScreenAssets;
  now: Date;
  analytics?: string | null;
  directionsHost?: string | null;
}

export interface Rendered {
  status: number;
  html: string;
  /** A path to go to instead; then `html` is empty. */
  redirect?: string;
}

/** Chromium lays out cross-site frames before their styles: a frame's script follows them, against shift (ADR 0052). */
function headOf({ styles, fonts }: ScreenAssets, brand: BrandCode, { first, last }: typeof renderSitePage): string {
  const { light, dark } = brandColors(brand);
  return [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<link rel="icon" href="/brand/${brand}.svg" type="image/svg+xml">`,
    `<link rel="apple-touch-icon" href="/brand/${brand}.png">`,
    `<meta name="theme-color" media="(prefers-color-scheme: light)" content="${light['bg']}">`,
    `<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${dark['bg']}">`,
    first,
    ...styles.map((file) => `<link rel="stylesheet" href="${file}">`),
    ...fonts.map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${file}">`),
    last,
  ].join('');
}

/** The scripts as a block of data; the hint asks for them once the first frame is drawn. */
const scriptsOf = ({ script, preloads }: ScreenAssets) =>
  `<script type="application/json" id="${SCRIPTS_ID}">${JSON.stringify([script, ...preloads])}</script>`;

/**
 * Renders the screen of an address as a whole document: what it reads is fetched first, then everything is rendered in
 * one pass. React lifts titles and metas into the head; the browser hydrates `#root` alone, so nothing above it may be
 * an array of children (ids made by useId would differ).
 */
export async function render(request: RenderRequest): Promise<Rendered> {
  const { url, link, assets, brand, origin, site, now, analytics, directionsHost, frame } = request;
  const parts = frame ? renderFramePage : renderSitePage;
  const { Shell, known, base } = parts;
  const matched = matchScreen(known, url);
  const redirect = matched?.screen.redirect;
  if (redirect) return { status: 302, html: '', redirect: base + withSiteParam(redirect, site) };
  const client = createClient({ link, onServer: true });
  const loaded = await matched?.screen.page.preload();
  await loadLazyParts();
  if (matched) await loaded?.prepare?.(client, matched.address);

  const status: RenderStatus = { code: matched ? 200 : 404 };
  const boot = {
    brand,
    now: now.toISOString(),
    origin,
    site,
    ...(analytics && { analytics }),
    ...(directionsHost && { directionsHost }),
    ...(frame && { frame }),
  };
  const page = renderToString(
    <html lang="en" data-brand={brand} data-frame={frame && ''}>
      <body>
        <div id="root">
          <RenderStatusContext.Provider value={status}>
            <PageInfoProvider value={boot}>
              <ApolloProvider client={client}>
                <StaticRouter location={url} basename={base}>
                  <Shell />
                </StaticRouter>
              </ApolloProvider>
            </PageInfoProvider>
          </RenderStatusContext.Provider>
        </div>
      </body>
    </html>,
  );
  if (status.redirect) return { status: 302, html: '', redirect: base + status.redirect };
  const files = assets(matched?.screen.page.module);
  // A frame's page is no page of its own to those who list pages.
  const metadataHead = status.metadata && !frame ? documentHead(status.metadata, getBrand(brand).name) : '';
  const tail = `${stateBlock({ boot, cache: client.extract() as NormalizedCacheObject })}${scriptsOf(files)}`;
  const html = page
    .replace('<head>', () => `<head>${headOf(files, brand, parts)}`)
    .replace('</head>', () => `${metadataHead}</head>`)
    .replace(/<\/body><\/html>$/, () => `${tail}</body></html>`);
  return { status: status.code, html: `<!doctype html>${html}` };
}
