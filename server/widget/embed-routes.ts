import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Rendered } from '../../client/app/entry-server.tsx';
import { EMBED_BASE } from '../../domain/widget/embed-urls.ts';
import { SingleFlightCache } from '../concurrency/single-flight-cache.ts';
import { sharedPage } from '../ssr/shared-page.ts';
import { partnerHosts, type PartnerEnv } from './partner-hosts.ts';
import type { WidgetTokens } from './widget-tokens.ts';
import { sendPage, type RenderDeps } from '../ssr/render-routes.ts';
import { pageBrand, pageCacheKey, PLACEHOLDER_ORIGIN, stripCampaignParameters } from '../ssr/page-url.ts';

const PAGE_MS = 1000;

/** Returns the path after the base; one that only looks like it (`/embed/../post`, `/embed//host`) is no screen. */
const pathIn = ({ pathname }: URL): string => {
  const [base, path] = [pathname.slice(0, EMBED_BASE.length), pathname.slice(EMBED_BASE.length)];
  return base === EMBED_BASE && /^(\/(?!\/)|$)/.test(path) ? path || '/' : '/-';
};

/** `link` executes the queries of `widgetSchema` in this process; `assets` returns the files of the frame's entry. */
export interface EmbedDeps extends Pick<RenderDeps, 'link' | 'assets' | 'clock' | 'budget'> {
  env: PartnerEnv;
  tokens: WidgetTokens;
}

/**
 * Registers the pages of the widget's frame, /embed and below, without cookies and the same for every client;
 * security-headers.ts sets which sites may embed them. Another URL below gets the frame's own 404.
 */
export async function registerEmbedRoutes(
  app: FastifyInstance,
  { link, assets, clock, env, tokens, budget }: EmbedDeps,
): Promise<void> {
  // Imported lazily: it loads all of the browser's screens.
  const { render } = await import('../../client/app/entry-server.tsx');
  const pages = new SingleFlightCache<Rendered>({ max: 200, ttlMs: PAGE_MS });
  const site = { baseUrl: env.baseUrl, hosts: env.brandHosts };

  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const pageUrl = stripCampaignParameters(
      URL.parse(request.url, PLACEHOLDER_ORIGIN) ?? new URL(EMBED_BASE, PLACEHOLDER_ORIGIN),
    );
    const shown = pageBrand(pageUrl, request.host, site);
    const key = pageCacheKey(pageUrl, shown);
    const page = await sharedPage({ pages, key, budget, ip: request.ip }, () => {
      const frame = { site: shown.brand, token: tokens.issue(shown.brand), hosts: partnerHosts(env, shown.brand) };
      const url = pathIn(pageUrl) + pageUrl.search;
      return render({ url, link, assets, ...shown, now: clock.now(), frame });
    });
    return sendPage(reply, page);
  };
  for (const url of [EMBED_BASE, `${EMBED_BASE}/*`]) app.get(url, { config: { cookieless: true } }, answer);
}
