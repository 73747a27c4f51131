import { brandCodes } from '../../domain/brands/brand.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Env } from '../env.ts';
import { createEtag, matchesEtag } from '../http/caching/etags.ts';
import { isPartnerHost } from '../widget/partner-hosts.ts';
import type { RestAnswer } from './route.ts';
import { sendAnswer } from './send-answer.ts';

/** Headers that a partner's script may send besides the default ones. */
const ALLOWED_HEADERS = 'accept, content-type, if-none-match, x-requested-with';
/** How long a browser caches a preflight, in seconds. */
const PREFLIGHT_MAX_AGE = 600;

/** Allows the script of a page of any brand's partners, and of no other site, to read the response, errors included. */
export function allowPartnerOrigins({ headers }: FastifyRequest, reply: FastifyReply, env: Env): boolean {
  void reply.header('vary', 'origin');
  const { origin } = headers;
  if (origin === undefined || !brandCodes.some((brand) => isPartnerHost(env, brand, origin))) return false;
  void reply.headers({
    'access-control-allow-origin': origin,
    'access-control-expose-headers': 'etag, retry-after, x-request-id',
  });
  return true;
}

/** Sends a response that is the same for all clients: any cache may keep it for `seconds`, then revalidates with its ETag. */
export function sendPublicAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: RestAnswer,
  seconds: number,
): FastifyReply {
  if ('errors' in answer) return sendAnswer(reply, answer);
  const text = 'json' in answer ? answer.json : JSON.stringify(answer.body);
  const etag = createEtag(text);
  void reply.headers({ 'cache-control': `public, max-age=${seconds}`, etag });
  return matchesEtag(request, etag) ? reply.code(304).send() : reply.type('application/json; charset=utf-8').send(text);
}

/** Responds to CORS preflights, which browsers send when a partner's script sets a header. */
export function answerPreflight(app: FastifyInstance, url: string, env: Env): void {
  app.options(url, { config: { cookieless: true } }, (request, reply) => {
    if (allowPartnerOrigins(request, reply, env))
      void reply.headers({
        'access-control-allow-methods': 'GET',
        'access-control-allow-headers': ALLOWED_HEADERS,
        'access-control-max-age': String(PREFLIGHT_MAX_AGE),
      });
    return reply.code(204).header('allow', 'GET').send();
  });
}
