import { HttpLink } from '@apollo/client';
import type { EnvironmentModuleNode, Plugin, ViteDevServer } from 'vite';
import type { render as Render } from '../../client/app/entry-server.tsx';
import type { BrandCode } from '../../domain/brands/brand.ts';
import { EMBED_BASE, embedToken } from '../../domain/widget/embed-urls.ts';
import type { WidgetBoot } from '../../domain/widget/messages.ts';
import { partnerHosts, type PartnerEnv } from '../../server/widget/partner-hosts.ts';
import { canonicalRedirect, pageBrand } from '../../server/ssr/page-url.ts';

const ENTRY = '/client/app/entry-server.tsx';
/** The entry module of the site's pages in a browser, and that of a widget's frame. */
const SITE_SCRIPT = '/client/app/main.tsx';
const FRAME_SCRIPT = '/client/widget/main.tsx';

/** The paths that the server handles. Every request for no page goes there too: a POST to /login, but not a GET. */
export const SERVER_PATHS =
  '^/(graphql|api|pictures|dev|webhooks|embed/(graphql|token)|widget\\.js|widget\\.d\\.ts|examples|plain\\.css|healthz|readyz|metrics|sitemap[^/]*\\.xml|sitemap/[^/]*|robots\\.txt|(social|brand|icons)/[^?]*)(/|\\?|$)';

interface RenderedPagesOptions {
  /** The address of the running server. */
  server: string;
  env: PartnerEnv;
  /** Resolves when a restart is complete. */
  ready(): Promise<void>;
}

/** Returns the link that sends a page's queries to the running server as a script does: with a token of its own. */
function linkTo(server: string): HttpLink {
  let session: Promise<{ cookie: string; token: string }> | undefined;
  const begin = async () => {
    const answer = await fetch(`${server}/api/session`);
    const cookie = answer.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
    return { cookie, token: decodeURIComponent(/XSRF-TOKEN=([^;]*)/.exec(cookie)?.[1] ?? '') };
  };
  return new HttpLink({
    uri: `${server}/graphql`,
    fetch: async (uri, options) => {
      const ask = async () => {
        const { cookie, token } = await (session ??= begin());
        return fetch(uri, { ...options, headers: { ...options?.headers, cookie, 'x-xsrf-token': token } });
      };
      const answer = await ask();
      if (answer.status !== 403) return answer;
      session = undefined;
      return ask();
    },
  });
}

/** Returns the styles that a page's modules import, so that it never renders without them. */
function stylesOf(vite: ViteDevServer, modules: readonly string[]): string[] {
  const seen = new Set<EnvironmentModuleNode>();
  const styles = new Set<string>();
  const walk = (node: EnvironmentModuleNode | undefined) => {
    if (!node || seen.has(node)) return;
    seen.add(node);
    if (node.url.split('?')[0]?.endsWith('.css')) styles.add(node.url);
    node.importedModules.forEach(walk);
  };
  for (const url of modules) walk(vite.environments.ssr.moduleGraph.urlToModuleMap.get(url));
  return [...styles];
}

/** In development the modules replace the page's styles once they run, so that style changes apply. */
const UNTIL_LOADED =
  '<script type="module">document.querySelectorAll("link[data-until-loaded]").forEach((link) => link.remove())</script>';

/** Renders pages as production does, from the client's current sources, with data of the running server. */
export function renderedPages({ server, env, ready }: RenderedPagesOptions): Plugin {
  const link = linkTo(server);

  const nowAt = async () => {
    const answer = await fetch(`${server}/dev/api/clock`).catch(() => undefined);
    const body: unknown = answer?.ok ? await answer.json() : {};
    return typeof body === 'object' && body !== null && 'now' in body ? new Date(String(body.now)) : new Date();
  };

  /** Returns the boot data of the frame's page; its token is the running server's. */
  const frameBoot = async (brand: BrandCode): Promise<WidgetBoot> => {
    const answer = await fetch(`${server}${embedToken(brand)}`);
    const { token } = (await answer.json()) as { token: string };
    return { site: brand, token, hosts: partnerHosts(env, brand) };
  };

  const renderPage = async (vite: ViteDevServer, address: string, host: string) => {
    const { render } = (await vite.ssrLoadModule(ENTRY)) as { render: typeof Render };
    // Sets the order of the cascade layers, which main.tsx sets in a browser.
    await vite.ssrLoadModule('/client/app/theme/theme.ts');
    const url = new URL(address, 'http://site');
    const moved = canonicalRedirect(url);
    if (moved !== null) return { status: 301, html: '', redirect: moved };
    const shown = pageBrand(url, host, { baseUrl: env.baseUrl, hosts: env.brandHosts });
    const framed = url.pathname === EMBED_BASE || url.pathname.startsWith(`${EMBED_BASE}/`);
    const script = framed ? FRAME_SCRIPT : SITE_SCRIPT;
    const rendered = await render({
      url: framed ? (url.pathname.slice(EMBED_BASE.length) || '/') + url.search : address,
      link,
      ...shown,
      ...(framed && { frame: await frameBoot(shown.brand) }),
      now: await nowAt(),
      assets: (module) => ({
        script,
        preloads: [],
        fonts: [],
        styles: stylesOf(vite, ['/client/app/theme/theme.ts', ENTRY, `/${module ?? ''}`]).map(
          (style) => `${style}?direct`,
        ),
      }),
    });
    if (rendered.redirect) return rendered;
    const html = rendered.html
      .replaceAll('<link rel="stylesheet" href="', '<link data-until-loaded rel="stylesheet" href="')
      // The page's styles stay until the modules have added theirs.
      .replace(/<script [^>]*id="scripts">.*?<\/script>/, `<script type="module" src="${script}"></script>`)
      .replace('</body>', () => `${UNTIL_LOADED}</body>`);
    return { ...rendered, html: await vite.transformIndexHtml(address, html) };
  };

  return {
    name: 'rendered-pages',
    configureServer(vite) {
      // Requests wait while the server restarts.
      vite.middlewares.use((request, _response, next) => {
        if (new RegExp(SERVER_PATHS).test(request.url ?? '')) void ready().then(() => next(), next);
        else next();
      });
      return () =>
        void vite.middlewares.use((request, response, next) => {
          if (request.method !== 'GET' || !String(request.headers.accept ?? '').includes('text/html')) return next();
          const answer = async () => {
            await ready();
            const address = request.originalUrl ?? request.url ?? '/';
            const { status, html, redirect } = await renderPage(vite, address, request.headers.host ?? '');
            if (redirect) return void response.writeHead(302, { location: redirect }).end();
            // The token that the page's calls require, as the server issues it with a page of its own.
            const cookie = request.headers.cookie ?? '';
            const session = await fetch(`${server}/api/session`, { headers: { cookie } });
            const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };
            response.writeHead(status, { ...headers, 'set-cookie': session.headers.getSetCookie() });
            response.end(html);
          };
          answer().catch((error: unknown) => {
            if (error instanceof Error) vite.ssrFixStacktrace(error);
            next(error);
          });
        });
    },
  };
}
