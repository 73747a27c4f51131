import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ApolloLink } from '@apollo/client';
import type { Pool } from 'pg';
import type { Rendered, ScreenAssets } from '../../client/entry-server.tsx';
import type { Clock } from '../clock.ts';
import type { Env } from '../env.ts';
import { HotCache } from '../hot-cache.ts';
import { PAGE_COST, type ReadBudget } from '../read-budget.ts';
import { analyticsScript } from '../http/analytics.ts';
import { movedTo, pageBrand, pageKey, SITE, withoutCampaign } from './page-key.ts';
import { registerRobots } from './robots.ts';
import { registerSitemap } from './sitemap-routes.ts';
import type { SocialSources } from './social/social-facts.ts';
import { registerSocialPictures } from './social/social-routes.ts';

/** So long a page is shared. Nothing clears it: what is published is on the pages within a second. */
const PAGE_MS = 1000;
/** Answered by programs; an address under them that is none of theirs is no page either. */
const PROGRAMS = /^\/(api|assets|brand|dev|graphql|embed|pictures|social|webhooks)(\/|$)/;

const wantsPage = ({ headers }: FastifyRequest) => /text\/html|\*\/\*/.test(headers.accept ?? '*/*');

export interface RenderDeps {
  /** Answers the screens' queries inside this process: `schemaLink`. */
  link: ApolloLink;
  /** The built client's files: `clientAssets`. */
  assets: (module: string | undefined) => ScreenAssets;
  clock: Clock;
  env: Pick<Env, 'baseUrl' | 'brandHosts' | 'stripe' | 'analyticsId'>;
  pool: Pool;
  budget: ReadBudget;
  /** What the shared pictures are made from. */
  sources: SocialSources;
}

/**
 * The pages, rendered on the server (ADR 0009): the same for everybody, so that one render serves all who ask
 * within a second. Whatever no other route answers comes here. What a screen throws is for the error handler.
 */
export async function renderRoutes(
  app: FastifyInstance,
  { link, assets, clock, env, pool, budget, sources }: RenderDeps,
): Promise<void> {
  // Loaded here, not above: everything the browser's screens import comes with it.
  const { brandColours, render } = await import('../../client/entry-server.tsx');
  const pages = new HotCache<Rendered>({ max: 500, ttlMs: PAGE_MS });
  const analytics = env.analyticsId === null ? null : analyticsScript(env.analyticsId);
  const site = { baseUrl: env.baseUrl, hosts: env.brandHosts };
  registerRobots(app, site);
  registerSocialPictures(app, { sources, site, budget, colours: brandColours });
  registerSitemap(app, { pool, site, demo: env.stripe === null });

  const send = (reply: FastifyReply, { status, html, redirect }: Rendered) => {
    void reply.header('cache-control', 'private, no-cache');
    if (redirect) return reply.redirect(redirect, 302);
    return reply.code(status).type('text/html; charset=utf-8').send(html);
  };

  app.get('/*', async (request, reply) => {
    // What names another host, or no address at all (`//host`, `/\host`, `/\[`), is no page of ours.
    const url = URL.parse(request.url, SITE);
    if (PROGRAMS.test(request.url) || url?.origin !== SITE || !wantsPage(request)) return reply.callNotFound();
    const moved = movedTo(url);
    if (moved !== null) return reply.redirect(moved, 301);
    const asked = withoutCampaign(url);
    const shown = pageBrand(asked, request.host, site);
    const begun = performance.now();
    let kept = true;
    const make = async () => {
      await budget.take(request.ip, PAGE_COST);
      kept = false;
      const address = `${asked.pathname}${asked.search}`;
      return render({ url: address, link, assets, ...shown, now: clock.now(), analytics });
    };
    const key = pageKey(asked, shown);
    const page = await (key === undefined ? make() : pages.get(key, make, ({ status }) => status === 200));
    // How long it took, for the bench and for anybody who looks: from the cache, or made for this asker.
    const took = (performance.now() - begun).toFixed(1);
    void reply.header('server-timing', `page;dur=${took};desc="${kept ? 'kept' : 'made'}"`);
    return send(reply, page);
  });
}
