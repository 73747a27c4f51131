import type { FastifyInstance } from 'fastify';
import type { Env } from '../../../env.ts';
import { registerEmailLinkPage } from '../../../http/pages/email-link-page.ts';
import { html } from '../../../http/pages/html.ts';
import type { FreshnessService } from './freshness.service.ts';

/** Registers the page that a reminder links to, on which a landlord confirms a listing (K65). */
export const confirmListingRoutes = (
  app: FastifyInstance,
  freshness: Pick<FreshnessService, 'listingOf' | 'confirmByLink'>,
  env: Pick<Env, 'brandHosts'>,
): Promise<void> =>
  registerEmailLinkPage(app, env, {
    path: '/confirm-listing',
    ask: async (token) => {
      const listing = await freshness.listingOf(token);
      if (!listing) return null;
      if (listing.ended)
        return {
          title: `${listing.name} is no longer listed`,
          body: html`<p>To show it again, list it again on <a href="/advertising-home">your dashboard</a>.</p>`,
        };
      return {
        title: `Is ${listing.name} still available?`,
        body: html`<form method="post">
            <p><button name="do" value="confirm">Yes, it's available</button></p>
          </form>
          <p>If it's rented, mark it as rented on <a href="/advertising-home">your dashboard</a>.</p>`,
      };
    },
    act: async (token, choice) =>
      choice === 'confirm' && (await freshness.confirmByLink(token))
        ? {
            title: 'Thanks, your listing is confirmed',
            body: html`<p>Renters see that you confirmed it today. We'll check again in two weeks.</p>
              <p><a href="/advertising-home">Go to your dashboard</a></p>`,
          }
        : null,
  });
