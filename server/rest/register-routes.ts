import type { FastifyInstance, FastifyRequest } from 'fastify';
import { anonymousContext, contextOf } from '../context.ts';
import { rejectOtherMethods } from '../http/errors/method-not-allowed.ts';
import type { Services } from '../services.ts';
import type { RestInput } from './route.ts';
import { allowPartnerOrigins, answerPreflight, sendPublicAnswer } from './partner-cors.ts';
import { registerApiDocs } from './openapi/api-docs-routes.ts';
import { routes } from './routes.ts';
import { sendAnswer } from './send-answer.ts';
import { registerUpload } from './handlers/image-upload.ts';

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
        get: (asked) => handlers.get(asked) ?? null,
        set: (asked, handler) => void handlers.set(asked, handler),
      };
    },
    validate: () => {},
    deriveConstraint: ({ headers }) => (acceptsJson(headers.accept) ? JSON_CLIENTS.accepts : undefined),
    mustMatchWhenDerived: false,
  });
}

const inputOf = ({ params, query, body, headers }: FastifyRequest): RestInput => ({
  params: params as RestInput['params'],
  query: query as RestInput['query'],
  body,
  headers,
});

/** Registers the REST routes: every route passes through here, so that all calls are counted, answered and rejected alike. */
export async function registerRestRoutes(app: FastifyInstance, services: Services): Promise<void> {
  registerContentNegotiation(app);
  const nobody = anonymousContext(services);
  for (const { method, path, changesState, allowsPartners, isPublic, sharesPageUrl, answer } of routes) {
    if (allowsPartners !== undefined) answerPreflight(app, path, services.env);
    const body = async (request: FastifyRequest) => {
      await services.readBudget.take(request.ip);
      const said = await services.readBudget.inTurn(request.ip, 'small', () => answer(inputOf(request), nobody));
      if ('errors' in said) return null;
      return 'json' in said ? said.json : JSON.stringify(said.body);
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
        const call = () => answer(inputOf(request), contextOf(request, reply, services));
        const isRead = method === 'GET' && changesState !== true;
        const said = await (isRead ? services.readBudget.inTurn(request.ip, 'small', call) : call());
        return allowsPartners === undefined
          ? sendAnswer(reply, said)
          : sendPublicAnswer(request, reply, said, allowsPartners);
      },
    });
  }
  await registerUpload(app, services);
  registerApiDocs(app, services.env);
  // Outside /api the other methods belong to the pages.
  const calls = [...routes, { method: 'POST', path: '/api/images-upload' }].filter(({ path }) =>
    path.startsWith('/api/'),
  );
  for (const [path, rows] of Map.groupBy(calls, (call) => call.path)) {
    const methods = rows.map(({ method }) => method);
    rejectOtherMethods(app, path, methods);
  }
}
