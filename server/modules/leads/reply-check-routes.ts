import type { FastifyInstance } from 'fastify';
import { replyAnswerOptions } from '../../../domain/leads/reply-check.ts';
import { registerEmailLinkPage } from '../../http/pages/email-link-page.ts';
import { html } from '../../http/pages/html.ts';
import type { ReplyChecks } from './reply-checks.ts';

/** Registers GET and POST /did-they-answer/{token}: the page that asks a renter about a landlord's reply (K67). */
export function replyCheckRoutes(
  app: FastifyInstance,
  checks: Pick<ReplyChecks, 'listingOf' | 'answer'>,
): Promise<void> {
  // Without the brands' hosts, it shows the default brand everywhere.
  return registerEmailLinkPage(
    app,
    { brandHosts: {} },
    {
      path: '/did-they-answer',
      button: 'answer',
      ask: async (token) => {
        const name = await checks.listingOf(token);
        if (name === null) return null;
        const buttons = replyAnswerOptions.map(
          ({ value, label }) => html`<button name="answer" value="${value}">${label}</button> `,
        );
        return { title: `Did ${name} answer?`, body: html`<form method="post"><p>${buttons}</p></form>` };
      },
      act: async (token, choice) => {
        const option = replyAnswerOptions.find(({ value }) => value === choice);
        if (!option || !(await checks.answer(token, option.value))) return null;
        return {
          title: 'Thank you',
          body: html`<p>Your answer is saved. Your request stays with the landlord either way.</p>
            <p><a href="/shortlist">Go to your shortlist</a></p>`,
        };
      },
    },
  );
}
