import type { FastifyInstance, FastifyRequest, FastifyReply } from 'fastify';
import { isRecord } from '../../domain/is-record.ts';
import { anonymousContext, contextOf, type Context } from '../context.ts';
import { NotFound, NotLoggedIn } from '../errors.ts';
import { rejectOtherMethods } from '../http/errors/method-not-allowed.ts';
import type { Services } from '../services.ts';
import type { RawQuery, RestAnswer, Route } from './define-route.ts';
import { registerApiDocs } from './openapi/api-docs-routes.ts';
import { isRejected, readQuery, textOf } from './request-fields.ts';
import { routes } from './routes.ts';
import { sendAnswer } from './send-answer.ts';
import { brandCodes } from '../../domain/brands/brand.ts';
import type { Env } from '../env.ts';
import { createEtag, matchesEtag } from '../http/caching/etags.ts';
import { isPartnerHost } from '../widget/partner-hosts.ts';

type Strategy = Parameters<FastifyInstance['addConstraintStrategy']>[0];
type Storage = ReturnType<Strategy['storage']>;
type Handler = NonNullable<ReturnType<Storage['get']>>;

/** Constraint of a route for clients that request JSON explicitly; others continue to the page at that URL. */
const JSON_CLIENTS = { accepts: 'json' };

const acceptsJson = (accept: string | undefined): boolean =>
  accept !== undefined && accept.includes('application/json') && !accept.includes('text/html');

function registerContentNegotiation(app: FastifyInstance): void {
  app.addConstraintStrategy({
    name: 'accepts',
    storage: () => {
      const handlers = new Map<unknown, Handler>();
      return {
        get: (constraint) => handlers.get(constraint) ?? null,
        set: (constraint, handler) => void handlers.set(constraint, handler),
      };
    },
    validate: () => {},
    deriveConstraint: ({ headers }) => (acceptsJson(headers.accept) ? JSON_CLIENTS.accepts : undefined),
    mustMatchWhenDerived: false,
  });
}

/** Parses the parameters of a request and calls the route, once the caller and the parameters are accepted. */
async function answerRequest(route: Route, request: FastifyRequest, context: Context): Promise<RestAnswer> {
  const { access, loggedOut, input = {}, parseQuery } = route;
  const fields = isRecord(request.body) ? request.body : {};
  const hasToken = access === 'ownerOrToken' && textOf(fields['token']) !== '';
  if (access !== 'anyone' && !hasToken && context.viewer === null) {
    if (loggedOut) return { errors: loggedOut };
    throw new NotLoggedIn();
  }
  const params = input.params?.safeParse(request.params);
  if (params?.error) throw new NotFound(params.error.issues[0]?.message);
  const sent = request.query as RawQuery;
  const query = parseQuery?.(sent) ?? (input.query ? readQuery(input.query, sent) : {});
  if (isRejected(query)) return query;
  const accountId = context.viewer?.accountId ?? null;
  return route.answer({ params: params?.data, query, body: request.body, fields, accountId, request }, context);
}

/** Registers the REST routes: every route passes through here, so that all calls are counted, answered and rejected alike. */
export async function registerRestRoutes(app: FastifyInstance, services: Services): Promise<void> {
  registerContentNegotiation(app);
  const nobody = anonymousContext(services);
  const uploads = routes.filter(({ upload }) => upload);
  await services.uploads.register(app, (scope) => {
    for (const route of uploads) registerRoute(scope, route, services, nobody);
  });
  for (const route of routes) if (!route.upload) registerRoute(app, route, services, nobody);
  registerApiDocs(app, services.env);
  // Outside /api the other methods belong to the pages.
  const calls = routes.filter(({ path }) => path.startsWith('/api/'));
  for (const [path, rows] of Map.groupBy(calls, (call) => call.path)) {
    const methods = rows.map(({ method }) => method);
    rejectOtherMethods(app, path, methods);
  }
}

function registerRoute(app: FastifyInstance, route: Route, services: Services, nobody: Context): void {
  const { method, path, changesState, allowsPartners, isPublic, sharesPageUrl } = route;
  if (allowsPartners !== undefined) answerPreflight(app, path, services.env);
  const body = async (request: FastifyRequest) => {
    await services.readBudget.take(request.ip);
    const result = await services.readBudget.inTurn(request.ip, 'small', () => answerRequest(route, request, nobody));
    if ('errors' in result) return null;
    return 'json' in result ? result.json : JSON.stringify(result.body);
  };
  app.route({
    method,
    url: path,
    config: {
      ...(changesState && { changesState }),
      ...(allowsPartners !== undefined && { cookieless: true }),
      ...(isPublic && { forEverybody: body }),
    },
    ...(sharesPageUrl && { constraints: JSON_CLIENTS }),
    handler: async (request, reply) => {
      if (sharesPageUrl) void reply.header('vary', 'accept');
      if (allowsPartners !== undefined) allowPartnerOrigins(request, reply, services.env);
      await services.readBudget.take(request.ip);
      const call = () => answerRequest(route, request, contextOf(request, reply, services));
      const isRead = method === 'GET' && changesState !== true;
      const result = await (isRead ? services.readBudget.inTurn(request.ip, 'small', call) : call());
      return allowsPartners === undefined
        ? sendAnswer(reply, result)
        : sendPublicAnswer(request, reply, result, allowsPartners);
    },
  });
}

/** Allows the script of a page of any brand's partners, and of no other site, to read the response, errors included. */
function allowPartnerOrigins({ headers }: FastifyRequest, reply: FastifyReply, env: Env): boolean {
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
function sendPublicAnswer(
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
function answerPreflight(app: FastifyInstance, url: string, env: Env): void {
  app.options(url, { config: { cookieless: true } }, (request, reply) => {
    if (allowPartnerOrigins(request, reply, env))
      void reply.headers({
        'access-control-allow-methods': 'GET',
        'access-control-allow-headers': 'accept, content-type, if-none-match, x-requested-with',
        'access-control-max-age': '600', // seconds
      });
    return reply.code(204).header('allow', 'GET').send();
  });
}
