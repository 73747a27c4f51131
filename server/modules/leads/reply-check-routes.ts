import type { FastifyInstance } from 'fastify';
import { getBrand } from '../../../domain/brands/brands.ts';
import { replyAnswerOptions } from '../../../domain/leads/reply-check.ts';
import { NotFound } from '../../errors.ts';
import { html, type Html } from '../../http/pages/html.ts';
import { plainPage } from '../../http/pages/plain-page.ts';
import type { ReplyChecks } from './reply-checks.ts';

const LONGEST_BODY = 1024;
const USED = 'This link has expired or was already used.';
const HEADERS = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' };

/**
 * Registers GET and POST /did-they-answer/{token}: the page that asks a renter about a landlord's reply (K67). GET
 * changes nothing, because email clients open links automatically. The token is the only credential and works once.
 */
export async function replyCheckRoutes(
  app: FastifyInstance,
  checks: Pick<ReplyChecks, 'listingOf' | 'answer'>,
): Promise<void> {
  const page = (title: string, body: Html) => plainPage({ title, body, siteName: getBrand('default').name });
  const config = { csrf: 'off', cookieless: true } as const;
  await app.register(async (routes) => {
    routes.removeAllContentTypeParsers();
    routes.addContentTypeParser('*', { parseAs: 'string', bodyLimit: LONGEST_BODY }, (_request, body, done) =>
      done(null, body),
    );
    routes.get<{ Params: { token: string } }>('/did-they-answer/:token', { config }, async (request, reply) => {
      const name = await checks.listingOf(request.params.token);
      if (name === null) throw new NotFound(USED);
      const title = `Did ${name} answer?`;
      const buttons = replyAnswerOptions.map(
        ({ value, label }) => html`<button name="answer" value="${value}">${label}</button> `,
      );
      return reply
        .type('text/html; charset=utf-8')
        .headers(HEADERS)
        .send(
          page(
            title,
            html`<h1>${title}</h1>
              <form method="post"><p>${buttons}</p></form>`,
          ),
        );
    });
    routes.post<{ Params: { token: string } }>('/did-they-answer/:token', { config }, async (request, reply) => {
      const sent = new URLSearchParams(typeof request.body === 'string' ? request.body : '').get('answer');
      const option = replyAnswerOptions.find(({ value }) => value === sent);
      if (!option || !(await checks.answer(request.params.token, option.value))) throw new NotFound(USED);
      const title = 'Thank you';
      return reply
        .type('text/html; charset=utf-8')
        .headers(HEADERS)
        .send(
          page(
            title,
            html`<h1>${title}</h1>
              <p>Your answer is saved. Your request stays with the landlord either way.</p>
              <p><a href="/shortlist">Go to your shortlist</a></p>`,
          ),
        );
    });
  });
}
