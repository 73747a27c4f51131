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
      if (listing.email !== null)
        return {
          title: 'Is this your email?',
          body: html`<p>Renters' requests for ${listing.name} go to ${listing.email}.</p>
            <form method="post">
              <p><button name="do" value="confirm">Confirm email</button></p>
            </form>
            <p>If it isn't yours, close this page: the address stays unconfirmed.</p>`,
        };
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
    act: async (token, choice) => {
      const listing = choice === 'confirm' ? await freshness.listingOf(token) : null;
      if (!listing || !(await freshness.confirmByLink(token))) return null;
      const says =
        listing.email === null
          ? "Renters see that you confirmed it today. We'll check again in two weeks."
          : `Renters see the date on ${listing.name}, and on your other listings with this email.`;
      return {
        title: `Thanks, your ${listing.email === null ? 'listing' : 'email'} is confirmed`,
        body: html`<p>${says}</p>
          <p><a href="/advertising-home">Go to your dashboard</a></p>`,
      };
    },
  });
