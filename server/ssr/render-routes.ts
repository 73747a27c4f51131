import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ApolloLink } from '@apollo/client';
import type { ReadPool } from '../replicas/replicas.ts';
import type { Rendered, ScreenAssets } from '../../client/app/entry-server.tsx';
import type { Clock } from '../clock.ts';
import type { Env } from '../env.ts';
import { SingleFlightCache } from '../concurrency/single-flight-cache.ts';
import type { ReadBudget } from '../read-budget.ts';
import { sharedPage } from './shared-page.ts';
import { analyticsScript } from '../http/security/analytics.ts';
import { linkOf } from './schema-link.ts';
import {
  canonicalRedirect,
  pageBrand,
  pageCacheKey,
  PLACEHOLDER_ORIGIN,
  stripCampaignParameters,
  siteOrigin,
  type SiteHosts,
} from './page-url.ts';
import { registerSitemap } from './sitemap-routes.ts';
import type { ShareImageSources } from './share-images/share-image-content.ts';
import { registerShareImages } from './share-images/share-image-routes.ts';

/** Unbounded or private URLs; a crawler that starts there would not reach the pages that people search for. */
const CLOSED = [
  '/api/',
  '/graphql',
  '/embed',
  '/dev',
  '/post/',
  '/edit/',
  '/account',
  '/admin',
  '/advertising-home',
  '/receipt/',
  '/matches',
  '/search?q=',
  '/your-info',
  '/directions',
  '/alert/',
  '/unsubscribe/',
  '/shortlist',
  '/compare',
];

/** Registers GET /robots.txt: what crawlers may read, and the URL of this host's sitemap. */
function registerRobots(app: FastifyInstance, site: SiteHosts): void {
  app.get('/robots.txt', { config: { cookieless: true } }, (request, reply) => {
    const lines = [
      'User-agent: *',
      ...CLOSED.map((path) => `Disallow: ${path}`),
      `Sitemap: ${siteOrigin(request.host, site)}/sitemap.xml`,
      '',
    ];
    return reply.type('text/plain; charset=utf-8').send(lines.join('\n'));
  });
}

/** How long a page is shared, in milliseconds. Nothing invalidates it: changes appear on the pages within a second. */
const PAGE_MS = 1000;
/** Paths served by other routes; an unknown URL below them is not a page either. */
const PROGRAM_PATHS = /^\/(admin|api|assets|brand|dev|graphql|embed|pictures|social|webhooks)(\/|$)/;

const wantsPage = ({ headers }: FastifyRequest) => /text\/html|\*\/\*/.test(headers.accept ?? '*/*');

/** Sends a rendered page, or its redirect. */
export function sendPage(
  reply: FastifyReply,
  { status, html, redirect }: Rendered,
  cacheControl = 'private, no-cache',
): FastifyReply {
  void reply.header('cache-control', cacheControl);
  if (redirect) return reply.redirect(redirect, 302);
  return reply.code(status).type('text/html; charset=utf-8').send(html);
}

export interface RenderDeps {
  link: ApolloLink;
  assets: (module: string | undefined) => ScreenAssets;
  clock: Clock;
  env: Pick<Env, 'baseUrl' | 'brandHosts' | 'stripe' | 'analyticsId' | 'directionsHost'>;
  pool: ReadPool;
  budget: ReadBudget;
  sources: ShareImageSources;
}

/**
 * Registers the pages, rendered on the server (ADR 0009): one render serves all clients for a second, except the edit
 * page of a landlord. Handles every request that no other route matches; errors of a screen go to the error handler.
 */
export async function registerRenderRoutes(
  app: FastifyInstance,
  { link, assets, clock, env, pool, budget, sources }: RenderDeps,
): Promise<void> {
  // Imported lazily: it loads all of the browser's screens.
  const { indexedPages, render } = await import('../../client/app/entry-server.tsx');
  const pages = new SingleFlightCache<Rendered>({ max: 500, ttlMs: PAGE_MS });
  const analytics = env.analyticsId === null ? null : analyticsScript(env.analyticsId);
  const { directionsHost } = env;
  const site = { baseUrl: env.baseUrl, hosts: env.brandHosts };
  registerRobots(app, site);
  registerShareImages(app, { sources, site, budget });
  registerSitemap(app, { pool, site, demo: env.stripe === null, pages: indexedPages });

  app.get('/*', async (request, reply) => {
    // A URL that names another host, or an invalid one (`//host`, `/\host`, `/\[`), is not a page of this site.
    const url = URL.parse(request.url, PLACEHOLDER_ORIGIN);
    if (PROGRAM_PATHS.test(request.url) || url?.origin !== PLACEHOLDER_ORIGIN || !wantsPage(request))
      return reply.callNotFound();
    const moved = canonicalRedirect(url);
    if (moved !== null) return reply.redirect(moved, 301);
    const pageUrl = stripCampaignParameters(url);
    const shown = pageBrand(pageUrl, request.host, site);
    // Its owner gets the edit page with the listing in its state (requirement 83); it is rendered for this request alone.
    const owner = pageUrl.pathname.startsWith('/edit/') ? request.viewer : null;
    const begun = performance.now();
    let fromCache = true;
    const key = owner ? undefined : pageCacheKey(pageUrl, shown);
    const page = await sharedPage({ pages, key, budget, ip: request.ip }, () => {
      fromCache = false;
      return render({
        url: `${pageUrl.pathname}${pageUrl.search}`,
        link: owner ? linkOf(link, owner) : link,
        assets,
        ...shown,
        now: clock.now(),
        analytics,
        directionsHost,
      });
    });
    // The render time for the benchmark and for diagnosis: from the cache, or rendered for this request.
    const took = (performance.now() - begun).toFixed(1);
    void reply.header('server-timing', `page;dur=${took};desc="${fromCache ? 'kept' : 'made'}"`);
    return sendPage(reply, page, owner ? 'no-store' : 'private, no-cache');
  });
}
