import type { FastifyInstance, FastifyRequest } from 'fastify';
import { anonymousContext, contextOf } from '../context.ts';
import { FOR_PROGRAMS, registerAsks } from '../http/asks.ts';
import { refuseOtherMethods } from '../http/wrong-methods.ts';
import type { Services } from '../services.ts';
import type { Input, Route } from './call.ts';
import { allowPartners, answerPreflight, sayToAll } from './for-partners.ts';
import { registerApiDocument } from './openapi/serve.ts';
import { routes } from './routes.ts';
import { say } from './say.ts';
import { registerUpload } from './upload.ts';

const inputOf = ({ params, query, body, headers }: FastifyRequest): Input => ({
  params: params as Input['params'],
  query: query as Input['query'],
  body,
  headers,
});

/** The REST facade: every row goes through here, so that all calls are counted, answered and refused alike. */
export async function registerApi(app: FastifyInstance, services: Services): Promise<void> {
  registerAsks(app);
  const nobody = anonymousContext(services);
  const register = ({ method, path, throttle, changesState, forPartners, forEverybody, isPageToo, answer }: Route) => {
    if (forPartners !== undefined) answerPreflight(app, path, services.env);
    const body = async (request: FastifyRequest) => {
      await services.readBudget.take(request.ip);
      const said = await answer(inputOf(request), nobody);
      return 'errors' in said ? null : said.body;
    };
    app.route({
      method,
      url: path,
      config: {
        ...(changesState && { changesState }),
        ...(forPartners !== undefined && { cookieless: true }),
        ...(forEverybody && { forEverybody: body }),
      },
      ...(isPageToo && { constraints: FOR_PROGRAMS }),
      handler: async (request, reply) => {
        if (isPageToo) void reply.header('vary', 'accept');
        if (forPartners !== undefined) allowPartners(request, reply, services.env);
        if (throttle) await services.throttle.take(throttle, request.ip);
        else await services.readBudget.take(request.ip);
        const said = await answer(inputOf(request), contextOf(request, reply, services));
        return forPartners === undefined ? say(reply, said) : sayToAll(request, reply, said, forPartners);
      },
    });
  };
  routes.forEach(register);
  await registerUpload(app, services);
  registerApiDocument(app, services.env);
  // outside /api the other methods are the pages'
  const calls = [...routes, { method: 'POST', path: '/api/images-upload' }].filter(({ path }) =>
    path.startsWith('/api/'),
  );
  for (const [path, rows] of Map.groupBy(calls, (call) => call.path))
    refuseOtherMethods(
      app,
      path,
      rows.map(({ method }) => method),
    );
}
