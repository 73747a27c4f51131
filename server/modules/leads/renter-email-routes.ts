import type { FastifyInstance } from 'fastify';
import { isLeadId } from '../../../domain/leads/lead-access.ts';
import { replyAnswerOptions } from '../../../domain/leads/reply-check.ts';
import type { Env } from '../../env.ts';
import { registerEmailLinkPage } from '../../http/pages/email-link-page.ts';
import { html } from '../../http/pages/html.ts';
import type { LeadsService } from './leads.service.ts';
import type { ReplyChecks } from './reply-checks.ts';

/** Registers GET and POST /renter-email/{token}: the page that a confirmation email links to. */
export function renterEmailRoutes(
  app: FastifyInstance,
  leads: Pick<LeadsService, 'mayConfirm' | 'confirmEmail' | 'declineEmail'>,
  env: Pick<Env, 'brandHosts'>,
): Promise<void> {
  return registerEmailLinkPage(app, env, {
    path: '/renter-email',
    ask: async (token) => {
      if (!(await leads.mayConfirm(token))) return null;
      return {
        title: 'Confirm your email',
        body: html`<p>You'll get a copy of what you send to landlords, and of what you sent in the last day.</p>
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
        if (!(await leads.declineEmail(token))) return null;
        return {
          title: "You won't get any more of these emails",
          body: home,
        };
      }
      if (!(await leads.confirmEmail(token))) return null;
      return {
        title: 'Your email is confirmed',
        body: html`<p>You'll get copies of what you send to landlords.</p>
          ${home}`,
      };
    },
  });
}

/** Registers GET and POST /did-they-answer/{token}: the page that asks a renter about landlords' replies (K67). */
export function replyCheckRoutes(
  app: FastifyInstance,
  checks: Pick<ReplyChecks, 'listingsOf' | 'answer'>,
): Promise<void> {
  const questions = async (token: string) => {
    const listings = await checks.listingsOf(token);
    const [only, ...more] = listings ?? [];
    if (!listings || !only) return null;
    const rows = listings.map(({ lead, name, isAnswered }) => {
      const buttons = replyAnswerOptions.map(
        ({ value, label }) => html`<button name="answer" value="${lead}-${value}">${label}</button> `,
      );
      const title = more.length > 0 ? html`<h2>${name}</h2>` : null;
      return html`${title}${isAnswered ? html`<p>Saved.</p>` : html`<p>${buttons}</p>`}`;
    });
    return {
      title: more.length > 0 ? 'Did they answer?' : `Did ${only.name} answer?`,
      body: html`<form method="post">${rows}</form>`,
    };
  };
  // Without the brands' hosts, it shows the default brand everywhere.
  return registerEmailLinkPage(
    app,
    { brandHosts: {} },
    {
      path: '/did-they-answer',
      button: 'answer',
      ask: questions,
      act: async (token, choice) => {
        const [lead = '', value] = (choice ?? '').split('-', 2);
        const option = replyAnswerOptions.find((each) => each.value === value);
        if (!option || !isLeadId(lead) || !(await checks.answer(token, Number(lead), option.value))) return null;
        const rest = await questions(token);
        return (
          rest ?? {
            title: 'Thank you',
            body: html`<p>Your answer is saved. Your request stays with the landlord either way.</p>
              <p><a href="/shortlist">Go to your shortlist</a></p>`,
          }
        );
      },
    },
  );
}
