import type { FastifyInstance } from 'fastify';
import { NotFound } from '../../errors.ts';
import type { SubscribersService } from './subscribers.service.ts';
import { unsubscribePath } from './unsubscribe-link.ts';

const MAX_BODY_BYTES = 4096;

/**
 * POST /unsubscribe/{token}: a mail program's one press (RFC 8058, any body), or the page's own form without scripts,
 * which says in `do` what it wants. The token is the proof, so there is no other; the page itself is a screen of the
 * client, and to ask for it changes nothing: whoever looks through mails follows links.
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
        if (!changed) throw new NotFound('This link stops nothing: it was cut short, or its mails ended long ago.');
        void reply.header('cache-control', 'no-store');
        if (wish === null)
          return reply.type('text/plain; charset=utf-8').send('You will get no more of these mails.\n');
        const { site } = request.query;
        const query = typeof site === 'string' ? `?${new URLSearchParams({ site })}` : '';
        return reply.redirect(`${unsubscribePath(encodeURIComponent(token))}${query}`, 303);
      },
    );
  });
}
