import type { FastifyInstance, FastifyReply } from 'fastify';
import { getBrand } from '../../../domain/brands/brands.ts';
import type { Env } from '../../env.ts';
import { NotFound } from '../../errors.ts';
import { html, type Html } from '../../http/pages/html.ts';
import { plainPage } from '../../http/pages/plain-page.ts';
import { hostBrand } from '../../ssr/page-url.ts';
import type { LeadsService } from './leads.service.ts';

const LONGEST_BODY = 1024;
const USED = 'This link has expired or was already used.';

/**
 * Registers GET and POST /renter-email/{token}: the page that a confirmation email links to. GET changes nothing,
 * because email clients open links automatically; its buttons do. The token is the only credential.
 */
export async function renterEmailRoutes(
  app: FastifyInstance,
  leads: Pick<LeadsService, 'mayConfirm' | 'confirmEmail' | 'refuseEmail'>,
  { brandHosts: hosts }: Pick<Env, 'brandHosts'>,
): Promise<void> {
  const page = (reply: FastifyReply, host: string, title: string, body: Html) =>
    reply
      .type('text/html; charset=utf-8')
      .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' })
      .send(plainPage({ title, body, siteName: getBrand(hostBrand(host, { hosts })).name }));
  const config = { csrf: 'off', cookieless: true } as const;
  await app.register(async (routes) => {
    routes.removeAllContentTypeParsers();
    routes.addContentTypeParser('*', { parseAs: 'string', bodyLimit: LONGEST_BODY }, (_request, body, done) =>
      done(null, body),
    );
    routes.get<{ Params: { token: string } }>('/renter-email/:token', { config }, async (request, reply) => {
      if (!(await leads.mayConfirm(request.params.token))) throw new NotFound(USED);
      const title = 'Confirm your email';
      return page(
        reply,
        request.host,
        title,
        html`<h1>${title}</h1>
          <p>
            You'll get a copy of what you send to landlords, and we'll send any request that is waiting for your
            confirmation.
          </p>
          <form method="post">
            <p>
              <button name="do" value="confirm">Confirm your email</button>
              <button name="do" value="refuse" class="quiet">This wasn't me</button>
            </p>
          </form>`,
      );
    });
    routes.post<{ Params: { token: string } }>('/renter-email/:token', { config }, async (request, reply) => {
      const choice = new URLSearchParams(typeof request.body === 'string' ? request.body : '').get('do');
      const { token } = request.params;
      if (choice === 'refuse') {
        if (!(await leads.refuseEmail(token))) throw new NotFound(USED);
        const title = "You won't get any more of these emails";
        const body = html`<h1>${title}</h1>
          <p>We deleted the requests with your address that were waiting for confirmation.</p>
          <p><a href="/" target="_top">Go to the homepage</a></p>`;
        return page(reply, request.host, title, body);
      }
      const confirmed = await leads.confirmEmail(token);
      if (!confirmed) throw new NotFound(USED);
      const title = 'Your email is confirmed';
      const waited =
        confirmed.sent === 0
          ? "You'll get copies of what you send to landlords."
          : `We sent ${confirmed.sent === 1 ? 'the request' : `the ${confirmed.sent} requests`} that was waiting, and copies to you.`;
      const body = html`<h1>${title}</h1>
        <p>${waited}</p>
        <p><a href="/" target="_top">Go to the homepage</a></p>`;
      return page(reply, request.host, title, body);
    });
  });
}
