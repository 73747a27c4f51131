import type { FastifyInstance } from 'fastify';
import type { Env } from '../../env.ts';
import { registerEmailLinkPage } from '../../http/pages/email-link-page.ts';
import { html } from '../../http/pages/html.ts';
import type { ReportsService } from './reports.service.ts';

/** Registers GET and POST /confirm-report/{token}: the page on which a reporter confirms their email (K66). */
export function reportRoutes(
  app: FastifyInstance,
  reports: Pick<ReportsService, 'listingOf' | 'confirm'>,
  env: Pick<Env, 'brandHosts'>,
): Promise<void> {
  return registerEmailLinkPage(app, env, {
    path: '/confirm-report',
    ask: async (token) => {
      const name = await reports.listingOf(token);
      if (name === null) return null;
      return {
        title: 'Confirm your report',
        body: html`<p>You reported ${name}. Confirm it, and we'll email you what comes of it.</p>
          <form method="post">
            <p><button name="do" value="confirm">Confirm report</button></p>
          </form>
          <p>Wasn't this you? Close this page; nothing happens.</p>`,
      };
    },
    act: async (token, choice) => {
      if (choice !== 'confirm' || !(await reports.confirm(token))) return null;
      return {
        title: 'Your report is confirmed',
        body: html`<p>A person will check it. We'll email you what comes of it.</p>
          <p><strong>Never pay for a home before you have seen it.</strong></p>
          <p><a href="/">Go to the homepage</a></p>`,
      };
    },
  });
}
