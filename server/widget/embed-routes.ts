import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ApolloLink } from '@apollo/client';
import type { Rendered, ScreenAssets } from '../../client/app/entry-server.tsx';
import { EMBED_BASE } from '../../domain/widget/embed-urls.ts';
import type { Clock } from '../clock.ts';
import { PAGE_COST, type ReadBudget } from '../read-budget.ts';
import { SingleFlightCache } from '../concurrency/single-flight-cache.ts';
import { partnerHosts, type PartnerEnv } from './partner-hosts.ts';
import type { WidgetTokens } from './widget-tokens.ts';
import { pageBrand, pageCacheKey, PLACEHOLDER_ORIGIN, stripCampaignParameters } from '../ssr/page-url.ts';

const PAGE_MS = 1000;

/**
 * Returns the path after the base. A path that only appeared to start with the base (`/embed/../post`), or that
 * continues like another host (`/embed//host`), is not a screen.
 */
const pathIn = ({ pathname }: URL): string => {
  const [base, path] = [pathname.slice(0, EMBED_BASE.length), pathname.slice(EMBED_BASE.length)];
  return base === EMBED_BASE && /^(\/(?!\/)|$)/.test(path) ? path || '/' : '/-';
};

export interface EmbedDeps {
  /** Executes the frame's queries in this process: `createSchemaLink` of `widgetSchema`. */
  link: ApolloLink;
  /** The files of the frame's entry: `clientAssets`. */
  assets: (module: string | undefined) => ScreenAssets;
  clock: Clock;
  env: PartnerEnv;
  tokens: WidgetTokens;
  budget: ReadBudget;
}

/**
 * Registers the pages of the widget's frame, /embed and below: the renter's screens, rendered like all pages and the
 * same for every client. security-headers.ts sets which sites may embed them. They read and set no cookie; a URL that is not a
 * screen of the frame gets the frame's own 404, so that the rest of the site is never in a frame.
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
    const asked = stripCampaignParameters(
      URL.parse(request.url, PLACEHOLDER_ORIGIN) ?? new URL(EMBED_BASE, PLACEHOLDER_ORIGIN),
    );
    const shown = pageBrand(asked, request.host, site);
    const make = async () => {
      await budget.take(request.ip, PAGE_COST);
      const frame = { site: shown.brand, token: tokens.issue(shown.brand), hosts: partnerHosts(env, shown.brand) };
      const url = pathIn(asked) + asked.search;
      return budget.inTurn(request.ip, 'small', () => render({ url, link, assets, ...shown, now: clock.now(), frame }));
    };
    const key = pageCacheKey(asked, shown);
    const page = await (key === undefined ? make() : pages.get(key, make, ({ status }) => status === 200));
    void reply.header('cache-control', 'private, no-cache');
    if (page.redirect) return reply.redirect(page.redirect, 302);
    return reply.code(page.status).type('text/html; charset=utf-8').send(page.html);
  };
  for (const url of [EMBED_BASE, `${EMBED_BASE}/*`]) app.get(url, { config: { cookieless: true } }, answer);
}
