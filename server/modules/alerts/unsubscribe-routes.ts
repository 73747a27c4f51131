import type { FastifyInstance } from 'fastify';
import { NotFound } from '../../errors.ts';
import type { SubscribersService } from './subscribers.service.ts';
import { alertPath, unsubscribePath } from './unsubscribe-link.ts';

const MAX_BODY_BYTES = 4096;

/**
 * Registers POST /unsubscribe/{token}: an email client's one-click request (RFC 8058, any body), or the page's
 * own form without scripts, whose `do` field names the action and so the page that shows the new state. The token is
 * the only credential. The pages are client screens, and GET changes nothing because email scanners follow links.
 */
export async function registerUnsubscribe(
  app: FastifyInstance,
  subscribers: Pick<SubscribersService, 'change'>,
): Promise<void> {
  await app.register(async (routes) => {
    routes.removeAllContentTypeParsers();
    routes.addContentTypeParser('*', { parseAs: 'string', bodyLimit: MAX_BODY_BYTES }, (_request, body, done) =>
      done(null, body),
    );
    routes.post<{ Params: { token: string }; Querystring: { site?: unknown } }>(
      '/unsubscribe/:token',
      { config: { csrf: 'off', cookieless: true } },
      async (request, reply) => {
        const { token } = request.params;
        const wish = new URLSearchParams(typeof request.body === 'string' ? request.body : '').get('do');
        const changed = await subscribers.change(token, wish === 'begin');
        if (!changed) throw new NotFound("This link doesn't work: it may be incomplete, or its alert may have ended.");
        void reply.header('cache-control', 'no-store');
        if (wish === null) return reply.type('text/plain; charset=utf-8').send("You're unsubscribed.\n");
        const { site } = request.query;
        const query = typeof site === 'string' ? `?${new URLSearchParams({ site })}` : '';
        const page = wish === 'begin' ? alertPath : unsubscribePath;
        return reply.redirect(`${page(encodeURIComponent(token))}${query}`, 303);
      },
    );
  });
}
