import type { FastifyInstance } from 'fastify';
import type { Env } from '../../env.ts';
import { registerEmailLinkPage } from '../../http/pages/email-link-page.ts';
import { html } from '../../http/pages/html.ts';
import type { LeadsService } from './leads.service.ts';

/** Registers GET and POST /renter-email/{token}: the page that a confirmation email links to. */
export function renterEmailRoutes(
  app: FastifyInstance,
  leads: Pick<LeadsService, 'mayConfirm' | 'confirmEmail' | 'refuseEmail'>,
  env: Pick<Env, 'brandHosts'>,
): Promise<void> {
  return registerEmailLinkPage(app, env, {
    path: '/renter-email',
    ask: async (token) => {
      if (!(await leads.mayConfirm(token))) return null;
      return {
        title: 'Confirm your email',
        body: html`<p>
            You'll get a copy of what you send to landlords, and we'll send any request that is waiting for your
            confirmation.
          </p>
          <form method="post">
            <p>
              <button name="do" value="confirm">Confirm your email</button>
              <button name="do" value="refuse" class="quiet">This wasn't me</button>
            </p>
          </form>`,
      };
    },
    act: async (token, choice) => {
      const home = html`<p><a href="/" target="_top">Go to the homepage</a></p>`;
      if (choice === 'refuse') {
        if (!(await leads.refuseEmail(token))) return null;
        return {
          title: "You won't get any more of these emails",
          body: html`<p>We deleted the requests with your address that were waiting for confirmation.</p>
            ${home}`,
        };
      }
      const confirmed = await leads.confirmEmail(token);
      if (!confirmed) return null;
      const waited =
        confirmed.sent === 0
          ? "You'll get copies of what you send to landlords."
          : `We sent ${confirmed.sent === 1 ? 'the request that was' : `the ${confirmed.sent} requests that were`} waiting, and copies to you.`;
      return {
        title: 'Your email is confirmed',
        body: html`<p>${waited}</p>
          ${home}`,
      };
    },
  });
}
