import type { FastifyInstance, FastifyRequest } from 'fastify';
import { contextOf } from '../context.ts';
import { refuseOtherMethods } from '../http/wrong-methods.ts';
import type { Services } from '../services.ts';
import type { Input, Route } from './call.ts';
import { routes } from './routes.ts';
import { say } from './say.ts';
import { registerUpload } from './upload.ts';

const inputOf = ({ params, query, body, headers }: FastifyRequest): Input => ({
  params: params as Input['params'],
  query: query as Input['query'],
  body,
  headers,
});

/** The REST facade (rest-api.md): every row goes through here, so that all calls are counted, answered and refused alike. */
export async function registerApi(app: FastifyInstance, services: Services): Promise<void> {
  const register = ({ method, path, throttle, changesState, answer }: Route) =>
    app.route({
      method,
      url: path,
      config: { ...(changesState && { changesState }) },
      handler: async (request, reply) => {
        if (throttle) await services.throttle.take(throttle, request.ip);
        return say(reply, await answer(inputOf(request), contextOf(request, reply, services)));
      },
    });
  routes.forEach(register);
  await registerUpload(app, services);
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
