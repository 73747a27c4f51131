import type { FastifyInstance } from 'fastify';
import { formatCount } from '../../../domain/format/numbers.ts';
import { replyAnswerOptions } from '../../../domain/leads/reply-check.ts';
import type { Env } from '../../env.ts';
import { registerEmailLinkPage } from '../../http/pages/email-link-page.ts';
import { html } from '../../http/pages/html.ts';
import type { ConfirmedRequests, LeadsService } from './leads.service.ts';
import type { ReplyChecks } from './reply-checks.ts';

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
      const waited = waitingTexts(confirmed).map((text) => html`<p>${text}</p>`);
      return { title: 'Your email is confirmed', body: html`${waited} ${home}` };
    },
  });
}

/** Returns what became of the requests that waited, a sentence for each outcome. */
function waitingTexts({ sent, onHold, unavailable }: ConfirmedRequests): string[] {
  const requests = (count: number) => (count === 1 ? 'the request that was' : `the ${count} requests that were`);
  const texts = [
    sent > 0 && `We sent ${requests(sent)} waiting, and copies to you.`,
    onHold > 0 &&
      `${formatCount(onHold, 'request is', 'requests are')} on hold because of a monthly limit. We emailed you the details.`,
    unavailable > 0 &&
      `We couldn't send ${formatCount(unavailable, 'request because the home is', 'requests because the homes are')} no longer available.`,
  ].filter((text) => text !== false);
  return texts.length > 0 ? texts : ["You'll get copies of what you send to landlords."];
}

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
