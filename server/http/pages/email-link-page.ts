import type { FastifyInstance, FastifyReply } from 'fastify';
import { getBrand } from '../../../domain/brands/brands.ts';
import type { Env } from '../../env.ts';
import { NotFound } from '../../errors.ts';
import { hostBrand } from '../../ssr/page-url.ts';
import { html, type Html } from './html.ts';
import { plainPage } from './plain-page.ts';

const LONGEST_BODY = 1024;
const USED = 'This link has expired or was already used.';

interface PageText {
  title: string;
  body: Html;
}

/** A JSON file that the browser saves. */
interface Download {
  fileName: string;
  json: string;
}

interface EmailLinkPage {
  /** The path before the token: `/confirm-report`. */
  path: string;
  /** The name of the buttons. */
  button?: string;
  /** Returns the page with its buttons; null for a used, expired or invalid link. */
  ask: (token: string) => Promise<PageText | null>;
  /** Does what the button says. Returns the page after it, or a file; null as `ask`. */
  act: (token: string, choice: string | null) => Promise<PageText | Download | null>;
}

/** Registers a page that an email links to. GET changes nothing, because email clients open links: its buttons do. */
export async function registerEmailLinkPage(
  app: FastifyInstance,
  { brandHosts: hosts }: Pick<Env, 'brandHosts'>,
  { path, button = 'do', ask, act }: EmailLinkPage,
): Promise<void> {
  const send = (reply: FastifyReply, host: string, page: PageText | Download | null) => {
    if (!page) throw new NotFound(USED);
    void reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' });
    if ('json' in page)
      return reply
        .type('application/json; charset=utf-8')
        .header('content-disposition', `attachment; filename="${page.fileName}"`)
        .send(page.json);
    const { title, body } = page;
    return reply.type('text/html; charset=utf-8').send(
      plainPage({
        title,
        body: html`<h1>${title}</h1>
          ${body}`,
        siteName: getBrand(hostBrand(host, { hosts })).name,
      }),
    );
  };
  const config = { csrf: 'off', cookieless: true } as const;
  await app.register(async (routes) => {
    routes.removeAllContentTypeParsers();
    routes.addContentTypeParser('*', { parseAs: 'string', bodyLimit: LONGEST_BODY }, (_request, body, done) =>
      done(null, body),
    );
    routes.get<{ Params: { token: string } }>(`${path}/:token`, { config }, async ({ params, host }, reply) =>
      send(reply, host, await ask(params.token)),
    );
    routes.post<{ Params: { token: string } }>(`${path}/:token`, { config }, async ({ params, host, body }, reply) => {
      const choice = new URLSearchParams(typeof body === 'string' ? body : '').get(button);
      return send(reply, host, await act(params.token, choice));
    });
  });
}
