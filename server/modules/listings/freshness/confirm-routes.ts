import type { FastifyInstance } from 'fastify';
import type { Env } from '../../../env.ts';
import { isListingId } from '../../../../domain/listings/listing-access.ts';
import { formatList } from '../../../../domain/format/numbers.ts';
import { registerEmailLinkPage } from '../../../http/pages/email-link-page.ts';
import { html, type Html } from '../../../http/pages/html.ts';
import type { FreshnessService, LinkedListing } from './freshness.service.ts';

/** The choice that confirms all that a link confirms; a listing's id confirms that one alone. */
const CONFIRM = 'confirm';

/** Returns a button for each listing that renters can find, and one for all of them. */
function availabilityForm(listings: readonly LinkedListing[]): Html {
  const [listed, others] = [listings.filter((each) => each.listed), listings.filter((each) => !each.listed)];
  const buttons =
    listed.length === 1 && others.length === 0
      ? html`<p><button name="do" value="${CONFIRM}">Yes, it's available</button></p>`
      : html`${listed.length > 1 ? html`<p><button name="do" value="${CONFIRM}">All ${listed.length} are available</button></p>` : null}
        ${listed.map(({ id, name, address }) => html`<p><button name="do" value="${id}">${name} is available</button> ${address}</p>`)}`;
  return html`<form method="post">${buttons}</form>
    <p>
      Already rented? Mark it as rented on <a href="/advertising-home">your dashboard</a>: renters no longer see it, and
      you aren't charged for another month.
    </p>
    ${others.length > 0 ? html`<p>No longer listed: ${formatList(others.map(({ name }) => name))}.</p>` : null}`;
}

/** Registers the page that an email links to, on which a landlord confirms listings (K65). */
export const confirmListingRoutes = (
  app: FastifyInstance,
  freshness: Pick<FreshnessService, 'linked' | 'confirmByLink'>,
  env: Pick<Env, 'brandHosts'>,
): Promise<void> =>
  registerEmailLinkPage(app, env, {
    path: '/confirm-listing',
    ask: async (token) => {
      const linked = await freshness.linked(token);
      if (!linked) return null;
      const { email, listings } = linked;
      const name = formatList(listings.map((each) => each.name));
      if (email !== null)
        return {
          title: 'Is this your email?',
          body: html`<p>Renters' requests for ${name} go to ${email}.</p>
            <form method="post">
              <p><button name="do" value="${CONFIRM}">Confirm email</button></p>
            </form>
            <p>If it isn't yours, close this page: the address stays unconfirmed.</p>`,
        };
      const isOne = listings.length === 1;
      if (!listings.some(({ listed }) => listed))
        return {
          title: isOne ? `${name} is no longer listed` : 'These listings are no longer listed',
          body: html`<p>
            To show ${isOne ? 'it' : 'them'} again, open <a href="/advertising-home">your dashboard</a>.
          </p>`,
        };
      return {
        title: isOne ? `Is ${name} still available?` : `Are your ${listings.length} listings still available?`,
        body: availabilityForm(listings),
      };
    },
    act: async (token, choice) => {
      const linked =
        choice !== null && (choice === CONFIRM || isListingId(choice)) ? await freshness.linked(token) : null;
      const confirmed = linked && (await freshness.confirmByLink(token, choice === CONFIRM ? null : Number(choice)));
      if (!linked || !confirmed) return null;
      const name = formatList(confirmed);
      const dashboard = html`<p><a href="/advertising-home">Go to your dashboard</a></p>`;
      if (linked.email !== null)
        return {
          title: 'Thanks, your email is confirmed',
          body: html`<p>Renters see the date on ${name}, and on your other listings with this email.</p>
            ${dashboard}`,
        };
      const isOne = confirmed.length === 1;
      const left = (await freshness.linked(token))?.listings ?? [];
      return {
        title: isOne ? `Thanks, ${name} is confirmed` : `Thanks, ${confirmed.length} listings are confirmed`,
        body: html`<p>
            Renters see that you confirmed ${isOne ? 'it' : 'them'} today. We'll check again in about a month.
          </p>
          ${left.some(({ listed }) => listed) ? availabilityForm(left) : dashboard}`,
      };
    },
  });
